import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let company_id: number
let erables: number
let [plumber, heating, roofer] = [0, 0, 0]
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  company_id = await world.company('Maisons Clairière')
  erables = await world.project('Maison Les Érables')
  ;[plumber, heating, roofer] = [await jobOf('plumber'), await jobOf('heating'), await jobOf('roofer')]
})

const create = (more: object = {}, who = hugo) =>
  who.call('contacts.createContact', { company_id, name: 'Alix Roche', jobs: [{ id: plumber }], ...more })
const list = (more: object = {}, who = hugo) => who.call('contacts.listContacts', { company_id, ...more })
const edit = (contact_id: number, more: object = {}, who = hugo) =>
  who.call('contacts.editContact', { company_id, contact_id, name: 'Alix Roche', jobs: [{ id: plumber }], ...more })
const read = async (contact_id: number) =>
  (await list({ page_size: -1 })).data.find(({ id }: { id: number }) => id === contact_id)
const link = (contact_id: number, job_id = plumber, residence_id = erables) =>
  hugo.call('contacts.linkContact', { company_id, residence_id, contact_id, job_id })
const whole = { street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }

test('CON-11/server: the trades, with their codes, in the reader’s language; one that is archived is offered no more', async () => {
  const french = await hugo.call('contacts.listJobs')
  expect(french.data).toContainEqual({ id: plumber, code: 'plumber', name: 'Plombier' })
  const names = french.data.map(({ name }: { name: string }) => name)
  expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted((a: string, b: string) => a.localeCompare(b, 'fr')))
  expect(names.at(-1)).toBe('Autre métier')
  const { data } = await hugo.inEnglish().call('contacts.listJobs')
  expect(data).toContainEqual({ id: plumber, code: 'plumber', name: 'Plumber' })
  expect(data).toHaveLength(french.data.length)

  const lift = await jobOf('lift')
  const kept = (await create({ jobs: [{ id: lift }] })).data.id
  await db.updateTable('jobs').set({ archived_at: new Date() }).where('id', '=', lift).execute()
  expect((await hugo.call('contacts.listJobs')).data).not.toContainEqual(expect.objectContaining({ code: 'lift' }))
  expect(await create({ jobs: [{ id: lift }] })).toMatchObject({ status: 422, error_reason: 'JOB_NOT_FOUND' })
  expect(await edit(kept, { jobs: [{ id: 999_999_999 }] })).toMatchObject({ error_reason: 'JOB_NOT_FOUND' })
  expect(await edit(kept, { jobs: [{ id: lift }] })).toMatchObject({ status: 200, data: { jobs: [{ id: lift }] } })
  await db.updateTable('jobs').set({ archived_at: null }).where('id', '=', lift).execute()
})

test('CON-09 CON-16 201: a contact with its trades, e-mails, phones, address, site and notes; the answer has its id', async () => {
  const given = {
    name: 'Rémi Faure',
    company_name: 'Faure & fils',
    jobs: [{ id: plumber }, { id: heating }],
    emails: [{ email: 'remi@faure.example', label: 'Bureau' }, { email: 'REMI@faure.example' }],
    phones: [{ phone_number: '06 12 34 56 78', label: 'Astreinte' }],
    addresses: [{ ...whole, street_number: '4', extra_infos: 'Hall B' }],
    website_url: 'https://faure.example',
    notes: 'Le matin.',
  }
  const made = await create(given)
  expect(made).toMatchObject({ status: 201, data: { id: expect.any(Number) } })
  expect(await read(made.data.id)).toMatchObject({
    name: 'Rémi Faure',
    company_name: 'Faure & fils',
    jobs: [
      { id: heating, code: 'heating', name: 'Chauffagiste' },
      { id: plumber, code: 'plumber', name: 'Plombier' },
    ],
    emails: [{ email: 'remi@faure.example', label: 'Bureau' }],
    phones: [{ phone_number: '06 12 34 56 78', label: 'Astreinte' }],
    addresses: [{ ...whole, street_number: '4', extra_infos: 'Hall B', country_code: 'FR' }],
    website_url: 'https://faure.example',
    notes: 'Le matin.',
    projects_count: 0,
    cannot: { write: null },
  })
})

test('CON-14: the contacts of a company, page 1 by name, narrowed by name, by trade, by text', async () => {
  const first = await list({ page: 1 })
  expect(first).toMatchObject({ status: 200, meta: { current_page: 1, per_page: 10 }, cannot: { create: null } })
  const names = first.data.map(({ name }: { name: string }) => name)
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'fr')))
  expect((await list({ search: { name: 'tess' } })).data).toMatchObject([
    { name: 'M. Tessier (couvreur)' },
    { name: 'Marc Tessier' },
  ])
  const roofers = (await list({ search: { job_id: String(roofer) }, page_size: -1 })).data
  expect(roofers.length).toBeGreaterThan(1)
  for (const { jobs } of roofers) expect(jobs).toContainEqual(expect.objectContaining({ code: 'roofer' }))
  expect((await list({ search: 'elec-atlantique' })).data).toMatchObject([{ name: 'Sophie Armand' }])
  expect((await list({ search: 'Contact Rival' })).data).toEqual([])
})

test('CON-12/server 422: without a name, without a trade, with a wrong e-mail; a phone is optional', async () => {
  for (const wrong of [
    { name: ' ' },
    { jobs: [] },
    { emails: [{ email: 'not an address' }] },
    { addresses: [whole, whole] },
  ])
    expect(await create(wrong)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await create({ jobs: [{ id: 999_999 }] })).toMatchObject({ status: 422, error_reason: 'JOB_NOT_FOUND' })
  expect((await create()).status).toBe(201)
  const id = await contactOf(company_id)
  for (const wrong of [{ name: '' }, { jobs: [] }, { emails: [{ email: 'x' }] }])
    expect(await edit(id, wrong)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('CON-13/server: an address is all of it or none of it, in France', async () => {
  const addressed = async (address: object) => create({ addresses: [address] })
  for (const part of [{ street_name: 'Rue Neuve' }, { zip_code: '44000' }, { city: 'Nantes' }, { ...whole, city: ' ' }])
    expect(await addressed(part)).toMatchObject({ status: 422, error_reason: 'ADDRESS_INCOMPLETE' })
  expect(await addressed({ ...whole, zip_code: '4400' })).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
    errors: { 'addresses.0.zip_code': [{ code: 'zip_code' }] },
  })
  expect(await addressed({ ...whole, country_code: 'BE' })).toMatchObject({ status: 422 })
  expect(await addressed(whole)).toMatchObject({ status: 201, data: { addresses: [{ ...whole, country_code: 'FR' }] } })
  // A number or a complement alone is no address (D2-G04).
  const none = { street_number: '4', extra_infos: 'Hall B', street_name: '', zip_code: null, city: '' }
  expect(await addressed(none)).toMatchObject({ status: 201, data: { addresses: [] } })
  const id = await contactOf(company_id, { addresses: [whole] })
  expect(await edit(id, { addresses: [{ city: 'Nantes' }] })).toMatchObject({ error_reason: 'ADDRESS_INCOMPLETE' })
  expect((await read(id)).addresses).toHaveLength(1)
})

test('CON-18: what a contact is reached by, read and replaced as a whole', async () => {
  const id = await contactOf(company_id, { emails: [{ email: 'avant@roche.example' }], notes: 'Avant.' })
  const place = { company_id, contact_id: id }
  const wanted = {
    emails: [{ email: 'apres@roche.example' }],
    phones: [{ phone_number: '02 40 00 11 22' }],
    addresses: [whole],
  }
  expect(await hugo.call('contacts.setContactInformations', { ...place, ...wanted })).toMatchObject({
    status: 200,
    data: { ...wanted, notes: null },
  })
  expect((await hugo.call('contacts.getContactInformations', place)).data).toMatchObject(wanted)
  const half = { ...place, addresses: [{ city: 'Nantes' }] }
  expect(await hugo.call('contacts.setContactInformations', half)).toMatchObject({ error_reason: 'ADDRESS_INCOMPLETE' })
  expect((await hugo.call('contacts.getContactInformations', place)).data.emails).toHaveLength(1)
})

test('CON-17 200: what an edit does not name stays; a trade that goes leaves its projects, which tell it', async () => {
  const id = await contactOf(company_id, {
    jobs: [{ id: plumber }, { id: heating }],
    emails: [{ email: 'un@roche.example' }],
    notes: 'Reste.',
  })
  for (const job of [plumber, heating]) expect((await link(id, job)).status).toBe(201)
  expect((await read(id)).projects_count).toBe(1)
  const mark = await journalMark()
  expect(
    await edit(id, { name: 'Renommée', company_name: null, jobs: [{ id: heating }, { id: roofer }] }),
  ).toMatchObject({
    status: 200,
    data: {
      name: 'Renommée',
      jobs: [{ code: 'heating' }, { code: 'roofer' }],
      emails: [{ email: 'un@roche.example' }],
      notes: 'Reste.',
    },
  })
  expect(await journalOf(erables, mark)).toMatchObject([
    { action: 'DELETED', model_name: 'ResidenceContactLink', model_id: id, username: 'hugo@clairiere.example' },
  ])
  const linked = await hugo.call('contacts.listProjectContacts', {
    residence_id: erables,
    search: { name: 'Renommée' },
  })
  expect(linked.data).toMatchObject([{ jobs: [{ code: 'heating' }] }])
  expect(await edit(999_999_999)).toMatchObject({ status: 404, error_reason: 'CONTACT_NOT_FOUND' })
})

test('200: an edit that names neither trades nor names leaves them, and the homes that have them', async () => {
  const made = await create({ company_name: 'Roche & fille', jobs: [{ id: plumber }, { id: heating }] })
  const { id, name, company_name, jobs } = made.data
  expect((await link(id, heating)).status).toBe(201)
  const mark = await journalMark()
  const change = (more: object) => hugo.call('contacts.editContact', { company_id, contact_id: id, ...more })
  const noted = await change({ notes: 'Sonner deux fois.' })
  expect(noted).toMatchObject({ status: 200, data: { name, company_name, jobs, notes: 'Sonner deux fois.' } })
  expect(noted.data.projects_count).toBe(1)
  expect(await journalOf(erables, mark)).toEqual([])
  const emptied = await change({ company_name: null, notes: null })
  expect(emptied).toMatchObject({ data: { name: 'Alix Roche', company_name: null, notes: null } })
  expect(await change({ jobs: [] })).toMatchObject({ status: 422 })
})

test('CON-17 204: deleted, a contact leaves its projects, cancelled ones too; what it was reached by goes', async () => {
  const marie = await as('marie@horizon.example')
  const id = await contactOf(company_id, { emails: [{ email: 'partir@roche.example' }] })
  const lilas = await world.project('Maison Les Lilas')
  for (const project of [erables, lilas]) expect((await link(id, plumber, project)).status).toBe(201)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', lilas).execute()
  expect((await read(id)).projects_count).toBe(1)
  const mark = await journalMark()
  expect((await marie.call('contacts.deleteContact', { company_id, contact_id: id })).status).toBe(204)
  for (const project of [erables, lilas])
    expect(await journalOf(project, mark)).toMatchObject([{ action: 'DELETED', username: 'marie@horizon.example' }])
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', lilas).execute()
  expect(await read(id)).toBeUndefined()
  expect(await db.selectFrom('emails').select('id').where('email', '=', 'partir@roche.example').execute()).toEqual([])
  expect(await hugo.call('contacts.deleteContact', { company_id, contact_id: id })).toMatchObject({ status: 404 })
})

test('who may be the same is told by e-mail, whatever its case, and by phone, however it is written', async () => {
  const id = await contactOf(company_id, {
    name: 'Sosie',
    emails: [{ email: 'sosie@roche.example' }],
    phones: [{ phone_number: '07 11 22 33 44' }],
  })
  const match = (contacts: object[], more: object = {}) =>
    hugo.call('contacts.matchContacts', { company_id, contacts, ...more })
  const both = { emails: ['SOSIE@roche.example'], phones: ['+33 (0)7-11-22-33-44', '12'] }
  expect(await match([{ emails: [], phones: [] }, both])).toMatchObject({
    status: 200,
    data: [[], [{ id, name: 'Sosie', company_name: null, by: ['email', 'phone'] }]],
  })
  expect((await match([both], { contact_id: id })).data).toEqual([[]])
  // The rival's contacts are not told of.
  expect((await match([{ emails: ['contact@rival.example'], phones: [] }])).data).toEqual([[]])
})

test('201: many at once, all of them or none', async () => {
  const bring = (contacts: object[]) => hugo.call('contacts.importContacts', { company_id, contacts })
  const one = { name: 'Apportée 1', jobs: [{ id: plumber }] }
  expect(await bring([one, { ...one, name: 'Apportée 2', jobs: [{ id: 999_999 }] }])).toMatchObject({
    status: 422,
    error_reason: 'JOB_NOT_FOUND',
  })
  expect((await list({ search: 'Apportée' })).meta.total).toBe(0)
  expect(await bring([one, { ...one, addresses: [{ city: 'Nantes' }] }])).toMatchObject({
    error_reason: 'ADDRESS_INCOMPLETE',
  })
  expect(await bring([one, { ...one, name: 'Apportée 2' }])).toMatchObject({ status: 201, data: { created: 2 } })
  expect((await list({ search: 'Apportée' })).meta.total).toBe(2)
  for (const contacts of [[], Array.from({ length: 501 }, () => one)])
    expect(await bring(contacts)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('a reader reads and changes nothing; manufacturers have no contacts; another company’s are not there', async () => {
  const lea = await as('lea@horizon.example')
  const shown = (await list({ page_size: 1 }, lea)) as unknown as { cannot: object; data: { cannot: object }[] }
  expect(shown).toMatchObject({ cannot: { create: 'FORBIDDEN' }, data: [{ cannot: { write: 'FORBIDDEN' } }] })
  expect(await create({}, lea)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  const zoe = await as('zoe@batir-ouest.example')
  expect(await list({}, zoe)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  const thermalia = { company_id: await world.company('Thermalia') }
  const otto = await as('otto@thermalia.example')
  for (const closed of [
    list(thermalia, otto),
    create(thermalia, otto),
    otto.call('contacts.exportContacts', thermalia),
  ])
    expect(await closed).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  const lenoir = await list({ company_id: await world.company('Chauffage Lenoir') }, await as('yann@lenoir.example'))
  expect(lenoir).toMatchObject({ status: 200, data: [] })
})

test('a contact that is deleted while it is linked: the link comes first and goes with it, or finds nothing', async () => {
  const id = await contactOf(company_id)
  const answer = await meanwhile(
    ({ run }) => run('select from contacts where id = $1 for update', [id]),
    () => link(id),
    async ({ run }) => {
      await run('delete from contacts where id = $1', [id])
    },
  )
  expect(answer).toMatchObject({ status: 404, error_reason: 'CONTACT_NOT_FOUND' })
  const other = await contactOf(company_id)
  const [linked, deleted] = await Promise.all([
    link(other),
    hugo.call('contacts.deleteContact', { company_id, contact_id: other }),
  ])
  expect([201, 404]).toContain(linked.status)
  expect(deleted.status).toBe(204)
  expect(
    await db.selectFrom('residence_contact_links').select('id').where('contact_id', 'in', [id, other]).execute(),
  ).toEqual([])
})
