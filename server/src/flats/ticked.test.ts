import { showCode } from '@logis/contract/projects.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { filesMailedTo } from '#platform/testing/mailedFiles.ts'
import { killedAt, meanwhile } from '#platform/testing/meanwhile.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { building, roleIn } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

/** Acts on flats that were ticked: on those alone, and what is no flat of the building any more is told. */

let [samira, marie, zoe, tom]: Client[] = []
let [tilleuls, rivages, elsewhere, product_id, contact_id, job_id] = [0, 0, 0, 0, 0, 0]
let flats: { id: number; name: string; residence_code: string }[]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  marie = await as('marie@horizon.example')
  zoe = await as('zoe@batir-ouest.example')
  tom = await as('tom@foyer.example', 'resident')
  tilleuls = await world.project(building)
  rivages = await world.company('Habitat Rivages')
  elsewhere = await world.project('Maison Les Érables')
  flats = await world.flats(building)
  product_id = (await db.selectFrom('products').select('id').executeTakeFirstOrThrow()).id
  const { data: jobs } = await samira.call('contacts.listJobs')
  job_id = jobs[0].id
  const made = await samira.call('contacts.createContact', {
    company_id: rivages,
    name: 'Plomberie Ticks',
    jobs: [{ id: job_id }],
  })
  contact_id = made.data.id
})
const ticked = () => flats.slice(2, 4).map(({ id }) => id)
const device = (flat_ids: number[], who = samira!) =>
  who.call('devices.createFlatDevices', { building_id: tilleuls, product_id, flat_ids })
const contact = (flat_ids: number[], who = samira!) =>
  who.call('contacts.linkFlatsContact', { building_id: tilleuls, contact_id, job_id, flat_ids })
const activate = (flat_ids: number[], who = samira!) =>
  who.call('tenants.activateForCompany', { company_id: rivages, residence_id: tilleuls, flat_ids })
const mail = (flat_ids: number[], who = samira!) =>
  who.call('invitations.sendFlatsCredentials', { residence_id: tilleuls, flat_ids })
const sheets = (flat_ids: number[], who = samira!) =>
  who.download('invitations.downloadBuildingCredentials', {
    residence_id: tilleuls,
    template: 'FLATS',
    flat_ids: flat_ids.join(','),
  })
const acts = { device, contact, activate, mail, sheets }

const linked = async () => {
  const rows = await db.selectFrom('residence_contact_links').selectAll().where('contact_id', '=', contact_id).execute()
  return rows.map(({ residence_id }) => residence_id).toSorted((a, b) => a - b)
}
const withBatch = async (batch_id: string) => {
  const rows = await db.selectFrom('devices').select('residence_id').where('bulk_batch_id', '=', batch_id).execute()
  return rows.map(({ residence_id }) => residence_id).toSorted((a, b) => a - b)
}

test('a device for the flats that are ticked, and for no other; sent again, it is the one that is there', async () => {
  const batch_id = crypto.randomUUID()
  const input = { building_id: tilleuls, product_id, flat_ids: [...ticked(), elsewhere], batch_id }
  const once = { status: 201, data: { batch_id, created: 2, left_out: [elsewhere] } }
  expect(await samira!.call('devices.createFlatDevices', input)).toMatchObject(once)
  expect(await samira!.call('devices.createFlatDevices', input)).toMatchObject(once)
  expect(await withBatch(batch_id)).toEqual(ticked())
})

test('a contact for the flats that are ticked, and for no other; those that have it are counted apart', async () => {
  expect(await contact(ticked())).toMatchObject({ data: { linked: 2, already_linked: 0, left_out: [] } })
  expect(await linked()).toEqual(ticked())
  expect(await contact([...ticked(), flats[6]!.id, elsewhere])).toMatchObject({
    data: { linked: 1, already_linked: 2, left_out: [elsewhere] },
  })
})

test('the sheets of the flats that are ticked: one document with their codes alone, downloaded and by mail', async () => {
  const [own, other] = [flats.slice(2, 4), flats[5]!]
  const printed = await readPdf((await sheets(ticked())).bytes)
  expect(await mail(ticked())).toMatchObject({ status: 202, data: { flats: 2 } })
  const [file] = await filesMailedTo('samira@rivages.example')
  const mailed = await readPdf(file!.bytes)
  for (const { pages, text } of [printed, mailed]) {
    expect(pages).toBe(2)
    for (const { residence_code } of own) expect(text).toContain(showCode(residence_code))
    expect(text).not.toContain(showCode(other.residence_code))
  }
})

test('the flats that are ticked are activated in the owner account’s name, and neither their building nor another', async () => {
  const ids = flats.slice(6, 8).map(({ id }) => id)
  const answer = await activate([...ids, elsewhere])
  expect(answer).toMatchObject({ status: 200, data: { activated_ids: ids } })
  const owner = await world.user('patrimoine@rivages.example')
  for (const id of ids) expect(await roleIn(id, owner)).toBe('OWNER')
  for (const id of [tilleuls, flats[8]!.id]) expect(await roleIn(id, owner)).toBeNull()
  expect(await activate(ids)).toMatchObject({ status: 200, data: { activated_ids: [] } })
})

test('none of those ticked is a flat of the building: 404, as for who does not reach it; nothing or too many: 422', async () => {
  for (const [name, act] of Object.entries(acts)) {
    expect(await act([elsewhere]), name).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
    for (const who of [zoe!, tom!])
      expect(await act(ticked(), who), name).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
    for (const ids of [[], Array.from({ length: 501 }, (_, index) => index + 1)])
      expect(await act(ids), name).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  }
})

test('a flat that is cancelled while those ticked are linked is left out and named; the others are linked', async () => {
  const [gone, kept] = [flats[9]!.id, flats[10]!.id]
  const answer = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [gone]),
    () => contact([gone, kept]),
  )
  expect(answer).toMatchObject({ status: 200, data: { linked: 1, left_out: [gone] } })
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', gone).execute()
  expect(await linked()).not.toContain(gone)
})

test('an act that is killed midway leaves nothing; repeated, and by two at once, there is one result', async () => {
  const ids = flats.slice(0, 2).map(({ id }) => id)
  const before = await linked()
  expect((await killedAt(ids[1]!, () => contact(ids))).status).toBe(503)
  expect(await linked()).toEqual(before)
  const both = await Promise.all([contact(ids), contact(ids, marie)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ data }) => data.linked as number).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect((await linked()).filter((id) => ids.includes(id))).toEqual(ids)
})
