import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { personOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf } from '#platform/testing/contacts.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

let drawn = 0
const company = async (type = 'RENOVATION', parent_id?: number): Promise<number> => {
  const name = `À réunir ${(drawn += 1)}`
  return (await admin.call('partners.createPartner', { name, type, ...(parent_id && { parent_id }) })).data.id
}
const merge = (company_id: number, into_id: number) => admin.call('partners.mergePartner', { company_id, into_id })
const preview = (company_id: number, into_id: number) => admin.call('partners.previewMerge', { company_id, into_id })
const address = { street_name: 'Rue Commune', zip_code: '44000', city: 'Nantes' }
const project = (company_id: number, type = 'HOUSE', more: object = {}) =>
  admin.call('projects.createProject', {
    company_id,
    type,
    name: `Projet ${Math.random()}`,
    contact_information: { addresses: [address] },
    ...more,
  })
const home = async (company_id: number, type = 'HOUSE', more: object = {}): Promise<number> =>
  (await project(company_id, type, more)).data.id
const member = async (
  user_id: number,
  company_id: number,
  role: 'COMPANY_ADMIN' | 'COMPANY_MEMBER' = 'COMPANY_MEMBER',
) => {
  await db.insertInto('user_role_companies').values({ user_id, company_id, role }).execute()
  return user_id
}
const read = async (company_id: number) => (await admin.call('partners.readPartner', { company_id })).data
const told = async (id: number) => {
  const search = { model_name: 'Company', model_id: String(id) }
  return (await admin.call('administration.listEntries', { search, page_size: -1 })).data
}
const rowsOf = async (table: string, company_id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where company_id = ${company_id}`.execute(db)
  return rows[0]!.count
}

test('shown before it is done, and then it is so: people, homes, contacts, templates, labels, terms, papers, accesses and ties', async () => {
  const [from, into, friend] = [await company(), await company(), await company()]
  const both = await personOf()
  await member(both, from, 'COMPANY_ADMIN')
  await member(both, into)
  const only = await member(await personOf(), from)
  const building = await home(from, 'BUILDING')
  const flat = await home(from, 'FLAT', { parent_id: building })
  const house = await home(from)
  await home(into)
  const contact = await contactOf(from)
  for (const company_id of [from, into])
    await admin.call('templates.createTemplate', { company_id, name: 'Maison type' })
  const { data: template } = await admin.call('templates.createTemplate', { company_id: from, name: 'Modèle propre' })
  await admin.call('templates.addOption', {
    company_id: from,
    option_type: 'DEFAULT_PROJECT_TEMPLATE',
    value: template.id,
  })
  const subscribe = (company_id: number, code: string) =>
    admin.call('subscriptions.createSubscription', { company_id, code, starts_on: '2026-01-01' })
  await subscribe(from, 'MSL_CONFORT')
  await subscribe(into, 'MSL_PREMIUM')
  await subscribe(from, 'MSL_SUIVIPROJET')
  const paper = { residence_id: house, number: `F-${Math.random()}`, date: '2026-11-02', amount: 10 }
  await admin.call('orders.createOrder', paper)
  await admin.call('orders.createInvoice', paper)
  const access = (company_id: number, authorized_company_id: number) => ({
    company_id,
    authorized_company_id,
    resource_type: 'Company' as const,
    resource_id: company_id,
  })
  await db
    .insertInto('resource_accesses')
    .values([access(from, friend), access(friend, from), access(friend, into), access(into, from)])
    .execute()
  await admin.call('partners.setLinkedPartners', { company_id: from, ids: [friend, into] })
  await admin.call('notes.createNote', { model_type: 'Company', model_id: from, text: 'À fusionner' })

  const { data: shown } = await preview(from, into)
  expect(shown).toMatchObject({
    from: { id: from },
    into: { id: into },
    people: 2,
    people_of_both: 1,
    homes: 3,
    contacts: 1,
    templates: 2,
    templates_renamed: 1,
    subscriptions: 2,
    subscriptions_left: 1,
    orders: 1,
    invoices: 1,
    accesses: 3,
    notes: 1,
  })
  const merged = await merge(from, into)
  expect(merged).toMatchObject({ status: 200, data: { id: into, homes_count: 4, people_count: 2 } })
  expect((await admin.call('partners.readPartner', { company_id: from })).status).toBe(404)
  const homes = await db.selectFrom('residences').select('id').where('company_id', '=', into).execute()
  expect(homes.map(({ id }) => id)).toEqual(expect.arrayContaining([building, flat, house]))
  const people = (await read(into)).people.map(({ id, role }: { id: number; role: string }) => [id, role])
  expect(people).toEqual(
    expect.arrayContaining([
      [both, 'COMPANY_ADMIN'],
      [only, 'COMPANY_MEMBER'],
    ]),
  )
  const names = await db.selectFrom('templates').select('name').where('company_id', '=', into).execute()
  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Maison type', 'Modèle propre', expect.stringContaining('À réunir')]),
  )
  expect(await db.selectFrom('company_options').select('template_id').where('company_id', '=', into).execute()).toEqual(
    [{ template_id: template.id }],
  )
  const codes = await db.selectFrom('company_subscriptions').select('code').where('company_id', '=', into).execute()
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['MSL_PREMIUM', 'MSL_SUIVIPROJET'])
  expect(await db.selectFrom('contacts').select('company_id').where('id', '=', contact).execute()).toEqual([
    { company_id: into },
  ])
  const accesses = await db
    .selectFrom('resource_accesses')
    .select(['company_id', 'authorized_company_id'])
    .where((eb) => eb.or([eb('company_id', 'in', [from, into]), eb('authorized_company_id', 'in', [from, into])]))
    .execute()
  expect(accesses.toSorted((a, b) => a.company_id - b.company_id)).toEqual(
    [access(into, friend), access(friend, into)]
      .map(({ company_id, authorized_company_id }) => ({ company_id, authorized_company_id }))
      .toSorted((a, b) => a.company_id - b.company_id),
  )
  expect((await read(into)).linked_companies).toMatchObject([{ id: friend }])
  for (const table of ['purchase_orders', 'invoices', 'notes'])
    expect([table, await rowsOf(table, into)]).toEqual([table, 1])
  expect((await told(from))[0]).toMatchObject({
    action: 'DELETED',
    operation: 'partners.mergePartner',
    changes: expect.arrayContaining([
      { attribute_name: 'merged_into', old_value: null, value: (await read(into)).name },
    ]),
  })
  expect((await told(into))[0]).toMatchObject({
    action: 'UPDATED',
    changes: expect.arrayContaining([expect.objectContaining({ attribute_name: 'merged_company', old_value: null })]),
  })
})

test('the sessions of its people end, their work goes on in the other company; the figures of its home page are its own and theirs', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const from = await world.company('Bâtir Ouest')
  const into = await company('RESIDENCE_BUILDER')
  const homes = (await read(from)).homes_count
  const { data: figures } = await zoe.call('companies.getStatistics', { company_id: from })
  expect(homes).toBeGreaterThan(0)
  const ended = async () =>
    (await db.selectFrom('security_log').select('id').where('kind', '=', 'SESSIONS_ENDED').execute()).length
  const before = await ended()
  expect((await merge(from, into)).status).toBe(200)
  expect((await zoe.call('accounts.getMe')).status).toBe(401)
  expect(await ended()).toBeGreaterThan(before)
  const again = await as('zoe@batir-ouest.example')
  expect((await again.call('companies.getOwnCompany')).data).toMatchObject({ id: into })
  const list = await again.call('projects.listProjects', { company_id: into, page_size: -1 })
  expect(list.meta.total).toBe(homes)
  expect((await again.call('companies.getStatistics', { company_id: into })).data).toEqual(figures)
  expect((await again.call('companies.getCompany', { company_id: from })).status).toBe(404)
})

test('what hangs below it hangs below the other', async () => {
  const [from, into] = [await company('COMPANY_MANAGER'), await company('COMPANY_MANAGER')]
  const child = await company('INSTALLER', from)
  expect((await preview(from, into)).data).toMatchObject({ children: 1 })
  await merge(from, into)
  expect((await read(child)).parents).toMatchObject([{ id: into }])
})

test('gas passports: of one month what both have used is counted together, and the quota of the other stays', async () => {
  const [from, into] = [await company('INSTALLER'), await company('INSTALLER')]
  for (const [company_id, value] of [
    [from, 40],
    [into, 12],
  ] as const) {
    await admin.call('passports.setQuota', { company_id, value })
    await sql`insert into ptg_quota_usages (company_id, month, used) values (${company_id}, f_paris_month(now()), 3)`.execute(
      db,
    )
  }
  await merge(from, into)
  expect((await admin.call('passports.getQuota', { company_id: into })).data).toMatchObject({ value: 12, used: 6 })
})

test('refused: itself, nobody’s, of another type, one above the other, a provider of its own, two manufacturers, one on hold or being erased, into one that is disabled', async () => {
  const [one, other] = [await company(), await company()]
  const refusedBoth = async (from: number, into: number, status: number, error_reason: string) => {
    for (const act of [preview, merge]) expect(await act(from, into)).toMatchObject({ status, error_reason })
  }
  await refusedBoth(one, one, 422, 'COMPANY_MERGE_SELF')
  await refusedBoth(one, 999_999_999, 404, 'COMPANY_NOT_FOUND')
  await refusedBoth(999_999_999, one, 404, 'COMPANY_NOT_FOUND')
  await refusedBoth(one, await company('DEVELOPER'), 409, 'COMPANY_MERGE_TYPE')
  const child = await company('RENOVATION', one)
  await refusedBoth(one, child, 409, 'COMPANY_MERGE_RELATED')
  await refusedBoth(child, one, 409, 'COMPANY_MERGE_RELATED')
  await db
    .insertInto('identity_domains')
    .values({ company_id: other, domain: `d${other}.example`, proof: 'preuve' })
    .execute()
  await refusedBoth(one, other, 409, 'COMPANY_MERGE_PROVIDER')
  await refusedBoth(other, one, 409, 'COMPANY_MERGE_PROVIDER')
  const makers = [await company('MANUFACTURER'), await company('MANUFACTURER')] as const
  for (const company_id of makers)
    await db
      .insertInto('manufacturers')
      .values({ name: `Fabricant ${company_id}`, company_id })
      .execute()
  await refusedBoth(...makers, 409, 'COMPANY_MERGE_MAKER')
  const held = await company()
  await db.insertInto('retention_holds').values({ company_id: held, reason: 'Litige' }).execute()
  await refusedBoth(held, one, 409, 'RETENTION_HELD')
  const erased = await company()
  const decision = { company_id: erased, act: 'ERASE' as const, kept_until: '2025-06-30' }
  await db.insertInto('retention_decisions').values(decision).execute()
  await refusedBoth(erased, one, 409, 'RETENTION_DECIDED')
  await refusedBoth(one, erased, 409, 'RETENTION_DECIDED')
  const closed = await company()
  await admin.call('partners.disablePartner', { company_id: closed, reason: 'Contrat terminé' })
  await refusedBoth(one, closed, 409, 'COMPANY_ALREADY_DISABLED')
})

test('merged into two at once, it is merged once; merged both ways at once, one remains', async () => {
  const [from, first, second] = [await company(), await company(), await company()]
  await home(from)
  const answers = await Promise.all([merge(from, first), merge(from, second)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await rowsOf('residences', first)) + (await rowsOf('residences', second))).toBe(1)
  const [one, other] = [await company(), await company()]
  const ways = await Promise.all([merge(one, other), merge(other, one)])
  expect(ways.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})

test('a project that is created while its company is merged moves with it, or finds the company gone; none stays behind', async () => {
  const [from, into] = [await company(), await company()]
  const gone = await meanwhile(
    ({ run }) =>
      run(
        `with taken as (select id from companies where id = $1 for update)
        update companies set deleted_at = now(), merged_into_id = $2 where id = (select id from taken)`,
        [from, into],
      ),
    () => project(from),
  )
  expect(gone).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  const [one, other] = [await company(), await company()]
  const answers = await Promise.all([merge(one, other), ...Array.from({ length: 5 }, () => project(one))])
  expect(answers[0].status).toBe(200)
  const made = answers.slice(1).filter(({ status }) => status === 201).length
  expect(await rowsOf('residences', one)).toBe(0)
  expect(await rowsOf('residences', other)).toBe(made)
})

test('every column that names a company is moved by a merger, or left for a reason', async () => {
  /** What stays of a company that is no more: what was written of the past, and what is worth nothing without it. */
  const left = [
    'activity_entries.actor_company_id',
    'communication_logs.company_id',
    'companies.merged_into_id',
    'company_channel_settings.company_id',
    'company_closure.ancestor_id',
    'company_closure.descendant_id',
    'company_home_counts.company_id',
    'company_home_days.company_id',
    'company_reports.company_id',
    'company_residence_stats.company_id',
    'deleted_documents.creator_company_id',
    'documents.creator_company_id',
    'identity_domains.company_id',
    'identity_providers.company_id',
    'intake_columns.company_id', // how it names its columns: the other one has names of its own
    'retention_decisions.company_id',
    'retention_holds.company_id',
    'retention_notices.company_id',
    'satisfactions.company_id',
  ]
  const moved = [
    'companies.parent_id',
    'company_links.company_id',
    'company_links.linked_company_id',
    'company_options.company_id',
    'company_subscriptions.company_id',
    'contacts.company_id',
    'credential_contacts.company_id',
    'interventions.company_id',
    'campaigns.company_id',
    'intakes.company_id',
    'invitation_runs.company_id',
    'invoices.company_id',
    'manufacturers.company_id',
    'material_labels.company_id',
    'material_labels.thermal_engineering_office_id',
    'notes.company_id',
    'notifications.company_id',
    'product_requests.company_id',
    'ptg_quota_usages.company_id',
    'ptg_quotas.company_id',
    'purchase_orders.company_id',
    'residences.company_id',
    'resource_accesses.authorized_company_id',
    'resource_accesses.company_id',
    'resource_accesses.resource_id',
    'sortings.company_id',
    'staff_invitations.company_id',
    'template_runs.company_id',
    'templates.company_id',
    'thermal_studies.company_id',
    'user_role_companies.company_id',
    'user_role_companies.merged_from_id',
    'views.company_id',
  ]
  const { rows } = await sql<{ name: string }>`
    select k.conrelid::regclass::text || '.' || a.attname as name from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'companies'::regclass`.execute(db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...left, ...moved].toSorted())
})
