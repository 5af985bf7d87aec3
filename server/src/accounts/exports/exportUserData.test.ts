import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { today } from '#platform/clock.ts'
import { db, write } from '#platform/db.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { moveIn, newResident } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { sections } from './sql.ts'

const exportOf = async (by: string, username: string) =>
  (await as(by)).call('accounts.exportUserData', { user_id: await world.user(username) })

test('API-12/data RES-11/data 200: everything about the person, as a file', async () => {
  const username = 'hugo@clairiere.example'
  const user_id = await world.user(username)
  await (
    await as(username)
  ).call('accounts.setUserChannels', { user_id, settings: [{ code: 'WEEKLY_REPORT', active: false }] })
  const residence_id = await world.project('Maison Les Lilas')
  const company_id = await world.company('Maisons Clairière')
  await (await as(username)).call('projects.setCommissioningDate', { residence_id, commissioning_date: '2026-05-04' })
  const answer = await exportOf(username, username)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="logis-donnees.json"')
  expect(answer.data).toMatchObject({
    account: { username, first_name: 'Hugo', last_name: 'Bertin' },
    companies: [{ company: 'Maisons Clairière', role: 'COMPANY_ADMIN' }],
    channel_settings: [{ code: 'WEEKLY_REPORT', is_active: false }],
  })
  expect(answer.data.sessions.length).toBeGreaterThan(0)
  expect(answer.data.activity).toContainEqual(
    expect.objectContaining({ act: 'projects.setCommissioningDate', residence: 'Maison Les Lilas' }),
  )
  expect(company_id).toBeGreaterThan(0)
})

test('a resident finds their home, their terms, their notifications and badges', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const { data } = await claire.call('accounts.exportUserData', { user_id: await world.user('claire@foyer.example') })
  expect(data).toMatchObject({
    residences: [{ name: 'Maison Les Érables', role_code: 'OWNER' }],
    accepted_terms: [{ version: '2026-09' }],
    badges: [{ code: 'HOME_ACTIVATED' }, { code: 'FIRST_DOCUMENT' }],
  })
  expect(data.notifications).toHaveLength(3)
})

test('API-15 no section holds a hash, a token or a secret', async () => {
  const username = 'karim@renovest.example'
  const userId = await world.user(username)
  const token = await write((tx) =>
    issueToken(tx, { kind: 'PASSWORD_RESET', email: username, userId, payload: {}, seconds: 60 }),
  )
  const answer = await exportOf(username, username)
  const text = answer.bytes.toString()
  expect(answer.data.pending_links).toMatchObject([{ kind: 'PASSWORD_RESET', email: username }])
  expect(text).not.toContain(token)
  expect(text).not.toMatch(/argon2|password_hash|token_hash/)
})

test('nobody else’s name or address is inside, whatever they share', async () => {
  const canary = 'CANARY-ZOE'
  await db
    .updateTable('users')
    .set({ first_name: canary, last_name: canary })
    .where('username', '=', 'zoe@batir-ouest.example')
    .execute()
  await db.updateTable('companies').set({ name: canary }).where('name', '=', 'Bâtir Ouest').execute()
  for (const username of ['marie@horizon.example', 'hugo@clairiere.example', 'claire@foyer.example']) {
    const { bytes } = await exportOf('admin@logis.example', username)
    expect(bytes.toString()).not.toContain(canary)
    expect(bytes.toString()).not.toContain('zoe@batir-ouest.example')
  }
})

test('404: the data of others are not there; an administrator may', async () => {
  expect(await exportOf('zoe@batir-ouest.example', 'karim@renovest.example')).toMatchObject({
    status: 404,
    error_reason: 'USER_NOT_FOUND',
  })
  expect(await exportOf('marie@horizon.example', 'lea@horizon.example')).toMatchObject({ status: 404 })
  expect((await exportOf('admin@logis.example', 'zoe@batir-ouest.example')).status).toBe(200)
})

test('whoever registers an address without proving it is told nothing of what others wrote there', async () => {
  const username = 'passante@foyer.example'
  const residence_id = await world.project('Maison Les Lilas')
  const facts = { recipient: username, channel_code: 'INVITE_OWNER', residence_id, company_id: null }
  await db
    .insertInto('communication_logs')
    .values({ ...facts, subject: 'Votre logement' })
    .execute()
  await write((tx) =>
    issueToken(tx, { kind: 'INVITATION', email: username, userId: null, payload: { residence_id }, seconds: 3600 }),
  )
  const person = {
    username,
    password: 'Correct9horse',
    first_name: 'Éva',
    last_name: 'Sive',
    locale: 'fr-FR',
    cgu: true,
  }
  await anonymous.call('accounts.createUser', person)
  await db
    .updateTable('communication_logs')
    .set({ recipient_user_id: await world.user(username) })
    .where('recipient', '=', username)
    .execute()
  expect((await exportOf(username, username)).data).toMatchObject({
    mails: [{ channel_code: 'EMAIL_VALIDATION' }],
    pending_links: [{ kind: 'EMAIL_VALIDATION' }],
  })

  await db.updateTable('users').set({ email_validated_at: new Date() }).where('username', '=', username).execute()
  expect((await exportOf(username, username)).data).toMatchObject({
    mails: [{ subject: 'Votre logement' }, { channel_code: 'EMAIL_VALIDATION' }],
    pending_links: [{ kind: 'INVITATION' }, { kind: 'EMAIL_VALIDATION' }],
  })
})

test('what a person told, sold, asked for and shared is there for them, and a sale for nobody else', async () => {
  const username = 'tout@foyer.example'
  const owner = await newResident(username)
  const residence_id = await world.project('Maison Les Lilas')
  await moveIn(username, residence_id, 'OWNER')
  const told = [
    [
      'portal.sendSatisfaction',
      { satisfied: true, message: 'Canari : le plan manque', platform: 'PARTNER_PORTAL', page_uri: '/' },
    ],
    [
      'booklet.addWork',
      { residence_id, done_on: '2026-02-03', description: 'Canari repeint', company_name: 'Canari et fils' },
    ],
    ['booklet.createShare', { residence_id, label: 'Canari notaire' }],
    ['sales.startSale', { residence_id, email: 'canari.autre@foyer.example', deed_on: today() }],
  ] as const
  for (const [operation, input] of told) {
    const { status, error_reason, errors } = await owner.client.call(operation, input)
    expect({ operation, ok: status < 300, error_reason, errors }).toEqual({ operation, ok: true })
  }
  const meter = {
    residence_id,
    user_id: owner.user_id,
    energy: 'ELECTRICITY',
    delivery_point: '01234567890123',
  } as const
  const { id: subscription_id } = await db
    .insertInto('energy_subscriptions')
    .values({ ...meter, status: 'PENDING' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('energy_readings')
    .values({ subscription_id, date: '2026-02-01', value: 12, unit: 'KWH' })
    .execute()

  const { data } = await owner.client.call('accounts.exportUserData', { user_id: owner.user_id })
  expect(data).toMatchObject({
    opinions: [{ satisfied: true, message: 'Canari : le plan manque', platform: 'PARTNER_PORTAL', page_uri: '/' }],
    works: [{ residence: 'Maison Les Lilas', description: 'Canari repeint' }],
    booklet_shares: [{ label: 'Canari notaire' }],
    sales: [{ residence: 'Maison Les Lilas', as: 'SELLER', deed_on: today(), done_at: null }],
    meters: [{ delivery_point: '01234567890123', readings: [{ date: '2026-02-01', unit: 'KWH' }] }],
  })
  expect(JSON.stringify(data.sales)).not.toContain('canari.autre')
  expect((await exportOf('admin@logis.example', username)).data.sales).toBeUndefined()
  await owner.client.call('sales.revokeSale', { residence_id })
})

/** What refers to a person and is no datum of theirs: whose work it is, or what only opens something for minutes. */
const notTold: Record<string, string> = {
  booklet_handovers: 'the company’s; what they did is their activity',
  campaigns: 'the company’s',
  care_reminders: 'that a day was told: the mail says so',
  devices: 'the home’s; what they did is their activity',
  document_folders: 'the home’s; what they did is their activity',
  home_reports: 'that a week was told: the mail says so',
  idempotency_keys: 'opens nothing, for a day',
  identity_proofs: 'of a sign-in under way',
  identity_providers: 'the company’s',
  intakes: 'the company’s',
  invitation_runs: 'the company’s',
  notes: 'the platform’s',
  passkey_challenges: 'of a sign-in under way',
  ptg_quotas: 'the platform’s',
  residence_states_history: 'the home’s; what they did is their activity',
  resource_accesses: 'the company’s',
  retention_decisions: 'the platform’s',
  retention_holds: 'the platform’s',
  sign_in_challenges: 'of a sign-in under way',
  sortings: 'the company’s',
  staff_invitations: 'the company’s',
  template_runs: 'the company’s',
  templates: 'the company’s',
  thermal_studies: 'the home’s; what they did is their activity',
  user_recovery_codes: 'hashes',
}

test('every table that refers to a person is told, or is no datum of theirs', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(db)
  const source = Object.values(sections).map((select) => select(1).compile(db).sql)
  const isTold = (table: string) => source.some((text) => new RegExp(`\\b(from|join) ${table}\\b`).test(text))
  const names = rows.map(({ name }) => name)
  expect(names.filter((name) => !isTold(name)).toSorted()).toEqual(Object.keys(notTold).toSorted())
})
