import { residenceTypes, showCode } from '@logis/contract/projects.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { idOfProduct } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { sample } from '../../fault/mutations.ts'

let [admin, hugo, marie, samira]: Client[] = []
let [clairiere, rivages] = [0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  hugo = await as('hugo@clairiere.example')
  marie = await as('marie@horizon.example')
  samira = await as('samira@rivages.example')
  clairiere = await world.company('Maisons Clairière')
  rivages = await world.company('Habitat Rivages')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

const pdf = { name: 'plan.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
const create = async (type: string, more: object = {}) =>
  marie!.call('projects.createProject', {
    company_id: clairiere,
    type,
    name: `Projet ${type}`,
    contact_information: {
      addresses: [{ street_name: 'Rue des Types', zip_code: '44000', city: 'Nantes' }],
      emails: [{ email: `${type.toLowerCase()}@foyer.example` }],
    },
    ...more,
  })

test('DASH-17 a project is a home of one of five types with a booklet; it holds devices, documents in folders, contacts by trade, maintenance tasks, energy readings, a thermal study and provisions', async () => {
  for (const type of residenceTypes) {
    const { data } = await create(type)
    expect(data).toMatchObject({ type })
    const booklet =
      type === 'BUILDING'
        ? marie!.call('booklet.listFlatBooklets', { building_id: data.id })
        : marie!.call('booklet.readBooklet', { residence_id: data.id })
    expect([type, (await booklet).status]).toEqual([type, 200])
  }
  expect(await create('CASTLE')).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })

  const residence_id = (await create('HOUSE')).data.id as number
  const place = { company_id: clairiere, residence_id }
  const { data: folder } = await hugo!.call('documents.createFolder', { residence_id, name: 'Plans' })
  await hugo!.upload('documents.uploadDocument', { residence_id }, { name: 'plan.pdf', folder_id: `${folder.id}` }, [
    pdf,
  ])
  const product_id = await idOfProduct('Vitodens 200-W')
  const { data: device } = await hugo!.call('devices.createDevice', {
    residence_id,
    product_id,
    commissioning_date: '2026-01-15',
  })
  const job_id = await jobOf('plumber')
  const contact_id = await contactOf(clairiere)
  await hugo!.call('contacts.linkContact', { ...place, contact_id, job_id })
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  const meter = { residence_id, user_id: await world.user('claire@foyer.example'), energy: 'GAS' }
  const { data: connection } = await admin!.call('energies.createSubscription', {
    ...meter,
    delivery_point: '14411000000077',
  })
  const readings = { residence_id, subscription_id: connection.id }
  const reading = { date: '2026-11-01', value: 7.5, unit: 'KWH' }
  await admin!.call('energies.recordReadings', { ...readings, readings: [reading] })
  const study = { name: 'étude.xml', bytes: sample('re2020-maison-valide.xml') }
  await hugo!.upload('studies.attachStudy', { residence_id }, {}, [study])

  const read = async (name: string, input: object) => (await hugo!.call(name, { ...input })).data
  const { folders } = await read('documents.listDocuments', place)
  expect(folders.find(({ id }: { id: number }) => id === folder.id).files).toMatchObject([{ name: 'plan.pdf' }])
  expect(await read('devices.listDevices', { residence_id })).toMatchObject([{ id: device.id }])
  expect(await read('devices.listDeviceTasks', { device_id: device.id })).toMatchObject([
    { due_date: expect.any(String), task: { name: 'Entretien annuel obligatoire' } },
    {},
  ])
  expect(await read('contacts.listProjectContacts', { residence_id })).toMatchObject([
    { id: contact_id, jobs: [{ id: job_id }] },
  ])
  expect((await admin!.call('energies.listReadings', readings)).data).toMatchObject([reading])
  expect(await read('studies.getThermalStudy', { residence_id })).toMatchObject({ type: 'RE2020' })
  expect(await read('provisions.listResidenceProvisions', place)).toMatchObject([
    { service_provision: { code: 'MSL_PREMIUM' } },
  ])
})

test('DASH-18 companies invite owners, and landlords tenants, with a residence code, download or send the sheets as PDF, and apply templates to projects', async () => {
  const email = 'invitee-dash18@foyer.example'
  const { data: home } = await create('HOUSE', {
    contact_information: {
      addresses: [{ street_name: 'Rue des Invités', zip_code: '44000', city: 'Nantes' }],
      emails: [{ email }],
    },
  })
  const place = { company_id: clairiere, residence_id: home.id as number }
  const invitation = { ...place, communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER', email }
  expect((await hugo!.call('invitations.inviteOwner', invitation)).status).toBe(201)
  const code = await db
    .selectFrom('residences')
    .select('residence_code')
    .where('id', '=', home.id)
    .executeTakeFirstOrThrow()
  expect((await mailsTo(email)).at(-1)!.text).toContain(showCode(code.residence_code))

  const flat = (await world.flats('Résidence Les Tilleuls')).find(({ name }) => name === 'Appartement A04')!
  const tenant = {
    communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
    email: 'locataire-dash18@foyer.example',
  }
  const asked = { company_id: rivages, residence_id: flat.id, ...tenant, tenant_context: true }
  expect((await samira!.call('invitations.inviteOwner', asked)).status).toBe(201)
  expect((await mailsTo(tenant.email)).at(-1)!.text).toContain(showCode(flat.residence_code))

  const sheet = await hugo!.download('invitations.downloadCredentials', { residence_id: home.id })
  expect((await readPdf(sheet.bytes)).text).toContain(showCode(code.residence_code))
  const building = { residence_id: await world.project('Résidence Les Tilleuls') }
  expect(await samira!.call('invitations.sendFlatsCredentials', building)).toMatchObject({
    status: 202,
    data: { flats: 12 },
  })
  expect((await mailsTo('samira@rivages.example')).length).toBeGreaterThan(0)

  const { data: template } = await hugo!.call('templates.createTemplate', { company_id: clairiere, name: 'DASH-18' })
  const applied = { company_id: clairiere, template_id: template.id }
  await hugo!.upload('templates.addTemplateDocument', applied, {}, [{ ...pdf, name: 'guide.pdf' }])
  expect((await hugo!.call('templates.applyTemplate', { ...applied, residences: [home.id] })).status).toBe(200)
  const held = await db.selectFrom('documents').select('name').where('residence_id', '=', home.id).execute()
  expect(held).toContainEqual({ name: 'guide' })
})

test('DASH-19/server the tenants manager and the invitation of tenants are for a landlord’s homes alone', async () => {
  const flat = (await world.flats('Résidence Les Tilleuls'))[0]!
  const lilas = await world.project('Maison Les Lilas')
  const invite = (who: Client, company_id: number, residence_id: number) =>
    who.call('invitations.inviteOwner', {
      company_id,
      residence_id,
      communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
      email: 'locataire-dash19@foyer.example',
      tenant_context: true,
    })
  for (const name of ['tenants.listResidents', 'tenants.listAccessRequests']) {
    expect((await samira!.call(name, { residence_id: flat.id })).status).toBe(200)
    expect(await hugo!.call(name, { residence_id: lilas })).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  }
  expect((await invite(samira!, rivages, flat.id)).status).toBe(201)
  expect(await invite(hugo!, clairiere, lilas)).toMatchObject({ status: 422, error_reason: 'CHANNEL_NOT_ALLOWED' })
})
