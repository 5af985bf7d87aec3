import { useParams } from '@tanstack/react-router'
import { useIdentity } from '../identity.ts'
import type { Identity } from '../session.ts'

/** Only a company manager, or someone without a company, acts as the company of the address (SHELL-62). */
export const activeCompanyId = ({ company }: Identity, routeId: number | null): number | null =>
  company && (company.type !== 'COMPANY_MANAGER' || routeId === null) ? company.id : routeId

/** The company whose data the page shows; null where the address names none and the reader has none. */
export const useActiveCompanyId = (): number | null => {
  const { company_id } = useParams({ strict: false }) as { company_id?: string }
  return activeCompanyId(useIdentity(), company_id ? Number(company_id) : null)
}

/** The same, below the routes that name a company. */
export const useCompanyId = (): number => {
  const id = useActiveCompanyId()
  if (id === null) throw new Error('This page has no company')
  return id
}
