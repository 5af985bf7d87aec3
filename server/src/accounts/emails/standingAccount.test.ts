import { beforeEach, expect, test } from 'vitest'
import { hashToken } from '#platform/actor.ts'
import { db } from '#platform/db.ts'
import { personOf } from '#platform/testing/administration.ts'
import { anonymous, as, clientWith, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { moveIn } from '#platform/testing/people.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()
beforeEach(() => db.deleteFrom('rate_limits').execute())

const password = 'Pirate-Connu1'
const register = async (username: string, first_name = 'Léa') => {
  const person = { username, password, first_name, last_name: 'Roy', cgu: true }
  expect((await anonymous.call('accounts.createUser', person)).status).toBe(200)
  const { data } = await anonymous.call('accounts.signIn', { username, password, scope: 'resident' })
  return clientWith(data.access_token)
}
const rowOf = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).where('deleted_at', 'is', null).executeTakeFirst()
/** Asks for an address from an account, and answers the mail that its reader has. */
const ask = async (by: Client, username: string, email: string) => {
  const user_id = await world.user(username)
  expect((await by.call('accounts.changeEmail', { user_id, email, password })).status).toBe(200)
  const mails = await mailsTo(email) // the token is drawn as its mail leaves
  const { token_hash } = await db
    .selectFrom('one_time_tokens')
    .select('token_hash')
    .where('kind', '=', 'EMAIL_VALIDATION')
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const tokenOf = ({ links }: { links: string[] }) => links.join().split('#token=')[1] ?? ''
  const mail = mails.find((sent) => hashToken(tokenOf(sent)).equals(token_hash))!
  return { mail, token: tokenOf(mail) }
}
const validate = (token: string, client = anonymous) => client.call('accounts.validateEmail', { token })
const waiting = { status: 200, data: { is_valid: true, needs_sign_in: true } }
const done = { status: 200, data: { is_valid: true, needs_sign_in: false } }
const invalid = { status: 200, data: { is_valid: false, needs_sign_in: false } }

const invite = async (email: string) => {
  const company_id = await world.company('Maisons Clairière')
  const person = { email, first_name: 'Alix', last_name: 'Roche', company_id, role: 'COMPANY_ADMIN' }
  const { status, data } = await (await as('admin@logis.example')).call('people.createPerson', person)
  expect(status).toBe(201)
  return { id: data.id as number, company_id }
}
const rolesOf = async (userId: number) => ({
  companies: await db.selectFrom('user_role_companies').select('role').where('user_id', '=', userId).execute(),
  platform: await db.selectFrom('user_global_roles').select('role').where('user_id', '=', userId).execute(),
})
const companyRole = { companies: [{ role: 'COMPANY_ADMIN' }], platform: [] }
const none = { companies: [], platform: [] }

test('what a company gave to an invited address is not theirs who asks for that address, however often its reader clicks', async () => {
  const address = 'cible@clairiere.example'
  const { id } = await invite(address)
  const pirate = await register('pirate@foyer.example')
  const { token } = await ask(pirate, 'pirate@foyer.example', address)
  expect(await validate(token)).toMatchObject(waiting)
  expect(await validate(token, await as('zoe@batir-ouest.example'))).toMatchObject(waiting)
  expect(await rowOf(address)).toMatchObject({ id, first_name: 'Alix' })
  expect(await rolesOf(id)).toEqual(companyRole)
  expect(await rolesOf((await rowOf('pirate@foyer.example'))!.id)).toEqual(none)
  const entering = { username: address, password, scope: 'partner' }
  expect(await anonymous.call('accounts.signIn', entering)).toMatchObject({ status: 401 })
})

test('nor is a role on the whole platform', async () => {
  const id = await personOf({ password_hash: null })
  const address = 'assistante@logis.example'
  await db
    .updateTable('users')
    .set({ username: address, email: address, email_validated_at: null })
    .where('id', '=', id)
    .execute()
  await db.insertInto('user_global_roles').values({ user_id: id, role: 'SUPPORT' }).execute()
  const pirate = await register('corsaire@foyer.example')
  const { token } = await ask(pirate, 'corsaire@foyer.example', address)
  expect(await validate(token)).toMatchObject(waiting)
  expect(await rowOf(address)).toMatchObject({ id })
  expect(await rolesOf(id)).toEqual({ companies: [], platform: [{ role: 'SUPPORT' }] })
  expect(await rolesOf((await rowOf('corsaire@foyer.example'))!.id)).toEqual(none)
})

test('who registered and has not confirmed yet loses nothing by the mail that another asked for', async () => {
  const address = 'honnete@foyer.example'
  const owner = await register(address, 'Vraie')
  await moveIn(address, await world.project('Maison Les Saules'))
  const pirate = await register('flibustier@foyer.example')
  const { token } = await ask(pirate, 'flibustier@foyer.example', address)
  for (const reader of [anonymous, owner]) expect(await validate(token, reader)).toMatchObject(waiting)
  expect((await owner.call('accounts.getMe')).data).toMatchObject({ first_name: 'Vraie', residences_count: 1 })
})

test('signed in as the account that asked, its reader takes the address, and what companies gave to it', async () => {
  const address = 'recrutee@clairiere.example'
  const { id } = await invite(address)
  const reader = await register('recrutee.perso@foyer.example')
  const { token } = await ask(reader, 'recrutee.perso@foyer.example', address)
  expect(await validate(token)).toMatchObject(waiting)
  expect(await validate(token, reader)).toMatchObject(done)
  const now = (await rowOf(address))!
  expect(now.id).not.toBe(id)
  expect(await rolesOf(now.id)).toEqual(companyRole)
  expect(await rolesOf(id)).toEqual(none)
})

test('of two accounts that confirm one such address at once, signed in, one has it; by the link alone, neither', async () => {
  for (let round = 0; round < 4; round++) {
    const address = `convoitee${round}@clairiere.example`
    await invite(address)
    const names = [`premiere${round}@foyer.example`, `seconde${round}@foyer.example`]
    const askers = await Promise.all(names.map((name) => register(name)))
    const tokens: string[] = []
    for (const [place, asker] of askers.entries()) tokens.push((await ask(asker, names[place]!, address)).token)
    const byLink = await Promise.all(tokens.map((token) => validate(token)))
    for (const answer of byLink) expect(answer).toMatchObject(waiting)
    const answers = await Promise.all(tokens.map((token, place) => validate(token, askers[place])))
    const won = answers.findIndex(({ status, data }) => status === 200 && data.is_valid)
    expect(answers[won]).toMatchObject(done)
    const lost = answers[1 - won]!
    expect([invalid, { status: 409, error_reason: 'EMAIL_ALREADY_USED' }]).toContainEqual(
      lost.status === 200 ? { status: 200, data: lost.data } : { status: lost.status, error_reason: lost.error_reason },
    )
    expect(await rolesOf((await rowOf(address))!.id)).toEqual(companyRole)
    expect(await rolesOf((await rowOf(names[1 - won]!))!.id)).toEqual(none)
  }
})

test('an account that is made for the address while its link is followed loses nothing to it', async () => {
  const address = 'embauchee@clairiere.example'
  const pirate = await register('boucanier@foyer.example')
  const { token } = await ask(pirate, 'boucanier@foyer.example', address)
  const [answer, invited] = await Promise.all([validate(token), invite(address).catch(() => null)])
  const standing = (await rowOf(address))!
  if (invited) {
    expect([200, 409]).toContain(answer.status)
    expect(standing.id).toBe(invited.id)
    expect(await rolesOf(standing.id)).toEqual(companyRole)
  } else expect(await rolesOf(standing.id)).toEqual(none)
})

test('the mail says that an account asks which is there already, and whose: by the beginning of its address and no more', async () => {
  const asker = await register('demandeur@foyer.example')
  const { mail } = await ask(asker, 'demandeur@foyer.example', 'demandee@foyer.example')
  expect(mail.text).toContain('d•••@foyer.example')
  expect(mail.text).toContain('existe déjà')
  expect(mail.text).not.toContain('demandeur@')
  expect(mail.text).not.toContain('Léa')
})
