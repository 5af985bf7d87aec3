import { addMonths } from './days.rules.ts'

/** What an administrator gives when they do not say how many; a setting of the server changes it. */
export const defaultQuota = 20

export type Quota = { value: number | null; availability: number | null }
export type QuotaState = 'none' | 'reached' | 'available'

/** PTG-23, PTG-25. Null means that the company has no quota option. */
export const quotaState = ({ value, availability }: Quota): QuotaState =>
  value === null || availability === null ? 'none' : availability <= 0 ? 'reached' : 'available'

/** Why a creation would be refused for the quota, if it would. */
export const quotaRefusal = (quota: Quota): 'PTG_QUOTA_NOT_AVAILABLE' | 'PTG_QUOTA_REACHED' | null =>
  ({ none: 'PTG_QUOTA_NOT_AVAILABLE', reached: 'PTG_QUOTA_REACHED', available: null } as const)[quotaState(quota)]

/** The first day on which a month's quota is new again: `2026-12-01` after any day of November. */
export const nextMonth = (month: string): string => addMonths(`${month.slice(0, 7)}-01`, 1)
