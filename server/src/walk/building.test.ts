import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Answer, type Client } from '#platform/testing/client.ts'
import { authorise } from '#platform/testing/people.ts'
import { building, newRequest, newTenant } from '#platform/testing/tenants.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { changedSince, fingerprint } from './fingerprint.ts'
import { subjects } from './subjects.ts'

withoutLimits()
vi.setConfig({ testTimeout: 240_000 })

/**
 * A landlord's building and its flats, by everybody who has no business there: each operation, on the building and on each
 * flat, in each state that the building and its company can be in. Nothing is told and nothing changes.
 */

type Ids = {
  building_id: number
  company_id: number
  flats: number[]
  product_id: number
  template_id: number
  contact_id: number
  merged_id: number
  job_id: number
  tenant: { residence_id: number; user_id: number }
  request: { residence_id: number; request_id: number }
  batch_id: string
}
let ids: Ids

type Input = Record<string, unknown>
type Calls = Record<string, (home: number) => Input>
/** Of the building as a whole. */
const ofBuilding = (): Calls => {
  const { building_id, product_id, contact_id, job_id, flats, batch_id } = ids
  const at = { building_id }
  return {
    'flats.listFlats': () => at,
    'flats.countFloors': () => at,
    'flats.matchFlats': () => ({ ...at, names: ['A01'] }),
    'flats.createFlats': () => ({ ...at, flats: [{ name: randomUUID() }] }),
    'flats.editFlats': (home) => ({ ...at, flats: [{ id: home, stairs: randomUUID() }] }),
    'contacts.listFlatsContacts': () => at,
    'contacts.linkFlatsContact': (home) => ({ ...at, contact_id, job_id, flat_ids: [home] }),
    'devices.listFlatDevices': () => at,
    'devices.createFlatDevices': (home) => ({ ...at, product_id, flat_ids: [home] }),
    'devices.deleteFlatDevices': () => ({ ...at, batch_id }),
    'invitations.downloadBuildingCredentials': (home) => ({
      residence_id: building_id,
      template: 'FLATS',
      flat_ids: String(home),
    }),
    'invitations.sendFlatsCredentials': (home) => ({ residence_id: building_id, flat_ids: [home] }),
    'invitations.previewFlatInvitations': () => at,
    'invitations.startFlatInvitations': (home) => ({
      ...at,
      run_key: randomUUID(),
      invitations: [{ residence_id: home, email: 'quelquun@foyer.example' }],
    }),
    'tenants.activateForCompany': (home) => ({
      company_id: ids.company_id,
      residence_id: building_id,
      flat_ids: flats.filter((id) => id === home),
    }),
  }
}
/** Of one home: the building, or a flat. */
const ofHome = (): Calls => {
  const { company_id, contact_id, job_id, product_id, template_id, tenant, request } = ids
  const template = { company_id, template_id }
  const invited = { communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD' }
  return {
    'projects.getProject': (residence_id) => ({ residence_id }),
    'tenants.listResidents': (residence_id) => ({ residence_id }),
    'tenants.listAccessRequests': (residence_id) => ({ residence_id }),
    'tenants.removeTenant': (residence_id) => ({ residence_id, user_id: tenant.user_id }),
    'tenants.acceptRequest': (residence_id) => ({ residence_id, request_id: request.request_id }),
    'tenants.rejectRequest': (residence_id) => ({ residence_id, request_id: request.request_id }),
    'contacts.listProjectContacts': (residence_id) => ({ residence_id }),
    'contacts.linkContact': (residence_id) => ({ company_id, residence_id, contact_id, job_id }),
    'contacts.unlinkContact': (residence_id) => ({ company_id, residence_id, contact_id, job_id }),
    'devices.listDevices': (residence_id) => ({ residence_id }),
    'devices.createDevice': (residence_id) => ({ residence_id, product_id }),
    'documents.listDocuments': (residence_id) => ({ company_id, residence_id }),
    'invitations.listMailLogs': (residence_id) => ({ residence_id }),
    'invitations.inviteOwner': (residence_id) => ({
      company_id,
      residence_id,
      email: 'autre@foyer.example',
      ...invited,
    }),
    'invitations.previewInvitation': (residence_id) => ({ company_id, residence_id, ...invited }),
    'invitations.downloadCredentials': (residence_id) => ({ residence_id }),
    'invitations.renewCode': (residence_id) => ({ residence_id }),
    'templates.previewTemplate': (home) => ({ ...template, residences: [home] }),
    'templates.applyTemplate': (home) => ({ ...template, residences: [home] }),
    'templates.startTemplateRun': (home) => ({ ...template, residences: [home] }),
  }
}

/** Of the company that lets it, whatever the home. */
const ofCompany = (): Record<string, Input> => {
  const { company_id, contact_id, merged_id, template_id } = ids
  const contact = { name: 'Alix Roche', jobs: [{ id: ids.job_id }] }
  const reached = { emails: [{ email: 'alix@roche.example' }] }
  return {
    'contacts.listContacts': { company_id },
    'contacts.exportContacts': { company_id, format: 'csv' },
    'contacts.createContact': { company_id, ...contact },
    'contacts.importContacts': { company_id, contacts: [contact] },
    'contacts.matchContacts': { company_id, contacts: [{ emails: ['alix@roche.example'], phones: [] }] },
    'contacts.editContact': { company_id, contact_id, ...contact },
    'contacts.getContactInformations': { company_id, contact_id },
    'contacts.setContactInformations': { company_id, contact_id, ...reached },
    'contacts.mergeContacts': { company_id, contact_id, merged_id },
    'contacts.deleteContact': { company_id, contact_id },
    'templates.listTemplates': { company_id },
    'templates.deleteTemplate': { company_id, template_id },
  }
}

/** Whom nothing here concerns, by who they are. */
const outsiders: Record<string, Client> = {}
/** Whom one flat concerns: every other one, and the building's own work, does not. */
let neighbour: { client: Client; home: number }
const cancelled = (deleted_at: Date | null, which: number[]) =>
  db.updateTable('residences').set({ deleted_at }).where('id', 'in', which).execute()

beforeAll(async () => {
  const samira = await as('samira@rivages.example')
  const flats = (await world.flats(building)).map(({ id }) => id).slice(4, 10)
  const company_id = await world.company('Habitat Rivages')
  const contact_id = await subjects.contactOf(company_id)
  const template_id = await subjects.templateOf(company_id)
  const let_ = await newTenant(flats[1]!)
  const batch = { building_id: await world.project(building), product_id: await subjects.product() }
  const made = await samira.call('devices.createFlatDevices', batch)
  ids = {
    ...batch,
    company_id,
    flats,
    contact_id,
    merged_id: await subjects.contactOf(company_id),
    template_id,
    job_id: await subjects.job(),
    tenant: { residence_id: flats[1]!, user_id: let_.id },
    request: await newRequest(flats[2]!),
    batch_id: made.data.batch_id,
  }
  const former = await newTenant(flats[3]!)
  outsiders['a former tenant'] = await former.client()
  await samira.call('tenants.removeTenant', { residence_id: flats[3]!, user_id: former.id })
  const beside = await newTenant(flats[4]!)
  neighbour = { client: await beside.client(), home: flats[4]! }
  await authorise('Habitat Rivages', 'Bâtir Ouest')
  await db
    .deleteFrom('resource_accesses')
    .where('company_id', '=', company_id)
    .where('authorized_company_id', '=', await world.company('Bâtir Ouest'))
    .execute()
  outsiders['a third party that is none any more'] = await as('zoe@batir-ouest.example')
  outsiders['staff of a sister company'] = await as('hugo@clairiere.example')
  outsiders['an installer of the same group'] = await as('yann@lenoir.example')
  outsiders['a third party elsewhere'] = await as('nora@gaz-sud.example')
  outsiders['a renovator'] = await as('karim@renovest.example')
  outsiders['an engineering office'] = await as('otto@thermalia.example')
  outsiders['a manufacturer'] = await as('luc@isotherme.example')
  outsiders['the owner of another home'] = await as('claire@foyer.example', 'resident')
  outsiders['somebody without a home'] = await as('alice@foyer.example', 'resident')
})

/** Every call refused, and every table as it was. */
const nothing = { wrong: [], changed: [] }

type Case = { who: string; client: Client; name: string; input: Input }
let asked = 0
const isRefused = ({ status }: Answer) => status === 404 || status === 403

/** A few at once: the walk waits for the database, not for itself. */
const walk = async (state: string, cases: readonly Case[]) => {
  const wrong: string[] = []
  const before = await fingerprint()
  const waiting = [...cases]
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await next.client.call(next.name, next.input)
      asked += 1
      if (!isRefused(answer))
        wrong.push(`${state}: ${next.name} by ${next.who}: ${answer.status} ${answer.error_reason}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, ask))
  return { wrong, changed: changedSince(before, await fingerprint()) }
}

const homes = () => [ids.building_id, ...ids.flats]
/** Each of them, each operation, on the building and on each of its flats. */
const everyCase = (people: Record<string, Client>): Case[] =>
  Object.entries(people).flatMap(([who, client]) => [
    ...Object.entries(ofBuilding()).flatMap(([name, input]) =>
      ids.flats.map((home) => ({ who, client, name, input: input(home) })),
    ),
    ...Object.entries(ofHome()).flatMap(([name, input]) =>
      homes().map((home) => ({ who, client, name, input: input(home) })),
    ),
    ...Object.entries(ofCompany()).map(([name, input]) => ({ who, client, name, input })),
  ])

test('whom a building does not concern: nothing of it or its flats is told or changed, by any operation', async () => {
  expect(await walk('live', everyCase(outsiders))).toEqual(nothing)
})

test('who rents a flat: nothing of the neighbours, and nothing of the building’s own work', async () => {
  const { client, home } = neighbour
  const theirs = (input: Input) => input['residence_id'] === home || input['residence_id'] === ids.building_id
  const cases = everyCase({ 'a neighbour': client })
  expect(
    await walk(
      'live',
      cases.filter(({ name, input }) => !(name in ofHome()) || !theirs(input)),
    ),
  ).toEqual(nothing)
  const staffOnly = /^(tenants|invitations)\.|createDevice|linkContact|unlinkContact/
  expect(
    await walk(
      'at home',
      cases.filter(({ name, input }) => name in ofHome() && theirs(input) && staffOnly.test(name)),
    ),
  ).toEqual(nothing)
})

test('a cancelled building, and a cancelled flat: the same', async () => {
  await cancelled(new Date(), [ids.flats[1]!])
  expect(await walk('a flat is cancelled', everyCase(outsiders))).toEqual(nothing)
  await cancelled(new Date(), homes())
  expect(
    await walk('the building is cancelled', everyCase({ ...outsiders, 'a former neighbour': neighbour.client })),
  ).toEqual(nothing)
  await cancelled(null, homes())
})

const newManager = async () => {
  const id = await subjects.emptyCompany()
  await db.updateTable('companies').set({ type: 'COMPANY_MANAGER' }).where('id', '=', id).execute()
  return id
}

test('a company that has moved under another parent: those above it until then have no business there any more', async () => {
  const left = {
    'an administrator of the former parent': await as('marie@horizon.example'),
    'a member of it': await as('paul@horizon.example'),
    'a reader of it': await as('lea@horizon.example'),
  }
  const move = (parent: number) =>
    db.updateTable('companies').set({ parent_id: parent }).where('id', '=', ids.company_id).execute()
  await move(await newManager())
  expect(await walk('moved', everyCase({ ...left, ...outsiders }))).toEqual(nothing)
  await move(await world.company('Groupe Horizon'))
})

test('a reader changes nothing', async () => {
  const reading = /list|get|count|download|export|match|preview/
  const cases = everyCase({ 'a reader': await as('lea@horizon.example') })
  expect(
    await walk(
      'live',
      cases.filter(({ name }) => !reading.test(name)),
    ),
  ).toEqual(nothing)
})

test('the same calls are answered to whoever works there: what was refused was refused for who asked', async () => {
  const samira = await as('samira@rivages.example')
  const marie = await as('marie@horizon.example')
  const refused: string[] = []
  const home = ids.flats[0]!
  const of: Record<string, number> = { 'tenants.removeTenant': ids.tenant.residence_id }
  for (const request of ['tenants.acceptRequest', 'tenants.rejectRequest']) of[request] = ids.request.residence_id
  const ofAll = Object.entries(ofCompany()).map(([name, input]) => [name, () => input] as const)
  const calls: Calls = { ...ofBuilding(), ...ofHome(), ...Object.fromEntries(ofAll) }
  for (const [name, input] of Object.entries(calls)) {
    const who = /createFlats|matchFlats|renewCode/.test(name) ? marie : samira
    const answer = await who.call(name, input(of[name] ?? home))
    // What the state of the building closes is not closed for who asks.
    if (answer.status >= 400 && answer.status !== 409) refused.push(`${name}: ${answer.status} ${answer.error_reason}`)
  }
  expect(refused).toEqual([])
})

test('more than ten thousand cases were asked', () => {
  console.log(`${asked} cases of a building were asked by those whom it does not concern`)
  expect(asked).toBeGreaterThan(10_000)
})
