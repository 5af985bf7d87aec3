import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism, constants } from 'node:os'
import path from 'node:path'
import type { Piscina } from 'piscina'
import { places } from './places.ts'

type Thread = typeof import('./passwordThread.ts')
type Asked = Parameters<Thread['tagOf']>[0]
const job: keyof Thread = 'tagOf'

/** Elsewhere only a whole process has a priority. */
const hasOwnPriority = process.platform === 'linux'
/**
 * As many at once as the machine has processors, on threads that give way: the loop that answers everybody else, and
 * PostgreSQL beside it, go first. Where a thread cannot, one processor is left to them. Who comes later waits for a turn.
 */
const threads = hasOwnPriority ? availableParallelism() : Math.max(1, availableParallelism() - 1)
const turns = places({ total: threads, each: threads, waiting: 1000 })

type Pool = Piscina<Asked, Uint8Array>
let opened: Promise<Pool> | undefined
/** Begun with the first password, and let go when none has come for a minute. */
const pool = () => (opened ??= open())
const open = async (): Promise<Pool> => {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: path.join(import.meta.dirname, 'passwordThread.ts'),
    name: job,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    niceIncrement: hasOwnPriority ? constants.priority.PRIORITY_BELOW_NORMAL : 0,
    env: {}, // the settings and their secrets are not for it
  })
}

const derive = async (asked: Asked): Promise<Buffer> => {
  const release = await turns.take('argon2')
  try {
    return Buffer.from(await (await pool()).run(asked))
  } finally {
    release()
  }
}

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. What was hashed by less is raised at the next sign-in. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** An argon2id hash in its standard text form, `$argon2id$v=19$m=…`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await derive({ password, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

type Parts = { memory: number; passes: number; parallelism: number; nonce: Buffer; tag: Buffer }
const partsOf = (hash: string): Parts | null => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!parts) return null
  const [, memory, passes, parallelism, nonce, tag] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce!, 'base64'),
    tag: Buffer.from(tag!, 'base64'),
  }
}

/** Whether the password is the one that was hashed; costs the same whether it is or not. */
export const verifyPassword = async (hash: string, password: string): Promise<boolean> => {
  const parts = partsOf(hash)
  if (!parts) return false
  const { tag, ...work } = parts
  const actual = await derive({ password, ...work, tagLength: tag.length })
  return timingSafeEqual(actual, tag)
}

/** Whether a hash was made by less than what is asked today. */
export const isWeakHash = (hash: string): boolean => {
  const parts = partsOf(hash)
  if (!parts) return false
  const { memory, passes, tag } = parts
  return memory < cost.memory || memory * passes < cost.memory * cost.passes || tag.length < cost.tagLength
}
