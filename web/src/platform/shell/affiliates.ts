import { useAct } from '../acts.ts'
import { useCreation } from '../creations.ts'

/** AFF-08. */
export const useAddAffiliate = () => useCreation('companies.createChild')

/** AFF-11. */
export const useDeleteAffiliate = () => useAct('companies.deleteChild')
