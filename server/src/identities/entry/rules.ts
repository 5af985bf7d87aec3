import type { Reason } from '@logis/contract/errors'
import { readUser } from '../../accounts/rules.ts'
import { isPrivileged, proveAddress } from '../../accounts/proven/rules.ts'
import { openProvenSession, type Session, type SignInScope } from '../../accounts/sessions/rules.ts'
import { takeIn } from '../../companies/members/rules.ts'
import type { Call } from '#platform/call.ts'
import { db, type Tx } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import type { Proven } from '#platform/openid.ts'
import { refuse } from '#platform/refuse.ts'
import { attribute, note } from '#platform/securityLog.ts'
import type { Provider } from '../providers/rules.ts'
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
  if (company && (await isPrivileged(tx, id))) refuse('SCOPE_NOT_ALLOWED')
  if (company && !(await sql.isMember(tx, id, company.company_id))) {
    if (!company.new_people_role || (await sql.wasMember(tx, id, company.company_id))) refuse('SCOPE_NOT_ALLOWED')
    await takeIn(tx, id, company.company_id, company.new_people_role!)
  }
  return { userId: id, identityId: await putLink(tx, call, { userId: id, issuer, subject, provider }) }
}

export const putLink = async (tx: Tx, call: Call, { userId, issuer, subject, provider }: Link): Promise<number> => {
  const { id } = await sql.putIdentity(tx, { user_id: userId, issuer, subject, provider: provider.code })
  await note(tx, call, 'IDENTITY_LINKED', {
    actorId: userId,
    userId,
    details: { provider: provider.code },
    ...(provider.company && { companyId: provider.company.company_id }),
  })
  const { email, locale } = await sql.findAddressee(tx, userId)
  if (email)
    await recordMail(tx, {
      channel_code: 'IDENTITY_LINKED',
      recipient: email,
      recipient_user_id: userId,
      locale,
      facts: { provider: provider.name },
    })
  return id
}

type Entry = {
  userId: number
  identityId: number
  provider: string
  scope: SignInScope
  tokens: Pick<Proven, 'idToken' | 'refreshToken'>
}
type Opening = Awaited<ReturnType<typeof openProvenSession>>

/** Opens the session, with what renews it at the provider. What it answers is taken out by `entered`. */
export const enter = async (tx: Tx, call: Call, entry: Entry): Promise<Opening> => {
  const { userId: id, identityId, provider, scope, tokens } = entry
  const user = { id, provider, isRenewable: tokens.refreshToken !== null }
  const opened = await openProvenSession(tx, call, user, scope)
  if ('refused' in opened) return opened
  await sql.noteUse(tx, identityId)
  await keepRenewal(tx, { tokenId: opened.session_id, identityId, provider }, tokens)
  return opened
}

type Way = { userId: number; provider: string; scope: SignInScope; wanted: string | null }

/** What the browser is told once the transaction is over: its session, or why there is none. */
export const entered = async (
  call: Call,
  opened: Opening,
  { userId, provider, scope, wanted }: Way,
): Promise<Entered> => {
  if ('refused' in opened) {
    await noteRefusal(call, opened.refused, { userId, provider })
    return refuse(opened.refused)
  }
  const { access_token, expires_in } = opened
  const session: Session = { access_token, expires_in, token_type: 'Bearer', user: await readUser(userId) }
  return { outcome: 'SIGNED_IN', session, wanted, scope }
}
