import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP's floor for argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** An argon2id hash in its standard text form, `$argon2id$v=19$m=…`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(Buffer.from(tag))}`
}

/** Whether the password is the one that was hashed; costs the same whether it is or not. */
export const verifyPassword = async (hash: string, password: string): Promise<boolean> => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce, tag] = parts
  const expected = Buffer.from(tag!, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce!, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(Buffer.from(actual), expected)
}
