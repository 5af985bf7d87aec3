import { useAct } from '../acts.ts'

/** AFF-08. */
export const useAddAffiliate = () => useAct('companies.createChild')

/** AFF-11. */
export const useDeleteAffiliate = () => useAct('companies.deleteChild')
