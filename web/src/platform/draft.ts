import { onSessionEnd } from './session.ts'

/**
 * What is being typed, kept by this tab until it is sent: it survives a closed dialog and a reloaded page, and goes
 * with the session. Its files have a place of their own (`draftFiles.ts`).
 */
const prefix = 'logis.draft.'

export const readDraft = <T>(key: string): T | null => {
  try {
    const text = sessionStorage.getItem(prefix + key)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export const writeDraft = (key: string, value: unknown) => {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export const forgetDraft = (key: string) => {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept.
  }
}

onSessionEnd(() => {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))
    for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
})
