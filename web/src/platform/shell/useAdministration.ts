import { partOnDemand, usePart } from '../../ui/onDemand.tsx'
import { hasGlobalRole, useIdentity } from '../identity.ts'

const administration = partOnDemand(() => import('./AdministrationMenu.tsx'))

/**
 * ADMIN-11. What they alone see who act for the platform: undefined while it comes, null for everybody else, who neither
 * waits for it nor fetches it before the page is calm.
 */
export const useAdministration = () => {
  const isTheirs = hasGlobalRole(useIdentity())
  const brought = usePart(administration, isTheirs)
  return isTheirs ? brought?.Component : null
}
