import type { Translate } from '../ui/texts.ts'

export type Named = { id: number; name: string }
export type Outcome = { applied: readonly Named[]; missed: readonly Named[] }

/** Whom the template reached and whom it did not, by name (TPL-22, TPL-23). */
export const outcomeOf = (asked: readonly Named[], applied: readonly Named[]): Outcome => {
  const reached = new Set(applied.map(({ id }) => id))
  return { applied, missed: asked.filter(({ id }) => !reached.has(id)) }
}

/** A toast is read at a glance: beyond this the rest is counted. */
const namesShown = 10

/** The sentence of the toast. */
export const appliedText = (t: Translate, { applied }: Outcome): string => {
  const count = applied.length
  if (count === 0) return t('templates.none')
  const names = applied
    .slice(0, namesShown)
    .map(({ name }) => name)
    .join(', ')
  return count > namesShown
    ? t('templates.appliedMany', { applied: count, names, count: count - namesShown })
    : t('templates.applied', { count, names })
}
