/** A title, but for case, accents and everything that is neither letter nor digit. */
export const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒ]/g, 'oe')
    .replace(/n°|nº|№/gi, ' numero ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The names that a field goes by. */
export type Names<F extends string> = Record<F, readonly string[]>

/**
 * What a title too common to name a field by itself names beside a column of certain others: « Numéro » beside « Voie ».
 * `holds` asks what stands in it, by what was found of all columns.
 */
export type Beside<F extends string> = {
  field: F
  titles: readonly string[]
  others: readonly F[]
  holds?: (at: number, found: readonly (F | null)[]) => boolean
}

/** Whether the words stand in a title, in their order and side by side. */
const stands = (words: string, title: string): boolean => ` ${title} `.includes(` ${words} `)

/**
 * Which fields a row of titles names: a title that is a name itself first, then one in which the longest name stands. Each
 * field is found once. `remembered` is what people have said of such titles before; `others` are titles of something else;
 * `beside` is what is named only where it stands.
 */
export const fieldsOf = <F extends string>(
  titles: readonly string[],
  names: Names<F>,
  remembered: ReadonlyMap<string, F | null> = new Map(),
  others: readonly string[] = [],
  beside: readonly Beside<F>[] = [],
): (F | null)[] => {
  const plains = titles.map(plain)
  const found: (F | null)[] = plains.map(() => null)
  const taken = new Set<F>()
  const take = (at: number, field: F | null | undefined) => {
    if (field === null || field === undefined || found[at] !== null || taken.has(field)) return
    found[at] = field
    taken.add(field)
  }
  for (const [at, title] of plains.entries()) if (title !== '') take(at, remembered.get(title))
  const passed = new Set(['', ...others.map(plain), ...remembered.keys()])
  const isOpen = (at: number) => found[at] === null && !passed.has(plains[at]!)
  const known = (Object.entries(names) as [F, readonly string[]][]).flatMap(([field, all]) =>
    all.map((name) => ({ field, words: plain(name) })),
  )
  for (const [at, title] of plains.entries())
    if (isOpen(at)) take(at, known.find(({ words }) => words === title)?.field)
  const byLength = known.toSorted((one, other) => other.words.length - one.words.length)
  for (const [at, title] of plains.entries())
    if (isOpen(at)) take(at, byLength.find(({ field, words }) => !taken.has(field) && stands(words, title))?.field)
  const isBeside = (at: number, others: readonly F[]) =>
    [found[at - 1], found[at + 1]].some((field) => field !== null && field !== undefined && others.includes(field))
  // Twice: what was found beside one names the next, « Bis » beside « N° » beside « Rue ».
  for (const { field, titles: own, others: around, holds } of [...beside, ...beside]) {
    const named = new Set(own.map(plain))
    for (const [at, title] of plains.entries())
      if (named.has(title) && isOpen(at) && isBeside(at, around) && (holds?.(at, found) ?? true)) take(at, field)
  }
  return found
}

/** Whether a title names any field. */
export const knownTitle = <F extends string>(names: Names<F>) => {
  const known = new Set(Object.values<readonly string[]>(names).flat().map(plain))
  return (title: string): boolean => {
    const words = plain(title)
    return known.has(words) || [...known].some((name) => name.length > 3 && stands(name, words))
  }
}
