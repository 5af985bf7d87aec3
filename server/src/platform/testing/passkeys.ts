import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto'
import { hashToken } from '../actor.ts'
import { db } from '../db.ts'

/** As much of CBOR as a device writes: numbers, bytes, texts and maps of them. */
const cbor = (value: unknown): Buffer => {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const encode = (bytes: Buffer) => bytes.toString('base64url')
const count = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

type Lies = {
  origin?: string
  rpId?: string
  /** Nobody was asked for a finger or a code. */
  unverified?: boolean
  type?: string
  userHandle?: string
  counter?: number
}

/** A device with one passkey: it signs what it is asked to, and lies when a test wants it to. */
export const newDevice = (origin = 'http://localhost:3000') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const state = { counter: 0, userHandle: '' }
  const said = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? origin, crossOrigin: false }),
    )
  const about = (flags: number, lies: Lies) =>
    Buffer.concat([
      hash('sha256', lies.rpId ?? 'localhost', 'buffer'),
      Buffer.from([lies.unverified ? flags & ~4 : flags]),
      count(lies.counter ?? state.counter),
    ])
  const id = encode(credentialId)
  const answer = { id, rawId: id, type: 'public-key' as const }
  return {
    id,
    state,
    create: ({ challenge, user }: { challenge: string; user: { id: string } }, lies: Lies = {}) => {
      state.userHandle = user.id
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ])
      const authData = Buffer.concat([
        about(0x45, lies),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cbor(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...answer,
        response: {
          clientDataJSON: encode(said('webauthn.create', challenge, lies)),
          attestationObject: encode(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    sign: ({ challenge }: { challenge: string }, lies: Lies = {}) => {
      state.counter += 1
      const authenticatorData = about(0x05, lies)
      const clientData = said('webauthn.get', challenge, lies)
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, hash('sha256', clientData, 'buffer')]))
        .sign(privateKey)
      return {
        ...answer,
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(authenticatorData),
          signature: encode(signature),
          userHandle: lies.userHandle ?? (state.userHandle || undefined),
        },
      }
    },
  }
}
export type Device = ReturnType<typeof newDevice>

/** What adds a passkey to someone's account. */
export const pendingPasskey = async (user_id: number) => {
  const challenge = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), user_id, expires_at: new Date(Date.now() + 60_000) })
    .execute()
  return newDevice().create({ challenge, user: { id: 'b3duZXI' } })
}
/** What a device has signed that nobody knows, and that nobody asked it to. */
export const unknownPasskey = () => newDevice().sign({ challenge: 'bm9ib2R5' })
/** A passkey of someone's, which no device has. */
export const putPasskey = async (user_id: number): Promise<number> => {
  const row = { user_id, credential_id: randomBytes(16).toString('hex'), name: 'Téléphone' }
  const bytes = { public_key: Buffer.from([1]), handle: Buffer.from([1]) }
  const { id } = await db
    .insertInto('user_passkeys')
    .values({ ...row, ...bytes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
