import { onSessionEnd } from './session.ts'
import { clearOfTab, readOfTab, writeOfTab } from './storage.ts'

/**
 * What is being typed, kept by this tab until it is sent: it survives a closed dialog and a reloaded page, and goes
 * with the session. Its files have a place of their own (`draftFiles.ts`).
 */
export const readDraft = <T>(key: string) => readOfTab<T>(`draft.${key}`)
/** Also those that the browser refused to keep, which no key of its storage tells of. */
const written = new Set<`draft.${string}`>()
export const writeDraft = (key: string, value: unknown) => {
  written.add(`draft.${key}`)
  writeOfTab(`draft.${key}`, value)
}
export const forgetDraft = (key: string) => clearOfTab(`draft.${key}`)

onSessionEnd(() => {
  clearOfTab(...written)
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith('logis.draft.'))
    for (const key of drafts) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
})
