import { beforeEach, expect, test } from 'vitest'
import { hashToken } from '#platform/actor.ts'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()
beforeEach(() => db.deleteFrom('rate_limits').execute())

const password = 'Logement2026'
/** The token that waits for this account in a mail to this address. */
const linkTo = async (address: string, username = address) => {
  const links = (await mailsTo(address)).flatMap((mail) => mail.links)
  const { token_hash } = await db
    .selectFrom('one_time_tokens')
    .select('token_hash')
    .where('kind', '=', 'EMAIL_VALIDATION')
    .where('user_id', '=', await world.user(username))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return links.map((link) => link.split('#token=')[1] ?? '').find((token) => hashToken(token).equals(token_hash))!
}
const validate = (token: string, client = anonymous) => client.call('accounts.validateEmail', { token })
const change = async (username: string, email: string) => {
  const user_id = await world.user(username)
  const answer = await (await as(username)).call('accounts.changeEmail', { user_id, email, password })
  expect(answer.status).toBe(200)
  return linkTo(email, username)
}
const rowOf = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).where('deleted_at', 'is', null).executeTakeFirst()
const signIn = (username: string, scope = 'partner') => anonymous.call('accounts.signIn', { username, password, scope })
const register = async (username: string) => {
  const person = { username, password, first_name: 'Léa', last_name: 'Roy', cgu: true }
  expect((await anonymous.call('accounts.createUser', person)).status).toBe(200)
  return clientWith((await signIn(username, 'resident')).data.access_token)
}
const done = { status: 200, data: { is_valid: true, needs_sign_in: false } }
const invalid = { status: 200, data: { is_valid: false, needs_sign_in: false } }

test('AUTH-27 AUTH-31 the link of a change checks the token and makes the new address the account’s, once', async () => {
  const token = await change('karim@renovest.example', 'karim.haddad@renovest.example')
  expect(await validate(token)).toMatchObject(done)
  expect(await rowOf('karim.haddad@renovest.example')).toMatchObject({ email: 'karim.haddad@renovest.example' })
  expect(await rowOf('karim@renovest.example')).toBeUndefined()
  expect((await signIn('karim.haddad@renovest.example')).status).toBe(200)
  expect((await signIn('karim@renovest.example')).status).toBe(401)
  expect(await validate(token)).toMatchObject(invalid)
  expect(await validate('x'.repeat(43))).toMatchObject(invalid)
  expect(await anonymous.send('GET', '/v2/email-validation-token')).toMatchObject(invalid)
  const noted = await db.selectFrom('security_log').selectAll().where('kind', '=', 'EMAIL_CHANGED').execute()
  expect(noted).toHaveLength(1)
  expect(JSON.stringify(noted)).not.toContain('@')
})

test('AUTH-31 it expires, travels in a header too, and is over when a newer address is asked for or the account is closed', async () => {
  const first = await change('ines@belvedere.example', 'un@belvedere.example')
  const second = await change('ines@belvedere.example', 'deux@belvedere.example')
  expect(await validate(first)).toMatchObject(invalid)
  const expire = (minutes: number) =>
    db
      .updateTable('one_time_tokens')
      .set({ expires_at: new Date(Date.now() + minutes * 60_000) })
      .where('email', '=', 'deux@belvedere.example')
      .execute()
  await expire(-1)
  expect(await validate(second)).toMatchObject(invalid)
  await expire(5)
  await db.updateTable('users').set({ is_active: false }).where('username', '=', 'ines@belvedere.example').execute()
  expect(await validate(second)).toMatchObject(invalid)
  await db.updateTable('users').set({ is_active: true }).where('username', '=', 'ines@belvedere.example').execute()
  const headers = { 'x-one-time-token': second }
  expect(await anonymous.send('GET', '/v2/email-validation-token', { headers })).toMatchObject(done)
})

test('AUTH-31 of two who follow one link at once, one has confirmed', async () => {
  const token = await change('otto@thermalia.example', 'otto.k@thermalia.example')
  const answers = await Promise.all([validate(token), validate(token)])
  expect(answers.filter(({ data }) => data.is_valid)).toHaveLength(1)
})

test('a link to choose a password that went to the address of before opens nothing after the change', async () => {
  await anonymous.call('accounts.requestPasswordReset', { email: 'luc@isotherme.example' })
  const reset = (await mailsTo('luc@isotherme.example')).at(-1)!.links[0]!.split('/').at(-1)!
  expect((await anonymous.call('accounts.checkPasswordReset', { token: reset })).data.is_valid).toBe(true)
  await validate(await change('luc@isotherme.example', 'luc.b@isotherme.example'))
  expect((await anonymous.call('accounts.checkPasswordReset', { token: reset })).data.is_valid).toBe(false)
})

test('an address that someone else has proven meanwhile stays theirs', async () => {
  const token = await change('yann@lenoir.example', 'convoitee@lenoir.example')
  await register('convoitee@lenoir.example')
  await db
    .updateTable('users')
    .set({ email_validated_at: new Date() })
    .where('username', '=', 'convoitee@lenoir.example')
    .execute()
  expect(await validate(token)).toMatchObject(invalid)
  expect(await rowOf('yann@lenoir.example')).toBeDefined()
})

test('409 EMAIL_ALREADY_USED: somebody else’s account takes the address while the link is followed', async () => {
  const token = await change('samira@rivages.example', 'prise.entretemps@rivages.example')
  const values = ['prise.entretemps@rivages.example']
  const answer = await meanwhile(
    ({ run }) => run('insert into users (username, email, email_validated_at) values ($1, $1, now())', values),
    () => validate(token),
  )
  expect(answer).toMatchObject({ status: 409, error_reason: 'EMAIL_ALREADY_USED' })
  expect(await rowOf('samira@rivages.example')).toBeDefined()
})

test('an address that nobody has proven is free for whoever proves it, signed in: the account that held it closes', async () => {
  const squatter = await register('prise@lenoir.example')
  const token = await change('nora@gaz-sud.example', 'prise@lenoir.example')
  expect((await squatter.call('accounts.getMe')).status).toBe(200)
  expect(await validate(token, await as('nora@gaz-sud.example'))).toMatchObject(done)
  expect(await rowOf('prise@lenoir.example')).toMatchObject({ first_name: 'Nora' })
  expect((await squatter.call('accounts.getMe')).status).toBe(401)
})

test('whoever registers is asked to prove the address; only signed in to that account does the link make it good', async () => {
  const address = 'nouvelle@foyer.example'
  const owner = await register(address)
  const token = await linkTo(address)
  const waiting = { status: 200, data: { is_valid: true, needs_sign_in: true } }
  expect(await validate(token)).toMatchObject(waiting)
  expect(await validate(token, await as('zoe@batir-ouest.example'))).toMatchObject(waiting)
  expect((await owner.call('accounts.getMe')).data.email_validated).toBe(false)
  expect(await validate(token, owner)).toMatchObject(done)
  expect((await owner.call('accounts.getMe')).data.email_validated).toBe(true)
  expect(await validate(token, owner)).toMatchObject(invalid)
})

test('the mail is sent once more to whoever asks, its former link is over; 409 once the address is proven', async () => {
  const address = 'encore@foyer.example'
  const owner = await register(address)
  const first = await linkTo(address)
  expect(await owner.call('accounts.resendValidation')).toMatchObject({ status: 200 })
  const second = await linkTo(address)
  expect(await validate(first, owner)).toMatchObject(invalid)
  expect(await validate(second, owner)).toMatchObject(done)
  expect(await owner.call('accounts.resendValidation')).toMatchObject({
    status: 409,
    error_reason: 'EMAIL_ALREADY_VALIDATED',
  })
})

test('429: whoever registers with somebody else’s address has it written to ten times a day, however long they ask', async () => {
  const owner = await register('autrui@foyer.example')
  const ask = async () => {
    // An hour has passed.
    await db.deleteFrom('rate_limits').where('bucket', 'like', 'email-change:%').execute()
    return (await owner.call('accounts.resendValidation')).status
  }
  settings.RATE_LIMITS = true
  const answers: number[] = []
  for (let times = 0; times < 12; times += 1) answers.push(await ask())
  settings.RATE_LIMITS = false
  expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429])
})

test('404 USER_NOT_FOUND: an account that is closed while it asks for the mail is sent none', async () => {
  const address = 'fermee@foyer.example'
  const owner = await register(address)
  const { length: mails } = await mailsTo(address)
  const answer = await meanwhile(
    ({ run }) => run('update users set deleted_at = now(), is_active = false where username = $1', [address]),
    () => owner.call('accounts.resendValidation'),
  )
  expect(answer).toMatchObject({ status: 404, error_reason: 'USER_NOT_FOUND' })
  expect(await mailsTo(address)).toHaveLength(mails)
})
