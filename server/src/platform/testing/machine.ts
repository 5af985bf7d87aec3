import { randomBytes } from 'node:crypto'
import { hashToken } from '#platform/actor.ts'
import { db } from '#platform/db.ts'
import { clientWith, type Client } from './client.ts'

/** The machine of an engineering office: an account of this name, which may send studies and nothing else. */
export const machineClient = async (username: string): Promise<Client> => {
  const { id } = await db
    .insertInto('users')
    .values({ username, email: username })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('access_tokens')
    .values({
      user_id: id,
      token_hash: hashToken(token),
      scope: 'machine',
      expires_at,
      absolute_expires_at: expires_at,
    })
    .execute()
  return clientWith(token)
}
