import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../ui/texts.ts'
import { orpc } from '../client.ts'
import { useIdentity } from '../identity.ts'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { useActiveCompanyId } from './useCompanyId.ts'
import classes from './CompanyBlock.module.css'

const fiveMinutes = 300_000

/** The active company as it was read last, for its name and picture change; one's own meanwhile. */
const useActiveCompany = () => {
  const { company } = useIdentity()
  const id = useActiveCompanyId()
  const known = useQuery({
    ...orpc.companies.getCompany.queryOptions({ input: { company_id: id ?? 0 } }),
    enabled: id !== null,
    staleTime: fiveMinutes,
    meta: { tellsErrors: true },
  })
  return known.data?.data ?? (id === company?.id ? company : null)
}

/** SHELL-23: whom the reader acts for; opens the companies panel. */
export function CompanyBlock({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const active = useActiveCompany()
  const name = active?.name ?? t('platform.title')
  return (
    <button type="button" className={classes.block} aria-haspopup="dialog" onClick={onOpen}>
      <CompanyLogo name={name} path={active?.picture_path ?? null} />
      <span className={classes.name}>{name}</span>
    </button>
  )
}
