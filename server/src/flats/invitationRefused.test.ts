import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const at = (day: number, minute = 0) => new Date(Date.UTC(2026, 9, day, 8, minute))

/** A mail that has left, on a day of October. */
const mailTo = async (residence_id: number, channel_code: string, recipient: string, day: number) => {
  const [status, sent_at, created_at] = ['SENT', at(day), at(day)] as const
  const { id } = await db
    .insertInto('communication_logs')
    .values({ residence_id, channel_code, recipient, status, sent_at, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const tells = (log_id: number, name: string, time: Date) =>
  db.insertInto('communication_log_events').values({ log_id, name, time, raw: '{}' }).execute()

/** What the list of a building tells of the invitation of one flat. */
const refusedIn = async (who: Client, building: string, id: number) => {
  const { data } = await who.call('flats.listFlats', { building_id: await world.project(building) })
  return data.find((row: { id: number }) => row.id === id)!.invitation_refused_at
}

test('a tenant’s invitation that does not arrive is told with its day, until another leaves or somebody comes; to no third party', async () => {
  const id = (await world.flats('Résidence Les Tilleuls'))[8]!.id
  const refused = async (who = 'samira@rivages.example') => refusedIn(await as(who), 'Résidence Les Tilleuls', id)
  const invite = (to: string, day: number) => mailTo(id, 'INVITE_TENANT_SOCIAL_LANDLORD', to, day)
  expect(await refused()).toBeNull()
  const first = await invite('faute@foyer.example', 2)
  await tells(first, 'deferred', at(2, 1))
  expect(await refused()).toBeNull()
  await tells(first, 'hardBounces', at(2, 2))
  await tells(first, 'clicks', at(2, 3))
  expect(await refused()).toBe(at(2, 2).toISOString())
  await authorise('Habitat Rivages', 'Gaz Service Sud')
  expect(await refused('nora@gaz-sud.example')).toBeNull()

  const second = await invite('juste@foyer.example', 3)
  expect(await refused()).toBeNull()
  const failed = { status: 'FAILED', sent_at: null } as const
  await db.updateTable('communication_logs').set(failed).where('id', '=', second).execute()
  expect(await refused()).toBe(at(3).toISOString())
  await moveIn('tom@foyer.example', id)
  expect(await refused()).toBeNull()
})

test('an owner’s invitation that does not arrive is told until the flat has another address, or is activated', async () => {
  const id = (await world.flats('Résidence Le Belvédère'))[1]!.id
  const refused = async () => refusedIn(await as('ines@belvedere.example'), 'Résidence Le Belvédère', id)
  const { contact_information_id } = await db
    .updateTable('residences')
    .set({ activation_date: null })
    .where('id', '=', id)
    .returning('contact_information_id')
    .executeTakeFirstOrThrow()
  const hasAddress = async (email: string) => {
    await db.deleteFrom('emails').where('contact_information_id', '=', contact_information_id).execute()
    await db.insertInto('emails').values({ contact_information_id: contact_information_id, email }).execute()
  }
  await hasAddress('Acquereur@foyer.example')
  await tells(await mailTo(id, 'INVITE_OWNER', 'acquereur@foyer.example', 2), 'invalidEmail', at(2, 5))
  expect(await refused()).toBe(at(2, 5).toISOString())
  await hasAddress('autre@foyer.example')
  expect(await refused()).toBeNull()
  await hasAddress('acquereur@foyer.example')
  expect(await refused()).not.toBeNull()
  await db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', id).execute()
  expect(await refused()).toBeNull()
})
