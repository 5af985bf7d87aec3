import type { ActivityEntry, ActivityLog } from './api.ts'

type Actor = ActivityEntry['actor_user']

/** Marie Delattre; their address when they gave no name; null when the journal knows nobody. */
export const actorName = (actor: Actor): string | null =>
  actor && ([actor.first_name, actor.last_name].filter(Boolean).join(' ') || actor.username)

export const initialsOf = (name: string) =>
  name
    .split(/[\s.@-]+/)
    .slice(0, 2)
    .map((word) => (word.match(/^./u)?.[0] ?? '').toUpperCase())
    .join('')

const valueOf = (log: ActivityLog, attribute: string) =>
  log.pretty_log.find(({ attribute_name }) => attribute_name === attribute)

/** What the act was about, when the journal names it: the file, the folder, the address written to. */
export const subjectOf = (log: ActivityLog): string | null => {
  // The address of a project is one of its facts, not what it is called.
  const address = log.model_name === 'Residence' ? undefined : valueOf(log, 'email')
  const named = valueOf(log, 'name') ?? valueOf(log, 'template') ?? address
  return named?.value ?? named?.old_value ?? null
}

/** Acts that have a word of their own, though the journal writes them as an update. */
type SpecialAct = 'activated' | 'restored' | 'invited' | 'sheets'

export const specialActOf = (log: ActivityLog): SpecialAct | null => {
  if (valueOf(log, 'activation_date')?.value) return 'activated'
  if (log.action === 'UPDATED' && valueOf(log, 'deleted_at')?.value === null) return 'restored'
  if (log.model_name !== 'Email' || log.action !== 'CREATED') return null
  if (valueOf(log, 'sheets')) return 'sheets'
  return valueOf(log, 'subject') ? 'invited' : null
}
