import { cut } from './cut.rules.ts'
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

/** What a paper says of its own time: its last day, or the day that it is of; by which words, and where they stand. */
export type SaidOfValidity = { until: string | null; from: string | null; words: string; page: number }

/** In the order of the year, as they are compared: without accents. */
const months = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]
const date = `(?:(\\d{1,2})\\s?[./-]\\s?(\\d{1,2})\\s?[./-]\\s?(\\d{4})|(\\d{4})-(\\d{2})-(\\d{2})|(\\d{1,2})(?:er)? (${months.join('|')}) (\\d{4}))(?!\\d)`
/** Between the words and their day: a sign, an article, the name of its place. */
const between = `\\s?(?:le|du|au)?\\s?[:.]?\\s?(?:le )?`
const after = (words: string) => new RegExp(`(?<![a-z])(?:${words})${between}${date}`)
const ends = after(
  [
    `valable jusqu'? ?au`,
    `valide jusqu'? ?au`,
    `validite jusqu'? ?au`,
    `(?:date de )?fin de validite`,
    `date limite de validite`,
    `date d'expiration`,
    `expire`,
    `a renouveler avant`,
  ].join('|'),
)
const begins = after(
  [
    `date d'etablissement(?: du dpe)?`,
    `etablie?`,
    `date de (?:la )?visite`,
    `visite effectuee`,
    `date de l'entretien`,
    `date d'entretien`,
    `entretien (?:effectue|realise)`,
    `date d'intervention`,
    `date de realisation`,
    `delivree?`,
    `fait a [a-z '-]{1,40},?`,
  ].join('|'),
)

/** Letter by letter, so that what is found stands at the same place of the text itself. */
const plainOf = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/[À-ſ]/g, (letter) => letter.normalize('NFD')[0]!)
    .toLowerCase()

const find = (page: string, pattern: RegExp): { day: string; words: string } | null => {
  const found = pattern.exec(plainOf(page))
  if (!found) return null
  const [whole, day, month, year, isoYear, isoMonth, isoDay, written, name, writtenYear] = found
  const told = isoYear
    ? dayFrom(isoYear, isoMonth!, isoDay!)
    : name
      ? dayFrom(writtenYear!, String(months.indexOf(name) + 1), written!)
      : dayFrom(year!, month!, day!)
  return told ? { day: told, words: page.slice(found.index, found.index + whole.length) } : null
}

/** What the first pages of a paper say of its time: the day that it is of, and its end where it tells one, whose words are told. */
export const validityIn = (pages: readonly string[]): SaidOfValidity | null => {
  const texts = pages.map((page) => page.normalize('NFC').replace(/\s+/g, ' '))
  const [end, day] = [ends, begins].map((pattern) => firstIn(texts, pattern))
  const told = end ?? day
  return told ? { until: end?.day ?? null, from: day?.day ?? null, words: told.words, page: told.page } : null
}

const firstIn = (texts: readonly string[], pattern: RegExp) => {
  for (const [index, text] of texts.entries()) {
    const found = find(text, pattern)
    if (found) return { day: found.day, words: cut(found.words, 120), page: index + 1 }
  }
  return null
}

/**
 * By what an end was worked out: the paper says it, unless the law has it end before; or the day that it is of; its name tells
 * that day; or only when it came.
 */
export type ValidityBy = 'end' | 'law' | 'day' | 'name' | 'coming'
export type ProposedValidity = { until: string; from: string | null; by: ValidityBy }

/** Until when a paper may count, by its label: by what it says, or from the day that its name tells, or from when it came. */
export const proposedValidity = (
  name: string,
  labelCodes: readonly string[],
  cameOn: string,
  said: SaidOfValidity | null = null,
): ProposedValidity | null => {
  const named = dayInName(name)
  const from = said?.from ?? named ?? cameOn
  const [until] = labelCodes.flatMap((code) => lastDay[code]?.(from) ?? []).toSorted()
  if (until === undefined) return null
  if (said?.until) {
    const isByLaw = until === certificateUntil(from) && until < validUntil(from, 120)
    const isCut = said.from !== null && isByLaw && until < said.until
    return isCut ? { until, from, by: 'law' } : { until: said.until, from: null, by: 'end' }
  }
  return { until, from, by: said?.from ? 'day' : named ? 'name' : 'coming' }
}
