/**
 * What the browser keeps. Reading never throws: a private window may refuse storage, an older release may have left
 * another shape behind.
 */
const prefix = 'logis.'

/** Null where the browser refuses, as one that is told to keep nothing does. */
const allowed = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

const storeOf = <Key extends string>(place: () => Storage) => {
  /** What the browser refuses to keep lives as long as the page. */
  const refused = new Map<Key, string>()
  return {
    read: <T>(key: Key) =>
      allowed(() => JSON.parse(refused.get(key) ?? place().getItem(prefix + key) ?? 'null') as T | null),
    write: (key: Key, value: unknown) => {
      const text = JSON.stringify(value)
      refused.set(key, text)
      allowed(() => {
        place().setItem(prefix + key, text)
        refused.delete(key)
      })
    },
    clear: (...keys: Key[]) => {
      for (const key of keys) {
        refused.delete(key)
        allowed(() => place().removeItem(prefix + key))
      }
    },
  }
}

/** Of one page that sends files (`transfers/unsent.ts`): each writes its own, whatever the others write meanwhile. */
export type Unsent = `unsent.${string}`

type StoredKey =
  | 'token'
  | 'own'
  | 'user'
  | 'company'
  | 'locale'
  | 'invitation_token'
  | 'preferences'
  | 'recent'
  | 'elsewhere'
  | Unsent

/** Between visits (AUTH-11). */
export const { read: readStored, write: writeStored, clear: clearStored } = storeOf<StoredKey>(() => localStorage)

type TabKey =
  | 'activation_code'
  | 'closed_notices'
  | 'deposit_token'
  | 'email_token'
  | 'share_pass'
  | 'share_token'
  | 'unsent'
  | `draft.${string}`

/** Of one tab, through a reload and a sign-in, and not between visits: what links brought, and what is being typed. */
export const { read: readOfTab, write: writeOfTab, clear: clearOfTab } = storeOf<TabKey>(() => sessionStorage)

/** Whether this storage event is about `key`; clearing the whole storage is about every key. */
export const isAbout = (event: StorageEvent, key: StoredKey) => event.key === null || event.key === prefix + key
