import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back to the machine what start-up has dropped, a sixth of a server's memory: V8 would keep it until it needs the
 * room, which a server that is seldom asked never does.
 */
export const giveBackMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options?: object) => void
  collect({ type: 'major', flavor: 'last-resort' })
  setFlagsFromString('--no-expose-gc')
}

/**
 * Keeps what a worker drops from piling up: V8 lets a heap that it has just looked through grow to three times its size,
 * as that spares whoever calls a pause. Nobody waits for a worker's pauses of some thirty milliseconds.
 */
export const collectOften = (): void => setFlagsFromString('--heap-growing-percent=40')
