import type { AttributeChange } from '@logis/contract/feed'
import type { ListRequest } from '@logis/contract/lists'
import { languageOf } from '@logis/contract/locale'
import type { Subscription } from '@logis/contract/subscriptions'
import type { subscriptionList } from '@logis/contract/subscriptions.lists'
import {
  hasLicence,
  keptUntil,
  kindOf,
  lastDayOf,
  noticeDays,
  offerCodes,
  renewedUntil,
  type LicenceYears,
} from '@logis/contract/subscriptions.rules'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { db, write } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { onceDone, repeatableCall } from '#platform/idempotency.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { listAdministrators } from '../../companies/members/rules.ts'
import { subscriptionPolicy } from './policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, { name_fr, name_en, is_extended, ...row }: sql.Row): Subscription => ({
  ...row,
  name: languageOf(scope.locale) === 'fr' ? name_fr : name_en,
  kind: kindOf(row.code),
  kept_until: keptUntil(row.ends_on, is_extended),
  cannot: subscriptionPolicy.cannot(scope, row),
})

/** ADMIN-01. */
export const listSubscriptions = async (
  scope: AdministratorScope,
  request: ListRequest<typeof subscriptionList>,
): Promise<Listed<Subscription>> => showEach(await sql.listSubscriptions(request), (row) => show(scope, row))

const read = async (scope: AdministratorScope, id: number): Promise<Subscription> =>
  show(scope, (await sql.readSubscription(id)) ?? refuse('SUBSCRIPTION_NOT_FOUND'))

/** The company first, then what is true of the subscription now. */
const hold = async (held: Administering, id: number): Promise<sql.Row> => {
  const found = (await sql.findSubscription(held.tx, id)) ?? refuse('SUBSCRIPTION_NOT_FOUND')
  if (!(await sql.holdCompany(held, found.company.id))) refuse('SUBSCRIPTION_NOT_FOUND')
  return (await sql.findSubscription(held.tx, id)) ?? refuse('SUBSCRIPTION_NOT_FOUND')
}

type Told = Pick<sql.Row, 'code' | 'quantity' | 'starts_on' | 'ends_on' | 'licence_years' | 'renews'>
/** As the company's feed says it, on one line. */
const lineOf = ({ code, quantity, starts_on, ends_on, licence_years, renews }: Told): string =>
  [
    code,
    `${starts_on} – ${ends_on ?? '…'}${renews ? ' ↻' : ''}`,
    licence_years === null ? '' : `${licence_years} ×12`,
    quantity === null ? '' : `× ${quantity}`,
  ]
    .filter(Boolean)
    .join(', ')

/** In the feed of its company. */
const tell = (held: Administering, company: { id: number; name: string }, before: Told | null, after: Told | null) => {
  const change: AttributeChange = {
    attribute_name: 'subscription',
    old_value: before && lineOf(before),
    value: after && lineOf(after),
  }
  const changes = change.old_value === change.value ? [] : [change]
  return recordAdministration(held, { action: 'UPDATED', model: 'Company', ...company, changes })
}

type Terms = Omit<sql.Term, 'company_id'> & {
  quantity: number | null
  licence_years: number | null
  renews: boolean
}

/** What may stand: an end after the start, a licence of what has one, and one offer at a time. */
const demandGood = async (held: Administering, company_id: number, terms: Terms, exceptId: number | null) => {
  const { code, starts_on, ends_on, licence_years, renews } = terms
  if (renews && ends_on === null) refuse('SUBSCRIPTION_WITHOUT_END')
  if (licence_years !== null && !hasLicence(code)) refuse('SUBSCRIPTION_LICENCE_ONLY_PREMIUM')
  if (ends_on !== null && ends_on < starts_on) refuse('SUBSCRIPTION_DATES_INVALID')
  const codes = kindOf(code) === 'OFFER' ? offerCodes : [code]
  if (await sql.overlaps(held, { company_id, codes, starts_on, ends_on }, exceptId)) refuse('SUBSCRIPTION_OVERLAPS')
}

export type NewSubscription = {
  company_id: number
  code: string
  quantity: number | null
  starts_on: string
  ends_on: string | null
  licence_years: LicenceYears | null
  renews: boolean
}

/** ADMIN-01. */
export const createSubscription = async (
  scope: AdministratorScope,
  { company_id, ...input }: NewSubscription,
): Promise<Subscription> => {
  const id = await administering(scope, async (held) => {
    if (!(await sql.holdCompany(held, company_id))) refuse('COMPANY_NOT_FOUND')
    if (!(await sql.isOffered(held, input.code))) refuse('SERVICE_PROVISION_UNKNOWN')
    const { starts_on, licence_years } = input
    const licensed = licence_years === null ? null : lastDayOf(starts_on, licence_years)
    const terms = { ...input, ends_on: input.ends_on ?? licensed }
    await demandGood(held, company_id, terms, null)
    const made = await sql.insertSubscription(held, { company_id, ...terms })
    const { company } = (await sql.findSubscription(held.tx, made))!
    await tell(held, company, null, terms)
    return made
  })
  return read(scope, id)
}

export type SubscriptionEdit = {
  quantity?: number | null | undefined
  starts_on?: string | undefined
  ends_on?: string | null | undefined
  licence_years?: LicenceYears | null | undefined
  renews?: boolean | undefined
}

type Next = (before: sql.Row, today: string) => sql.Change
const changeHeld = async (held: Administering, id: number, next: Next) => {
  const before = await hold(held, id)
  const after = { ...before, ...next(before, await sql.findToday(held.tx)) }
  const { code, quantity, starts_on, ends_on, licence_years, renews } = after
  await demandGood(held, before.company.id, { code, quantity, starts_on, ends_on, licence_years, renews }, id)
  await sql.updateSubscription(held, id, { quantity, starts_on, ends_on, licence_years, renews })
  await tell(held, before.company, before, after)
}
const change = (scope: AdministratorScope, id: number, next: Next) =>
  administering(scope, (held) => changeHeld(held, id, next))

/** ADMIN-01. What is absent stays. */
export const editSubscription = async (
  scope: AdministratorScope,
  id: number,
  edit: SubscriptionEdit,
): Promise<Subscription> => {
  await change(scope, id, (before) => ({
    quantity: edit.quantity === undefined ? before.quantity : edit.quantity,
    starts_on: edit.starts_on ?? before.starts_on,
    ends_on: edit.ends_on === undefined ? before.ends_on : edit.ends_on,
    licence_years: edit.licence_years === undefined ? before.licence_years : edit.licence_years,
    renews: edit.renews ?? before.renews,
  }))
  return read(scope, id)
}

/** ADMIN-01. New projects come without it from tomorrow; those that have it keep it (decision 6). */
export const endSubscription = async (scope: AdministratorScope, id: number): Promise<Subscription> => {
  await change(scope, id, (before, today) => {
    subscriptionPolicy.demand(scope, 'end', before)
    return { ends_on: today, renews: false }
  })
  return read(scope, id)
}

/** For as long again: the years of its licence, or one more. Once for each key. */
export const renewSubscription = async (scope: AdministratorScope, id: number): Promise<Subscription> => {
  const repeatable = repeatableCall(scope.call, { subscription_id: id })
  await administering(scope, (held) =>
    onceDone(held.tx, scope, repeatable, () =>
      changeHeld(held, id, (before) => {
        subscriptionPolicy.demand(scope, 'renew', before)
        return { ends_on: renewedUntil(before.ends_on!, before.licence_years) }
      }),
    ),
  )
  return read(scope, id)
}

export const deleteSubscription = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const before = await hold(held, id)
    subscriptionPolicy.demand(scope, 'delete', before)
    await sql.deleteSubscription(held, id)
    await tell(held, before.company, before, null)
    return undefined
  })

/**
 * Tells the administrators of each company what is about to end, sixty days before and fifteen. Whatever was late is
 * told once, by the nearer notice; a date that is changed is told anew.
 */
export const tellOfEnds = (): Promise<void> =>
  eachByItself(noticeDays.entries(), async ([index, days]) => {
    const above = (noticeDays[index + 1] ?? -1) + 1
    await eachByItself(await sql.listEnding(db, days, above), (id) => tellOfEnd(id, days))
  })

const tellOfEnd = (id: number, days: number): Promise<void> =>
  write(async (tx) => {
    if (!(await sql.takeNotice(tx, id, days))) return
    const { company } = (await sql.findSubscription(tx, id))!
    for (const reader of await listAdministrators(tx, company.id))
      await recordMail(tx, {
        channel_code: 'SUBSCRIPTION_ENDING',
        recipient: reader.email,
        recipient_user_id: reader.id,
        company_id: company.id,
        locale: reader.locale,
        facts: { subscription: String(id) },
      })
  })

/**
 * Goes on with what renews by itself and has come to its last day, for as long again; a day
 * that was missed is made up for on the next. Safe to repeat, and by several workers at once.
 */
export const renewTerms = async (): Promise<void> =>
  eachByItself(await sql.listRenewing(db), (term) => {
    const codes = kindOf(term.code) === 'OFFER' ? offerCodes : [term.code]
    return write((tx) => sql.renewTerm(tx, term, { until: renewedUntil(term.ends_on, term.licence_years), codes }))
  })
