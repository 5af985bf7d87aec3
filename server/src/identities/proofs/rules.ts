import { randomInt, timingSafeEqual } from 'node:crypto'
import { hashToken } from '#platform/actor.ts'
import type { Call } from '#platform/call.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { demandLimit, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import type { Proven } from '#platform/openid.ts'
import { refuse } from '#platform/refuse.ts'
import { seal, unsealed } from '#platform/sealing.ts'
import { findProvider } from '../providers/rules.ts'
import { enter, entered, link, noteRefusal, type Entered, type Said, type SecondStep } from '../entry/rules.ts'
import * as sql from './sql.ts'

const minutes = 20
/** Of a code; another one is mailed by beginning again. */
const mostTries = 5
/** It writes to an address of someone who did not ask, perhaps. */
const perAddress: Limit = { name: 'identity-codes', times: 5, seconds: 3600 }
const perNetwork: Limit = { name: 'identity-proofs', times: 60, seconds: 900 }

type Account = { id: number; email: string; locale: 'fr-FR' | 'en-UK' }
type Asked = { provider: string; scope: 'partner' | 'resident'; wanted: string | null; browserHash: Buffer }
const purpose = (browserHash: Buffer) => `identity proof ${browserHash.toString('hex')}`

/**
 * AUTH-29. What a provider says of an address proves nothing to the account that has it: the reader of its mailbox
 * says so, by a code, in the browser that came back from the provider.
 */
export const askToProve = async (account: Account, asked: Asked, proven: Proven): Promise<void> => {
  await demandLimit(perAddress, account.email)
  const { provider, scope, wanted, browserHash } = asked
  const { issuer, subject, idToken, refreshToken, hasSecondFactor } = proven
  const said: Said = { idToken, refreshToken, hasSecondFactor }
  const sealed = seal(purpose(browserHash), JSON.stringify(said))
  await write(async (tx) => {
    const proof = { browser_hash: browserHash, user_id: account.id, provider, issuer, subject, sealed, scope, wanted }
    const id = await sql.putProof(tx, proof, minutes)
    await recordMail(tx, {
      channel_code: 'IDENTITY_CODE',
      recipient: account.email,
      recipient_user_id: account.id,
      locale: account.locale,
      facts: { proof: String(id), provider },
    })
  })
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const bare = (code: string) => code.replace('-', '')
const hashOf = (id: number, code: string) => hashToken(`${id} ${bare(code)}`)

/** Draws the code of a mail that is about to leave; null when nobody waits for it. */
export const drawCode = async (tx: Tx, id: number, userId: number): Promise<string | null> => {
  const drawn = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  const isWaiting = await sql.setCode(tx, id, userId, hashOf(id, drawn))
  return isWaiting ? `${drawn.slice(0, 4)}-${drawn.slice(4)}` : null
}

/** AUTH-29. The code links the account elsewhere to this one, and opens the session that waited. */
export const proveIdentity = async (call: Call, code: string): Promise<Entered | SecondStep> => {
  await demandLimit(perNetwork, subnetOf(call.ip))
  const browserHash = call.browser.attempt === null ? null : hashToken(call.browser.attempt)
  const tried = browserHash && (await sql.countTry(db, browserHash, mostTries))
  if (!browserHash || !tried) return refuse('IDENTITY_CODE_INVALID')
  const typed = hashOf(tried.id, code)
  if (!tried.code_hash || !timingSafeEqual(tried.code_hash, typed)) {
    await noteRefusal(call, 'IDENTITY_CODE_INVALID', { userId: tried.user_id })
    return refuse('IDENTITY_CODE_INVALID')
  }
  const way = await write(async (tx) => {
    const proof = (await sql.takeProof(tx, tried.id, typed)) ?? refuse('IDENTITY_CODE_INVALID')
    const provider = (await findProvider(tx, proof.provider)) ?? refuse('IDENTITY_PROVIDER_UNKNOWN')
    const told = unsealed(purpose(browserHash), proof.sealed, { user_id: proof.user_id, provider: proof.provider })
    const said = JSON.parse(told ?? refuse('IDENTITY_CODE_INVALID')) as Said
    const { issuer, subject, scope, wanted } = proof
    const { userId, identityId } = await link(tx, call, { userId: proof.user_id, issuer, subject, provider })
    const opened = await enter(tx, call, { userId, identityId, provider: provider.code, scope, said })
    return { opened, userId, provider: provider.code, scope, wanted }
  })
  return entered(call, way.opened, way)
}
