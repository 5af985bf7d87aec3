import { certificateUntil, validUntil } from './certificates.rules.ts'

/** The last day of papers of a label, by their first: a maintenance certificate counts a year. */
const lastDay: Record<string, (from: string) => string> = {
  dpe: certificateUntil,
  R_DPE: certificateUntil,
  ptg_cert_maintenance: (from) => validUntil(from, 12),
}

const dayFrom = (year: string, month: string, day: string): string | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isReal && text >= '1990' && text < '2100' ? text : null
}

/** The day that the name of a file tells: `2026-03-12`, `20260312`, `12-03-2026`, `12.03.2026`, in the French order. */
export const dayInName = (name: string): string | null => {
  const [, year, month, day] = /(?<!\d)(\d{4})[-_. ]?(\d{2})[-_. ]?(\d{2})(?!\d)/.exec(name) ?? []
  const iso = year && dayFrom(year, month!, day!)
  if (iso) return iso
  const [, frenchDay, frenchMonth, frenchYear] = /(?<!\d)(\d{1,2})[-_. ](\d{1,2})[-_. ](\d{4})(?!\d)/.exec(name) ?? []
  return frenchDay ? dayFrom(frenchYear!, frenchMonth!, frenchDay) : null
}

/** Until when a paper may count, by its label: from the day that its name tells, or from when it came here. */
export type ProposedValidity = { until: string; from: string; isNamed: boolean }
export const proposedValidity = (
  name: string,
  labelCodes: readonly string[],
  cameOn: string,
): ProposedValidity | null => {
  const named = dayInName(name)
  const from = named ?? cameOn
  const [until] = labelCodes.flatMap((code) => lastDay[code]?.(from) ?? []).toSorted()
  return until ? { until, from, isNamed: named !== null } : null
}
