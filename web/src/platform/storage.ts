/**
 * What the browser keeps. Reading never throws: a private window may refuse storage, an older release may have left
 * another shape behind.
 */
const prefix = 'logis.'

const storeOf = <Key extends string>(place: () => Storage) => ({
  read: <T>(key: Key): T | null => {
    try {
      const text = place().getItem(prefix + key)
      return text === null ? null : (JSON.parse(text) as T)
    } catch {
      return null
    }
  },
  write: (key: Key, value: unknown) => {
    try {
      place().setItem(prefix + key, JSON.stringify(value))
    } catch {
      // Without storage it lives as long as the page.
    }
  },
  clear: (...keys: Key[]) => {
    try {
      for (const key of keys) place().removeItem(prefix + key)
    } catch {
      // Nothing was kept.
    }
  },
})

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

/** Between visits (AUTH-11). */
export const { read: readStored, write: writeStored, clear: clearStored } = storeOf<StoredKey>(() => localStorage)

type TabKey =
  | 'activation_code'
  | 'closed_notices'
  | 'deposit_token'
  | 'email_token'
  | 'share_pass'
  | 'share_token'
  | `draft.${string}`

/** Of one tab, through a reload and a sign-in, and not between visits: what links brought, and what is being typed. */
export const { read: readOfTab, write: writeOfTab, clear: clearOfTab } = storeOf<TabKey>(() => sessionStorage)

/** Whether this storage event is about `key`; clearing the whole storage is about every key. */
export const isAbout = (event: StorageEvent, key: StoredKey) => event.key === null || event.key === prefix + key
