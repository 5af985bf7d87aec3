import { setTimeout as pause } from 'node:timers/promises'

/** The server goes on answering others while it works on big answers: so many milliseconds at a time, and as many free. */
const sliceMs = 2
const restMs = 4

let rested = Promise.resolve()
/** Lets others be served. Of several that work on big answers one goes on at a time. */
const rest = (): Promise<void> => (rested = rested.then(() => pause(restMs)))

let others = 0
/** Says that somebody is served beside the big answers. */
export const noteOther = (): void => {
  others += 1
}

const longestRestMs = 100
/**
 * What to wait for between the parts of one big answer: others are served, and where somebody asked while a part was
 * made, the database and the processor are theirs for as long again. Who is alone waits for nobody, and is told so.
 */
export const restsBetween = (): (() => Promise<boolean>) => {
  let [began, seen] = [performance.now(), others]
  return async () => {
    const tookMs = performance.now() - began
    await rest()
    const isAlone = others === seen
    if (!isAlone) await pause(Math.min(tookMs, longestRestMs))
    ;[began, seen] = [performance.now(), others]
    return isAlone
  }
}

const many = 200

/** What `act` makes of each, in their order; of many, a slice at a time. */
export const eachInSlices = async <T, U>(rows: readonly T[], act: (row: T) => U): Promise<U[]> => {
  if (rows.length <= many) return rows.map((row) => act(row))
  const done: U[] = []
  let since = performance.now()
  for (const row of rows) {
    done.push(act(row))
    if (performance.now() - since < sliceMs) continue
    await rest()
    since = performance.now()
  }
  return done
}
