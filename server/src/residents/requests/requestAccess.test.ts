import { showCode } from '@logis/contract/projects.rules'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { openMailbox } from '#platform/testing/mailbox.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await db.deleteFrom('company_options').where('option_type', '=', 'BYPASS_OWNER_VALIDATION_FOR_TENANT').execute()
})
const flatOf = async (name: string) => (await world.flats('Résidence Les Tilleuls')).find((flat) => flat.name === name)!
const ask = async (who: string, residence_code: string, role: 'OWNER' | 'TENANT' = 'TENANT') =>
  (await as(who, 'resident')).call('residents.requestAccess', { residence_code, role })
const openToTenants = async (value: string) =>
  db
    .insertInto('company_options')
    .values({
      company_id: await world.company('Habitat Rivages'),
      option_type: 'BYPASS_OWNER_VALIDATION_FOR_TENANT',
      value,
      template_id: null,
    })
    .execute()
const roleOf = async (who: string, residenceId: number) =>
  (
    await db
      .selectFrom('residence_users')
      .select('role_code')
      .where('residence_id', '=', residenceId)
      .where('user_id', '=', await world.user(who))
      .executeTakeFirst()
  )?.role_code

test('CODE-24 RES-07/requests 201: the request waits; the company and the owner are told', async () => {
  const mailbox = await openMailbox()
  const flat = await flatOf('Appartement A01')
  const answer = await ask('alice@foyer.example', showCode(flat.residence_code).toLowerCase())
  expect(answer).toMatchObject({ status: 201, data: { status: 'PENDING' } })
  expect(
    await db.selectFrom('access_requests').selectAll().where('id', '=', answer.data.id).executeTakeFirst(),
  ).toMatchObject({
    residence_id: flat.id,
    user_id: await world.user('alice@foyer.example'),
    role_code: 'TENANT',
    status: 'PENDING',
    decided_at: null,
  })
  expect(await roleOf('alice@foyer.example', flat.id)).toBeUndefined()

  await runJobs()
  const told = mailbox.received.filter(({ subject }) => subject === 'Demande d’accès\u00a0: Appartement A01')
  expect(told).toHaveLength(2)
  expect(new Set(told.map(({ to }) => to?.[0]?.address))).toEqual(
    new Set(['patrimoine@rivages.example', 'samira@rivages.example']),
  )
  expect(told[0]?.text).toContain(
    'Alice Meunier demande l’accès à «\u00a0Appartement A01\u00a0» en tant que locataire.',
  )
  const toSamira = told.find(({ to }) => to?.[0]?.address === 'samira@rivages.example')
  expect(toSamira?.text).toContain(`/project/${await world.company('Habitat Rivages')}/${flat.id}#tenants`)
  await mailbox.close()
})

test('the mail to the owner of a house leads to the home that it is about, where they answer', async () => {
  const mailbox = await openMailbox()
  const home = await world.project('Maison Les Érables')
  expect(await ask('alice@foyer.example', await world.code('Maison Les Érables'))).toMatchObject({ status: 201 })
  await runJobs()
  const told = mailbox.received.find(({ to }) => to?.[0]?.address === 'claire@foyer.example')
  expect(told?.text).toContain(`/logement/${home}#habitants`)
  await mailbox.close()
})

test('whoever asked sees what they wait for until it is answered, and nothing of the home; nobody else does', async () => {
  const flat = await flatOf('Appartement A07')
  const user_id = await world.user('alice@foyer.example')
  const alice = await as('alice@foyer.example', 'resident')
  const waiting = async () => (await alice.call('residents.listOwnRequests', { user_id })).data as { id: number }[]
  const { data } = await ask('alice@foyer.example', flat.residence_code)
  const own = (await waiting()).find(({ id }) => id === data.id)
  expect(own).toEqual({ id: data.id, role_code: 'TENANT', created_at: expect.any(String) })
  const tom = await as('tom@foyer.example', 'resident')
  expect((await tom.call('residents.listOwnRequests', { user_id })).status).toBe(404)
  const samira = await as('samira@rivages.example')
  await samira.call('tenants.rejectRequest', { residence_id: flat.id, request_id: data.id })
  expect((await waiting()).map(({ id }) => id)).not.toContain(data.id)
})

test('CODE-24 whoever waits sees nothing of the home', async () => {
  const flat = await flatOf('Appartement A02')
  await ask('alice@foyer.example', flat.residence_code)
  const alice = await as('alice@foyer.example', 'resident')
  const user_id = await world.user('alice@foyer.example')
  expect((await alice.call('residents.listHomes', { user_id })).data).toEqual([])
  expect(await alice.call('residents.getHome', { user_id, residence_id: flat.id })).toMatchObject({ status: 404 })
  expect(await alice.call('documents.listHomeDocuments', { residence_id: flat.id })).toMatchObject({ status: 404 })
})

test('TEN-18 PROF-38/effect where the landlord lets tenants in by themselves, the tenant is in at once and the feed says so', async () => {
  await openToTenants('1')
  const flat = await flatOf('Appartement A03')
  const mark = await journalMark()
  expect(await ask('alice@foyer.example', flat.residence_code)).toMatchObject({
    status: 201,
    data: { status: 'ACCEPTED' },
  })
  expect(await roleOf('alice@foyer.example', flat.id)).toBe('TENANT')
  expect(await journalOf(flat.id, mark)).toMatchObject([
    {
      username: 'alice@foyer.example',
      action: 'UPDATED',
      model_name: 'Residence',
      pretty_log: [{ attribute_name: 'tenant', value: 'Alice Meunier' }],
    },
  ])
})

test('letting a tenant into a home that is not activated activates it with the landlord’s owner account', async () => {
  await openToTenants('1')
  const flat = await flatOf('Appartement A08')
  expect(await ask('alice@foyer.example', flat.residence_code)).toMatchObject({
    status: 201,
    data: { status: 'ACCEPTED' },
  })
  expect(await roleOf('patrimoine@rivages.example', flat.id)).toBe('OWNER')
  const { activation_date } = await db
    .selectFrom('residences')
    .select('activation_date')
    .where('id', '=', flat.id)
    .executeTakeFirstOrThrow()
  expect(activation_date).not.toBeNull()
  const states = await db
    .selectFrom('residence_states_history')
    .select('state')
    .where('residence_id', '=', flat.id)
    .execute()
  expect(states).toContainEqual({ state: 'ACTIVATED' })
})

test('the option is for tenants only, and only when it is on', async () => {
  await openToTenants('0')
  expect(await ask('alice@foyer.example', (await flatOf('Appartement A09')).residence_code)).toMatchObject({
    data: { status: 'PENDING' },
  })
  await db
    .updateTable('company_options')
    .set({ value: '1' })
    .where('option_type', '=', 'BYPASS_OWNER_VALIDATION_FOR_TENANT')
    .execute()
  expect(await ask('alice@foyer.example', (await flatOf('Appartement A10')).residence_code, 'OWNER')).toMatchObject({
    data: { status: 'PENDING' },
  })
})

test('where tenants are let in at once, whoever was removed or refused here before waits for a decision', async () => {
  await openToTenants('1')
  const [flat, other] = [await flatOf('Appartement A04'), await flatOf('Appartement A05')]
  const user_id = await world.user('alice@foyer.example')
  const samira = await as('samira@rivages.example')
  expect(await ask('alice@foyer.example', flat.residence_code)).toMatchObject({ data: { status: 'ACCEPTED' } })
  await samira.call('tenants.removeTenant', { residence_id: flat.id, user_id })
  expect(await ask('alice@foyer.example', flat.residence_code)).toMatchObject({ data: { status: 'PENDING' } })
  expect(await roleOf('alice@foyer.example', flat.id)).toBeUndefined()

  const option = db.updateTable('company_options').where('option_type', '=', 'BYPASS_OWNER_VALIDATION_FOR_TENANT')
  await option.set({ value: '0' }).execute()
  const { data } = await ask('alice@foyer.example', other.residence_code)
  await samira.call('tenants.rejectRequest', { residence_id: other.id, request_id: data.id })
  await option.set({ value: '1' }).execute()
  expect(await ask('alice@foyer.example', other.residence_code)).toMatchObject({ data: { status: 'PENDING' } })
})

test('409: one request at a time; whoever lives there asks for nothing; a cancelled home gives nothing', async () => {
  const flat = await flatOf('Appartement B01')
  const client = await as('alice@foyer.example', 'resident')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      client.call('residents.requestAccess', { residence_code: flat.residence_code, role: 'TENANT' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ error_reason: 'ACCESS_REQUEST_EXISTS' })
  expect(await ask('tom@foyer.example', (await flatOf('Appartement A01')).residence_code)).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_USER_EXISTS',
  })
  expect(await ask('tom@foyer.example', await world.code('Maison Les Charmes'))).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test('422: a code that is none, and a role that is none', async () => {
  for (const code of ['0000-0000-0000', 'court'])
    expect(await ask('alice@foyer.example', code)).toMatchObject({
      status: 422,
      error_reason: 'RESIDENCE_CODE_INVALID',
    })
  expect(await ask('alice@foyer.example', '0000-0000-0000', 'GUEST' as 'TENANT')).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
  })
})

test('429: asking and activating share their tries, so that neither is the other’s back door', async () => {
  const alice = await as('alice@foyer.example', 'resident')
  for (let time = 0; time < 3; time += 1)
    await alice.call('residents.requestAccess', { residence_code: '0000-0000-0000', role: 'TENANT' })
  for (let time = 0; time < 2; time += 1)
    await alice.call('residents.activateByCode', { activation_code: '0000-0000-0000' })
  expect(await ask('alice@foyer.example', '0000-0000-0000')).toMatchObject({
    status: 429,
    error_reason: 'TOO_MANY_REQUESTS',
  })
})

test('D2-C11 an owner account that somebody registered without proving the address owns no home', async () => {
  const username = 'gerance@rivages.example'
  const password = 'Correct9horse'
  const person = { username, password, first_name: 'Éva', last_name: 'Sive', locale: 'fr-FR', cgu: true }
  expect((await anonymous.call('accounts.createUser', person)).status).toBe(200)
  const admin = await as('admin@logis.example')
  const company_id = await world.company('Habitat Rivages')
  await admin.call('companies.updateCompany', { company_id, owner_user_username: username })
  await openToTenants('1')
  const flat = await flatOf('Appartement A03')
  await db.updateTable('residences').set({ activation_date: null }).where('id', '=', flat.id).execute()
  await db.deleteFrom('residence_users').where('residence_id', '=', flat.id).execute()

  expect(await ask('alice@foyer.example', flat.residence_code)).toMatchObject({ data: { status: 'PENDING' } })
  expect(await roleOf(username, flat.id)).toBeUndefined()

  // The invitation goes to the address: whoever reads it chooses the password, and ends every session but theirs.
  const links = (await mailsTo(username)).flatMap((mail) => mail.links)
  const token = links
    .find((link) => link.includes('/reset/'))!
    .split('/')
    .at(-1)!
  expect((await anonymous.call('accounts.resetPassword', { token, new_password: 'Nos-Logements7' })).status).toBe(200)
  await db.deleteFrom('access_requests').where('residence_id', '=', flat.id).execute()
  expect(await ask('alice@foyer.example', flat.residence_code)).toMatchObject({ data: { status: 'ACCEPTED' } })
  expect(await roleOf(username, flat.id)).toBe('OWNER')
  await admin.call('companies.updateCompany', { company_id, owner_user_username: 'patrimoine@rivages.example' })
})
