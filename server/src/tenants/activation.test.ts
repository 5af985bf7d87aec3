import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { kindsOf } from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { activationOf, building, flatOf, roleIn, withoutOwner } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let [samira, marie]: Client[] = []
let [rivages, tilleuls, owner] = [0, 0, 0]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  marie = await as('marie@horizon.example')
  rivages = await world.company('Habitat Rivages')
  tilleuls = await world.project(building)
  owner = await world.user('patrimoine@rivages.example')
})
const homes = () =>
  db
    .selectFrom('residences')
    .select(['id', 'activation_date', 'deleted_at'])
    .where((eb) => eb.or([eb('id', '=', tilleuls), eb('parent_id', '=', tilleuls)]))
    .orderBy('id')
    .execute()
/** Only A01 to A05 are activated, as in the demo world. */
beforeEach(async () => {
  const flats = await world.flats(building)
  const first = flats.filter(({ name }) => /A0[1-5]$/.test(name)).map(({ id }) => id)
  const others = [tilleuls, ...flats.map(({ id }) => id).filter((id) => !first.includes(id))]
  await db.updateTable('residences').set({ deleted_at: null }).where('id', 'in', others).execute()
  // The date of an activation never changes but by hand.
  await db.updateTable('residences').set({ activation_date: null }).where('id', 'in', others).execute()
  await db.deleteFrom('residence_users').where('residence_id', 'in', others).execute()
})

const activate = (residence_id: number, who = samira!, company_id = rivages) =>
  who.call('tenants.activateForCompany', { company_id, residence_id })

test('FLAT-09 FLAT-11 TEN-13: one call activates the building and its flats in the owner account’s name; what was activated keeps its date', async () => {
  const before = await homes()
  const waiting = before.filter(({ activation_date }) => activation_date === null).map(({ id }) => id)
  expect(waiting).toContain(tilleuls)
  const mark = await journalMark()
  const { status, data, message } = await activate(tilleuls)
  expect([status, message]).toEqual([200, 'Les logements de l’immeuble ont été activés.'])
  expect(new Set(data.activated_ids)).toEqual(new Set(waiting))
  for (const { id, activation_date } of await homes()) {
    expect(activation_date).not.toBeNull()
    expect(await roleIn(id, owner)).toBe('OWNER')
    const kept = before.find((home) => home.id === id)?.activation_date
    if (kept) expect(activation_date).toEqual(kept)
  }
  expect(await journalOf(await flatOf('B01'), mark)).toMatchObject([
    {
      username: 'samira@rivages.example',
      model_name: 'ResidenceActivationCode',
      pretty_log: [
        { attribute_name: 'activation_date', old_value: null },
        { attribute_name: 'owner', value: 'Service Patrimoine' },
      ],
    },
  ])
  const states = await db
    .selectFrom('residence_states_history')
    .select(['state', 'actor_user_id'])
    .where('residence_id', '=', tilleuls)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(states).toEqual({ state: 'ACTIVATED', actor_user_id: await world.user('samira@rivages.example') })
})

test('a second call changes nothing, and the page says that there is nothing left', async () => {
  const told = async () => (await samira!.call('projects.getProject', { residence_id: tilleuls })).data
  expect(await told()).toMatchObject({ to_activate: 8, cannot: { activate: null } })
  await activate(tilleuls)
  const after = await homes()
  const mark = await journalMark()
  expect(await activate(tilleuls)).toMatchObject({ status: 200, data: { activated_ids: [] } })
  expect(await homes()).toEqual(after)
  expect(await journalOf(tilleuls, mark)).toEqual([])
  expect(await told()).toMatchObject({ to_activate: 0, cannot: { activate: 'RESIDENCE_ALREADY_ACTIVATED' } })
})

test('D2-C07: a flat is activated alone, and a cancelled one not at all', async () => {
  const [flat, gone] = [await flatOf('B01'), await flatOf('B02')]
  expect((await activate(flat)).data).toEqual({ activated_ids: [flat] })
  expect(await activationOf(tilleuls)).toBeNull()
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
  const { data } = await activate(tilleuls)
  expect(data.activated_ids).not.toContain(gone)
  expect(await activationOf(gone)).toBeNull()
  expect(await activate(gone)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
})

test('FLAT-10: without an owner account that has an address nothing is activated', async () => {
  const refused = { status: 409, error_reason: 'COMPANY_OWNER_USER_REQUIRED' }
  const told = async () => (await samira!.call('projects.getProject', { residence_id: tilleuls })).data.cannot.activate
  const before = await homes()
  await withoutOwner('Habitat Rivages', async () => {
    expect([await told(), await activate(tilleuls)]).toMatchObject([refused.error_reason, refused])
  })
  const lost = { email: null }
  await db.updateTable('users').set(lost).where('id', '=', owner).execute()
  expect([await told(), await activate(tilleuls)]).toMatchObject([refused.error_reason, refused])
  const unproven = { email: 'patrimoine@rivages.example', email_validated_at: null, password_hash: 'chosen' }
  const { email_validated_at, password_hash } = await db
    .selectFrom('users')
    .select(['email_validated_at', 'password_hash'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set(unproven).where('id', '=', owner).execute()
  expect([await told(), await activate(tilleuls)]).toMatchObject([refused.error_reason, refused])
  expect(await homes()).toEqual(before)
  await db.updateTable('users').set({ email_validated_at, password_hash }).where('id', '=', owner).execute()
  expect([await told(), (await activate(tilleuls)).status]).toEqual([null, 200])
})

test('colleagues are told once of a building, and nobody is mailed for each of its flats', async () => {
  await runJobs()
  await db.deleteFrom('notifications').execute()
  const mails = async () =>
    (await db.selectFrom('communication_logs').select('id').where('channel_code', '=', 'RESIDENCE_ACTIVATED').execute())
      .length
  const before = await mails()
  await activate(tilleuls, marie)
  await runJobs()
  expect(await kindsOf('samira@rivages.example')).toEqual(['HOME_ACTIVATED'])
  expect(await mails()).toBe(before)
})

test('whoever acts must do so for a company that they may act for', async () => {
  const rival = await world.company('Bâtir Ouest')
  expect(await activate(tilleuls, samira, rival)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  const zoe = await as('zoe@batir-ouest.example')
  expect(await activate(tilleuls, zoe, rival)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await activationOf(tilleuls)).toBeNull()
})
