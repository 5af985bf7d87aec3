import { expect, beforeEach, test } from 'vitest'
import { today } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { newResident } from '#platform/testing/people.ts'
import { flatOf } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

const house = 'Maison Les Lilas'
const roux = 'famille.roux@foyer.example'
const ofHouse = async () => ({
  company_id: await world.company('Maisons Clairière'),
  residence_id: await world.project(house),
})

const invite = async () => {
  const hugo = await as('hugo@clairiere.example')
  const invitation = { communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER', email: roux }
  expect(await hugo.call('invitations.inviteOwner', { ...(await ofHouse()), ...invitation })).toMatchObject({
    status: 201,
  })
}
/** The mails that an address got since, for a password that was forgotten. */
const forget = async (email: string, client = anonymous) => {
  const before = (await mailsTo(email)).length
  expect(await client.call('accounts.requestPasswordReset', { email, context: 'resident' })).toMatchObject({
    status: 200,
    data: {},
  })
  return (await mailsTo(email)).slice(before)
}
const tokenIn = (links: readonly string[] = []) =>
  /\/invitation#token=([\w-]{43})$/.exec(links.find((link) => link.includes('/invitation#')) ?? '')?.[1] ?? ''
const read = async (token: string) => (await anonymous.call('accounts.readInvitation', { token })).data

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await db.deleteFrom('communication_logs').execute()
  await db.deleteFrom('one_time_tokens').execute()
})

test('whoever forgot the password of an account that was never made gets their invitation once more', async () => {
  await invite()
  const first = tokenIn((await mailsTo(roux)).at(-1)?.links)
  const [mail, ...others] = await forget(roux)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Créez votre compte Logis pour ouvrir votre logement' })
  for (const word of ['Maisons Clairière vous invite', house]) expect(mail!.text).toContain(word)
  const token = tokenIn(mail!.links)
  expect(token).not.toBe(first)
  expect(await read(token)).toEqual(await read(first))
  const logged = await db.selectFrom('communication_logs').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(logged).toMatchObject({ channel_code: 'PASSWORD_RESET', status: 'SENT', recipient_user_id: null })
  expect(JSON.stringify(logged)).not.toContain(token)
  const [english] = await forget(roux, anonymous.inEnglish())
  expect(english).toMatchObject({ subject: 'Create your Logis account to open your home' })
})

test('the link lives no longer than the one that was mailed first', async () => {
  await invite()
  await mailsTo(roux)
  const inADay = new Date(Date.now() + 86_400_000)
  await db.updateTable('one_time_tokens').set({ expires_at: inADay }).execute()
  expect(await forget(roux)).toHaveLength(1)
  const { expires_at } = await db
    .selectFrom('one_time_tokens')
    .select('expires_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(Math.abs(Date.parse(expires_at) - inADay.getTime())).toBeLessThan(60_000)
})

test('what opens nothing any more is not sent again: a code that was renewed, a link that has ended, a home that is activated', async () => {
  await invite()
  await mailsTo(roux)
  await db
    .updateTable('one_time_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect(await forget(roux)).toEqual([])
  await db
    .updateTable('one_time_tokens')
    .set({ expires_at: new Date(Date.now() + 3_600_000) })
    .execute()
  expect(await forget(roux)).toHaveLength(1)

  const place = await ofHouse()
  const marie = await as('marie@horizon.example')
  const { residence_id } = place
  expect(await marie.call('invitations.renewCode', { residence_id })).toMatchObject({ status: 200 })
  expect(await forget(roux)).toEqual([])

  await db.deleteFrom('rate_limits').execute()
  await db.deleteFrom('communication_logs').execute()
  await invite()
  expect(await forget(roux)).toHaveLength(1)
  const today = { activation_date: new Date().toISOString() }
  await db.updateTable('residences').set(today).where('id', '=', place.residence_id).execute()
  expect(await forget(roux)).toEqual([])
  await db.updateTable('residences').set({ activation_date: null }).where('id', '=', place.residence_id).execute()
})

test('whoever has an account chooses a new password for it, invited or not', async () => {
  await invite()
  await mailsTo(roux)
  await newResident(roux)
  expect(await forget(roux)).toMatchObject([{ subject: 'Choisissez un mot de passe' }])
})

test('a tenant gets theirs too, and a buyer until the sale is over', async () => {
  const samira = await as('samira@rivages.example')
  const tenant = 'locataire@foyer.example'
  const invited = await samira.call('invitations.inviteOwner', {
    company_id: await world.company('Habitat Rivages'),
    residence_id: await flatOf('A01'),
    communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
    email: tenant,
    tenant_context: true,
  })
  expect(invited).toMatchObject({ status: 201 })
  const [mail] = await forget(tenant)
  expect(await read(tokenIn(mail?.links))).toMatchObject({ kind: 'TENANT', email: tenant })

  const claire = await as('claire@foyer.example', 'resident')
  const [residence_id, buyer] = [await world.project('Maison Les Érables'), 'acheteuse@foyer.example']
  const sold = await claire.call('sales.startSale', { residence_id, email: buyer, deed_on: today() })
  expect(sold).toMatchObject({ status: 201 })
  expect(await read(tokenIn((await forget(buyer))[0]?.links))).toMatchObject({ kind: 'BUYER', email: buyer })
  expect((await claire.call('sales.revokeSale', { residence_id })).status).toBe(200)
  expect(await forget(buyer)).toEqual([])
})
