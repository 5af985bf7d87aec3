import { hash, randomBytes } from 'node:crypto'
import type { Session } from '@logis/contract/accounts'
import { passkeysMax } from '@logis/contract/accounts.factors.rules'
import type { NewPasskey, PasskeyAnswer } from '@logis/contract/accounts.passkeys'
import type { Reason } from '@logis/contract/errors'
import { hashToken } from '#platform/actor.ts'
import type { Call } from '#platform/call.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { demandLimit, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { algorithms, challengeOf, proveNewPasskey, provePasskeyAnswer, relyingParty } from '#platform/webauthn.ts'
import { demandWayIn, holdActive, openSession, type SignInScope, type Opened, type Shut } from '../opening/rules.ts'
import { accountPolicy } from '../policy.ts'
import { readUser } from '../rules.ts'
import { endThese } from '../sessions/rules.ts'
import { demandFactorLeft } from '../totp/rules.ts'
import * as users from '../sql.ts'
import * as sql from './sql.ts'

/** How long a device may take to find its owner. */
const seconds = 300
const asksPerNetwork: Limit = { name: 'passkey-asks', times: 300, seconds: 900 }
const triesPerNetwork: Limit = { name: 'passkey-tries', times: 50, seconds: 900 }

const draw = async (userId: number | null): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await sql.insertChallenge(db, hashToken(challenge), userId, seconds)
  return challenge
}

/** What was to be signed, taken: it serves once. */
const take = async (answer: NewPasskey | PasskeyAnswer, userId: number | null): Promise<string | null> => {
  const challenge = challengeOf(answer)
  return challenge !== null && (await sql.takeChallenge(db, hashToken(challenge), userId)) ? challenge : null
}

type Asked = { challenge: string; rpId: string; timeout: number; userVerification: 'required' }
export const askPasskey = async (call: Call): Promise<Asked> => {
  await demandLimit(asksPerNetwork, subnetOf(call.ip))
  return {
    challenge: await draw(null),
    rpId: relyingParty().id,
    timeout: seconds * 1000,
    userVerification: 'required',
  }
}

/** Whose passkey it is, and by which count it is used up. */
type ProvenPasskey = { id: number; userId: number; isActive: boolean; former: number; next: number }
type Tried = { proven: ProvenPasskey | null; userId?: number | undefined }

/** Looks at what a device has signed: `userId` is told even when it is not believed. */
export const provePasskey = async (answer: PasskeyAnswer): Promise<Tried> => {
  const challenge = await take(answer, null)
  const found = await sql.findByCredential(db, answer.id)
  if (!challenge || !found) return { proven: null, userId: found?.user_id }
  const { id, user_id: userId, is_active: isActive, sign_count: former } = found
  const told = answer.response.userHandle
  if (told && told !== found.handle.toString('base64url')) return { proven: null, userId }
  const next = await provePasskeyAnswer(answer, challenge, {
    id: found.credential_id,
    publicKey: found.public_key,
    counter: former,
  })
  return { proven: next === null ? null : { id, userId, isActive, former, next }, userId }
}

type UsedPasskey = { factor: 'PASSKEY'; passkeyId: number }
/** Uses it up in the transaction of what it opens: of two who come with one answer, one passes. */
export const usePasskey = async (tx: Tx, userId: number, proven: ProvenPasskey | null): Promise<UsedPasskey | null> =>
  proven && proven.userId === userId && (await sql.use(tx, proven.id, proven.former, proven.next))
    ? { factor: 'PASSKEY', passkeyId: proven.id }
    : null

/** Sign in without a password: the device has asked for a finger, a face or its own code, and counts for two factors. */
export const signInByPasskey = async (call: Call, scope: SignInScope, answer: PasskeyAnswer): Promise<Session> => {
  const network = subnetOf(call.ip)
  await demandLimit(triesPerNetwork, network)
  const { proven, userId } = await provePasskey(answer)
  const turnAway = async (reason: Reason, more: { detail?: string } = {}): Promise<never> => {
    await note(db, call, 'SIGN_IN_REFUSED', { userId, details: { reason } })
    return refuse(reason, more)
  }
  if (!proven) return turnAway('PASSKEY_REFUSED')
  const { userId: id } = proven
  const opened = await write(async (tx): Promise<Opened | Shut> => {
    if (!(await holdActive(tx, id))) return { refused: 'USER_DISABLED' }
    const used = await usePasskey(tx, id, proven)
    return used ? openSession(tx, call, id, { scope, ...used }) : { refused: 'PASSKEY_REFUSED' }
  })
  if ('refused' in opened) return turnAway(opened.refused, opened)
  await giveBack(triesPerNetwork, network)
  const { access_token, expires_in } = opened
  return { access_token, expires_in, token_type: 'Bearer', user: await readUser(id) }
}

const demandRoom = async (reader: typeof db | Tx, userId: number) => {
  const known = await sql.listCredentials(reader, userId)
  if (known.length >= passkeysMax) refuse('PASSKEYS_LIMIT_REACHED')
  return known
}

/** By what devices know an account: nothing of the person, the same each time. */
const handleOf = (userId: number) => hash('sha256', `logis account ${userId}`, 'buffer')

export const startPasskey = async (scope: UserScope, userId: number) => {
  const { actor } = scope
  accountPolicy.demand(actor, 'set_factors', { id: userId })
  demandProof(scope)
  const known = await demandRoom(db, userId)
  const { id, name } = relyingParty()
  const { username } = actor
  return {
    challenge: await draw(userId),
    rp: { id, name },
    user: { id: handleOf(userId).toString('base64url'), name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: seconds * 1000,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  }
}

/** The passkey counts from now on; its owner is told by mail. */
export const addPasskey = async (
  scope: UserScope,
  { user_id, name, passkey }: { user_id: number; name: string; passkey: NewPasskey },
): Promise<{ id: number }> => {
  accountPolicy.demand(scope.actor, 'set_factors', { id: user_id })
  demandProof(scope)
  const challenge = await take(passkey, user_id)
  const credential = (challenge && (await proveNewPasskey(passkey, challenge))) || refuse('PASSKEY_REFUSED')
  return write(async (tx) => {
    const user = (await users.lockUser(tx, user_id)) ?? refuse('USER_NOT_FOUND')
    await demandRoom(tx, user_id)
    const { id } = await sql.insertPasskey(tx, {
      user_id,
      name,
      credential_id: credential.id,
      public_key: credential.publicKey,
      handle: handleOf(user_id),
      sign_count: credential.counter,
      transports: passkey.response.transports ?? [],
    })
    await note(tx, scope.call, 'PASSKEY_ADDED', { userId: user_id, details: { passkey_id: id } })
    await tell(tx, 'PASSKEY_ADDED', user, name)
    return { id }
  })
}

type Owner = NonNullable<Awaited<ReturnType<typeof users.lockUser>>>
/** A way in that comes or goes is told to whom it belongs. */
const tell = (tx: Tx, channel_code: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED', owner: Owner, name: string) =>
  recordMail(tx, {
    channel_code,
    recipient: owner.email ?? owner.username,
    recipient_user_id: owner.id,
    locale: owner.locale,
    facts: { name },
  })

type Own = { user_id: number; passkey_id: number }

export const renamePasskey = async (
  { actor }: UserScope,
  { user_id, passkey_id, name }: Own & { name: string },
): Promise<Record<string, never>> => {
  accountPolicy.demand(actor, 'set_factors', { id: user_id })
  if (!(await sql.rename(db, user_id, passkey_id, name))) refuse('PASSKEY_NOT_FOUND')
  return {}
}

/** With it go the sessions that it has opened, for its device may be lost; the one that removes it stays. */
export const removePasskey = async (scope: UserScope, { user_id, passkey_id }: Own): Promise<Record<string, never>> => {
  accountPolicy.demand(scope.actor, 'set_factors', { id: user_id })
  demandProof(scope)
  await write(async (tx) => {
    const user = (await users.lockUser(tx, user_id)) ?? refuse('USER_NOT_FOUND')
    const { name } = (await sql.removePasskey(tx, user_id, passkey_id)) ?? refuse('PASSKEY_NOT_FOUND')
    await demandFactorLeft(tx, user_id)
    await demandWayIn(tx, user_id)
    await tell(tx, 'PASSKEY_REMOVED', user, name)
    await note(tx, scope.call, 'PASSKEY_REMOVED', { userId: user_id, details: { passkey_id } })
    const opened = await sql.listSessions(tx, user_id, passkey_id, scope.actor.tokenId)
    await endThese(tx, scope.call, user_id, 'PASSKEY_REMOVED', opened)
  })
  return {}
}
