import { onSessionEnd } from './session.ts'

/**
 * The files of what is being typed, too large for the tab's own storage: the browser's database holds them until they
 * are sent, through a closed dialog and through a page that a phone reloads while its camera is open. They go with the
 * session, and after a day.
 */
const storeName = 'files'
const keptMs = 86_400_000
/** A form does not wait longer for a browser that keeps nothing. */
const patienceMs = 2000

type Kept = { at: number; files: unknown }

const ended = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused')))
  })

const opened = () => {
  const request = indexedDB.open('logis.drafts', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName).createIndex('at', 'at'))
  return ended(request)
}

/** Null where the browser gives no database, as in some private windows: the form then lives as long as the page. */
const inStore = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> => {
  try {
    const database = await opened()
    try {
      return await ended(work(database.transaction(storeName, 'readwrite').objectStore(storeName)))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

export const readDraftFiles = async <T>(key: string): Promise<T | null> => {
  void forgetOld()
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  const kept = await Promise.race([inStore<Kept | undefined>((store) => store.get(key)), patience])
  return (kept?.files as T | undefined) ?? null
}

export const writeDraftFiles = (key: string, files: unknown) =>
  inStore((store) => store.put({ at: Date.now(), files } satisfies Kept, key))

export const forgetDraftFiles = (key: IDBValidKey) => inStore((store) => store.delete(key))

/** What a closed tab left behind. */
const forgetOld = async () => {
  const old = IDBKeyRange.upperBound(Date.now() - keptMs)
  const keys = await inStore((store) => store.index('at').getAllKeys(old))
  for (const key of keys ?? []) await forgetDraftFiles(key)
}

onSessionEnd(() => void inStore((store) => store.clear()))
