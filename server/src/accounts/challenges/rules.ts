import { hash, randomBytes } from 'node:crypto'
import type { AwaitedFactor } from '@logis/contract/accounts.factors'
import { hashToken } from '#platform/actor.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { seal, unsealed } from '#platform/sealing.ts'
import type { SignInScope } from '../opening/rules.ts'
import { methodsOf } from '../totp/rules.ts'
import * as sql from './sql.ts'

/** How long a right password waits for its second step. */
const seconds = 300

/** Which password was right: one that was changed meanwhile is right no more. */
export const proofOf = (passwordHash: string): Buffer => hash('sha256', passwordHash, 'buffer')

/** An account elsewhere that has proven the person, and what renews the session there. */
export type Elsewhere = {
  provider: string
  identityId: number
  tokens: { refreshToken: string | null; idToken: string }
}
type FirstStep = { userId: number; scope: SignInScope } & ({ passwordHash: string } | { elsewhere: Elsewhere })
const purpose = (tokenHash: Buffer) => `sign-in challenge ${tokenHash.toString('hex')}`

/**
 * What someone gets in place of a session whose account has a second factor: a token that opens nothing but the second
 * step. Null when the first was enough, or when the factor has still to be set up.
 */
export const awaitSecondStep = async (reader: Db | Tx, first: FirstStep): Promise<AwaitedFactor | null> => {
  const methods = await methodsOf(reader, first.userId)
  if (methods.length === 0) return null
  const challenge = randomBytes(32).toString('base64url')
  const token_hash = hashToken(challenge)
  const proof =
    'elsewhere' in first
      ? {
          provider: first.elsewhere.provider,
          identity_id: first.elsewhere.identityId,
          sealed: seal(purpose(token_hash), JSON.stringify(first.elsewhere.tokens)),
        }
      : { proof: proofOf(first.passwordHash) }
  await sql.insertChallenge(reader, { user_id: first.userId, token_hash, scope: first.scope, ...proof, seconds })
  return { challenge, expires_in: seconds, methods }
}

export type Awaited = sql.Challenge & { elsewhere: Elsewhere | null }

/** What waits for its second step under this token; nothing does where no key opens any more what came with it. */
export const findAwaited = async (token: string): Promise<Awaited | null> => {
  const tokenHash = hashToken(token)
  const found = await sql.findChallenge(db, tokenHash)
  if (!found) return null
  const { provider, identity_id: identityId, sealed } = found
  if (provider === null || identityId === null || sealed === null) return { ...found, elsewhere: null }
  const opened = unsealed(purpose(tokenHash), sealed, { user_id: found.user_id, provider })
  if (opened === null) return null
  const tokens = JSON.parse(opened) as Elsewhere['tokens']
  return { ...found, elsewhere: { provider, identityId, tokens } }
}

export const forgetChallenges = async (): Promise<void> => {
  await sql.forgetOldChallenges(db)
}
