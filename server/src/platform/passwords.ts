import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { places } from './places.ts'

/**
 * The work is done by threads, beside the loop that answers everybody else; but as many at once as the machine has
 * processors would leave it none. Who comes later waits for a turn.
 */
const turns = places({ total: Math.max(1, availableParallelism() - 1), each: 64, waiting: 1000 })
const deriveOnThread = promisify(argon2)
const derive = async (...asked: Parameters<typeof deriveOnThread>) => {
  const release = await turns.take('argon2')
  try {
    return Buffer.from(await deriveOnThread(...asked))
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
  const tag = await derive('argon2id', { message: password, nonce, ...cost })
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
  const actual = await derive('argon2id', { message: password, ...work, tagLength: tag.length })
  return timingSafeEqual(actual, tag)
}

/** Whether a hash was made by less than what is asked today. */
export const isWeakHash = (hash: string): boolean => {
  const parts = partsOf(hash)
  if (!parts) return false
  const { memory, passes, tag } = parts
  return memory < cost.memory || memory * passes < cost.memory * cost.passes || tag.length < cost.tagLength
}
