import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

const house = (more: object = {}) => ({
  type: 'HOUSE',
  name: '  Maison du Port ',
  contract_number: '',
  contact_information: {
    addresses: [{ street_number: '8', street_name: 'Boulevard du Port', zip_code: '80000', city: 'Amiens' }],
    emails: [{ email: 'camille@foyer.example' }],
  },
  ...more,
})
const create = async (who: string, company: string, more: object = {}) =>
  (await as(who)).call('projects.createProject', { company_id: await world.company(company), ...house(more) })

test('PRJ-11/code 201: the house has a code, its address and e-mail, and the journal says who created it', async () => {
  const made = await create('karim@renovest.example', 'Rénov’Est')
  expect(made).toMatchObject({
    status: 201,
    data: {
      name: 'Maison du Port',
      type: 'HOUSE',
      contract_number: null,
      activation_date: null,
      company: { name: 'Rénov’Est' },
      contact_information: {
        emails: [{ email: 'camille@foyer.example' }],
        addresses: [{ city: 'Amiens', country_code: 'FR' }],
      },
    },
  })
  expect(made.data.residence_code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(await journalOf(made.data.id)).toMatchObject([
    { username: 'karim@renovest.example', action: 'CREATED', model_name: 'Residence' },
  ])
})

test('SHELL-62 a COMPANY_MANAGER creates for the company that it acts for', async () => {
  expect(await create('marie@horizon.example', 'Maisons Clairière')).toMatchObject({
    status: 201,
    data: { company: { name: 'Maisons Clairière' } },
  })
})

test.each([
  ['hugo@clairiere.example', 'Maisons Clairière', 'a builder’s projects are delivered by its manager'],
  ['lea@horizon.example', 'Maisons Clairière', 'a reader only reads'],
  ['otto@thermalia.example', 'Thermalia', 'a manufacturer has no projects'],
  ['samira@rivages.example', 'Habitat Rivages', 'a landlord’s projects are delivered by its manager'],
])('SHELL-63 403: %s may not create for %s (%s)', async (who, company) => {
  expect(await create(who, company)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})

test('API-21 404, as an absent one: a foreign company', async () => {
  const foreign = await create('karim@renovest.example', 'Bâtir Ouest')
  const absent = await (
    await as('karim@renovest.example')
  ).call('projects.createProject', { company_id: 999_999_999, ...house() })
  for (const answer of [foreign, absent])
    expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})

test('PRJ-03 a project is of one of five types; 422: of any other', async () => {
  for (const type of ['FLAT', 'HOUSE', 'BUILDING', 'TWIN_HOUSE', 'DUPLEX'])
    expect(await create('karim@renovest.example', 'Rénov’Est', { type })).toMatchObject({ status: 201, data: { type } })
  for (const [type, code] of [
    ['CASTLE', 'enum'],
    ['flat', 'enum'],
    ['', 'required'],
  ])
    expect(await create('karim@renovest.example', 'Rénov’Est', { type }), type).toMatchObject({
      status: 422,
      errors: { type: [{ code }] },
    })
})

test('PRJ-35 422: each field that is wrong says so', async () => {
  const contact_information = {
    addresses: [{ street_name: ' ', zip_code: '7500', city: '' }],
    emails: [{ email: 'camille' }],
  }
  const answer = await create('karim@renovest.example', 'Rénov’Est', { name: '', contact_information })
  expect(answer).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
    errors: {
      name: [{ code: 'required' }],
      'contact_information.addresses.0.street_name': [{ code: 'required' }],
      'contact_information.addresses.0.zip_code': [
        { code: 'zip_code', message: 'Le code postal doit comporter 5 chiffres.' },
      ],
      'contact_information.addresses.0.city': [{ code: 'required' }],
      'contact_information.emails.0.email': [{ code: 'email', message: 'Email invalide' }],
    },
  })
})

test('PRJ-37/fixed 422: a project stands in France, as it is made and as it is changed', async () => {
  const abroad = [{ street_name: 'Rue Neuve', zip_code: '10000', city: 'Bruxelles', country_code: 'BE' }]
  const contact_information = { addresses: abroad }
  expect(await create('karim@renovest.example', 'Rénov’Est', { contact_information })).toMatchObject({ status: 422 })
  const { data } = await create('karim@renovest.example', 'Rénov’Est')
  const place = { company_id: data.company.id, residence_id: data.id }
  const karim = await as('karim@renovest.example')
  expect(await karim.call('projects.setProjectContact', { ...place, addresses: abroad })).toMatchObject({ status: 422 })
  expect(await karim.call('projects.editProject', { ...place, contact_information })).toMatchObject({ status: 422 })
  const kept = await karim.call('projects.getProject', { residence_id: data.id })
  expect(kept.data.contact_information.addresses).toMatchObject([{ city: 'Amiens', country_code: 'FR' }])
})

test('a flat belongs to a building of the same company, and to nothing else', async () => {
  const tilleuls = await world.project('Résidence Les Tilleuls')
  const lilas = await world.project('Maison Les Lilas')
  const flat = (parent_id: number, company = 'Habitat Rivages', type = 'FLAT') =>
    create('marie@horizon.example', company, { type, parent_id })
  expect(await flat(tilleuls)).toMatchObject({
    status: 201,
    data: { parent: { id: tilleuls, name: 'Résidence Les Tilleuls' } },
  })
  for (const refused of [
    await flat(lilas),
    await flat(tilleuls, 'Maisons Clairière'),
    await flat(tilleuls, 'Habitat Rivages', 'HOUSE'),
    await flat(999_999_999),
  ]) {
    expect(refused).toMatchObject({ status: 422, error_reason: 'RESIDENCE_PARENT_INVALID' })
  }
})

test('twenty homes created at once have twenty codes', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => create('karim@renovest.example', 'Rénov’Est')))
  expect(new Set(made.map(({ data }) => data.residence_code)).size).toBe(20)
})

test('PROV-09 a new house carries what its company has subscribed to, a flat its building’s, and their cards open', async () => {
  const { data } = await create('karim@renovest.example', 'Rénov’Est')
  expect(data.cards).toContain('documents')
  const karim = await as('karim@renovest.example')
  const where = { company_id: data.company.id, residence_id: data.id }
  const { data: provisions } = await karim.call('provisions.listResidenceProvisions', where)
  expect(provisions).toMatchObject([
    { service_provision: { code: 'MSL_PREMIUM' }, attached_to_id: data.id, expiring_date: expect.any(String) },
  ])
  const tilleuls = await world.project('Résidence Les Tilleuls')
  const flat = await create('marie@horizon.example', 'Habitat Rivages', { type: 'FLAT', parent_id: tilleuls })
  const marie = await as('marie@horizon.example')
  const inherited = await marie.call('provisions.listResidenceProvisions', {
    company_id: flat.data.company.id,
    residence_id: flat.data.id,
  })
  expect(inherited.data).toMatchObject([{ service_provision: { code: 'MSL_GESTIONCIL' }, attached_to_id: tilleuls }])
})

const building = async (admin: Client, name: string) => {
  const company_id = await world.company('Habitat Rivages')
  const made = await admin.call('projects.createProject', { company_id, ...house({ type: 'BUILDING', name }) })
  return { company_id, residence_id: made.data.id as number }
}
const invalid = { status: 422, error_reason: 'RESIDENCE_PARENT_INVALID' }

test('422 RESIDENCE_PARENT_INVALID: no flat is put into a building that is cancelled, or being cancelled', async () => {
  const admin = await as('admin@logis.example')
  const { company_id, residence_id } = await building(admin, 'Résidence annulée')
  const flat = house({ type: 'FLAT', name: 'Appartement', parent_id: residence_id })
  const inside = await admin.call('projects.createProject', { company_id, ...flat })
  expect(inside.status).toBe(201)
  const alone = await admin.call('projects.createProject', { company_id, ...house({ type: 'FLAT', name: 'Studio' }) })
  const move = {
    company_id,
    residence_id: alone.data.id,
    name: 'Studio',
    contract_number: null,
    parent_id: residence_id,
  }
  const edit = { ...move, residence_id: inside.data.id, name: 'Appartement 1' }
  expect(await admin.call('projects.editProject', edit)).toMatchObject({ status: 200 })

  const during = await meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [residence_id]),
    () => admin.call('projects.createProject', { company_id, ...flat }),
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [residence_id]),
  )
  expect(during).toMatchObject(invalid)
  expect(await admin.call('projects.createProject', { company_id, ...flat })).toMatchObject(invalid)
  expect(await admin.call('projects.editProject', move)).toMatchObject(invalid)
  // Nothing is written on the flat of a cancelled building either, were it left alone.
  expect(await admin.call('projects.editProject', { ...edit, name: 'Appartement 2' })).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test('404: no project is put into a company that is being removed', async () => {
  const marie = await as('marie@horizon.example')
  const parent = await world.company('Groupe Horizon')
  const { data: child } = await marie.call('companies.createChild', {
    company_id: parent,
    data: { name: 'Éphémère', type: 'COMPANY_MANAGER' },
  })
  const company_id: number = child.id
  const lock = ({ run }: { run: (text: string, values: unknown[]) => Promise<void> }) =>
    run('select from companies where id = $1 for update', [company_id])
  const remove = ({ run }: { run: (text: string, values: unknown[]) => Promise<void> }) =>
    run('update companies set deleted_at = now() where id = $1', [company_id])
  const restore = () => db.updateTable('companies').set({ deleted_at: null }).where('id', '=', company_id).execute()
  const absent = { status: 404, error_reason: 'COMPANY_NOT_FOUND' }

  const project = () => marie.call('projects.createProject', { company_id, ...house() })
  expect(await meanwhile(lock, project, remove)).toMatchObject(absent)
  await restore()
  const affiliate = () =>
    marie.call('companies.createChild', { company_id, data: { name: 'Sous elle', type: 'INSTALLER' } })
  expect(await meanwhile(lock, affiliate, remove)).toMatchObject(absent)
})

test('rights that are taken back while a project is created: refused, and there is no project', async () => {
  const company_id = await world.company('Rénov’Est')
  const karim = await as('karim@renovest.example')
  const count = async () =>
    (await db.selectFrom('residences').select('id').where('company_id', '=', company_id).execute()).length
  const before = await count()
  const mine = 'where user_id = (select id from users where username = $1)'
  const answer = await meanwhile(
    ({ run }) => run('select from companies where id = $1 for update', [company_id]),
    () => karim.call('projects.createProject', { company_id, ...house() }),
    ({ run }) => run(`update user_role_companies set is_active = false ${mine}`, ['karim@renovest.example']),
  )
  expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect(await count()).toBe(before)
  await db
    .updateTable('user_role_companies')
    .set({ is_active: true })
    .where('user_id', '=', await world.user('karim@renovest.example'))
    .execute()
})
