import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const idOf = (username: string) => world.user(username)
const acceptedBy = async (username: string) =>
  db
    .selectFrom('user_terms_acceptances')
    .select(['terms_version_id', 'accepted_at', 'ip'])
    .where('user_id', '=', await idOf(username))
    .execute()

test('RES-03/read the terms in force are for anyone to read, in both languages', async () => {
  const french = await anonymous.call('accounts.readTerms')
  expect(french.data).toMatchObject({ version: '2026-09', content: expect.stringContaining('Votre espace logement') })
  expect((await anonymous.inEnglish().call('accounts.readTerms')).data.content).toContain('Your home area')
})

test('RES-03/read a resident sees when they accepted; staff who never did see null', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const { data } = await claire.call('accounts.getTerms', { user_id: await idOf('claire@foyer.example') })
  expect(data).toMatchObject({ version: '2026-09', accepted_at: expect.stringMatching(/Z$/) })
  const karim = await as('karim@renovest.example')
  expect(
    (await karim.call('accounts.getTerms', { user_id: await idOf('karim@renovest.example') })).data.accepted_at,
  ).toBeNull()
})

test('RES-03/recorded new terms close the residents’ area until they are accepted, once', async () => {
  const user_id = await idOf('tom@foyer.example')
  const tom = await as('tom@foyer.example', 'resident')
  await db
    .insertInto('terms_versions')
    .values({ version: '2026-12', content_fr: '<p>Nouveau</p>', content_en: '<p>New</p>', published_at: new Date() })
    .execute()
  expect(await tom.call('accounts.listNotifications', { user_id })).toMatchObject({
    status: 403,
    error_reason: 'TERMS_NOT_ACCEPTED',
  })
  expect((await tom.call('accounts.getMe')).data.cgu).toEqual({ is_accepted: false, version: '2026-12' })
  expect((await tom.call('accounts.getTerms', { user_id })).data).toMatchObject({
    version: '2026-12',
    accepted_at: null,
  })

  expect(await tom.call('accounts.acceptTerms', { user_id, version: '2026-09' })).toMatchObject({
    status: 409,
    error_reason: 'TERMS_VERSION_OUTDATED',
  })
  const first = await tom.call('accounts.acceptTerms', { user_id, version: '2026-12' })
  expect(first).toMatchObject({ status: 200, data: { accepted_at: expect.stringMatching(/Z$/) } })
  expect((await tom.call('accounts.acceptTerms', { user_id, version: '2026-12' })).data).toEqual(first.data)
  expect(await acceptedBy('tom@foyer.example')).toHaveLength(2)
  expect((await tom.call('accounts.listNotifications', { user_id })).status).toBe(200)
})

test('terms that are not published yet are not in force', async () => {
  await db
    .insertInto('terms_versions')
    .values({ version: '2027-01', content_fr: '-', content_en: '-', published_at: new Date(Date.now() + 86_400_000) })
    .execute()
  expect((await anonymous.call('accounts.readTerms')).data.version).not.toBe('2027-01')
})

test('nobody accepts in another’s name: 404 for a stranger, 403 for an administrator', async () => {
  const input = { user_id: await idOf('alice@foyer.example'), version: '2026-12' }
  expect(await (await as('zoe@batir-ouest.example')).call('accounts.acceptTerms', input)).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  expect(await (await as('admin@logis.example')).call('accounts.acceptTerms', input)).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(
    await (await as('zoe@batir-ouest.example')).call('accounts.getTerms', { user_id: input.user_id }),
  ).toMatchObject({ status: 404 })
})
