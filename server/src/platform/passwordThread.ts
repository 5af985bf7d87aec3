// What a thread of passwords.ts does: one hash after the other.
import { type Argon2Parameters, argon2Sync } from 'node:crypto'

type Asked = { password: string; nonce: Uint8Array } & Omit<Argon2Parameters, 'message' | 'nonce'>

/** The argon2id tag of a password. */
export const tagOf = ({ password, ...work }: Asked): Uint8Array =>
  argon2Sync('argon2id', { message: password, ...work })
