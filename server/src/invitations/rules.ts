import type { MailLog, PersonMail } from '@logis/contract/invitations'
import { relaunchDays } from '@logis/contract/campaigns.rules'
import { invitationCodes, mailStatusOf, type InvitationCode } from '@logis/contract/invitations.rules'
import type { mailList } from '@logis/contract/invitations.lists'
import type { ListRequest } from '@logis/contract/lists'
import type { Locale } from '@logis/contract/locale'
import { maskCodes, showCode } from '@logis/contract/projects.rules'
import { demandAccount } from '#platform/account.ts'
import { hashToken } from '#platform/actor.ts'
import { now } from '#platform/clock.ts'
import { settings } from '#platform/config.ts'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import { holdProject, type Held } from '#platform/holding.ts'
import { created, record } from '#platform/journal.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { burnToken, findToken, issueToken, listTokens } from '#platform/oneTimeTokens.ts'
import { demand, refuse } from '#platform/refuse.ts'
import { seesCodes, type AdministratorScope, type ProjectScope } from '#platform/scope.ts'
import { noteCodeRead } from '../projects/codes/rules.ts'
import { noteCredentialsSent } from '../projects/states/rules.ts'
import { invitationSubject, previewOf, type Words } from './mails.ts'
import { channelOf, invitationPolicy, isForTenant, suits, type Wanted } from './policy.ts'
import * as sql from './sql.ts'

const perCompany: Limit = { name: 'invitations', times: 200, seconds: 3600 }
const perAddressAnHour = 3

type Channel = { company_id: number; communication_channel_code: InvitationCode }

/** CODE-19. The channel must suit the company that is acted for, or the project's own. */
export const inviteOwner = (scope: ProjectScope, input: Channel & { email: string; locale?: Locale | undefined }) =>
  invite(scope, input, async (tx, home) => ({
    code: input.communication_channel_code,
    homeOf: home.company_type,
    sentBy: (await sql.companyTypeOf(tx, input.company_id)) ?? home.company_type,
  }))

/** What the person will read, shown to who is about to invite them. */
export const previewInvitation = async (scope: ProjectScope, input: Channel & { locale: Locale }) => {
  const home = (await sql.findInvitedHome(db, scope.residenceId)) ?? refuse('RESIDENCE_CANCELLED')
  const code = input.communication_channel_code
  const ownType = await sql.companyTypeOf(db, input.company_id)
  if (!suits({ code, homeOf: home.company_type, sentBy: ownType ?? home.company_type })) refuse('CHANNEL_NOT_ALLOWED')
  if (!isForTenant(code) && home.activation_date !== null) refuse('RESIDENCE_ALREADY_ACTIVATED')
  return previewOf(home, code, input.locale)
}

/** The same with words of one's own, as the home's owner or tenant would get it. */
export const previewWith = async (scope: ProjectScope, locale: Locale, words: Words) => {
  const home = (await sql.findInvitedHome(db, scope.residenceId)) ?? refuse('RESIDENCE_NOT_FOUND')
  return previewOf(home, channelOf(home.company_type), locale, words)
}

/** CODE-20. A landlord’s home invites its tenant: its code makes nobody an owner (decision 38). */
export const inviteResidence = (scope: ProjectScope, email: string) =>
  invite(scope, { email }, async (_tx, home) => sent(channelOf(home.company_type), home))

/** By the company whose home it is. */
const sent = (code: InvitationCode, { company_type }: sql.Home): Wanted => ({
  code,
  homeOf: company_type,
  sentBy: company_type,
})

const invite = async (
  scope: ProjectScope,
  { email, locale }: { email: string; locale?: Locale | undefined },
  decide: (tx: Tx, home: sql.Home) => Promise<Wanted>,
): Promise<MailLog> => {
  await demandLimit(perCompany, String(scope.companyId))
  const id = await write((tx) => inviteIn(tx, scope, { email, locale }, decide))
  return showMail((await sql.findMail(scope, id)) ?? refuse('RESIDENCE_NOT_FOUND'))
}

const inviteIn = async (
  tx: Tx,
  scope: ProjectScope,
  { email, locale }: { email: string; locale?: Locale | undefined },
  decide: (tx: Tx, home: sql.Home) => Promise<Wanted>,
): Promise<number> => {
  await sql.queueForAddress(tx, email)
  const held = await holdProject(tx, scope)
  const home = await sql.readHome(held)
  const wanted = await decide(tx, home)
  demandInvitable(scope, wanted, home, email)
  await demandPace(tx, email)
  return send(held, home, wanted.code, email, locale)
}

/** The same for one flat of many; `isDue` is asked by the same transaction, before anything is taken. */
export const inviteInRun = (
  scope: ProjectScope,
  { code, email }: { code: InvitationCode; email: string },
  isDue: (tx: Tx) => Promise<boolean>,
): Promise<void> =>
  write(async (tx) => {
    if (!(await isDue(tx))) return
    await inviteIn(tx, scope, { email }, async (_tx, home) => sent(code, home))
  })

type Turn = { code: InvitationCode; email: string; isAgain: boolean; since: string | null }
/**
 * The same for one home of a campaign. An address that sends mails back or wants none is left alone; whoever is written to
 * again had nothing for a week; a home that was invited since the campaign began is not invited twice.
 */
export const inviteInCampaign = (
  scope: ProjectScope,
  { code, email, isAgain, since }: Turn,
  isDue: (tx: Tx) => Promise<boolean>,
  promised: (tx: Tx, logId: number) => Promise<void>,
): Promise<void> =>
  write(async (tx) => {
    if (!(await isDue(tx))) return
    await sql.queueForAddress(tx, email)
    await demandWritable(tx, email)
    if (isAgain && (await sql.wasWrittenTo(tx, email, relaunchDays))) refuse('RELAUNCHED_RECENTLY')
    if (since !== null && (await sql.wasInvited(tx, scope, since))) refuse('INVITED_MEANWHILE')
    await promised(tx, await inviteIn(tx, scope, { email }, async (_tx, home) => sent(code, home)))
  })

/** An address that sent mails back, or that wants none, is written to by nobody who writes to many. */
export const demandWritable = async (tx: Db | Tx, email: string): Promise<void> =>
  demand(await sql.findAddressFault(tx, email))

const demandInvitable = (scope: ProjectScope, wanted: Wanted, home: sql.Home, email: string) => {
  if (home.deleted_at !== null) refuse('RESIDENCE_CANCELLED')
  if (!suits(wanted)) refuse('CHANNEL_NOT_ALLOWED')
  if (isForTenant(wanted.code)) return
  const { emails } = home
  invitationPolicy.demand(scope, 'invite', { is_activated: home.activation_date !== null, emails: emails.length })
  const isKnown = emails.some((known) => known.toLowerCase() === email.toLowerCase())
  if (!isKnown) refuse('VALIDATION_ERROR', { errors: { email: [{ code: 'enum' }] } })
}

/** Nobody's mailbox is flooded: a minute between two invitations, three within an hour, whoever sends them. */
const demandPace = async (tx: Tx, email: string) => {
  const { minute, hour } = await sql.countRecent(tx, email, invitationCodes)
  if (minute > 0) refuse('INVITATION_TOO_SOON', { retryAfter: 60 })
  if (settings.RATE_LIMITS && hour >= perAddressAnHour) refuse('TOO_MANY_REQUESTS', { retryAfter: 3600 })
}

const send = async (
  held: Held,
  home: sql.Home,
  code: InvitationCode,
  email: string,
  asked: Locale | undefined,
): Promise<number> => {
  const { tx, author } = held
  const person = await sql.findPerson(tx, email)
  const locale = asked ?? person?.locale ?? 'fr-FR'
  const id = await recordMail(tx, {
    channel_code: code,
    recipient: email,
    locale,
    recipient_user_id: person?.id ?? null,
    residence_id: home.id,
    company_id: home.company_id,
    sender_user_id: author.userId,
  })
  if (!isForTenant(code)) await noteCredentialsSent([held])
  const changes = created({ email, subject: invitationSubject(code, locale, home.company_name) })
  await record(held, { action: 'CREATED', model: 'Email', id, changes })
  return id
}

/** CODE-06, CODE-08. */
export const listMailLogs = async (
  scope: ProjectScope,
  { codes, ...request }: ListRequest<typeof mailList> & { codes: readonly InvitationCode[] },
): Promise<Listed<MailLog>> => {
  const page = await sql.listMails(scope, request, codes)
  if (!seesCodes(scope)) return showEach(page, (mail) => showMail(withMaskedCodes(mail)))
  if (page.data.some((mail) => withMaskedCodes(mail).body_html !== mail.body_html)) await noteCodeRead(scope)
  return showEach(page, showMail)
}

/**
 * What was mailed to one person. Codes stay masked, whoever reads: the log of the home shows them, and is told of. What
 * any other mail says is its reader's.
 */
export const listPersonMails = async (
  _scope: AdministratorScope,
  userId: number,
  request: ListRequest<typeof mailList>,
): Promise<Listed<PersonMail>> => {
  await demandAccount(userId)
  return showEach(await sql.listMailsTo(userId, request), ({ channel, residence, ...mail }) => {
    const told = invitations.has(mail.channel_code) ? withMaskedCodes(mail) : { ...mail, body_html: null }
    return { ...showMail(told), channel, residence }
  })
}

const invitations: ReadonlySet<string> = new Set(invitationCodes)
const withMaskedCodes = (mail: sql.LoggedMail) => ({ ...mail, body_html: mail.body_html && maskCodes(mail.body_html) })

/** CODE-10..16. A mail that has not left has nothing to show yet. */
const showMail = ({
  id,
  channel_code,
  created_at,
  recipient,
  status,
  subject,
  body_html,
  events,
}: sql.LoggedMail): MailLog => {
  const external_data =
    status === 'PROGRAMMED' ? null : { email: recipient, subject: subject ?? '', body: body_html ?? '', events }
  return { id, code: channel_code, created_at, recipient, external_data, ...mailStatusOf(external_data) }
}

/** What an invitation proves: that its bearer reads this address. It opens no home: that takes the code. */
export type Invitation = {
  email: string
  kind: 'OWNER' | 'TENANT' | 'BUYER'
  residence_id: number
  residence_name: string
  company_name: string
  /** The code that stood in the mail, while it is still the home's: the page fills it in. */
  residence_code: string | null
  /** It stood in the mail, and opens nothing any more. */
  is_code_renewed: boolean
}

type Payload = { residence_id?: number; role?: Invitation['kind']; code_hash?: string; sale_id?: number }

const invitationOf = async (tx: Tx, { email, payload }: { email: string; payload: unknown }) => {
  const { residence_id, role, code_hash, sale_id } = (payload ?? {}) as Payload
  const home = residence_id ? await sql.findInvitedHome(tx, residence_id) : undefined
  if (!home || (sale_id !== undefined && !(await sql.isOffered(tx, sale_id)))) return null
  const isOwn = code_hash === hashToken(home.residence_code).toString('hex')
  const invitation: Invitation = {
    email,
    kind: role ?? 'OWNER',
    residence_id: home.id,
    residence_name: home.name,
    company_name: home.company_name,
    residence_code: isOwn ? showCode(home.residence_code) : null,
    is_code_renewed: code_hash !== undefined && !isOwn,
  }
  return { invitation, isActivated: home.activation_date !== null }
}

/** The invitation behind a link, while the link and the home are both alive. Reading never burns it. */
export const readInvitationToken = async (tx: Tx, token: string): Promise<Invitation | null> => {
  const found = await findToken(tx, 'INVITATION', token)
  return (found && (await invitationOf(tx, found))?.invitation) ?? null
}

/** Whether a link was a buyer's whose sale came to nothing: called off, or its home gone. What was sold has served. */
export const isOfWithdrawnSale = async (tx: Tx, token: string): Promise<boolean> => {
  const { sale_id } = ((await findToken(tx, 'INVITATION', token))?.payload ?? {}) as Payload
  return sale_id !== undefined && !(await sql.isSold(tx, sale_id))
}

/**
 * What an address was invited to last, while that link still opens it: an owner's only until somebody activates the home
 * or its code is renewed. With `again`, which makes the same link once more, for as long as the first would have lived.
 */
export const findWaitingInvitation = async (tx: Tx, email: string) => {
  for (const { payload, expires_at } of await listTokens(tx, 'INVITATION', email)) {
    const found = await invitationOf(tx, { email, payload })
    if (!found || (found.invitation.kind === 'OWNER' && (found.isActivated || !found.invitation.residence_code)))
      continue
    const seconds = Math.round((Date.parse(expires_at) - now().getTime()) / 1000)
    const again = () => issueToken(tx, { kind: 'INVITATION', email, userId: null, payload, seconds })
    return { ...found.invitation, again }
  }
  return null
}

/** Spends someone's own invitation to a home. One that is another's, or none, or long spent, changes nothing. */
export const burnInvitation = async (tx: Tx, token: string, username: string): Promise<void> => {
  const invitation = await readInvitationToken(tx, token)
  if (invitation?.email.toLowerCase() === username.toLowerCase()) await burnToken(tx, 'INVITATION', token)
}
