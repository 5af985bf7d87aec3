import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as, clientWith } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const update = async (username: string, company: string, edit: object) =>
  (await as(username)).call('companies.updateCompany', { company_id: await world.company(company), ...edit })
const rowOf = (name: string) =>
  db.selectFrom('companies').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const notAllowed = { status: 403, error_reason: 'COMPANY_FIELD_NOT_ALLOWED' }

test('API-16/patch 200: a manager edits itself and what is below it', async () => {
  expect(
    await update('marie@horizon.example', 'Groupe Horizon', { sponsorship_url: 'https://horizon.example/parrainage' }),
  ).toMatchObject({
    status: 200,
    data: {
      name: 'Groupe Horizon',
      sponsorship_url: 'https://horizon.example/parrainage',
      sponsorship_link: 'https://horizon.example/parrainage',
    },
  })
  expect(
    await update('marie@horizon.example', 'Chauffage Lenoir', { name: ' Chauffage Lenoir & Fils ' }),
  ).toMatchObject({ status: 200, data: { name: 'Chauffage Lenoir & Fils' } })
  expect(await update('admin@logis.example', 'Chauffage Lenoir & Fils', { name: 'Chauffage Lenoir' })).toMatchObject({
    status: 200,
  })
})

test('PROF-39/server PROF-10/body name, type and sponsorship link change together: by a manager below itself, by an administrator anywhere', async () => {
  const installer = { name: 'Chauffage Lenoir', type: 'INSTALLER', sponsorship_url: null }
  for (const [username, company] of [
    ['marie@horizon.example', 'Chauffage Lenoir'],
    ['admin@logis.example', 'Chauffage Lenoir'],
  ] as const) {
    const renamed = { name: 'Lenoir Rénovation', type: 'RENOVATION', sponsorship_url: 'https://lenoir.example/p' }
    expect(await update(username, company, renamed)).toMatchObject({ status: 200, data: renamed })
    expect(await update(username, renamed.name, installer)).toMatchObject({ status: 200, data: installer })
  }
})

test('PROF-11 one value under two names; empty is none', async () => {
  expect(
    (await update('marie@horizon.example', 'Habitat Rivages', { sponsorship_link: 'https://a.example/' })).data
      .sponsorship_url,
  ).toBe('https://a.example/')
  expect(
    (await update('marie@horizon.example', 'Habitat Rivages', { sponsorship_url: '' })).data.sponsorship_link,
  ).toBeNull()
  for (const sponsorship_url of ['javascript:alert(1)', 'pas une adresse', 'ftp://a.example']) {
    expect(await update('marie@horizon.example', 'Habitat Rivages', { sponsorship_url })).toMatchObject({ status: 422 })
  }
})

test.each([
  ['hugo@clairiere.example', 'Maisons Clairière', { name: 'Autre' }, 'another type of company'],
  ['hugo@clairiere.example', 'Maisons Clairière', { type: 'COMPANY_MANAGER' }, 'a type of one’s choice'],
  [
    'hugo@clairiere.example',
    'Maisons Clairière',
    { owner_user_username: 'hugo@clairiere.example' },
    'an owner for a builder',
  ],
  ['samira@rivages.example', 'Habitat Rivages', { sponsorship_url: null }, 'a landlord’s sponsorship'],
  [
    'samira@rivages.example',
    'Habitat Rivages',
    { owner_user_username: 'a@rivages.example', name: 'Autre' },
    'one field allowed, one not',
  ],
])('403 COMPANY_FIELD_NOT_ALLOWED: %s on %s, %j: %s', async (username, company, edit, _what) => {
  const before = await rowOf(company)
  expect(await update(username, company, edit)).toMatchObject(notAllowed)
  expect(await rowOf(company)).toEqual(before)
})

test('API-20/member 403 FORBIDDEN: members and readers edit no company; support neither', async () => {
  for (const username of ['paul@horizon.example', 'lea@horizon.example', 'support@logis.example']) {
    expect(await update(username, 'Groupe Horizon', { name: 'Autre' })).toMatchObject({
      status: 403,
      error_reason: 'FORBIDDEN',
    })
  }
})

test('SHELL-62 403 COMPANY_SWITCH_NOT_ALLOWED: staff of other types read what is below them and do not act for it', async () => {
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const parent_id = await world.company('Chauffage Lenoir')
  await db
    .insertInto('companies')
    .values({ name: 'Lenoir Sud', type: 'INSTALLER', parent_id, contact_information_id: contact.id })
    .execute()
  expect(await update('yann@lenoir.example', 'Lenoir Sud', { name: 'Autre' })).toMatchObject({
    status: 403,
    error_reason: 'COMPANY_SWITCH_NOT_ALLOWED',
  })
  expect(await update('marie@horizon.example', 'Lenoir Sud', { name: 'Lenoir Sud-Loire' })).toMatchObject({
    status: 200,
  })
})

test('404: the manager above, a sister, a rival, a third party', async () => {
  for (const [username, company] of [
    ['hugo@clairiere.example', 'Groupe Horizon'],
    ['hugo@clairiere.example', 'Habitat Rivages'],
    ['zoe@batir-ouest.example', 'Maisons Clairière'],
    ['nora@gaz-sud.example', 'Maisons Clairière'],
  ] as const) {
    expect(await update(username, company, { name: 'Autre' })).toMatchObject({
      status: 404,
      error_reason: 'COMPANY_NOT_FOUND',
    })
  }
})

test('422: unknown fields and fields of the database are refused, not passed over', async () => {
  for (const edit of [
    { parent_id: 1 },
    { owner_user_id: 1 },
    { uuid: 'x' },
    { deleted_at: null },
    { name: '' },
    { type: 'BANK' },
  ]) {
    expect(await update('marie@horizon.example', 'Groupe Horizon', edit)).toMatchObject({
      status: 422,
      error_reason: 'VALIDATION_ERROR',
    })
  }
})

test('PROF-22 PROF-10/owner 200: an owner without an account gets one, and the link to choose a password', async () => {
  const owner = 'gestion@rivages.example'
  const answer = await update('samira@rivages.example', 'Habitat Rivages', { owner_user_username: owner })
  expect(answer).toMatchObject({ status: 200, data: { owner_user: { username: owner } } })
  const [mail] = await mailsTo(owner)
  expect(mail!.subject).toBe('Habitat Rivages vous confie ses logements sur Logis')
  const token = mail!.links[0]!.split('/').at(-1)!
  expect((await anonymous.call('accounts.resetPassword', { token, new_password: 'Nos-Logements7' })).status).toBe(200)
  expect(
    (await anonymous.call('accounts.signIn', { username: owner, password: 'Nos-Logements7', scope: 'resident' }))
      .status,
  ).toBe(200)
  const logged = await db.selectFrom('communication_logs').select('body_html').where('recipient', '=', owner).execute()
  expect(JSON.stringify(logged)).not.toContain(token)
})

test('PROF-22 an account that exists is named without a mail; null takes the owner away', async () => {
  const answer = await update('samira@rivages.example', 'Habitat Rivages', {
    owner_user_username: 'Patrimoine@rivages.example',
  })
  expect(answer.data.owner_user).toEqual({ username: 'patrimoine@rivages.example' })
  expect(await mailsTo('patrimoine@rivages.example')).toEqual([])
  expect(
    (await update('marie@horizon.example', 'Habitat Rivages', { owner_user_username: null })).data.owner_user,
  ).toBeNull()
  expect(
    (await update('marie@horizon.example', 'Habitat Rivages', { owner_user_username: 'patrimoine@rivages.example' }))
      .status,
  ).toBe(200)
})

test('429: an address that somebody registered and nobody proved is asked ten times a day to own homes', async () => {
  const registered = { username: 'souvent@rivages.example', email: 'souvent@rivages.example', password_hash: 'x' }
  await db.insertInto('users').values(registered).execute()
  const answers: number[] = []
  for (let times = 0; times < 11; times += 1) {
    await update('marie@horizon.example', 'Habitat Rivages', { owner_user_username: null })
    const named = { owner_user_username: registered.username }
    answers.push((await update('marie@horizon.example', 'Habitat Rivages', named)).status)
  }
  expect(answers).toEqual([...Array<number>(10).fill(200), 429])
})

test('two companies name one new owner at once: one account is made', async () => {
  const owner_user_username = 'commun@rivages.example'
  const answers = await Promise.all([
    update('marie@horizon.example', 'Habitat Rivages', { owner_user_username }),
    update('marie@horizon.example', 'Groupe Horizon', { owner_user_username }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await db.selectFrom('users').select('id').where('username', '=', owner_user_username).execute()).toHaveLength(
    1,
  )
  expect(await mailsTo(owner_user_username)).toHaveLength(1)
})

test('409 COMPANY_TYPE_IN_USE: a type that the companies below depend on', async () => {
  expect(await update('admin@logis.example', 'Groupe Horizon', { type: 'DEVELOPER' })).toMatchObject({
    status: 409,
    error_reason: 'COMPANY_TYPE_IN_USE',
  })
})

test('422 COMPANY_CHILD_TYPE_NOT_ALLOWED: below a company that is no manager, its type', async () => {
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('companies')
    .values({
      name: 'Clairière Sud',
      type: 'RESIDENCE_BUILDER',
      parent_id: await world.company('Maisons Clairière'),
      contact_information_id: contact.id,
    })
    .execute()
  expect(await update('admin@logis.example', 'Clairière Sud', { type: 'INSTALLER' })).toMatchObject({
    status: 422,
    error_reason: 'COMPANY_CHILD_TYPE_NOT_ALLOWED',
  })
})

test('the same again writes nothing', async () => {
  const before = await rowOf('Maisons Clairière')
  expect(
    await update('marie@horizon.example', 'Maisons Clairière', {
      name: 'Maisons Clairière',
      type: 'RESIDENCE_BUILDER',
      sponsorship_url: null,
    }),
  ).toMatchObject({ status: 200 })
  expect(await update('marie@horizon.example', 'Maisons Clairière', {})).toMatchObject({ status: 200 })
  expect(await rowOf('Maisons Clairière')).toEqual(before)
})

test('the sheet says what its reader may not change, by the same rules', async () => {
  const seen = async (username: string, company: string) => {
    const client = await as(username)
    return (await client.call('companies.getCompany', { company_id: await world.company(company) })).data.cannot
  }
  const allowed = { administer: null, edit_sheet: null, set_owner: null }
  expect(await seen('marie@horizon.example', 'Groupe Horizon')).toEqual(allowed)
  expect(await seen('admin@logis.example', 'Maisons Clairière')).toEqual(allowed)
  expect(await seen('marie@horizon.example', 'Maisons Clairière')).toEqual({
    ...allowed,
    set_owner: 'COMPANY_FIELD_NOT_ALLOWED',
  })
  expect(await seen('samira@rivages.example', 'Habitat Rivages')).toEqual({
    ...allowed,
    edit_sheet: 'COMPANY_FIELD_NOT_ALLOWED',
  })
  const closed = { administer: 'FORBIDDEN', edit_sheet: 'FORBIDDEN', set_owner: 'FORBIDDEN' }
  expect(await seen('lea@horizon.example', 'Groupe Horizon')).toEqual(closed)
  expect(await seen('paul@horizon.example', 'Groupe Horizon')).toEqual(closed)
})

test('PROF-22 429: an owner is named twenty times an hour, whoever is written to', async () => {
  await db.deleteFrom('rate_limits').execute()
  const name = (time: number) =>
    update('samira@rivages.example', 'Habitat Rivages', { owner_user_username: `proprietaire-${time}@rivages.example` })
  for (let time = 0; time < 20; time += 1) expect((await name(time)).status).toBe(200)
  expect(await name(20)).toMatchObject({ status: 429, error_reason: 'TOO_MANY_REQUESTS' })
})

test('403: support in someone’s name names no account that owns homes, and the button says so', async () => {
  const support = await as('support@logis.example')
  const { data } = await support.call('accounts.startAssistance', {
    user_id: await world.user('samira@rivages.example'),
    reason: 'Un nom qui ne change pas',
    read_only: false,
  })
  const helper = clientWith(data.access_token)
  const company_id = await world.company('Habitat Rivages')
  const before = (await rowOf('Habitat Rivages')).owner_user_id
  expect(
    await helper.call('companies.updateCompany', { company_id, owner_user_username: 'autre@rivages.example' }),
  ).toMatchObject({ status: 403, error_reason: 'NOT_WHILE_IMPERSONATED' })
  expect((await rowOf('Habitat Rivages')).owner_user_id).toBe(before)
  expect((await helper.call('companies.getCompany', { company_id })).data.cannot.set_owner).toBe(
    'NOT_WHILE_IMPERSONATED',
  )
})
