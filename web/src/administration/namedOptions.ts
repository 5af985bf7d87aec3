type Named = { id: number; name: string }

/** Whom or what the rows on the screen are about, once each, and what is asked for although no row has it. */
export const namedOptions = (found: readonly (Named | null)[], asked: string | undefined, gone: string) => {
  const named = new Map(found.flatMap((one) => (one ? [[String(one.id), one.name] as const] : [])))
  if (asked !== undefined && !named.has(asked)) named.set(asked, gone)
  return [...named].map(([value, label]) => ({ value, label }))
}
