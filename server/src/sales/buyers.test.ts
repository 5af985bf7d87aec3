import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveClock } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { inDays } from '#platform/testing/days.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { moveIn, newResident } from '#platform/testing/people.ts'
import { roleOf, tokenTo } from '#platform/testing/sales.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { subjects } from '../walk/subjects.ts'
import { settleDue } from './rules.ts'

withoutLimits()

const accept = (token: string, who: Client) => who.call('sales.acceptSale', { token })

/** A home that somebody has accepted to buy in three days. */
const accepted = async (email: string) => {
  const { residence_id } = await subjects.house()
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  const claire = await as('claire@foyer.example', 'resident')
  await claire.call('sales.startSale', { residence_id, email, deed_on: inDays(3) })
  const token = await tokenTo(residence_id, email)
  const buyer = await newResident(email)
  expect(await accept(token, buyer.client)).toMatchObject({ data: { is_done: false } })
  return { residence_id, token, buyer }
}
const rename = (user_id: number, username: string) =>
  db.updateTable('users').set({ username, email: username }).where('id', '=', user_id).execute()

test.each([
  [0, /dès que vous acceptez/, /encore annuler/],
  [3, /le vendeur peut encore annuler/, /dès que vous acceptez/],
])(
  'an offer whose day is %i days away says until when it may be cancelled, or that nothing is',
  async (days, says, not) => {
    const { residence_id } = await subjects.house()
    await moveIn('claire@foyer.example', residence_id, 'OWNER')
    const claire = await as('claire@foyer.example', 'resident')
    const email = `offre${days}@foyer.example`
    await claire.call('sales.startSale', { residence_id, email, deed_on: inDays(days) })
    await tokenTo(residence_id, email)
    const text = (await mailsTo(email)).at(-1)?.text
    expect(text).toMatch(says)
    expect(text).not.toMatch(not)
  },
)

test('what one person has accepted goes to nobody who has their address later; they have it, whatever theirs is now', async () => {
  const { residence_id, token, buyer } = await accepted('vacante@foyer.example')
  await rename(buyer.user_id, 'ailleurs@foyer.example')
  const next = await newResident('vacante@foyer.example')
  const another = { status: 403, error_reason: 'SALE_OF_ANOTHER' }
  expect(await accept(token, next.client)).toMatchObject(another)
  moveClock(new Date(Date.now() + 3 * 86_400_000))
  expect(await accept(token, next.client)).toMatchObject(another)
  expect(await roleOf(next.username, residence_id)).toBeNull()
  expect(await accept(token, buyer.client)).toMatchObject({ status: 200, data: { residence_id, is_done: true } })
  moveClock(null)
  expect(await roleOf('ailleurs@foyer.example', residence_id)).toBe('OWNER')
})

test('who has accepted is written to where they read by then, and so is the home that they have bought', async () => {
  const first = await accepted('premiere@foyer.example')
  const second = await accepted('deuxieme@foyer.example')
  await rename(first.buyer.user_id, 'premiere.ailleurs@foyer.example')
  await rename(second.buyer.user_id, 'deuxieme.ailleurs@foyer.example')
  const next = await newResident('deuxieme@foyer.example')
  const claire = await as('claire@foyer.example', 'resident')
  expect((await claire.call('sales.revokeSale', { residence_id: second.residence_id })).status).toBe(200)
  const told = await db
    .selectFrom('communication_logs')
    .select(['recipient', 'recipient_user_id'])
    .where('channel_code', '=', 'SALE_REVOKED')
    .where('residence_id', '=', second.residence_id)
    .execute()
  expect(told).toContainEqual({
    recipient: 'deuxieme.ailleurs@foyer.example',
    recipient_user_id: second.buyer.user_id,
  })
  expect(told.map(({ recipient_user_id }) => recipient_user_id)).not.toContain(next.user_id)

  moveClock(new Date(Date.now() + 3 * 86_400_000))
  await settleDue()
  moveClock(null)
  const marie = await as('marie@horizon.example')
  const { data } = await marie.call('projects.getProject', { residence_id: first.residence_id })
  expect(data.contact_information.emails).toEqual([{ email: 'premiere.ailleurs@foyer.example', label: null }])
})

test('a buyer who is disabled while the job waits for the home does not have it yet; once they are back they do', async () => {
  const { residence_id, buyer } = await accepted('suspendue@foyer.example')
  const activity = (isActive: boolean) => `update users set is_active = ${isActive} where id = ${buyer.user_id}`
  moveClock(new Date(Date.now() + 3 * 86_400_000))
  await meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [residence_id]),
    () => settleDue(),
    ({ run }) => run(activity(false)),
  )
  expect(await roleOf(buyer.username, residence_id)).toBeNull()
  await sql.raw(activity(true)).execute(db)
  await settleDue()
  moveClock(null)
  expect(await roleOf(buyer.username, residence_id)).toBe('OWNER')
})

test('a home is sold to whoever owned it once, closed their account and has another at the same address', async () => {
  const { residence_id } = await subjects.house()
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  const claire = await as('claire@foyer.example', 'resident')
  const once = await newResident('jadis@foyer.example')
  await moveIn(once.username, residence_id, 'OWNER')
  const offer = { residence_id, email: once.username, deed_on: inDays(3) }
  expect(await claire.call('sales.startSale', offer)).toMatchObject({ error_reason: 'SALE_TO_OWNER' })
  await once.close()
  expect((await claire.call('sales.startSale', offer)).status).toBe(201)
})

test('whoever is about to own a home reads of it wherever they sign in, and nobody else does', async () => {
  const { residence_id, token, buyer } = await accepted('prochaine@foyer.example')
  const { user_id } = buyer
  const read = (who: Client, id = user_id) => who.call('sales.listPurchases', { user_id: id })
  const elsewhere = await as(buyer.username, 'resident')
  expect((await read(elsewhere)).data).toEqual([
    {
      id: expect.any(Number),
      seller: 'Claire Aubry',
      home: expect.any(String),
      city: expect.any(String),
      company: expect.any(String),
      deed_on: inDays(3),
      tenants: 0,
      accepted_at: expect.any(String),
    },
  ])
  for (const name of ['claire@foyer.example', 'marie@horizon.example', 'admin@logis.example'])
    expect((await read(await as(name, name.startsWith('claire') ? 'resident' : 'partner'))).status).toBe(404)
  // Whoever has the address next has bought nothing.
  await rename(user_id, 'prochaine.ailleurs@foyer.example')
  const next = await newResident('prochaine@foyer.example')
  await db.updateTable('users').set({ email_validated_at: new Date() }).where('id', '=', next.user_id).execute()
  expect((await read(next.client, next.user_id)).data).toEqual([])
  expect((await read(buyer.client)).data).toHaveLength(1)
  moveClock(new Date(Date.now() + 3 * 86_400_000))
  expect(await accept(token, buyer.client)).toMatchObject({ data: { residence_id, is_done: true } })
  moveClock(null)
  expect((await read(buyer.client)).data).toEqual([])
})

test('what is offered to an address is told to whoever has proven that they read it, until it is called off', async () => {
  const { residence_id } = await subjects.house()
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  const claire = await as('claire@foyer.example', 'resident')
  const email = 'pressentie@foyer.example'
  expect((await claire.call('sales.startSale', { residence_id, email, deed_on: inDays(3) })).status).toBe(201)
  const { client, user_id } = await newResident(email)
  const read = async () => (await client.call('sales.listPurchases', { user_id })).data
  const setProven = (email_validated_at: Date | null) =>
    db.updateTable('users').set({ email_validated_at }).where('id', '=', user_id).execute()
  await setProven(null)
  expect(await read()).toEqual([])
  await setProven(new Date())
  expect(await read()).toMatchObject([{ seller: 'Claire Aubry', accepted_at: null }])
  await claire.call('sales.revokeSale', { residence_id })
  expect(await read()).toEqual([])
})

test('a buyer whom no mail reaches is told to whoever sells and to the company; an offer to the right address is not', async () => {
  const { residence_id } = await subjects.house()
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  const claire = await as('claire@foyer.example', 'resident')
  const hugo = await as('hugo@clairiere.example')
  const lost = () =>
    Promise.all(
      [claire, hugo].map(async (who) => (await who.call('sales.readSale', { residence_id })).data.sale.is_undelivered),
    )
  const offer = (email: string) => claire.call('sales.startSale', { residence_id, email, deed_on: inDays(3) })
  const mailTo = (recipient: string) =>
    db
      .selectFrom('communication_logs')
      .select('id')
      .where('residence_id', '=', residence_id)
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow()
  const happen = async (recipient: string, name: string, time: string) => {
    const { id: log_id } = await mailTo(recipient)
    await db
      .insertInto('communication_log_events')
      .values({ log_id, name, time: new Date(time), raw: '{}' })
      .execute()
  }
  expect(await offer('fautive@foyer.example')).toMatchObject({ data: { sale: { is_undelivered: false } } })
  await happen('fautive@foyer.example', 'deferred', '2026-09-01T08:00:00Z')
  expect(await lost()).toEqual([false, false])
  await happen('fautive@foyer.example', 'hardBounces', '2026-09-01T09:00:00Z')
  expect(await lost()).toEqual([true, true])
  await claire.call('sales.revokeSale', { residence_id })
  expect(await offer('juste@foyer.example')).toMatchObject({ data: { sale: { is_undelivered: false } } })
  const token = await tokenTo(residence_id, 'juste@foyer.example')
  const { id } = await mailTo('juste@foyer.example')
  const failed = {
    status: 'FAILED',
    last_error: '550 no such mailbox',
    sent_at: null,
    external_message_id: null,
  } as const
  await db.updateTable('communication_logs').set(failed).where('id', '=', id).execute()
  expect(await lost()).toEqual([true, true])
  const { client } = await newResident('juste@foyer.example')
  expect((await accept(token, client)).status).toBe(200)
  expect(await lost()).toEqual([false, false])
})
