import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { settings } from './config.ts'
import { log } from './log.ts'
import { refuse } from './refuse.ts'

/**
 * Secrets that must be read again (the secret of an identity provider, of a one-time code) are kept encrypted by a key
 * of the settings: AES-256-GCM, the key's id in the sealed text, so that a new key takes over while the old ones still
 * open what they have sealed. What a secret is for is bound to it: moved to another place, it opens nothing.
 */
type Key = { id: string; bytes: Buffer }

const keys = (): readonly Key[] => {
  if (settings.SEALING_KEYS.length > 0) return settings.SEALING_KEYS
  // A portal in production seals nothing by a key that can be guessed.
  if (settings.NODE_ENV === 'production') return []
  return [{ id: 'dev', bytes: hash('sha256', `sealing ${settings.DATABASE_URL}`, 'buffer') }]
}

/** The text, encrypted for one purpose by the current key. */
export const seal = (purpose: string, text: string): string => {
  const key = keys()[0] ?? refuse('SEALING_KEY_REQUIRED')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return ['v1', key.id, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/** The text again; it throws where the key is gone, the purpose is another's or the text was touched. */
export const unseal = (purpose: string, text: string): string => {
  const [version, id, nonce, tag, sealed] = text.split('.')
  const key = keys().find((each) => each.id === id)
  if (version !== 'v1' || !key || !nonce || !tag || sealed === undefined) throw new Error('No key opens this secret')
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8')
}

/** The text again; null where no key opens it any more (the key was lost, or changed), which is told to operators. */
export const unsealed = (purpose: string, text: string, whose: object): string | null => {
  try {
    return unseal(purpose, text)
  } catch {
    log.error(whose, 'no key of SEALING_KEYS opens this secret')
    return null
  }
}

/** Whether an older key has sealed it, or one that is gone: what is written anew then is sealed by the current one. */
const isSealedByOldKey = (text: string): boolean => text.split('.')[1] !== keys()[0]?.id

/** What an older key sealed, by the current one; null where there is nothing to do, or where no key opens it, which is told. */
export const resealed = (purpose: string, text: string, whose: object): string | null => {
  const opened = unsealed(purpose, text, whose)
  return opened !== null && isSealedByOldKey(text) ? seal(purpose, opened) : null
}
