import { randomBytes } from 'node:crypto'
import { findAccount, isPrivileged, registerProven } from '../../accounts/proven/rules.ts'
import type { SignInScope } from '../../accounts/opening/rules.ts'
import { signOut } from '../../accounts/sessions/rules.ts'
import { takeIn } from '../../companies/members/rules.ts'
import { hashToken } from '#platform/actor.ts'
import { keepAttempt } from '#platform/browser.ts'
import type { Call } from '#platform/call.ts'
import { db, write } from '#platform/db.ts'
import { demandLimit, subnetOf, type Limit } from '#platform/limits.ts'
import { log } from '#platform/log.ts'
import { begin, complete, Mistrusted, type Begun, type Proven } from '#platform/openid.ts'
import { Unreachable } from '#platform/outgoing.ts'
import { refuse } from '#platform/refuse.ts'
import { seal, unsealed } from '#platform/sealing.ts'
import {
  enter,
  entered,
  mayOpen,
  noteRefusal,
  putLink,
  whyClosed,
  type Entered,
  type SecondStep,
} from '../entry/rules.ts'
import { findIdentity, isMember, wasMember } from '../entry/sql.ts'
import { askToProve } from '../proofs/rules.ts'
import {
  findProvider,
  isOfCompany,
  isOurs,
  listAdministrators,
  returnUrlOf,
  secretLost,
  type Provider,
} from '../providers/rules.ts'
import { whereToLeave } from '../renewals/rules.ts'
import * as sql from './sql.ts'

/** How long a provider may take with someone: to find a telephone, to choose a new password. */
const minutes = 15
const startsPerNetwork: Limit = { name: 'identity-starts', times: 100, seconds: 900 }
const returnsPerNetwork: Limit = { name: 'identity-returns', times: 100, seconds: 900 }

const purpose = (state: string) => `sign-in ${state}`

/** An address of this portal, never of another site: `//host` and `/\host` are other sites to a browser. */
const ownPath = (wanted: string | undefined): string | null =>
  wanted && /^\/(?![/\\])/.test(wanted) && !/[\\\u0000-\u001f]/.test(wanted) ? wanted : null

type Start = { provider: string; scope: SignInScope; wanted?: string | undefined; email?: string | undefined }

/** AUTH-28. What began here belongs to this browser, and comes back once. */
export const startSignIn = async (call: Call, { provider: code, scope, wanted, email }: Start) => {
  await demandLimit(startsPerNetwork, subnetOf(call.ip))
  const provider = await find(code, scope)
  const { url, ...begun } = await begin(provider.client, returnUrlOf(code), email ?? null).catch((error: unknown) => {
    if (!(error instanceof Mistrusted) && !(error instanceof Unreachable)) throw error
    log.warn({ provider: code, fault: error.message }, 'an identity provider cannot be asked')
    return refuse('IDENTITY_PROVIDER_SILENT')
  })
  const browser = await browserOf(call)
  const attempt = {
    state_hash: hashToken(begun.state),
    browser_hash: hashToken(browser),
    provider: code,
    sealed: seal(purpose(begun.state), JSON.stringify(begun)),
    scope,
    wanted: ownPath(wanted),
  }
  await sql.insertAttempt(db, attempt, minutes)
  call.answerHeaders['set-cookie'] = keepAttempt(call.browser.attemptCookie, browser)
  return { url }
}

/** A company's provider is for its people, not for residents. */
const find = async (code: string, scope: SignInScope): Promise<Provider> => {
  const provider = await findProvider(db, code)
  if (!provider || (provider.company && scope === 'resident')) return refuse('IDENTITY_PROVIDER_UNKNOWN')
  return provider
}

/** The secret of a browser that has other sign-ins on their way is kept, so that two tabs may stand side by side. */
const browserOf = async ({ browser: { attempt } }: Call): Promise<string> =>
  attempt !== null && (await sql.isBrowserInUse(db, hashToken(attempt)))
    ? attempt
    : randomBytes(32).toString('base64url')

type NoAccount = {
  outcome: 'NO_ACCOUNT'
  email: string | null
  company_name: string | null
  administrators: string[]
  scope: SignInScope
}
type CodeSent = { outcome: 'CODE_SENT'; email: string; scope: SignInScope }
type Finished = Entered | SecondStep | CodeSent | NoAccount
type Returned = { provider: Provider; scope: SignInScope; wanted: string | null; browserHash: Buffer; proven: Proven }

/** AUTH-28, AUTH-29. Nothing that came back is believed before all of it is proven. */
export const finishSignIn = async (call: Call, code: string, answer: string): Promise<Finished> => {
  await demandLimit(returnsPerNetwork, subnetOf(call.ip))
  const returned = await prove(call, code, answer)
  const { provider, proven } = returned
  const closed = whyClosed(provider)
  if (closed) {
    await noteRefusal(call, closed.refused, { provider: code })
    return refuse(closed.refused, closed)
  }
  const found = await findIdentity(db, code, proven)
  if (!found) return meet(call, returned)
  if (!found.is_active) return turnAway(call, 'USER_DISABLED', { userId: found.user_id, provider: code })
  if (!(await mayOpen(db, provider, found.user_id))) return sendAway(call, returned)
  const { scope, wanted } = returned
  const way = { userId: found.user_id, provider: code, scope, wanted }
  const opened = await write((tx) => enter(tx, call, { ...way, identityId: found.id, said: proven }))
  return entered(call, opened, way)
}

const turnAway = async (call: Call, ...told: Parameters<typeof noteRefusal> extends [Call, ...infer R] ? R : never) => {
  await noteRefusal(call, ...told)
  return refuse(told[0])
}

const prove = async (call: Call, code: string, answer: string): Promise<Returned> => {
  const failed = (fault: string) => turnAway(call, 'IDENTITY_SIGN_IN_FAILED', { provider: code, fault })
  const state = new URLSearchParams(answer).getAll('state')
  const browserHash = call.browser.attempt === null ? null : hashToken(call.browser.attempt)
  if (!browserHash || state.length !== 1) return failed('UNKNOWN_BROWSER')
  const attempt = await sql.takeAttempt(db, hashToken(state[0]!), browserHash, code)
  if (!attempt) return failed('UNKNOWN_STATE')
  const { scope, wanted, sealed } = attempt
  const provider = await find(code, scope)
  const opened = unsealed(purpose(state[0]!), sealed, { provider: code })
  if (opened === null) return failed(secretLost)
  const begun = JSON.parse(opened) as Begun
  try {
    const proven = await complete(provider.client, new URL(`${returnUrlOf(code)}?${answer}`), begun)
    if (provider.client.demandsSecondFactor && !proven.hasSecondFactor)
      return turnAway(call, 'IDENTITY_FACTOR_REQUIRED', { provider: code })
    if (!(await isOfOrganisation(provider, proven))) return failed('FOREIGN_ORGANISATION')
    return { provider, scope, wanted, browserHash, proven }
  } catch (error) {
    // Nobody who tries again gets in: whoever set it up, and tries it, is told what is wrong.
    if (error instanceof Mistrusted && isOurs(error.fault))
      return turnAway(call, 'IDENTITY_CLIENT_REFUSED', { provider: code, fault: error.fault })
    if (error instanceof Mistrusted) return failed(error.fault)
    if (error instanceof Unreachable)
      return turnAway(call, 'IDENTITY_PROVIDER_SILENT', { provider: code, fault: error.message })
    throw error
  }
}

/** Google answers for everyone who has an account there: a company's people are those of its domains. */
const isOfOrganisation = async ({ client, company }: Provider, { hostedDomain }: Proven): Promise<boolean> =>
  client.preset !== 'GOOGLE' ||
  !company ||
  (hostedDomain !== null && (await isOfCompany(db, company.company_id, hostedDomain)))

/**
 * Whether the provider may speak of an address: a company's of its own domains, the portal's of those it has verified.
 * ProConnect says of none whether it was: the address is its people's at work, and a mail proves it before it links.
 */
const isVouchedFor = ({ company, client }: Provider, { email, emailVerified }: Proven) => {
  if (email === null || emailVerified === false) return false
  return company ? isOfCompany(db, company.company_id, email) : (emailVerified ?? client.preset === 'PROCONNECT')
}

/** AUTH-29. Someone who comes for the first time. */
const meet = async (call: Call, returned: Returned): Promise<Finished> => {
  const { provider, proven, scope } = returned
  const { email } = proven
  if (!email || !(await isVouchedFor(provider, proven))) return sendAway(call, returned)
  const found = await findAccount(db, email)
  if (!found) return takeOn(call, returned, email)
  if (!found.is_active) return turnAway(call, 'USER_DISABLED', { userId: found.id, provider: provider.code })
  if (!(await mayLink(provider, found.id))) return sendAway(call, returned)
  await askToProve({ ...found, email }, { ...returned, provider: provider.code }, proven)
  return { outcome: 'CODE_SENT', email, scope }
}

/** A company's provider opens no account that has a role on the whole platform, nor one that was sent away. */
const mayLink = async ({ company }: Provider, id: number): Promise<boolean> => {
  if (!company) return true
  if (await isPrivileged(db, id)) return false
  if (await isMember(db, id, company.company_id)) return true
  return company.new_people_role !== null && !(await wasMember(db, id, company.company_id))
}

/** Nobody's account is made but where a company's administrator has said with which role. */
const takeOn = async (call: Call, returned: Returned, email: string): Promise<Finished> => {
  const { provider, proven, scope, wanted } = returned
  const { company } = provider
  const role = company?.new_people_role
  if (!company || !role) return sendAway(call, returned)
  const { issuer, subject, firstName: first_name, lastName: last_name } = proven
  const way = await write(async (tx) => {
    const userId = await registerProven(tx, call, { email, first_name, last_name, locale: call.locale })
    await takeIn(tx, userId, company.company_id, role)
    const identityId = await putLink(tx, call, { userId, issuer, subject, provider })
    const opened = await enter(tx, call, { userId, identityId, provider: provider.code, scope, said: proven })
    return { opened, userId, provider: provider.code, scope, wanted }
  })
  return entered(call, way.opened, way)
}

/** Whom to ask for an account. Names alone are told, and to someone whom the company's own provider has proven. */
const sendAway = async (call: Call, { provider, proven, scope }: Returned): Promise<NoAccount> => {
  await noteRefusal(call, 'IDENTITY_NOT_LINKED', { provider: provider.code })
  const { company } = provider
  return {
    outcome: 'NO_ACCOUNT',
    email: proven.email,
    company_name: company?.company_name ?? null,
    administrators: company ? await listAdministrators(company.company_id) : [],
    scope,
  }
}

/** Signs out here first: whatever the provider answers, or does not. */
export const leaveProvider = async (call: Call): Promise<{ url: string | null }> => {
  const { actor } = call
  if (!actor) return { url: null }
  await signOut(call)
  return { url: await whereToLeave(actor.tokenId) }
}

export const forgetOldAttempts = (): Promise<void> => sql.forgetOld(db)
