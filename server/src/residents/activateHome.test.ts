import { showCode } from '@logis/contract/projects.rules'
import { beforeEach, expect, test } from 'vitest'
import { db, write } from '#platform/db.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { openMailbox } from '#platform/testing/mailbox.ts'
import { world } from '#platform/testing/world.ts'

const alice = () => as('alice@foyer.example', 'resident')
const claire = () => as('claire@foyer.example', 'resident')
const activate = (client: Client, activation_code: string, more: object = {}) =>
  client.call('residents.activateByCode', { activation_code, ...more })

let home: { id: number; name: string; residence_code: string }
let index = 0
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  const homes = await db
    .selectFrom('residences')
    .select(['id', 'name', 'residence_code'])
    .where('activation_date', 'is', null)
    .where('deleted_at', 'is', null)
    .where('type', '=', 'HOUSE')
    .where('company_id', '=', await world.company('Maisons Clairière'))
    .orderBy('id')
    .execute()
  home = homes[index++ % homes.length]!
})
const rowOf = (id: number) =>
  db
    .selectFrom('residences')
    .select(['activation_date', 'activated_by_user_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const residentsOf = (id: number) =>
  db.selectFrom('residence_users').select(['user_id', 'role_code']).where('residence_id', '=', id).execute()

test('RES-01 CODE-23 200: typed in lower case without dashes, the code activates the home and its bearer becomes the owner', async () => {
  const client = await alice()
  const user_id = await world.user('alice@foyer.example')
  const answer = await client.call('residents.activateHome', {
    user_id,
    activation_code: home.residence_code.toLowerCase(),
  })
  expect(answer).toMatchObject({
    status: 200,
    data: { id: home.id, role_code: 'OWNER', residence_code: showCode(home.residence_code) },
  })
  expect(answer.data.activation_date).toMatch(/^\d{4}-.*Z$/)
  expect(await rowOf(home.id)).toMatchObject({
    activated_by_user_id: user_id,
    activation_date: answer.data.activation_date,
  })
  expect(await residentsOf(home.id)).toEqual([{ user_id, role_code: 'OWNER' }])
  const states = await db
    .selectFrom('residence_states_history')
    .select(['state', 'actor_user_id'])
    .where('residence_id', '=', home.id)
    .execute()
  expect(states).toContainEqual({ state: 'ACTIVATED', actor_user_id: user_id })
})

test.each([
  ['with dashes', (code: string) => showCode(code)],
  ['with spaces, in lower case', (code: string) => code.replace(/(.{3})/g, '$1 ').toLowerCase()],
  ['with look-alikes', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l')],
])('CODE-23 the code is read %s', async (_, typed) => {
  expect(await activate(await alice(), typed(home.residence_code))).toMatchObject({
    status: 200,
    data: { id: home.id },
  })
})

test('the feed says who activated and when; never the code', async () => {
  const mark = await journalMark()
  await activate(await alice(), home.residence_code)
  const journal = await journalOf(home.id, mark)
  expect(journal).toMatchObject([
    { username: 'alice@foyer.example', action: 'UPDATED', model_name: 'ResidenceActivationCode', model_id: home.id },
  ])
  expect(journal[0]?.pretty_log).toContainEqual({ attribute_name: 'owner', old_value: null, value: 'Alice Meunier' })
  expect(JSON.stringify(journal)).not.toContain(home.residence_code)
})

test('the company’s staff is told, those who turned it off are not', async () => {
  const mailbox = await openMailbox()
  await activate(await alice(), home.residence_code)
  await runJobs()
  const told = mailbox.received.filter(({ subject }) => subject === `Logement activé\u00a0: ${home.name}`)
  expect(told.map(({ to }) => to?.[0]?.address)).toEqual(['hugo@clairiere.example'])
  expect(told[0]?.text).toContain('Alice Meunier a activé')
  expect(told[0]?.text).toContain(`/project/${await world.company('Maisons Clairière')}/${home.id}`)

  mailbox.received.length = 0
  await (
    await as('hugo@clairiere.example')
  ).call('accounts.setUserChannels', {
    user_id: await world.user('hugo@clairiere.example'),
    settings: [{ code: 'RESIDENCE_ACTIVATED', active: false }],
  })
  const other = await db
    .selectFrom('residences')
    .select('residence_code')
    .where('name', '=', 'Maison Les Saules')
    .executeTakeFirstOrThrow()
  await activate(await alice(), other.residence_code)
  await runJobs()
  expect(mailbox.received.map(({ to }) => to?.[0]?.address)).not.toContain('hugo@clairiere.example')
  await mailbox.close()
})

test('409: the same code again is refused, to the owner as to anyone', async () => {
  const client = await alice()
  await activate(client, home.residence_code)
  const { activation_date } = await rowOf(home.id)
  expect(await activate(client, home.residence_code)).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_ALREADY_ACTIVATED',
  })
  expect(await activate(await claire(), home.residence_code)).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_ALREADY_ACTIVATED',
  })
  expect((await rowOf(home.id)).activation_date).toBe(activation_date)
  expect(await residentsOf(home.id)).toHaveLength(1)
})

test('409: a tenant of the home does not become its owner by its code', async () => {
  await db
    .insertInto('residence_users')
    .values({ residence_id: home.id, user_id: await world.user('alice@foyer.example'), role_code: 'TENANT' })
    .execute()
  expect(await activate(await alice(), home.residence_code)).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_USER_EXISTS',
  })
  expect(await rowOf(home.id)).toMatchObject({ activation_date: null })
})

test('409: a cancelled home and a flat of a cancelled building activate for nobody', async () => {
  expect(await activate(await alice(), await world.code('Maison Les Charmes'))).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
  const [flat] = await world.flats('Résidence Le Belvédère')
  await db
    .updateTable('residences')
    .set({ deleted_at: new Date() })
    .where('id', '=', await world.project('Résidence Le Belvédère'))
    .execute()
  expect(await activate(await alice(), flat!.residence_code)).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test.each(['0000-0000-0000', 'court', '🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠'])('422: %s opens nothing', async (code) => {
  expect(await activate(await alice(), code)).toMatchObject({
    status: 422,
    error_reason: 'ACTIVATION_CODE_INVALID',
    error_message: 'Ce code d’activation n’est pas reconnu.',
  })
})

test('twenty people with one code at once: exactly one becomes the owner', async () => {
  const usernames = Array.from({ length: 20 }, (_, n) => `course${n}@foyer.example`)
  await db
    .insertInto('users')
    .values(usernames.map((username) => ({ username, email: username })))
    .execute()
  const { id: terms_version_id } = await db
    .selectFrom('terms_versions')
    .select('id')
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow()
  for (const username of usernames)
    await db
      .insertInto('user_terms_acceptances')
      .values({ user_id: await world.user(username), terms_version_id })
      .execute()
  const clients = await Promise.all(usernames.map((username) => as(username, 'resident')))
  const answers = await Promise.all(clients.map((client) => activate(client, home.residence_code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await residentsOf(home.id)).toHaveLength(1)
})

test('429: five tries a quarter of an hour for one person, wrong ones, malformed ones and all at once', async () => {
  const client = await alice()
  const tries = [
    '0000-0000-0000',
    'x',
    '1111-1111-1111',
    ...Array.from({ length: 20 }, (_, n) => `ZZZZ-ZZZZ-ZZ${String(n).padStart(2, '0')}`),
  ]
  const answers = await Promise.all(tries.map((code) => activate(client, code)))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(18)
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0)
  // The right code waits too: guessing must not be told apart from knowing.
  expect(await activate(client, home.residence_code)).toMatchObject({ status: 429, error_reason: 'TOO_MANY_REQUESTS' })
  expect(await rowOf(home.id)).toMatchObject({ activation_date: null })
})

test('429: twenty tries an hour from one network, whoever makes them', async () => {
  const clients = await Promise.all(
    [
      'alice@foyer.example',
      'claire@foyer.example',
      'tom@foyer.example',
      'nadia.benali@foyer.example',
      'julien.morel@foyer.example',
    ].map((who) => as(who, 'resident')),
  )
  const answers = await Promise.all(
    clients.flatMap((client) => Array.from({ length: 5 }, () => activate(client, '0000-0000-0000'))),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20)
})

test('the invitation is spent by the attempt, whether it succeeds or not; another’s stays', async () => {
  const issue = (email: string) =>
    write((tx) =>
      issueToken(tx, {
        kind: 'INVITATION',
        email,
        userId: null,
        payload: { residence_id: home.id, role: 'OWNER' },
        seconds: 3600,
      }),
    )
  const usedAt = async () =>
    (
      await db
        .selectFrom('one_time_tokens')
        .select('used_at')
        .where('kind', '=', 'INVITATION')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).used_at
  const client = await alice()

  const own = await issue('ALICE@foyer.example')
  expect(await activate(client, '0000-0000-0000', { invitation_token: own })).toMatchObject({ status: 422 })
  expect(await usedAt()).not.toBeNull()
  const foreign = await issue('claire@foyer.example')
  await activate(client, '0000-0000-0000', { invitation_token: foreign })
  expect(await usedAt()).toBeNull()
  const second = await issue('alice@foyer.example')
  expect(await activate(client, home.residence_code, { invitation_token: second })).toMatchObject({ status: 200 })
  expect(await usedAt()).not.toBeNull()
  expect(await activate(client, '0000-0000-0000', { invitation_token: 'never-issued' })).toMatchObject({
    status: 422,
    error_reason: 'ACTIVATION_CODE_INVALID',
  })
})

test('the address that names the person refuses as the other does: a wrong code, a home that is taken, one’s own as a tenant', async () => {
  const client = await alice()
  const user_id = await world.user('alice@foyer.example')
  const ask = (activation_code: string) => client.call('residents.activateHome', { user_id, activation_code })
  expect(await ask('0000-0000-0000')).toMatchObject({ status: 422, error_reason: 'ACTIVATION_CODE_INVALID' })
  const { residence_code } = await db
    .selectFrom('residences')
    .select('residence_code')
    .where('activation_date', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(await ask(residence_code)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_ALREADY_ACTIVATED' })
  await db
    .insertInto('residence_users')
    .values({ residence_id: home.id, user_id, role_code: 'TENANT' })
    .onConflict((conflict) => conflict.columns(['residence_id', 'user_id']).doUpdateSet({ role_code: 'TENANT' }))
    .execute()
  await db.updateTable('residences').set({ activation_date: null }).where('id', '=', home.id).execute()
  expect(await ask(home.residence_code)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_USER_EXISTS' })
})

test('RES-08 nobody activates in another’s name: a resident learns nothing, an administrator is refused', async () => {
  const body = { user_id: await world.user('claire@foyer.example'), activation_code: home.residence_code }
  expect(await (await alice()).call('residents.activateHome', body)).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  expect(await (await as('admin@logis.example')).call('residents.activateHome', body)).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(await rowOf(home.id)).toMatchObject({ activation_date: null })
})

test('403: the terms come first', async () => {
  await db
    .deleteFrom('user_terms_acceptances')
    .where('user_id', '=', await world.user('tom@foyer.example'))
    .execute()
  expect(await activate(await as('tom@foyer.example', 'resident'), home.residence_code)).toMatchObject({
    status: 403,
    error_reason: 'TERMS_NOT_ACCEPTED',
  })
  expect(await rowOf(home.id)).toMatchObject({ activation_date: null })
})

test('409 RESIDENCE_OF_LANDLORD: nobody becomes the owner of a landlord’s flat by its code, but its own account; the code asks for access', async () => {
  const [, flat] = await world.flats('Résidence Les Tilleuls')
  const { residence_code, company_id } = await db
    .updateTable('residences')
    .set({ activation_date: null })
    .where('id', '=', flat!.id)
    .returning(['residence_code', 'company_id'])
    .executeTakeFirstOrThrow()
  await db.deleteFrom('residence_users').where('residence_id', '=', flat!.id).execute()
  const client = await alice()
  const refused = await activate(client, residence_code)
  expect(refused).toMatchObject({ status: 409, error_reason: 'RESIDENCE_OF_LANDLORD' })
  expect(await residentsOf(flat!.id)).toEqual([])
  const asked = await client.call('residents.requestAccess', { residence_code, role: 'TENANT' })
  expect(asked).toMatchObject({ status: 201, data: { status: 'PENDING' } })
  const owner_user_id = await world.user('alice@foyer.example')
  await db.updateTable('companies').set({ owner_user_id }).where('id', '=', company_id).execute()
  expect((await activate(client, residence_code)).status).toBe(200)
})

test('who types codes that open nothing is in the security log, once more when they may not go on; never the codes', async () => {
  const client = await alice()
  const actor_user_id = await world.user('alice@foyer.example')
  const told = () =>
    db
      .selectFrom('security_log')
      .select(['operation', 'details', 'residence_id'])
      .where('kind', '=', 'CODE_REFUSED')
      .where('actor_user_id', '=', actor_user_id)
      .where('created_at', '>', since)
      .orderBy('id')
      .execute()
  const since = new Date().toISOString()
  await activate(client, 'ABCD-EFGH-JK20')
  await client.call('residents.requestAccess', { residence_code: 'NOCODE', role: 'TENANT' })
  const wrong = ['ACTIVATION_CODE_INVALID', 'RESIDENCE_CODE_INVALID']
  expect((await told()).map(({ details }) => details)).toEqual(wrong.map((reason) => ({ reason })))
  for (const _ of Array.from({ length: 5 })) await activate(client, 'ABCD-EFGH-JK21')
  const limited = (await told()).map(({ details }) => (details as { reason: string }).reason)
  expect(limited).toEqual([...wrong, ...Array<string>(3).fill('ACTIVATION_CODE_INVALID'), 'TOO_MANY_REQUESTS'])
})
