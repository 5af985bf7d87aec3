import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { hashToken } from '#platform/actor.ts'
import { as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const password = 'Logement2026'
const change = async (by: string, username: string, email: string, typed: string | undefined = password) =>
  (await as(by)).call('accounts.changeEmail', { user_id: await world.user(username), email, password: typed })
const pending = async (username: string) =>
  db
    .selectFrom('one_time_tokens')
    .select(['email', 'token_hash'])
    .where('user_id', '=', await world.user(username))
    .where('kind', '=', 'EMAIL_VALIDATION')
    .where('revoked_at', 'is', null)
    .execute()

beforeEach(() => db.deleteFrom('rate_limits').execute())

test('API-12/email 200: the address waits for its owner; the account keeps the old one, which is told', async () => {
  const username = 'karim@renovest.example'
  expect(await change(username, username, 'karim.haddad@renovest.example')).toMatchObject({
    status: 200,
    data: { pending_email: 'karim.haddad@renovest.example' },
  })
  expect((await (await as(username)).call('accounts.getMe')).data.email).toBe(username)
  const [told] = await mailsTo(username)
  expect(told!.text).toContain('karim.haddad@renovest.example')
  const [mail] = await mailsTo('karim.haddad@renovest.example')
  const token = mail!.links[0]!.split('#token=')[1]!
  expect(await pending(username)).toEqual([{ email: 'karim.haddad@renovest.example', token_hash: hashToken(token) }])
})

test('a newer address takes the place of the one before, whose mail does not leave any more', async () => {
  const username = 'hugo@clairiere.example'
  await change(username, username, 'premier@clairiere.example')
  await change(username, username, 'second@clairiere.example')
  expect(await mailsTo('premier@clairiere.example')).toEqual([])
  expect(await mailsTo('second@clairiere.example')).toHaveLength(1)
  expect((await pending(username)).map(({ email }) => email)).toEqual(['second@clairiere.example'])
  await change(username, username, 'HUGO@clairiere.example')
  expect(await pending(username)).toEqual([])
})

test('409 EMAIL_ALREADY_USED, 422 PASSWORD_INCORRECT, 404 for another account', async () => {
  const username = 'ines@belvedere.example'
  expect(await change(username, username, 'Claire@foyer.example')).toMatchObject({
    status: 409,
    error_reason: 'EMAIL_ALREADY_USED',
  })
  expect(await change(username, username, 'ines@autre.example', 'Wrong-password1')).toMatchObject({
    status: 422,
    error_reason: 'PASSWORD_INCORRECT',
  })
  const without = (await as(username)).call('accounts.changeEmail', {
    user_id: await world.user(username),
    email: 'ines@autre.example',
  })
  expect(await without).toMatchObject({ status: 422, error_reason: 'PASSWORD_INCORRECT' })
  expect(await change('zoe@batir-ouest.example', username, 'ines@autre.example')).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  expect(await pending(username)).toEqual([])
})

test('an administrator starts the change without a password; it takes the owner’s confirmation all the same', async () => {
  const username = 'luc@isotherme.example'
  const admin = await as('admin@logis.example')
  const answer = await admin.call('accounts.changeEmail', {
    user_id: await world.user(username),
    email: 'luc@autre.example',
  })
  expect(answer).toMatchObject({ status: 200, data: { pending_email: 'luc@autre.example' } })
  expect((await (await as(username)).call('accounts.getMe')).data.email).toBe(username)
})

test('422: what is no address', async () => {
  const username = 'otto@thermalia.example'
  for (const email of [
    'otto',
    'otto@',
    'otto@thermalia',
    'otto <otto@thermalia.example>',
    'a@b.example\r\nBcc: c@d.example',
  ]) {
    expect(await change(username, username, email)).toMatchObject({
      status: 422,
      errors: { email: [{ code: 'email' }] },
    })
  }
})

test('429: ten letters an hour to addresses of one’s choice', async () => {
  const username = 'samira@rivages.example'
  for (let time = 0; time < 10; time++)
    expect((await change(username, username, `adresse${time}@autre.example`)).status).toBe(200)
  expect(await change(username, username, 'adresse11@autre.example')).toMatchObject({ status: 429 })
})

test('429: ten letters a day to one address, however many accounts ask for it', async () => {
  const email = 'assiegee@autre.example'
  const people = ['hugo@clairiere.example', 'karim@renovest.example', 'luc@isotherme.example']
  for (let turn = 0; turn < 10; turn += 1) {
    const username = people[turn % 3]!
    expect((await change(username, username, email)).status).toBe(200)
  }
  const [username] = people
  expect(await change(username!, username!, email)).toMatchObject({ status: 429 })
  expect((await change(username!, username!, 'tranquille@autre.example')).status).toBe(200)
})
