import { Refusal } from './refuse.ts'

/** How many may be at work at once, how many of one key, and how many more of a key may wait. */
export type Room = { total: number; each: number; waiting: number }
/** Gives the place back; a second call does nothing. */
export type Release = () => void
type Places = {
  /**
   * A place, at once or when one is given back. Refuses with TOO_MANY_REQUESTS when too many of this key wait already,
   * or none came free in this time; throws the signal's reason when its owner goes away.
   */
  take: (key: string, more?: { waitMs?: number; signal?: AbortSignal }) => Promise<Release>
  /** How many are at work. */
  taken: () => number
}

type Waiter = { key: string; begin: (release: Release) => void }

/**
 * A number of places that keys share: first come, first served, but nobody takes more than their share or stands in the
 * way of others while they wait for it.
 */
export const places = (room: Room): Places => {
  const atWork = new Map<string, number>()
  const waiters: Waiter[] = []
  let taken = 0
  const isFree = (key: string) => taken < room.total && (atWork.get(key) ?? 0) < room.each

  const begin = (key: string): Release => {
    taken += 1
    atWork.set(key, (atWork.get(key) ?? 0) + 1)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      taken -= 1
      const left = atWork.get(key)! - 1
      if (left > 0) atWork.set(key, left)
      else atWork.delete(key)
      admit()
    }
  }
  const admit = () => {
    for (let next = 0; taken < room.total && next < waiters.length;) {
      const waiter = waiters[next]!
      if (!isFree(waiter.key)) next += 1
      else waiters.splice(next, 1)[0]!.begin(begin(waiter.key))
    }
  }

  const wait = (key: string, waitMs: number | undefined, signal: AbortSignal | undefined) =>
    new Promise<Release>((resolve, reject) => {
      const waiter: Waiter = { key, begin: (release) => (stop(), resolve(release)) }
      const leave = (reason: unknown) => {
        stop()
        waiters.splice(waiters.indexOf(waiter), 1)
        reject(reason)
      }
      const leaveAborted = () => leave(signal?.reason)
      const timer = waitMs === undefined ? undefined : setTimeout(() => leave(tooMany()), waitMs)
      const stop = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leaveAborted)
      }
      signal?.addEventListener('abort', leaveAborted)
      waiters.push(waiter)
    })

  const take: Places['take'] = async (key, { waitMs, signal } = {}) => {
    signal?.throwIfAborted()
    if (isFree(key)) return begin(key)
    if (waiters.filter((waiter) => waiter.key === key).length >= room.waiting) throw tooMany()
    return wait(key, waitMs, signal)
  }
  return { take, taken: () => taken }
}

const tooMany = () => new Refusal('TOO_MANY_REQUESTS', { retryAfter: 2 })
