import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { killedAt, meanwhile } from '#platform/testing/meanwhile.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let [hugo, marie, samira]: Client[] = []
let [clairiere, horizon, rivages] = [0, 0, 0]
let [erables, tilleuls] = [0, 0]
let flats: { id: number }[]
let [plumber, heating] = [0, 0]
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  marie = await as('marie@horizon.example')
  samira = await as('samira@rivages.example')
  clairiere = await world.company('Maisons Clairière')
  horizon = await world.company('Groupe Horizon')
  rivages = await world.company('Habitat Rivages')
  erables = await world.project('Maison Les Érables')
  tilleuls = await world.project('Résidence Les Tilleuls')
  flats = await world.flats('Résidence Les Tilleuls')
  ;[plumber, heating] = [await jobOf('plumber'), await jobOf('heating')]
})

const link = (contact_id: number, more: object = {}, who = hugo!) =>
  who.call('contacts.linkContact', {
    company_id: clairiere,
    residence_id: erables,
    contact_id,
    job_id: plumber,
    ...more,
  })
const unlink = (contact_id: number, more: object = {}, who = hugo!) =>
  who.call('contacts.unlinkContact', {
    company_id: clairiere,
    residence_id: erables,
    contact_id,
    job_id: plumber,
    ...more,
  })
const linked = (residence_id = erables, who = hugo!, more: object = {}) =>
  who.call('contacts.listProjectContacts', { residence_id, page_size: -1, ...more })
const linkFlats = (contact_id: number, more: object = {}, who = samira!) =>
  who.call('contacts.linkFlatsContact', { building_id: tilleuls, contact_id, job_id: plumber, ...more })

test('CON-15: the contacts of a project, by name, each by the trades it is linked by, paged and narrowed', async () => {
  const all = await linked()
  expect(all).toMatchObject({ status: 200, cannot: { write: null } })
  expect(all.data.map(({ name }: { name: string }) => name)).toEqual([
    'Isabelle Morin',
    'Marc Tessier',
    'Sophie Armand',
    'Yann Lenoir',
  ])
  expect(all.data[1].jobs).toMatchObject([{ code: 'roofer' }])
  const second = await linked(erables, hugo, { page: 2, page_size: 1, sort: '-name' })
  expect(second).toMatchObject({ data: [{ name: 'Sophie Armand' }], meta: { total: 4, current_page: 2 } })
  expect((await linked(erables, hugo, { search: { name: 'LENOIR' } })).data).toMatchObject([{ name: 'Yann Lenoir' }])
})

test('CON-10 201: the link names the project, the contact, the company and the trade, and is told in the journal', async () => {
  const contact_id = await contactOf(clairiere, { name: 'Lien neuf' })
  const mark = await journalMark()
  const payload = { residence_id: erables, contact_id, company_id: clairiere, job_id: plumber }
  const answer = await hugo!.send('POST', `/v2/companies/${clairiere}/residences/${erables}/contacts`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  expect(answer).toMatchObject({ status: 201, data: { id: contact_id, jobs: [{ id: plumber }] } })
  const [told] = await journalOf(erables, mark)
  expect(told).toMatchObject({ action: 'CREATED', model_name: 'ResidenceContactLink', model_id: contact_id })
  expect(told!.pretty_log).toEqual([
    { attribute_name: 'contact', old_value: null, value: 'Lien neuf' },
    { attribute_name: 'job', old_value: null, value: 'Plombier' },
  ])
})

test('409 CONTACT_LINK_EXISTS, once and at once; 422 CONTACT_JOB_MISMATCH', async () => {
  const id = await contactOf(clairiere)
  const both = await Promise.all([link(id), link(id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await link(id)).toMatchObject({ status: 409, error_reason: 'CONTACT_LINK_EXISTS' })
  expect(await link(id, { job_id: heating })).toMatchObject({ status: 422, error_reason: 'CONTACT_JOB_MISMATCH' })
})

test('CON-19 204: one trade is unlinked, the contact stays by the others and in its company', async () => {
  const id = await contactOf(clairiere, { name: 'Deux métiers', jobs: [{ id: plumber }, { id: heating }] })
  for (const job_id of [plumber, heating]) await link(id, { job_id })
  const mark = await journalMark()
  expect((await unlink(id)).status).toBe(204)
  const shown = async () => (await linked(erables, hugo, { search: { name: 'Deux métiers' } })).data
  expect(await shown()).toMatchObject([{ jobs: [{ id: heating }] }])
  expect(await journalOf(erables, mark)).toMatchObject([{ action: 'DELETED', model_id: id }])
  expect(await unlink(id)).toMatchObject({ status: 404, error_reason: 'CONTACT_LINK_NOT_FOUND' })
  expect((await unlink(id, { job_id: heating })).status).toBe(204)
  expect(await shown()).toEqual([])
  expect(
    (await hugo!.call('contacts.listContacts', { company_id: clairiere, search: 'Deux métiers' })).data,
  ).toHaveLength(1)
})

test('a contact of the group is linked by a company below; of a sister, of a rival or of a company elsewhere it is not there', async () => {
  const ofGroup = await contactOf(horizon)
  expect(await link(ofGroup)).toMatchObject({ status: 201 })
  const ofRivages = await contactOf(rivages)
  expect(await link(ofRivages)).toMatchObject({ status: 404, error_reason: 'CONTACT_NOT_FOUND' })
  // The manager acts for both, and yet a sister's contact does not come into the home.
  for (const company_id of [rivages, clairiere])
    expect(await link(ofRivages, { company_id }, marie)).toMatchObject({
      status: 404,
      error_reason: 'CONTACT_NOT_FOUND',
    })
  expect(await link(await contactOf(await world.company('Bâtir Ouest')))).toMatchObject({
    error_reason: 'CONTACT_NOT_FOUND',
  })
  const own = await contactOf(clairiere)
  expect(await link(own, { company_id: horizon }, marie)).toMatchObject({ error_reason: 'CONTACT_NOT_FOUND' })
  expect(await link(own, {}, marie)).toMatchObject({ status: 201 })
})

test('the contacts of a group are not shown any more in the homes of a company that has left it', async () => {
  const id = await contactOf(horizon, { name: 'De l’ancien groupe' })
  await link(id)
  const shown = async () => (await linked(erables, hugo, { search: { name: 'ancien groupe' } })).data
  expect(await shown()).toHaveLength(1)
  await db.updateTable('companies').set({ parent_id: null }).where('id', '=', clairiere).execute()
  expect(await shown()).toEqual([])
  await db.updateTable('companies').set({ parent_id: horizon }).where('id', '=', clairiere).execute()
})

test('CON-21/server 403 SERVICE_PROVISION_REQUIRED: without one of the four provisions, for all but managers', async () => {
  const saules = await world.project('Maison Les Saules')
  const cards = async (who: Client) => (await who.call('projects.getProject', { residence_id: saules })).data.cards
  expect(await linked(saules)).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
  expect(await link(await contactOf(clairiere), { residence_id: saules })).toMatchObject({ status: 403 })
  expect(await cards(hugo!)).not.toContain('contacts')
  expect(await linked(saules, marie)).toMatchObject({ status: 200, data: [] })
  expect(await cards(marie!)).toContain('contacts')
  for (const code of ['MSL_PREMIUM', 'MSL_GESTIONCIL', 'MSL_CILCOMPLET', 'MSL_CILCOMPLET_MI'] as const) {
    await db.updateTable('residence_service_provisions').set({ code }).where('residence_id', '=', saules).execute()
    expect((await linked(saules)).status, code).toBe(200)
    expect(await cards(hugo!), code).toContain('contacts')
  }
  for (const code of ['MSL_INITIAL', 'MSL_INITIAL_LIGHT', 'MSL_CONFORT'] as const) {
    await db.updateTable('residence_service_provisions').set({ code }).where('residence_id', '=', saules).execute()
    expect((await linked(saules)).status, code).toBe(403)
  }
})

test('third parties and residents read the contacts without what the company notes of them, and change nothing', async () => {
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  const nora = await as('nora@gaz-sud.example')
  const claire = await as('claire@foyer.example', 'resident')
  const lenoir = async (who: Client) => (await linked(erables, who, { search: { name: 'Lenoir' } })).data[0]
  expect(await lenoir(hugo!)).toMatchObject({ notes: 'Astreinte le week-end.' })
  for (const who of [nora, claire]) expect(await lenoir(who)).toMatchObject({ name: 'Yann Lenoir', notes: null })
  const id = await contactOf(clairiere)
  const company_id = await world.company('Gaz Service Sud')
  expect(await link(id, { company_id }, nora)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await link(id, {}, await as('lea@horizon.example'))).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  // A tenant reads whom the building calls; a neighbour's home does not exist.
  await moveIn('tom@foyer.example', flats[0]!.id)
  const tom = await as('tom@foyer.example', 'resident')
  expect((await linked(tilleuls, tom)).data).toContainEqual(expect.objectContaining({ name: 'Fatou Diallo' }))
  expect(await linked(flats[1]!.id, tom)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})

test('FLAT-19: to every flat of a building at once; said again it adds nothing, and tells so', async () => {
  const id = await contactOf(rivages, { name: 'Pour tous' })
  await samira!.call('contacts.linkContact', {
    company_id: rivages,
    residence_id: flats[3]!.id,
    contact_id: id,
    job_id: plumber,
  })
  const mark = await journalMark()
  expect(await linkFlats(id)).toMatchObject({ status: 200, data: { linked: 11, already_linked: 1 } })
  for (const [index, flat] of flats.entries()) {
    expect((await linked(flat.id, samira, { search: { name: 'Pour tous' } })).data).toHaveLength(1)
    expect(await journalOf(flat.id, mark)).toHaveLength(index === 3 ? 0 : 1)
  }
  expect(await linkFlats(id)).toMatchObject({ data: { linked: 0, already_linked: 12 } })
  const other = await contactOf(rivages)
  const both = await Promise.all([linkFlats(other), linkFlats(other)])
  expect(both.map(({ data }) => data.linked).toSorted((a, b) => a - b)).toEqual([0, 12])
})

test('FLAT-19 422: a house, a building without flats, a trade that the contact does not have; 404: a foreign contact', async () => {
  const id = await contactOf(clairiere)
  const house = { building_id: erables }
  expect(await linkFlats(id, house, hugo)).toMatchObject({ status: 422, error_reason: 'NOT_A_BUILDING' })
  const empty = await marie!.call('projects.createProject', {
    company_id: rivages,
    type: 'BUILDING',
    name: 'Immeuble sans logement',
    contact_information: { addresses: [{ street_name: 'Rue Vide', zip_code: '44000', city: 'Nantes' }] },
  })
  const own = await contactOf(rivages)
  expect(await linkFlats(own, { building_id: empty.data.id })).toMatchObject({
    status: 422,
    error_reason: 'BUILDING_WITHOUT_FLATS',
  })
  expect(await linkFlats(own, { job_id: heating })).toMatchObject({ status: 422, error_reason: 'CONTACT_JOB_MISMATCH' })
  expect(await linkFlats(id)).toMatchObject({ status: 404, error_reason: 'CONTACT_NOT_FOUND' })
  expect(await linkFlats(own, {}, await as('zoe@batir-ouest.example'))).toMatchObject({ status: 404 })
})

test('a flat that is cancelled while a contact is linked to all: it is left out, the others have it', async () => {
  const id = await contactOf(rivages)
  const gone = flats[5]!.id
  const answer = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [gone]),
    () => linkFlats(id),
  )
  expect(answer).toMatchObject({ data: { linked: 11, already_linked: 0 } })
  const rows = await db
    .selectFrom('residence_contact_links')
    .select('residence_id')
    .where('contact_id', '=', id)
    .execute()
  expect(rows.map(({ residence_id }) => residence_id)).not.toContain(gone)
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', gone).execute()
})

test('who is linked to every flat, by the trades that every flat has; one flat without it, and it is offered again', async () => {
  const id = await contactOf(rivages, { name: 'Presque partout', jobs: [{ id: plumber }, { id: heating }] })
  const everywhere = async () => {
    const { data } = await samira!.call('contacts.listFlatsContacts', { building_id: tilleuls })
    return data.find((contact: { id: number }) => contact.id === id)
  }
  expect(await everywhere()).toBeUndefined()
  await linkFlats(id)
  expect(await everywhere()).toEqual({ id, jobs: [{ id: plumber }] })
  const place = { company_id: rivages, residence_id: flats[0]!.id }
  await samira!.call('contacts.unlinkContact', { ...place, contact_id: id, job_id: plumber })
  expect(await everywhere()).toBeUndefined()
})

test('a contact linked to all flats by an act that is killed midway is linked to none; said again, to each once', async () => {
  const id = await contactOf(rivages)
  const killed = await killedAt(flats.at(-1)!.id, () => linkFlats(id))
  expect(killed.status).toBe(503)
  const rows = () => db.selectFrom('residence_contact_links').selectAll().where('contact_id', '=', id).execute()
  expect(await rows()).toEqual([])
  expect(await linkFlats(id)).toMatchObject({ data: { linked: 12, already_linked: 0 } })
  expect(await linkFlats(id)).toMatchObject({ data: { linked: 0, already_linked: 12 } })
  expect(await rows()).toHaveLength(12)
})

test('FLAT-22/contacts FLAT-23/contacts: without one of the four provisions, for all but managers', async () => {
  const id = await contactOf(rivages)
  const carried = await db
    .deleteFrom('residence_service_provisions')
    .where('residence_id', '=', tilleuls)
    .returningAll()
    .execute()
  expect(await linkFlats(id)).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
  expect(await linkFlats(id, {}, marie)).toMatchObject({ status: 200 })
  for (const [code, status] of [
    ['MSL_INITIAL', 403],
    ['MSL_CONFORT', 403],
    ['MSL_PREMIUM', 200],
    ['MSL_GESTIONCIL', 200],
    ['MSL_CILCOMPLET', 200],
    ['MSL_CILCOMPLET_MI', 200],
  ] as const) {
    const own = { residence_id: tilleuls, code }
    await db.insertInto('residence_service_provisions').values(own).execute()
    expect((await linkFlats(id)).status, code).toBe(status)
    await db.deleteFrom('residence_service_provisions').where('residence_id', '=', tilleuls).execute()
  }
  for (const { id: _, ...row } of carried) await db.insertInto('residence_service_provisions').values(row).execute()
})

test('one trade unlinked by two at once: the second finds it gone, and the journal tells it once', async () => {
  const id = await contactOf(clairiere)
  await link(id)
  const mark = await journalMark()
  const both = await Promise.all([unlink(id), unlink(id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  expect(await journalOf(erables, mark)).toHaveLength(1)
})

test('a contact unlinked while it is deleted: both end, and the journal tells it once', async () => {
  const id = await contactOf(clairiere)
  await link(id)
  const mark = await journalMark()
  const [one, all] = await Promise.all([
    unlink(id),
    hugo!.call('contacts.deleteContact', { company_id: clairiere, contact_id: id }),
  ])
  expect([204, 404]).toContain(one.status)
  expect(all.status).toBe(204)
  expect(await journalOf(erables, mark)).toHaveLength(1)
})
