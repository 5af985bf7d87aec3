import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { noTotp } from '#platform/testing/factors.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { newDevice, type Device } from '#platform/testing/passkeys.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const karim = 'karim@renovest.example'
let user_id: number
beforeEach(async () => {
  user_id = await world.user(karim)
  await noTotp(user_id)
  for (const table of ['user_passkeys', 'passkey_challenges'] as const) await db.deleteFrom(table).execute()
  await demand(false)
})
const demand = async (demands_second_factor: boolean) =>
  db
    .updateTable('companies')
    .set({ demands_second_factor })
    .where('id', '=', await world.company('Rénov’Est'))
    .execute()

const register = async (client: Client, device: Device, name: string): Promise<number> => {
  const { data } = await client.call('accounts.startPasskey', { user_id })
  return (await client.call('accounts.addPasskey', { user_id, name, passkey: device.create(data) })).data.id
}
const asked = async () => (await anonymous.call('accounts.askPasskey', {})).data as { challenge: string }
const enter = async (device: Device) =>
  anonymous.call('accounts.signInByPasskey', { scope: 'partner', passkey: device.sign(await asked()) })
const sessionOf = async (device: Device) => clientWith((await enter(device)).data.access_token)
const isOpen = async (client: Client) => (await client.call('accounts.getMe')).status === 200

test('a passkey that is removed ends the sessions that it has opened, and no other', async () => {
  const client = await as(karim)
  const [lost, kept] = [newDevice(), newDevice()]
  const passkey_id = await register(client, lost, 'Téléphone')
  await register(client, kept, 'Ordinateur')
  const [there, elsewhere] = [await sessionOf(lost), await sessionOf(kept)]
  expect(await client.call('accounts.removePasskey', { user_id, passkey_id })).toMatchObject({ status: 200 })
  expect([await isOpen(there), await isOpen(elsewhere), await isOpen(client)]).toEqual([false, true, true])
  const ended = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'SESSIONS_ENDED')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(ended?.details).toEqual({ cause: 'PASSKEY_REMOVED', session_ids: [expect.any(Number)] })
  const told = (await mailsTo(karim)).find(({ subject }) => subject.startsWith('Une clé d’accès a été supprimée'))
  expect(told?.text.replace(/\s+/g, ' ')).toContain(
    'les sessions ouvertes avec elle ont été fermées, sauf celle qui a servi à la supprimer',
  )
})

test('the session that removes it stays, though the passkey has opened it', async () => {
  const device = newDevice()
  const passkey_id = await register(await as(karim), device, 'Téléphone')
  const [client, other] = [await sessionOf(device), await sessionOf(device)]
  expect(await client.call('accounts.removePasskey', { user_id, passkey_id })).toMatchObject({ status: 200 })
  expect([await isOpen(client), await isOpen(other)]).toEqual([true, false])
})

test('so it ends what it has opened as the second step of a password', async () => {
  const client = await as(karim)
  const [lost, kept] = [newDevice(), newDevice()]
  const passkey_id = await register(client, lost, 'Téléphone')
  await register(client, kept, 'Ordinateur')
  await demand(true)
  const password = { username: karim, password: 'Logement2026', scope: 'partner' }
  const { challenge } = (await anonymous.call('accounts.signIn', password)).data
  const passed = await anonymous.call('accounts.passSecondFactor', { challenge, passkey: lost.sign(await asked()) })
  const there = clientWith(passed.data.access_token)
  expect(await isOpen(there)).toBe(true)
  expect(await (await sessionOf(kept)).call('accounts.removePasskey', { user_id, passkey_id })).toMatchObject({
    status: 200,
  })
  expect(await isOpen(there)).toBe(false)
})

test('whoever comes in by it as it is removed is out too, whichever is first', async () => {
  for (const isFirst of [true, false]) {
    const client = await as(karim)
    const device = newDevice()
    const passkey_id = await register(client, device, 'Téléphone')
    const passkey = device.sign(await asked())
    const come = () => anonymous.call('accounts.signInByPasskey', { scope: 'partner', passkey })
    const remove = () => client.call('accounts.removePasskey', { user_id, passkey_id })
    const acts = isFirst ? [come, remove] : [remove, come]
    await meanwhile(
      ({ run }) => run('select from users where id = $1 for update', [user_id]),
      () => Promise.all(acts.map((act) => act())),
    )
    const left = await db
      .selectFrom('access_tokens')
      .select('id')
      .where('passkey_id', '=', passkey_id)
      .where('revoked_at', 'is', null)
      .execute()
    expect(left).toEqual([])
  }
})
