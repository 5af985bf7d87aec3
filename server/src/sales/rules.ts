import { addDays } from '@logis/contract/days.rules'
import { undelivered } from '@logis/contract/invitations.rules'
import { saleDaysAhead } from '@logis/contract/sales.rules'
import type { Locale } from '@logis/contract/locale'
import type { Purchase } from '@logis/contract/sales'
import type { Call } from '#platform/call.ts'
import { today } from '#platform/clock.ts'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import { eachByItself, eachPart } from '#platform/eachByItself.ts'
import { holding, holdForJob, holdLive, type Held } from '#platform/holding.ts'
import { jobKind } from '#platform/jobs.ts'
import { created, deleted, record } from '#platform/journal.ts'
import { demandLimit, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { findToken } from '#platform/oneTimeTokens.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope, UserScope } from '#platform/scope.ts'
import { findName, tellOwners } from '../residents/rules.ts'
import { salePolicy, type Standing } from './policy.ts'
import * as sql from './sql.ts'
import { changeHands } from './transfer/rules.ts'

/** Nobody is flooded in the portal's name. */
const perSeller: Limit = { name: 'sales', times: 10, seconds: 86_400 }
const perAddress: Limit = { name: 'sales-offered', times: 5, seconds: 86_400 }
/** A link has 256 bits: whoever tries many has none. What opened something was no guess. */
const guesses: Limit = { name: 'sale-links', times: 20, seconds: 3600 }

const show = async (on: Db | Tx, scope: ProjectScope) => {
  const sale = (await sql.findOpen(on, scope, undelivered)) ?? null
  const { start, revoke } = salePolicy.cannot(scope, { isUnderWay: sale !== null })
  return { sale, cannot: { start, revoke } }
}

export const readSale = (scope: ProjectScope) => {
  salePolicy.demand(scope, 'read', { isUnderWay: false })
  return show(db, scope)
}

const standingOf = async (held: Held): Promise<Standing> => ({
  isUnderWay: (await sql.findOpen(held.tx, held, undelivered)) !== undefined,
})

const demandDay = (deedOn: string) => {
  if (deedOn < today() || deedOn > addDays(today(), saleDaysAhead))
    refuse('VALIDATION_ERROR', { errors: { deed_on: [{ code: 'deed_day' }] } })
}

/** The buyer is asked by a mail; nothing changes before they have accepted, nor before the day of the deed. */
export const startSale = async (scope: ProjectScope, offer: { email: string; deed_on: string; locale: Locale }) => {
  salePolicy.demand(scope, 'start', { isUnderWay: false })
  demandProof(scope)
  demandDay(offer.deed_on)
  await demandLimit(perSeller, String(scope.actor.userId))
  await demandLimit(perAddress, offer.email)
  return holding(scope, async (held) => {
    await endOrphaned(held)
    salePolicy.demand(held.scope, 'start', await standingOf(held))
    if (await sql.isOwner(held, offer.email)) refuse('SALE_TO_OWNER')
    const id = await sql.insertSale(held, offer)
    await mailBuyer(held, 'SALE_OFFER', offer, { sale: String(id) })
    const changes = created({ sale_offered: offer.email, sale_deed_on: offer.deed_on })
    await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
    return show(held.tx, held.scope)
  })
}

type Told = { email: string; locale?: Locale }
const mailBuyer = async (held: Held, channel_code: string, { email, locale }: Told, facts: Record<string, string>) => {
  const person = await sql.findPerson(held.tx, email)
  await recordMail(held.tx, {
    channel_code,
    recipient: email,
    locale: person?.locale ?? locale ?? 'fr-FR',
    recipient_user_id: person?.id ?? null,
    residence_id: held.residenceId,
    company_id: held.companyId,
    sender_user_id: held.author.userId,
    facts,
  })
}

/** The link opens nothing any more, whoever holds it; both sides are told. */
export const revokeSale = (scope: ProjectScope): Promise<Record<string, never>> =>
  holding(scope, async (held) => {
    salePolicy.demand(held.scope, 'revoke', await standingOf(held))
    const gone = (await sql.deleteOpen(held)) ?? refuse('SALE_NOT_FOUND')
    await mailBuyer(held, 'SALE_REVOKED', { email: gone.buyer_address }, {})
    await tellOver(held, gone)
    return {}
  })

/** What every sale that ends without a hand-over leaves: owners who know, and a line of the feed. */
const tellOver = async (held: Held, { buyer_email, deed_on }: Pick<sql.SaleRow, 'buyer_email' | 'deed_on'>) => {
  await tellOwners(held, 'SALE_REVOKED', {})
  const changes = deleted({ sale_offered: buyer_email, sale_deed_on: deed_on })
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
}

/** Nobody is left to sell: the sale of a held home is called off, and its buyer told, unless they are gone too. */
const endOrphaned = async (held: Held): Promise<void> => {
  const gone = await sql.deleteOrphaned(held)
  if (!gone) return
  const { buyer_address: email, is_abandoned } = gone
  if (email !== '' && !is_abandoned) await mailBuyer(held, 'SALE_REVOKED', { email }, {})
  await tellOver(held, gone)
}

/** Nobody reads another's: not even whoever sells knows what else its buyer buys. */
export const listPurchases = async ({ actor }: UserScope, userId: number): Promise<Purchase[]> => {
  if (actor.userId !== userId) refuse('USER_NOT_FOUND')
  return sql.listPurchases(db, userId)
}

/** Which sale a link is of. Every try counts until one is right. */
const findLinked = async (call: Call, token: string): Promise<number> => {
  const network = subnetOf(call.ip)
  await demandLimit(guesses, network)
  const { payload } = (await findToken(db, 'INVITATION', token)) ?? refuse('SALE_OVER')
  const id = Number((payload as { sale_id?: number }).sale_id) || refuse('SALE_OVER')
  await giveBack(guesses, network)
  return id
}

/** What the buyer needs to know before they accept. */
export const openSale = async (call: Call, token: string) => {
  const row = (await sql.findLive(db, await findLinked(call, token))) ?? refuse('SALE_OVER')
  const { seller, home, city, company, buyer_email: email, deed_on, accepted_at, tenants } = row
  return { seller, home, city, company, email, deed_on, is_accepted: accepted_at !== null, tenants }
}

/**
 * Whether it lives is asked again under the home's lock, which calling it off takes as well. A link that is followed again by
 * whoever has bought answers as it did.
 */
export const acceptSale = async (scope: UserScope, token: string) => {
  const id = await findLinked(scope.call, token)
  const { userId } = scope.actor
  const found = await sql.findLive(db, id)
  const bought = found ? undefined : await sql.findBought(db, id, userId)
  if (bought) return { ...bought, is_done: true }
  const { residence_id } = demandTheirs(scope, found ?? refuse('SALE_OVER'))
  return write(async (tx) => {
    const held = (await holdLive(tx, scope, residence_id)) ?? refuse('SALE_OVER')
    const sale = demandTheirs(scope, (await sql.findLive(tx, id)) ?? refuse('SALE_OVER'))
    if (sale.accepted_at === null) await noteAcceptance(held, sale, userId)
    const is_done = sale.deed_on <= today()
    if (is_done) await changeHands(held, { ...sale, buyer_user_id: userId }, scope.call)
    return { residence_id, deed_on: sale.deed_on, is_done }
  })
}

/** Whoever has the address that was asked; once somebody has accepted, they alone, whatever their address is by then. */
const demandTheirs = ({ actor }: UserScope, sale: sql.SaleRow): sql.SaleRow => {
  const isTheirs =
    sale.accepted_at === null
      ? sale.buyer_email.toLowerCase() === actor.username.toLowerCase()
      : sale.buyer_user_id === actor.userId
  return isTheirs ? sale : refuse('SALE_OF_ANOTHER')
}

const noteAcceptance = async (held: Held, { id, deed_on }: sql.SaleRow, userId: number) => {
  await sql.accept(held, id, userId)
  const who = (await findName(held.tx, userId)) ?? ''
  const changes = created({ sale_accepted: who, sale_deed_on: deed_on })
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
  if (deed_on > today()) await tellOwners(held, 'SALE_ACCEPTED', { who, deed_on })
}

/** Nobody is left to hand over to: the sale is called off, and its seller told. Safe to repeat, and to run twice at once. */
const endAbandoned = (sale: sql.SaleRow): Promise<void> =>
  write(async (tx) => {
    const held = await holdForJob(tx, sale.residence_id)
    if (!held || (await sql.listAbandoned(tx, sale.id)).length === 0) return
    await sql.deleteOpen(held)
    await tellOver(held, sale)
  })

/**
 * Sales that somebody has left end; the homes whose deed is signed today change hands; each by itself. Safe to repeat, and
 * to run twice at once.
 */
export const settleDue = (): Promise<void> =>
  eachPart(
    async () => eachByItself(await sql.listOrphaned(db), callOff),
    async () => eachByItself(await sql.listAbandoned(db), endAbandoned),
    async () => eachByItself(await sql.listDue(db, today()), handOverDue),
  )

const callOff = (residenceId: number): Promise<void> =>
  write(async (tx) => {
    const held = await holdForJob(tx, residenceId)
    if (held) await endOrphaned(held)
  })

/** Whether it is due is asked again under the home's lock. */
const handOverDue = ({ id, residence_id }: sql.DueRow): Promise<void> =>
  write(async (tx) => {
    const held = await holdForJob(tx, residence_id)
    const [sale] = held ? await sql.listDue(tx, today(), id) : []
    if (held && sale) await changeHands(held, sale, null)
  })

/** Every hour, as workers start, and once an account has closed: what was accepted changes hands on the day of its deed. */
export const settling = jobKind({ name: 'sales.settle', cron: '7 * * * *', atStart: true, handle: () => settleDue() })
