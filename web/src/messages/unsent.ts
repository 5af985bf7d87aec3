import { useCallback, useSyncExternalStore } from 'react'
import { forgetDraft, readDraft, writeDraft } from '../platform/draft.ts'
import { forgetDraftFiles, writeDraftFiles } from '../platform/draftFiles.ts'
import type { Refused } from '../platform/refused.ts'
import { currentIdentity, onSessionEnd } from '../platform/session.ts'
import { keyAfter, newKey } from '../platform/upload.ts'
import { isSame } from '../ui/call.ts'
import { makeListeners } from '../ui/listeners.ts'

/** What was sent and has no answer that is known: under which key, by whom and since when. */
export type Attempt = { key: string; by: number; at: number; said: { body: string; files: readonly File[] } }
/** What is begun in a conversation; and whether it is on its way, also for a screen that was left and opened again. */
export type Unsent = {
  body: string
  files: readonly File[]
  isSending: boolean
  /** Leaves by itself once there is a network (`waiting.ts`). */
  isWaiting: boolean
  attempt: Attempt | null
  /** When it left by itself. */
  sentAt: number
}
/** Of what is on its way or waits: what a reloaded page sends again. Its files lie in the browser's database, by its key. */
export type Kept = { body: string; attempt: Omit<Attempt, 'said'>; said: { body: string; fileNames: string[] } }

const nothing: Unsent = { body: '', files: [], isSending: false, isWaiting: false, attempt: null, sentAt: 0 }
const kept = new Map<string, Unsent>()
const { tell, subscribe } = makeListeners()

const prefix = 'message.'
const draftOf = (place: string) => prefix + place
export const keptDraft = (place: string) => readDraft<string | Kept>(draftOf(place))
/** The conversations of which something is kept, also by the page before this one. */
export const placesBegun = (): string[] => {
  const ofDrafts = `logis.draft.${prefix}`
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(ofDrafts) ? key.slice(ofDrafts.length) : []))
  } catch {
    // Nothing was kept.
    return []
  }
}

export const read = (place: string): Unsent => {
  const known = kept.get(place)
  if (known) return known
  const draft = keptDraft(place)
  if (draft === null) return nothing
  const begun = { ...nothing, body: typeof draft === 'string' ? draft : draft.body }
  kept.set(place, begun)
  return begun
}

const isUnanswered = ({ isSending, isWaiting, attempt }: Unsent) => attempt !== null && (isSending || isWaiting)
const keepDraft = (place: string, unsent: Unsent) => {
  const { body, attempt } = unsent
  if (attempt === null || !isUnanswered(unsent))
    return body === '' ? forgetDraft(draftOf(place)) : writeDraft(draftOf(place), body)
  const { said, ...sent } = attempt
  const fileNames = said.files.map(({ name }) => name)
  return writeDraft(draftOf(place), { body, attempt: sent, said: { body: said.body, fileNames } } satisfies Kept)
}

export const change = (place: string, part: (now: Unsent) => Partial<Unsent>) => {
  const now = read(place)
  const next = { ...now, ...part(now) }
  kept.set(place, next)
  if (next.body !== now.body || next.attempt !== now.attempt || isUnanswered(next) !== isUnanswered(now))
    keepDraft(place, next)
  if (now.attempt && next.attempt !== now.attempt) void forgetDraftFiles(now.attempt.key)
  tell()
}

type Begun = { said: Attempt['said']; key?: string }
export const begin = (place: string): Begun => {
  const { body, files } = read(place)
  change(place, () => ({ isSending: true }))
  return { said: { body, files: [...files] } }
}
/**
 * What is sent from here on is sent once, also by the page that comes after this one: the same under the same key, and its
 * files wait beside it.
 */
export const beginAttempt = (place: string): Begun => {
  const { attempt } = read(place)
  const { said } = begin(place)
  if (attempt && isSame(attempt.said, said)) return attempt
  const next = { key: newKey(), by: currentIdentity()?.user.id ?? 0, at: Date.now(), said }
  change(place, () => ({ attempt: next }))
  if (said.files.length > 0) void writeDraftFiles(next.key, said.files)
  return next
}

/** What was written or attached meanwhile has not been sent. */
export const endAttempt = (place: string, said: Attempt['said']) =>
  change(place, (now) => ({
    body: now.body === said.body ? '' : now.body,
    files: now.files.filter((file) => !said.files.includes(file)),
    isSending: false,
    isWaiting: false,
    attempt: null,
  }))
/** What was refused may have been made by the same all the same, unless the server says that it was not the same. */
export const refuseAttempt = (place: string, refused: Refused) =>
  change(place, ({ attempt }) => ({
    isSending: false,
    isWaiting: false,
    attempt: attempt && keyAfter(attempt.key, refused) === attempt.key ? attempt : null,
  }))

onSessionEnd(() => kept.clear())

/**
 * Kept for each conversation until it is sent: whoever looks something up elsewhere, or answers another one first, goes on
 * where they were. Its words outlast a page that is loaded again too, its files do once they were sent and not answered.
 */
export const useUnsent = (place: string) => {
  const unsent = useSyncExternalStore(subscribe, () => read(place))
  const edit = useCallback((part: (now: Unsent) => Partial<Unsent>) => change(place, part), [place])
  return [unsent, edit] as const
}
