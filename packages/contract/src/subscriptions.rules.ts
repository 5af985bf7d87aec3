import { addDays, addMonths } from './days.rules.ts'

/** ADMIN-17. What a company's homes come with: one offer at a time. */
export const offerCodes = ['MSL_INITIAL', 'MSL_CONFORT', 'MSL_PREMIUM'] as const
/** ADMIN-17. What is added to an offer, or stands alone. */
export const moduleCodes = [
  'MSL_GESTIONCIL',
  'MSL_CILCOMPLET',
  'MSL_REPCONSOS',
  'MSL_SUIVIPROJET',
  'OPTION_COURRIER',
] as const
/** Data kept ten more years. */
export const extensionCode = 'MSL_10ANS'

export const subscriptionKinds = ['OFFER', 'MODULE', 'EXTENSION', 'OTHER'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]
const has = (codes: readonly string[], code: string) => codes.includes(code)
export const kindOf = (code: string): SubscriptionKind => {
  if (has(offerCodes, code)) return 'OFFER'
  if (has(moduleCodes, code)) return 'MODULE'
  return code === extensionCode ? 'EXTENSION' : 'OTHER'
}

/** What administrators choose from; the rest of the catalogue is of contracts that were made before. */
export const subscribableCodes = [...offerCodes, ...moduleCodes, extensionCode] as const

/** ADMIN-19. For how long a Premium licence is taken. */
export const licenceYears = [5, 10] as const
export type LicenceYears = (typeof licenceYears)[number]
export const hasLicence = (code: string) => code === 'MSL_PREMIUM'

/** ADMIN-19. Data is kept for so long after the last day of what was subscribed to, and longer with the extension. */
export const retentionYears = 3
export const extensionYears = 10

/** The same day so many years later; 29 February becomes the 28th. */
export const plusYears = (day: string, years: number): string => addMonths(day, 12 * years)

/** The last day of a licence that begins on this one. */
export const lastDayOf = (startsOn: string, years: number): string => addDays(plusYears(startsOn, years), -1)

/** The last day of what goes on for as long again: the years of its licence, or one more. */
export const renewedUntil = (endsOn: string, years: number | null): string => plusYears(endsOn, years ?? 1)

/** Until when data is kept, of what ends on this day; null while no end is known. */
export const keptUntil = (endsOn: string | null, isExtended: boolean): string | null =>
  endsOn === null ? null : plusYears(endsOn, retentionYears + (isExtended ? extensionYears : 0))

export const subscriptionStates = ['RUNNING', 'PLANNED', 'ENDED'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** How many days before the end the company is told. */
export const noticeDays = [60, 15] as const

export const quantityMax = 1_000_000
