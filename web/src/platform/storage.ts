/**
 * What the browser keeps between visits (AUTH-11). Reading never throws: a private window may refuse storage, an older
 * release may have left another shape behind.
 */
const prefix = 'logis.'

export const storedKeys = [
  'token',
  'own',
  'user',
  'company',
  'locale',
  'invitation_token',
  'preferences',
  'recent',
  'elsewhere',
] as const
type StoredKey = (typeof storedKeys)[number]

export const readStored = <T>(key: StoredKey): T | null => {
  try {
    const text = localStorage.getItem(prefix + key)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export const writeStored = (key: StoredKey, value: unknown) => {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Without storage the session lives as long as the tab.
  }
}

export const clearStored = (...keys: StoredKey[]) => {
  try {
    for (const key of keys) localStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept.
  }
}

/** Whether this storage event is about `key`; clearing the whole storage is about every key. */
export const isAbout = (event: StorageEvent, key: StoredKey) => event.key === null || event.key === prefix + key
