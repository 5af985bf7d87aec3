import type { Session } from '@logis/contract/accounts'
import type { AwaitedFactor } from '@logis/contract/accounts.factors'
import type { FactorMethod } from '@logis/contract/accounts.factors.rules'
import type { Reason } from '@logis/contract/errors'
import { readUser } from '../../accounts/rules.ts'
import { isPrivileged, proveAddress } from '../../accounts/proven/rules.ts'
import { awaitSecondStep, type Elsewhere } from '../../accounts/challenges/rules.ts'
import {
  holdActive,
  openSession,
  whyShut,
  type Opened,
  type Shut,
  type SignInScope,
} from '../../accounts/opening/rules.ts'
import { takeIn } from '../../companies/members/rules.ts'
import type { Call } from '#platform/call.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import type { Proven } from '#platform/openid.ts'
import { refuse } from '#platform/refuse.ts'
import { attribute, note } from '#platform/securityLog.ts'
import { companyIdOf, findProvider, type Provider } from '../providers/rules.ts'
import { keepRenewal } from '../renewals/rules.ts'
import * as sql from './sql.ts'

export type Entered = { outcome: 'SIGNED_IN'; session: Session; wanted: string | null; scope: SignInScope }

/** What was refused, in the security log: by which provider, and what was wrong with what it said. */
export const noteRefusal = (
  call: Call,
  reason: Reason,
  { userId, ...told }: { userId?: number | undefined; provider?: string; fault?: string } = {},
): Promise<void> => note(db, call, 'SIGN_IN_REFUSED', { userId, details: { reason, ...told } })

type Link = { userId: number; issuer: string; subject: string; provider: Provider }

/**
 * Links an account elsewhere to one here, whose address its reader has proven; someone who is not of the provider's
 * company yet comes to it, where its administrator has said so.
 */
export const link = async (tx: Tx, call: Call, { userId, issuer, subject, provider }: Link) => {
  const id = await proveAddress(tx, call, userId)
  await attribute(tx, call, id)
  const { company } = provider
  const closed = whyClosed(provider)
  if (closed) refuse(closed.refused, closed)
  if (company && (await isPrivileged(tx, id))) refuse('SCOPE_NOT_ALLOWED')
  if (company && !(await sql.isMember(tx, id, company.company_id))) {
    if (!company.new_people_role || (await sql.wasMember(tx, id, company.company_id))) refuse('SCOPE_NOT_ALLOWED')
    await takeIn(tx, id, company.company_id, company.new_people_role!)
  }
  return { userId: id, identityId: await putLink(tx, call, { userId: id, issuer, subject, provider }) }
}

/** A way in that comes or goes is told to whom it belongs. */
export const tellOwner = async (
  tx: Tx,
  channel_code: 'IDENTITY_LINKED' | 'IDENTITY_UNLINKED',
  userId: number,
  provider: string,
): Promise<void> => {
  const { email, locale } = await sql.findAddressee(tx, userId)
  if (email)
    await recordMail(tx, { channel_code, recipient: email, recipient_user_id: userId, locale, facts: { provider } })
}

export const putLink = async (tx: Tx, call: Call, { userId, issuer, subject, provider }: Link): Promise<number> => {
  const { id } = await sql.putIdentity(tx, { user_id: userId, issuer, subject, provider: provider.code })
  await note(tx, call, 'IDENTITY_LINKED', {
    actorId: userId,
    userId,
    details: { provider: provider.code },
    ...(provider.company && { companyId: provider.company.company_id }),
  })
  await tellOwner(tx, 'IDENTITY_LINKED', userId, provider.name)
  return id
}

type Way = { userId: number; scope: SignInScope }
type Entry = Way & Elsewhere & { factor?: FactorMethod | 'PROVIDER' | undefined; passkeyId?: number | undefined }

/** A company that is disabled proves nobody, also who works elsewhere too: they are told why, and enter there by other ways. */
export const whyClosed = ({ company }: Provider): Shut | null =>
  company?.disabled_at ? { refused: 'COMPANY_DISABLED', detail: company.disabled_reason ?? '' } : null

/** A company proves its own people: nobody who has left it, nor who has come to act for the whole platform since. */
export const mayOpen = async (reader: Db | Tx, { company }: Provider, userId: number): Promise<boolean> =>
  !company || ((await sql.isMember(reader, userId, company.company_id)) && !(await isPrivileged(reader, userId)))

/** Opens the session, with what renews it at the provider, by what is true now: a second step may have taken minutes. */
export const openElsewhere = async (tx: Tx, call: Call, entry: Entry): Promise<Opened | Shut> => {
  const { userId, identityId, provider: code, scope, factor, passkeyId, tokens } = entry
  if (!(await holdActive(tx, userId))) return { refused: 'USER_DISABLED' }
  const provider = await findProvider(tx, code)
  if (!provider) return { refused: 'IDENTITY_PROVIDER_UNKNOWN' }
  const closed = whyClosed(provider)
  if (closed) return closed
  if (!(await mayOpen(tx, provider, userId))) return { refused: 'SCOPE_NOT_ALLOWED' }
  const isRenewable = tokens.refreshToken !== null
  const factorBy = factor === 'PROVIDER' ? provider.company?.company_id : null
  const provenBy = { factor, factorBy, passkeyId }
  const opened = await openSession(tx, call, userId, { scope, ...provenBy, provider: { code, isRenewable } })
  if ('refused' in opened) return opened
  await sql.noteUse(tx, identityId)
  await keepRenewal(tx, { tokenId: opened.session_id, identityId, provider: code }, tokens)
  return opened
}

/** What a provider has said of how someone signed in there, and what renews that. */
export type Said = Pick<Proven, 'idToken' | 'refreshToken' | 'hasSecondFactor'>
type Opening = Opened | Shut | { awaited: AwaitedFactor }

/** What a company's provider says of a second factor binds nobody else: whoever works elsewhere too is asked for their own. */
const vouchesAlone = async (tx: Tx, code: string, userId: number): Promise<boolean> => {
  const companyId = companyIdOf(code)
  return companyId === null || !(await sql.worksElsewhere(tx, userId, companyId))
}

/**
 * Opens the session. A second factor that the provider has proven counts for one; where it has not, or may not say so for
 * all that the session opens, an account that has one here is asked for it. What this answers is taken out by `entered`.
 */
export const enter = async (
  tx: Tx,
  call: Call,
  { said, ...way }: Way & { identityId: number; provider: string; said: Said },
): Promise<Opening> => {
  const { userId, scope, provider: code } = way
  const { idToken, refreshToken, hasSecondFactor } = said
  const elsewhere = { provider: code, identityId: way.identityId, tokens: { idToken, refreshToken } }
  const vouched: Entry = { userId, scope, ...(hasSecondFactor && { factor: 'PROVIDER' as const }), ...elsewhere }
  if (hasSecondFactor && (await vouchesAlone(tx, code, userId))) return openElsewhere(tx, call, vouched)
  const shut = await whyShut(tx, userId, { scope, provider: { code, isRenewable: refreshToken !== null } })
  if (shut) return shut
  const awaited = await awaitSecondStep(tx, { userId, scope, elsewhere })
  return awaited ? { awaited } : openElsewhere(tx, call, vouched)
}

export type SecondStep = { outcome: 'SECOND_STEP'; wanted: string | null; scope: SignInScope } & AwaitedFactor

/** What the browser is told once the transaction is over: its session, what it waits for, or why there is none. */
export const entered = async (
  call: Call,
  opened: Opening,
  { userId, provider, scope, wanted }: Way & { provider: string; wanted: string | null },
): Promise<Entered | SecondStep> => {
  if ('refused' in opened) {
    await noteRefusal(call, opened.refused, { userId, provider })
    return refuse(opened.refused, opened)
  }
  if ('awaited' in opened) return { outcome: 'SECOND_STEP', ...opened.awaited, wanted, scope }
  const { access_token, expires_in } = opened
  const session: Session = { access_token, expires_in, token_type: 'Bearer', user: await readUser(userId) }
  return { outcome: 'SIGNED_IN', session, wanted, scope }
}
