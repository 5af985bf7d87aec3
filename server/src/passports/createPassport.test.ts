import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { bracketed, paper, type Tree } from '#platform/testing/forms.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let boiler: { id: number; name: string }
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  boiler = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', '=', 'Vitodens 200-W')
    .executeTakeFirstOrThrow()
  await db.updateTable('ptg_quotas').set({ monthly_value: 10_000 }).execute()
})

const customer = {
  name: 'Mme Aubert',
  email: 'aubert@foyer.example',
  contract_number: 'GAZ-77',
  street_number: '12',
  street_name: 'Rue des Forges',
  zip_code: '44800',
  city: 'Saint-Herblain',
}
const create = (who: Client, fields: Tree, files = [] as ReturnType<typeof paper>[], company_id = lenoir) =>
  who.upload('passports.createPassport', { company_id }, bracketed(fields), files)
const installation = { type: 'BOILER_INSTALLATION' }
const used = async () => (await yann.call('passports.getQuota', { company_id: lenoir })).data.used as number
const counts = async () => {
  const of = async (
    table: 'residences' | 'interventions' | 'documents' | 'devices' | 'product_requests' | 'stored_files',
  ) =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const files = readdirSync(settings.STORAGE_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length
  return {
    residences: await of('residences'),
    interventions: await of('interventions'),
    documents: await of('documents'),
    devices: await of('devices'),
    requests: await of('product_requests'),
    stored: await of('stored_files'),
    files,
    used: await used(),
  }
}

test('PTG-11 409: a boiler that the catalogue offers is not asked for, and no home is made', async () => {
  const { manufacturer } = await db
    .selectFrom('products as p')
    .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
    .select('m.name as manufacturer')
    .where('p.id', '=', boiler.id)
    .executeTakeFirstOrThrow()
  const before = await counts()
  const product = { manufacturer, name: boiler.name.toUpperCase(), reference: 'X-1' }
  const answer = await create(yann, { contact_information: customer, intervention: installation, product })
  expect(answer).toMatchObject({ status: 409, error_reason: 'PRODUCT_EXISTS' })
  expect(await counts()).toEqual(before)
})

test('the region and the position of a found address stay with the home; an empty one is none', async () => {
  const boilerPut = { intervention: installation, product: { id: boiler.id } }
  const addressOf = async (more: Tree) => {
    const { data } = await create(yann, { ...boilerPut, contact_information: { ...customer, ...more } })
    return data.contact_information.addresses[0]
  }
  const found = { region: 'Pays de la Loire', latitude: '47.218', longitude: '-1.65' }
  expect(await addressOf(found)).toMatchObject({ region: 'Pays de la Loire', latitude: 47.218, longitude: -1.65 })
  const none = { region: '', latitude: '', longitude: '' }
  expect(await addressOf(none)).toMatchObject({ region: null, latitude: null, longitude: null })
  const wrong = { ...customer, latitude: '97' }
  expect(await create(yann, { ...boilerPut, contact_information: wrong })).toMatchObject({ status: 422 })
})

test('PTG-15 PTG-16 PTG-34 PTG-40/made the home, its code, its intervention, its papers and its boiler come at once', async () => {
  const before = await used()
  const { status, data } = await create(
    yann,
    {
      contact_information: { ...customer, country_code: 'FR' },
      intervention: installation,
      product: { id: boiler.id },
    },
    [paper('ptg_estimate', 'Devis été.pdf'), paper('ptg_others'), paper('ptg_others', 'plaque.pdf')],
  )
  expect(status).toBe(201)
  expect(data).toMatchObject({
    name: 'Mme Aubert',
    type: 'HOUSE',
    is_ptg: true,
    contract_number: 'GAZ-77',
    company: { id: lenoir },
    contact_information: {
      emails: [{ email: 'aubert@foyer.example' }],
      addresses: [
        {
          street_number: '12',
          street_name: 'Rue des Forges',
          zip_code: '44800',
          city: 'Saint-Herblain',
          country_code: 'FR',
        },
      ],
    },
    intervention: {
      type: 'BOILER_INSTALLATION',
      status: 'IN_PROGRESS',
      date: null,
      product: { id: boiler.id, name: boiler.name, is_boiler: true },
      product_request: null,
      residence_name: 'Mme Aubert',
      contract_number: 'GAZ-77',
      contact_information: { address: { city: 'Saint-Herblain' } },
    },
  })
  expect(data.residence_code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(data.intervention.residence_id).toBe(data.id)
  expect(data.intervention.files.ptg_estimate).toMatchObject([{ name: 'Devis été.pdf', mime_type: 'application/pdf' }])
  expect(data.intervention.files.ptg_others).toHaveLength(2)
  expect((await yann.call('devices.listDevices', { residence_id: data.id })).data).toMatchObject([
    { model_type: 'DEVICE', product: { id: boiler.id } },
  ])
  expect(await used()).toBe(before + 1)
  const journal = await journalOf(data.id)
  expect(journal.map(({ action, model_name }) => `${model_name} ${action}`)).toEqual([
    'Residence CREATED',
    'Project UPDATED',
    'File CREATED',
    'File CREATED',
    'File CREATED',
    'Device CREATED',
  ])
  expect(new Set(journal.map(({ username }) => username))).toEqual(new Set(['yann@lenoir.example']))
})

test('PTG-16 PTG-40/made a product that is asked for becomes a row of the devices that waits', async () => {
  const product = { manufacturer: 'Geminox', name: 'THRs 10-50', reference: 'THRS-1050' }
  const { status, data } = await create(yann, { contact_information: customer, intervention: installation, product })
  expect(status).toBe(201)
  expect(data.intervention).toMatchObject({
    product: null,
    product_request: { ...product, model_type: 'PRODUCT_REQUEST', status: 'PENDING' },
  })
  expect((await yann.call('devices.listDevices', { residence_id: data.id })).data).toMatchObject([
    { model_type: 'PRODUCT_REQUEST', product: null },
  ])
})

test('PTG-16 INT-36 one that is done already brings its date, its certificates and its product', async () => {
  const intervention = { type: 'BOILER_REPLACEMENT', status: 'DONE', date: '2026-11-02' }
  const { data } = await create(yann, { contact_information: customer, intervention, product: { id: boiler.id } }, [
    paper('ptg_cert_completion'),
    paper('ptg_conformity'),
  ])
  expect(data.intervention).toMatchObject({ status: 'DONE', date: '2026-11-02' })
})

test('INT-36 422: one that is done lacks what it lacks, in order, and nothing of the passport is left', async () => {
  const before = await counts()
  const answer = await create(
    yann,
    { contact_information: customer, intervention: { ...installation, status: 'DONE' }, product: { id: boiler.id } },
    [paper('ptg_cert_completion')],
  )
  expect(answer).toMatchObject({
    status: 422,
    error_reason: 'INTERVENTION_INCOMPLETE',
    errors: {
      date: [{ code: 'required' }],
      ptg_conformity: [{ code: 'file_required', message: 'Un fichier est requis.' }],
    },
  })
  expect(Object.keys(answer.errors)).toEqual(['date', 'ptg_conformity'])
  expect(await counts()).toEqual(before)
})

test.each([
  [{ contact_information: { ...customer, zip_code: '4480' } }, 'contact_information.zip_code', 'zip_code'],
  [{ contact_information: { ...customer, zip_code: '448000' } }, 'contact_information.zip_code', 'zip_code'],
  [{ contact_information: { ...customer, email: 'aubert' } }, 'contact_information.email', 'email'],
  [{ contact_information: { ...customer, email: '' } }, 'contact_information.email', 'required'],
  [{ contact_information: { ...customer, name: ' ' } }, 'contact_information.name', 'required'],
  [{ contact_information: { ...customer, is_ptg: '0' } }, 'contact_information.is_ptg', 'unknown_field'],
  [{ intervention: { type: 'SWEEPING' } }, 'intervention.type', 'enum'],
  [{ intervention: { type: '' } }, 'intervention.type', 'required'],
  [{ intervention: { type: 'MAINTENANCE', date: '2026-02-30' } }, 'intervention.date', 'date'],
  [{ product: undefined }, 'product', 'required'],
  [{ product: { manufacturer: 'Geminox', name: 'THRs' } }, 'product.reference', 'required'],
  [{ product: { manufacturer: 'Geminox', name: '', reference: 'T' } }, 'product.name', 'required'],
] as [Tree, string, string][])('PTG-05 PTG-06 PTG-07 PTG-08 PTG-09 422: %j', async (wrong, field, code) => {
  const before = await counts()
  const fields = { contact_information: customer, intervention: installation, product: { id: boiler.id }, ...wrong }
  const answer = await create(yann, fields, [paper('ptg_others')])
  expect(answer).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR', errors: { [field]: [{ code }] } })
  expect(Object.keys(answer.errors)).toEqual([field])
  expect(await counts()).toEqual(before)
})

test.each([
  [{ product: { id: 999_999_999 } }, [], 422, 'PRODUCT_NOT_FOUND'],
  [{ product: { id: 1, manufacturer: 'a', name: 'b', reference: 'c' } }, [], 422, 'PRODUCT_REQUEST_WITH_PRODUCT'],
  [{}, [paper('ptg_cert_maintenance')], 422, 'INTERVENTION_FILE_GROUP_NOT_ALLOWED'],
  [{}, [paper('secrets')], 422, 'INTERVENTION_FILE_GROUP_NOT_ALLOWED'],
] as [Tree, ReturnType<typeof paper>[], number, string][])(
  'PTG-10 INT-04 %j %j: %d %s, and nothing of it is left or counted',
  async (more, files, status, error_reason) => {
    const before = await counts()
    const fields = { contact_information: customer, intervention: installation, product: { id: boiler.id }, ...more }
    expect(await create(yann, fields, [paper('ptg_others'), ...files])).toMatchObject({ status, error_reason })
    expect(await counts()).toEqual(before)
  },
)

test('PTG-24/option PTG-25 PTG-26/none 403: an installer without the option is told so', async () => {
  const nora = await as('nora@gaz-sud.example')
  const sud = await world.company('Gaz Service Sud')
  const fields = { contact_information: customer, intervention: { type: 'MAINTENANCE' } }
  expect(await create(nora, fields, [], sud)).toMatchObject({
    status: 403,
    error_reason: 'PTG_QUOTA_NOT_AVAILABLE',
    error_message: 'Votre offre ne comprend pas la création de PTG. Veuillez contacter nos équipes.',
  })
  expect(await create(nora, fields, [])).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})

test.each([
  ['marie@horizon.example', 'Chauffage Lenoir', 403, 'FORBIDDEN'],
  ['marie@horizon.example', 'Groupe Horizon', 403, 'FORBIDDEN'],
  ['lea@horizon.example', 'Chauffage Lenoir', 403, 'FORBIDDEN'],
  ['admin@logis.example', 'Chauffage Lenoir', 403, 'FORBIDDEN'],
  ['support@logis.example', 'Chauffage Lenoir', 403, 'FORBIDDEN'],
  ['hugo@clairiere.example', 'Maisons Clairière', 403, 'FORBIDDEN'],
  ['hugo@clairiere.example', 'Chauffage Lenoir', 404, 'COMPANY_NOT_FOUND'],
] as const)('PTG-24/installer %s for %s: %d %s', async (who, company, status, error_reason) => {
  const fields = { contact_information: customer, intervention: { type: 'MAINTENANCE' } }
  const answer = await create(await as(who), fields, [], await world.company(company))
  expect(answer).toMatchObject({ status, error_reason })
})

test('PTG-40/deleted the installer edits and deletes it as a project; it is nowhere until it is restored, and the month’s unit is not given back', async () => {
  const { data } = await create(yann, { contact_information: customer, intervention: { type: 'MAINTENANCE' } })
  const place = { company_id: lenoir, residence_id: data.id }
  const edit = { ...place, name: 'Mme Aubert-Roy', contract_number: null }
  expect((await yann.call('projects.editProject', edit)).data).toMatchObject({
    name: 'Mme Aubert-Roy',
    contract_number: null,
  })
  const address = { street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }
  const contact = { ...place, addresses: [address], emails: [{ email: 'roy@foyer.example' }] }
  expect((await yann.call('projects.setProjectContact', contact)).status).toBe(200)
  const before = await used()
  expect((await yann.call('projects.cancelProject', place)).status).toBe(204)
  expect(await used()).toBe(before)
  const one = { company_id: lenoir, intervention_id: data.intervention.id }
  expect(await yann.call('interventions.getIntervention', one)).toMatchObject({
    status: 404,
    error_reason: 'INTERVENTION_NOT_FOUND',
  })
  const search = { name: 'Aubert-Roy' }
  const isThere = async () =>
    Promise.all([
      yann.call('passports.listPassports', { company_id: lenoir, search }).then(({ meta }) => meta.total),
      yann.call('projects.listProjects', { company_id: lenoir, search }).then(({ meta }) => meta.total),
      yann.call('interventions.listInterventions', { company_id: lenoir, search }).then(({ meta }) => meta.total),
    ])
  const { deleted_at } = await db
    .selectFrom('residences')
    .select('deleted_at')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(deleted_at).not.toBeNull()
  expect(await isThere()).toEqual([0, 0, 0])
  const admin = await as('admin@logis.example')
  await admin.call('projects.restoreProject', { residence_id: data.id })
  expect((await yann.call('interventions.getIntervention', one)).data).toMatchObject({
    residence_name: 'Mme Aubert-Roy',
  })
  expect(await isThere()).toEqual([1, 1, 1])
  expect(await used()).toBe(before)
})

test('PTG-20 PTG-21 its credentials sheet speaks of the gas passport, and its owner is invited as any other', async () => {
  const { data } = await create(yann, { contact_information: customer, intervention: { type: 'MAINTENANCE' } })
  const sheet = await yann.download('invitations.downloadCredentials', {
    residence_id: data.id,
    type: 'PTG',
    name: 'PTG Aubert',
  })
  expect(sheet.headers.get('content-disposition')).toContain('PTG%20Aubert.pdf')
  const { text } = await readPdf(sheet.bytes)
  expect(text).toContain('Votre passeport technique gaz')
  expect(text).toContain(data.residence_code)
  const invitation = await yann.call('invitations.inviteResidence', {
    residence_id: data.id,
    email: 'aubert@foyer.example',
  })
  expect(invitation.status).toBeLessThan(300)
})
