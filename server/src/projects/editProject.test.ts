import { expect, test } from 'vitest'
import type { ServiceProvision } from '@logis/contract/provisions'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

const ids = async (company: string, project: string) => ({
  company_id: await world.company(company),
  residence_id: await world.project(project),
})
const lilas = () => ids('Maisons Clairière', 'Maison Les Lilas')
const address = { street_number: '16', street_name: 'Rue des Lilas', zip_code: '44300', city: 'Nantes' }

test('PRJ-38/residence 200: name and contract number change, and the journal tells from what to what', async () => {
  const hugo = await as('hugo@clairiere.example')
  const mark = await journalMark()
  const where = await lilas()
  const answer = await hugo.call('projects.editProject', {
    ...where,
    name: 'Maison Les Lilas blancs',
    contract_number: '',
  })
  expect(answer).toMatchObject({ status: 200, data: { name: 'Maison Les Lilas blancs', contract_number: null } })
  expect(await journalOf(where.residence_id, mark)).toMatchObject([
    {
      username: 'hugo@clairiere.example',
      action: 'UPDATED',
      model_name: 'Residence',
      pretty_log: [
        { attribute_name: 'name', old_value: 'Maison Les Lilas', value: 'Maison Les Lilas blancs' },
        { attribute_name: 'contract_number', old_value: 'CL-2026-0141', value: null },
      ],
    },
  ])
  await hugo.call('projects.editProject', { ...where, name: 'Maison Les Lilas', contract_number: 'CL-2026-0141' })
})

test('the same values again leave no trace', async () => {
  const hugo = await as('hugo@clairiere.example')
  const where = await ids('Maisons Clairière', 'Maison Les Saules')
  const mark = await journalMark()
  expect(
    await hugo.call('projects.editProject', { ...where, name: 'Maison Les Saules', contract_number: 'CL-2026-0102' }),
  ).toMatchObject({ status: 200 })
  expect(await journalOf(where.residence_id, mark)).toEqual([])
})

test('a size is told as it is kept, with two decimals; one that is kept as it was leaves no trace', async () => {
  const hugo = await as('hugo@clairiere.example')
  const where = await ids('Maisons Clairière', 'Maison Les Saules')
  const sized = (size: number) => hugo.call('projects.editProject', { ...where, size })
  await sized(80)
  const mark = await journalMark()
  expect(await sized(80.001)).toMatchObject({ status: 200, data: { size: 80 } })
  expect(await journalOf(where.residence_id, mark)).toEqual([])
  expect(await sized(92.345)).toMatchObject({ status: 200, data: { size: 92.35 } })
  const [entry] = await journalOf(where.residence_id, mark)
  expect(entry).toMatchObject({ pretty_log: [{ attribute_name: 'size', old_value: '80', value: '92.35' }] })
})

test('PRJ-38/contact PRJ-43/visible 200: the contact information is replaced, and searched by its new address', async () => {
  const hugo = await as('hugo@clairiere.example')
  const where = await lilas()
  const answer = await hugo.call('projects.setProjectContact', {
    ...where,
    addresses: [address],
    emails: [{ email: 'roux@foyer.example' }],
    phones: [{ phone_number: '02 40 11 22 33' }],
  })
  const told = {
    addresses: [{ street_number: '16', country_code: 'FR' }],
    emails: [{ email: 'roux@foyer.example' }],
    phones: [{ phone_number: '02 40 11 22 33' }],
  }
  expect(answer).toMatchObject({ status: 200, data: told })
  const { data } = await hugo.call('projects.getProject', { residence_id: where.residence_id })
  expect(data.contact_information).toMatchObject(told)
  const found = await hugo.call('projects.listProjects', {
    company_id: where.company_id,
    search: { address: '16 rue des lilas' },
  })
  expect(found.data.map(({ id }: { id: number }) => id)).toEqual([where.residence_id])
})

test('200: name and contact information change together, told as one entry', async () => {
  const hugo = await as('hugo@clairiere.example')
  const where = await ids('Maisons Clairière', 'Maison Les Saules')
  const before = (await hugo.call('projects.getProjectContact', where)).data
  const mark = await journalMark()
  const answer = await hugo.call('projects.editProject', {
    ...where,
    name: 'Maison Les Saules blancs',
    contract_number: 'CL-2026-0102',
    contact_information: { addresses: [address], phones: [{ phone_number: '02 40 11 22 33' }] },
  })
  expect(answer).toMatchObject({
    status: 200,
    data: {
      name: 'Maison Les Saules blancs',
      contact_information: { addresses: [{ street_name: 'Rue des Lilas' }], emails: before.emails },
    },
  })
  const entries = await journalOf(where.residence_id, mark)
  expect(entries).toMatchObject([{ action: 'UPDATED', model_name: 'Residence' }])
  expect(entries[0]!.pretty_log.map(({ attribute_name }) => attribute_name)).toEqual(['name', 'address', 'phones'])
  await hugo.call('projects.editProject', { ...where, name: 'Maison Les Saules', contract_number: 'CL-2026-0102' })
})

test('200: of an edit what is absent stays, each list of the contact information by itself', async () => {
  const hugo = await as('hugo@clairiere.example')
  const where = await ids('Maisons Clairière', 'Maison Les Saules')
  const read = async () => {
    const { name, contract_number, contact_information } = (await hugo.call('projects.getProject', where)).data
    return { name, contract_number, contact_information }
  }
  const phones = [{ phone_number: '02 40 11 22 33', label: 'fixe' }]
  await hugo.call('projects.editProject', { ...where, contact_information: { addresses: [address], phones } })
  const before = await read()
  const mark = await journalMark()
  const emails = [{ email: 'saules@foyer.example', label: null }]
  for (const contact_information of [{ emails }, {}, undefined])
    expect((await hugo.call('projects.editProject', { ...where, contact_information })).status).toBe(200)
  expect(await read()).toMatchObject({
    ...before,
    contact_information: { ...before.contact_information, emails: [{ email: 'saules@foyer.example' }] },
  })
  const told = (await journalOf(where.residence_id, mark)).flatMap(({ pretty_log }) => pretty_log)
  expect(told.map(({ attribute_name }) => attribute_name)).toEqual(['email'])
  await hugo.call('projects.editProject', { ...where, contract_number: null, contact_information: { phones: [] } })
  expect(await read()).toMatchObject({ contract_number: null, contact_information: { phones: [] } })
  await hugo.call('projects.editProject', { ...where, contract_number: before.contract_number })
})

test('a refused edit keeps everything: the name is as it was when its building is refused', async () => {
  const hugo = await as('hugo@clairiere.example')
  const where = await lilas()
  const before = (await hugo.call('projects.getProject', where)).data
  const mark = await journalMark()
  const refused = [
    { ...where, name: 'Autre', contract_number: null, contact_information: { addresses: [] } },
    {
      ...where,
      name: 'Autre',
      contract_number: null,
      contact_information: { addresses: [{ ...address, zip_code: '4' }] },
    },
    {
      ...where,
      name: 'Autre',
      contract_number: null,
      parent_id: 999_999,
      contact_information: { addresses: [address] },
    },
  ]
  for (const edit of refused) expect((await hugo.call('projects.editProject', edit)).status).toBe(422)
  expect((await hugo.call('projects.getProject', where)).data).toEqual(before)
  expect(await journalOf(where.residence_id, mark)).toEqual([])
})

test('a flat taken out of its building keeps what opened its cards there, to the same days; put back it tells each service once', async () => {
  const samira = await as('samira@rivages.example')
  const { company_id, residence_id: building } = await ids('Habitat Rivages', 'Résidence Les Tilleuls')
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const where = { company_id, residence_id: flat!.id }
  const given = db.insertInto('residence_service_provisions')
  await given
    .values([
      { residence_id: building, code: 'MSL_SUIVIPROJET', expiring_date: null },
      { residence_id: building, code: 'GUIDE_POLE_HABITAT', expiring_date: '2020-01-01', used: true },
      { residence_id: building, code: 'MSL_CONFORT', expiring_date: '2027-01-01' },
      { residence_id: flat!.id, code: 'MSL_CONFORT', expiring_date: '2029-01-01' },
      { residence_id: flat!.id, code: 'MSL_SUIVIPROJET', expiring_date: '2028-01-01' },
    ])
    .execute()
  // What the company subscribes to now is another matter.
  await db.deleteFrom('company_subscriptions').where('company_id', '=', company_id).execute()
  const read = async () => (await samira.call('projects.getProject', where)).data
  const services = async () => {
    const { data } = await samira.call('provisions.listResidenceProvisions', where)
    return (data as ServiceProvision[]).map((each) => [each.service_provision.code, each.expiring_date, each.used])
  }
  const move = async (parent_id: number | null) => {
    const { name, contract_number } = await read()
    const answer = await samira.call('projects.editProject', { ...where, name, contract_number, parent_id })
    expect(answer.status).toBe(200)
  }
  const [before, had] = [await read(), await services()]
  for (const [code, day] of [
    ['MSL_CONFORT', '2029-01-01'],
    ['MSL_SUIVIPROJET', null],
  ])
    expect(had.filter((each) => each[0] === code)).toEqual([[code, day, false]])
  await move(null)
  expect(await read()).toMatchObject({ parent: null, capabilities: before.capabilities })
  expect((await samira.call('documents.listHomeDocuments', { residence_id: flat!.id })).status).toBe(200)
  expect(await services()).toEqual(had)
  await move(building)
  expect(await read()).toMatchObject({ parent: { id: building }, capabilities: before.capabilities })
  expect(await services()).toEqual(had)
})

test('e-mails that are not sent are kept', async () => {
  const samira = await as('samira@rivages.example')
  const where = await ids('Habitat Rivages', 'Résidence Les Tilleuls')
  const answer = await samira.call('projects.setProjectContact', {
    ...where,
    addresses: [{ ...address, city: 'Saint-Nazaire', zip_code: '44600' }],
  })
  expect(answer).toMatchObject({ status: 200, data: { emails: [{ email: 'patrimoine@rivages.example' }] } })
})

test('CODE-05 200: the commissioning date is set, emptied, and told', async () => {
  const hugo = await as('hugo@clairiere.example')
  const { residence_id } = await ids('Maisons Clairière', 'Maison Les Saules')
  const mark = await journalMark()
  expect(
    await hugo.call('projects.setCommissioningDate', { residence_id, commissioning_date: '2026-11-20' }),
  ).toMatchObject({
    status: 200,
    data: { commissioning_date: '2026-11-20' },
  })
  expect(await hugo.call('projects.setCommissioningDate', { residence_id, commissioning_date: null })).toMatchObject({
    data: { commissioning_date: null },
  })
  expect((await journalOf(residence_id, mark)).flatMap(({ pretty_log }) => pretty_log)).toEqual([
    { attribute_name: 'commissioning_date', old_value: null, value: '2026-11-20' },
    { attribute_name: 'commissioning_date', old_value: '2026-11-20', value: null },
  ])
})
test.each(['2026-02-30', '20/11/2026', 'demain'])('CODE-05 422: %s is not a date', async (commissioning_date) => {
  const hugo = await as('hugo@clairiere.example')
  const { residence_id } = await lilas()
  expect(await hugo.call('projects.setCommissioningDate', { residence_id, commissioning_date })).toMatchObject({
    status: 422,
  })
})

test.each([
  ['zoe@batir-ouest.example', 404, 'RESIDENCE_NOT_FOUND'],
  ['lea@horizon.example', 403, 'FORBIDDEN'],
  ['yann@lenoir.example', 404, 'RESIDENCE_NOT_FOUND'],
])('API-21 %s is refused with %i', async (who, status, error_reason) => {
  const person = await as(who)
  const where = await lilas()
  for (const call of [
    () => person.call('projects.editProject', { ...where, name: 'À moi', contract_number: null }),
    () => person.call('projects.setProjectContact', { ...where, addresses: [address] }),
    () =>
      person.call('projects.setCommissioningDate', {
        residence_id: where.residence_id,
        commissioning_date: '2026-01-01',
      }),
  ]) {
    expect(await call()).toMatchObject({ status, error_reason })
  }
})

test('API-21 404: one’s own company in the path does not open a foreign project', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const where = {
    company_id: await world.company('Bâtir Ouest'),
    residence_id: await world.project('Maison Les Lilas'),
  }
  expect(await zoe.call('projects.editProject', { ...where, name: 'À moi', contract_number: null })).toMatchObject({
    status: 404,
  })
})

test('two people edit at once: both are told, the last one stays, and the journal is a chain', async () => {
  const [hugo, marie] = [await as('hugo@clairiere.example'), await as('marie@horizon.example')]
  const where = await ids('Maisons Clairière', 'Maison Les Érables')
  const mark = await journalMark()
  const edit = (who: typeof hugo, name: string) =>
    who.call('projects.editProject', { ...where, name, contract_number: 'CL-2025-0388' })
  await Promise.all([edit(hugo, 'Érables A'), edit(marie, 'Érables B')])
  const changes = (await journalOf(where.residence_id, mark)).flatMap(({ pretty_log }) => pretty_log)
  expect(changes).toHaveLength(2)
  expect(changes[1]!.old_value).toBe(changes[0]!.value)
  await edit(hugo, 'Maison Les Érables')
})
