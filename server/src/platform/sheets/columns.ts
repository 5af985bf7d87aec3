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

/** Whether the words stand in a title, in their order and side by side. */
const stands = (words: string, title: string): boolean => ` ${title} `.includes(` ${words} `)

/**
 * Which fields a row of titles names: a title that is a name itself first, then one in which the longest name stands. Each
 * field is found once. `remembered` is what people have said of such titles before; `others` are titles of something else.
 */
export const fieldsOf = <F extends string>(
  titles: readonly string[],
  names: Names<F>,
  remembered: ReadonlyMap<string, F | null> = new Map(),
  others: readonly string[] = [],
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
