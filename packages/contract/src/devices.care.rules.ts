import { addMonths, daysBetween } from './days.rules.ts'

/**
 * What the law makes builders answer for, counted from the day on which the works were received (Code civil, 1792-6,
 * 1792-3 and 1792-4-1). The booklet knows the commissioning date, which it takes for that day.
 */
export const legalWarranties = [
  { kind: 'COMPLETION', months: 12 },
  { kind: 'EQUIPMENT', months: 24 },
  { kind: 'DECENNIAL', months: 120 },
] as const
export type LegalWarranty = (typeof legalWarranties)[number]['kind']

export type WarrantyEnd = { kind: LegalWarranty; from: string; until: string }

/** When each legal warranty of a home ends; none before it is commissioned. */
export const warrantiesOf = (commissioned: string | null): WarrantyEnd[] =>
  commissioned === null
    ? []
    : legalWarranties.map(({ kind, months }) => ({ kind, from: commissioned, until: addMonths(commissioned, months) }))

/** The part of a warranty that is past, from 0 to 1. */
export const elapsed = ({ from, until }: Pick<WarrantyEnd, 'from' | 'until'>, today: string): number =>
  Math.min(1, Math.max(0, daysBetween(from, today) / Math.max(1, daysBetween(from, until))))

/** How many days before it is due those who live there are reminded of a task. */
export const reminderDays = 30
