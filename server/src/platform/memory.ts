/** What this process keeps in mind between requests, by a key. */
type Memory<T> = {
  get: (key: string) => T | undefined
  has: (key: string) => boolean
  /** Keeps a value as the one used last, and gives it back. */
  keep: (key: string, value: T) => T
  forget: (key: string) => void
}

const memories: Map<string, unknown>[] = []

/**
 * A memory of at most so many values: what was kept longest ago is forgotten first. Several servers share nothing of
 * it, so it holds what may be asked anew at any time, never what decides on a right.
 */
export const memory = <T>(most: number): Memory<T> => {
  const kept = new Map<string, T>()
  memories.push(kept)
  return {
    get: (key) => kept.get(key),
    has: (key) => kept.has(key),
    keep: (key, value) => {
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return value
    },
    forget: (key) => void kept.delete(key),
  }
}

/** For a server that closes: the next one in this process may stand before another database. */
export const forgetEverything = (): void => memories.forEach((kept) => kept.clear())
