import { useCallback, useSyncExternalStore } from 'react'
import { forgetDraft, readDraft, writeDraft } from '../platform/draft.ts'
import { onSessionEnd } from '../platform/session.ts'
import { makeListeners } from '../ui/listeners.ts'

/** What is begun in a conversation; and whether it is on its way, also for a screen that was left and opened again. */
type Unsent = { body: string; files: readonly File[]; isSending: boolean }

const nothing: Unsent = { body: '', files: [], isSending: false }
const kept = new Map<string, Unsent>()
const { tell, subscribe } = makeListeners()

const draftOf = (place: string) => `message.${place}`

const read = (place: string): Unsent => {
  const known = kept.get(place)
  if (known) return known
  const body = readDraft<string>(draftOf(place))
  if (body === null) return nothing
  const begun = { ...nothing, body }
  kept.set(place, begun)
  return begun
}

const change = (place: string, part: (now: Unsent) => Partial<Unsent>) => {
  const now = read(place)
  const next = { ...now, ...part(now) }
  kept.set(place, next)
  if (next.body === '') forgetDraft(draftOf(place))
  else if (next.body !== now.body) writeDraft(draftOf(place), next.body)
  tell()
}

onSessionEnd(() => kept.clear())

/**
 * Kept for each conversation until it is sent: whoever looks something up elsewhere, or answers another one first, goes on
 * where they were. Its words outlast a page that is loaded again too, its files do not.
 */
export const useUnsent = (place: string) => {
  const unsent = useSyncExternalStore(subscribe, () => read(place))
  const edit = useCallback((part: (now: Unsent) => Partial<Unsent>) => change(place, part), [place])
  return [unsent, edit] as const
}
