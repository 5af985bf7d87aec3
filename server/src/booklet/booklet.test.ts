import type { Booklet } from '@logis/contract/booklet'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { sample } from '../../fault/mutations.ts'
import { refreshAll } from './rules.ts'

let marie: Client
let company_id: number
beforeAll(async () => {
  marie = await as('marie@horizon.example')
  company_id = await world.company('Maisons Clairière')
})

let made = 0
const aHouse = async (): Promise<number> => {
  made += 1
  const { data } = await marie.call('projects.createProject', {
    company_id,
    type: 'HOUSE',
    name: `Carnet ${made}`,
    contact_information: {
      addresses: [{ street_name: 'Rue du Carnet', zip_code: '44000', city: 'Nantes' }],
      emails: [],
    },
  })
  return data.id
}
const read = async (residence_id: number, who = marie): Promise<Booklet> =>
  (await who.call('booklet.readBooklet', { residence_id })).data
const itemOf = (booklet: Booklet, code: string) => booklet.items.find((item) => item.code === code)!
const stateOf = (booklet: Booklet, code: string) => itemOf(booklet, code).state
const paper = async (residence_id: number, name: string, code: string): Promise<number> => {
  const { id } = await db.selectFrom('document_labels').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  const fields = { name, label_ids: String(id) }
  const { data } = await marie.upload('documents.uploadDocument', { residence_id }, fields, [{ name, bytes: '%PDF' }])
  return data.id
}
const productOf = async (nature: string) =>
  (
    await db
      .selectFrom('products as p')
      .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
      .select('p.id')
      .where('p.nature', '=', nature)
      .where('p.is_generic', '=', false)
      .where('m.is_generic', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('documents as d').select('d.id').whereRef('d.product_id', '=', 'p.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('documents as d').select('d.id').whereRef('d.product_id', '=', 'p.parent_id'))),
      )
      .executeTakeFirstOrThrow()
  ).id
const device = async (residence_id: number, nature: string): Promise<number> =>
  (await marie.call('devices.createDevice', { residence_id, product_id: await productOf(nature) })).data.id
const answer = (residence_id: number, item: string, part: string, said: object, who = marie) =>
  who.call('booklet.answer', { residence_id, item, part, ...said })

/** What is kept for lists, beside what the states say: nothing when both agree. */
const differences = async () => {
  const { rows } = await sql`
    select s.residence_id from (select residence_id, count(*) filter (where state <= 'COMPLETE') as done,
        coalesce(array_agg(item order by item_position) filter (where state > 'COMPLETE'), '{}') as missing
      from (select residence_id, item, item_position, max(state) as state
        from booklet_states(array(select id from residences)) group by 1, 2, 3) i group by 1) s
    full join booklet_progress p on p.residence_id = s.residence_id
    where (p.done, p.missing) is distinct from (s.done::smallint, s.missing)`.execute(db)
  return rows
}

test('a new house lacks everything but the works; from its study, papers, devices and answers it comes to nine of nine', async () => {
  const home = await aHouse()
  const before = await read(home)
  expect(before).toMatchObject({ kind: null, done: 1, total: 9, works: [], handover: null, cannot: { write: null } })
  expect(itemOf(before, 'WORKS')).toMatchObject({
    state: 'NOT_APPLICABLE',
    law: { date: '2021-08-22', applies_from: '2023-01-01' },
    parts: [{ reason: 'NOT_ASKED' }],
  })
  expect(itemOf(before, 'NETWORKS').parts.map(({ reason }) => reason)).toEqual(Array(4).fill('MISSING'))

  await marie.upload('studies.attachStudy', { residence_id: home }, {}, [
    { name: 'étude.xml', bytes: sample('re2020-maison-valide.xml') },
  ])
  const envelope = itemOf(await read(home), 'ENVELOPE')
  expect(envelope.state).toBe('COMPLETE')
  expect(envelope.parts.map(({ evidence }) => evidence[0]!.source)).toEqual(Array(4).fill('STUDY'))

  const plan = await paper(home, 'Plan.pdf', 'sect_drawings')
  const networks = await paper(home, 'Réseaux.pdf', 'R_NETWDRAWINGS')
  const dpe = await paper(home, 'DPE.pdf', 'dpe')
  const found = await read(home)
  for (const [code, reason] of [
    ['PLANS', 'AS_BUILT_UNKNOWN'],
    ['NETWORKS', 'NETWORK_UNKNOWN'],
    ['ATTESTATIONS', 'VALIDITY_UNKNOWN'],
  ] as const)
    expect(itemOf(found, code)).toMatchObject({
      state: 'TO_CHECK',
      parts: expect.arrayContaining([expect.objectContaining({ reason })]),
    })

  await answer(home, 'PLANS', 'plans', { document_id: plan })
  for (const part of ['water', 'electricity', 'ventilation'])
    await answer(home, 'NETWORKS', part, { document_id: networks })
  await answer(home, 'NETWORKS', 'gas', { is_not_applicable: true, body: 'Néant : tout électrique' })
  await answer(home, 'ATTESTATIONS', 'attestations', { document_id: dpe, valid_until: '2035-01-01' })

  const boiler = await device(home, 'boiler')
  await device(home, 'ventilation')
  const equipped = await read(home)
  expect(itemOf(equipped, 'EQUIPMENT')).toMatchObject({
    state: 'TO_CHECK',
    parts: [
      { state: 'COMPLETE' },
      { reason: 'USE_UNKNOWN' },
      { state: 'COMPLETE' },
      { reason: 'NONE_HELD' },
      { reason: 'NONE_HELD' },
    ],
  })
  expect(itemOf(equipped, 'NOTICES')).toMatchObject({ state: 'TO_COMPLETE', parts: [{ reason: 'NOTICE_MISSING' }] })
  await answer(home, 'EQUIPMENT', 'hot_water', { body: 'Par la chaudière' })
  await marie.upload('devices.uploadDeviceDocument', { device_id: boiler }, {}, [{ name: 'Notice.pdf', bytes: '%PDF' }])
  expect(stateOf(await read(home), 'NOTICES')).toBe('TO_COMPLETE')
  await answer(home, 'NOTICES', 'notices', { body: 'Notice de la ventilation remise sur papier' })

  const mark = await journalMark()
  await marie.call('booklet.setTrigger', {
    residence_id: home,
    kind: 'CONSTRUCTION',
    triggered_on: '2025-02-03',
    reference: 'PC 44 109 25',
  })
  const handed = await marie.call('booklet.handOver', {
    residence_id: home,
    handed_on: '2026-06-30',
    recipient: 'Camille Roux',
  })
  expect(handed).toMatchObject({ status: 201, data: { done: 9, total: 9, handover: { recipient: 'Camille Roux' } } })
  expect((await journalOf(home, mark)).map(({ context_http_name }) => context_http_name)).toEqual([
    'booklet.setTrigger',
    'booklet.handOver',
  ])
  expect(await differences()).toEqual([])

  // What is taken back is missing again; a paper that is deleted takes the answer that named it along.
  await marie.call('booklet.withdrawAnswer', { residence_id: home, item: 'NETWORKS', part: 'gas' })
  await marie.call('documents.deleteDocument', { document_id: plan })
  const after = await read(home)
  expect([stateOf(after, 'NETWORKS'), stateOf(after, 'PLANS'), after.done]).toEqual(['TO_CHECK', 'TO_COMPLETE', 7])
  expect(await differences()).toEqual([])
})

test('works ask for what they touched and for what was done; an attestation counts until its last day', async () => {
  const home = await aHouse()
  await marie.call('booklet.setTrigger', {
    residence_id: home,
    kind: 'WORKS',
    triggered_on: '2026-01-05',
    touched: ['roof'],
  })
  const started = await read(home)
  expect(itemOf(started, 'ENVELOPE').parts).toMatchObject([
    { code: 'roof', state: 'TO_COMPLETE' },
    { state: 'NOT_APPLICABLE', reason: 'UNTOUCHED' },
    { reason: 'UNTOUCHED' },
    { reason: 'UNTOUCHED' },
  ])
  expect([stateOf(started, 'PLANS'), stateOf(started, 'WORKS'), stateOf(started, 'ATTESTATIONS')]).toEqual([
    'NOT_APPLICABLE',
    'TO_COMPLETE',
    'NOT_APPLICABLE',
  ])
  const work = { done_on: '2026-03-02', description: 'Isolation des combles', company_name: 'Isol’Ouest' }
  const { data } = await marie.call('booklet.addWork', { residence_id: home, ...work })
  expect([stateOf(data, 'WORKS'), data.works]).toMatchObject(['COMPLETE', [work]])
  await marie.call('booklet.removeWork', { residence_id: home, work_id: data.works[0].id })
  expect(stateOf(await read(home), 'WORKS')).toBe('TO_COMPLETE')

  const document_id = await paper(home, 'DPE.pdf', 'R_DPE')
  const told = await answer(home, 'ATTESTATIONS', 'attestations', { document_id, valid_until: '2099-12-31' })
  expect(stateOf(told.data, 'ATTESTATIONS')).toBe('COMPLETE')
  await sql`alter table booklet_answers disable trigger user`.execute(db)
  await db
    .updateTable('booklet_answers')
    .set({ valid_until: '2026-01-01' })
    .where('document_id', '=', document_id)
    .execute()
  await sql`alter table booklet_answers enable trigger user`.execute(db)
  expect(itemOf(await read(home), 'ATTESTATIONS')).toMatchObject({
    state: 'TO_COMPLETE',
    parts: [{ reason: 'EXPIRED' }],
  })
  await refreshAll()
  expect(await differences()).toEqual([])
})

test('422, 404: what is no part, no paper of the home, or says two things at once; a building and a passport have none', async () => {
  const home = await aHouse()
  const elsewhere = await paper(await aHouse(), 'Ailleurs.pdf', 'netw_drawings')
  const refusals: [string, string, object, number, string][] = [
    ['NETWORKS', 'lift', { body: 'x' }, 404, 'BOOKLET_PART_NOT_FOUND'],
    ['TRIGGER', 'trigger', { body: 'x' }, 404, 'BOOKLET_PART_NOT_FOUND'],
    ['ENVELOPE', 'roof', { document_id: elsewhere }, 404, 'BOOKLET_PART_NOT_FOUND'],
    ['NETWORKS', 'gas', { document_id: elsewhere }, 404, 'DOCUMENT_NOT_FOUND'],
    ['NETWORKS', 'gas', {}, 422, 'VALIDATION_ERROR'],
    ['NETWORKS', 'gas', { body: 'x', document_id: elsewhere }, 422, 'VALIDATION_ERROR'],
    ['NETWORKS', 'gas', { is_not_applicable: true, document_id: elsewhere }, 422, 'VALIDATION_ERROR'],
    ['NETWORKS', 'gas', { body: 'x', valid_until: '2030-01-01' }, 422, 'VALIDATION_ERROR'],
  ]
  for (const [item, part, said, status, error_reason] of refusals)
    expect(await answer(home, item, part, said), `${item} ${part}`).toMatchObject({ status, error_reason })
  const trigger = { kind: 'VOLUNTARY', triggered_on: '2026-01-05' }
  const building = await world.project('Résidence Les Tilleuls')
  expect(await marie.call('booklet.setTrigger', { residence_id: building, ...trigger })).toMatchObject({
    status: 422,
    error_reason: 'NO_BOOKLET',
  })
  expect((await read(building)).items).toEqual([])
})

test('the owner reads it without the names of the company’s people, a tenant does not; whoever is let in reads and writes nothing', async () => {
  const home = await aHouse()
  await answer(home, 'NETWORKS', 'gas', { is_not_applicable: true, body: 'Néant' })
  expect(itemOf(await read(home), 'NETWORKS').parts[2]!.answer).toMatchObject({ author: 'Marie Delattre' })
  await moveIn('claire@foyer.example', home, 'OWNER')
  const claires = await read(home, await as('claire@foyer.example', 'resident'))
  expect(itemOf(claires, 'NETWORKS').parts[2]!.answer).toMatchObject({ body: 'Néant', author: null })
  await moveIn('tom@foyer.example', home)
  const tom = await as('tom@foyer.example', 'resident')
  expect(await tom.call('booklet.readBooklet', { residence_id: home })).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  const nora = await as('nora@gaz-sud.example')
  expect((await read(home, nora)).cannot).toEqual({ write: 'FORBIDDEN', tell: 'FORBIDDEN' })
  expect(await answer(home, 'NETWORKS', 'gas', { body: 'x' }, nora)).toMatchObject({ status: 403 })
})

test('422 BUILDING_WITHOUT_FLATS: nothing is filled in where no flat stands', async () => {
  const marie = await as('marie@horizon.example')
  const empty = await marie.call('projects.createProject', {
    company_id: await world.company('Habitat Rivages'),
    type: 'BUILDING',
    name: 'Immeuble sans carnet',
    contact_information: { addresses: [{ street_name: 'Rue Vide', zip_code: '44000', city: 'Nantes' }] },
  })
  const trigger = { kind: 'CONSTRUCTION', triggered_on: '2025-01-01' }
  expect(await marie.call('booklet.fillFlats', { building_id: empty.data.id, trigger })).toMatchObject({
    status: 422,
    error_reason: 'BUILDING_WITHOUT_FLATS',
  })
})

test('the flats of a building against the items; filled at once, those already answered left alone', async () => {
  const samira = await as('samira@rivages.example')
  const building_id = await world.project('Résidence Les Tilleuls')
  const flats = await world.flats('Résidence Les Tilleuls')
  const list = (more: object = {}) => samira.call('booklet.listFlatBooklets', { building_id, ...more })
  const fill = (more: object) => samira.call('booklet.fillFlats', { building_id, ...more })
  const first = await list()
  expect(first).toMatchObject({
    status: 200,
    meta: { total: flats.length },
    flats_count: flats.length,
    complete_count: 0,
    cannot: { fill: null },
  })
  expect(first.data[0].items.map(({ code }: { code: string }) => code)).toEqual(
    (first as unknown as { columns: { code: string }[] }).columns.map(({ code }) => code),
  )

  const [one, two] = flats
  const gas = { item: 'NETWORKS', part: 'gas', is_not_applicable: true, body: 'Néant' }
  expect(await fill({ flat_ids: [one!.id], answer: { ...gas, body: 'Pas de gaz' } })).toMatchObject({
    data: { filled: 1, left_out: [] },
  })
  expect(await fill({ answer: gas })).toMatchObject({ data: { filled: flats.length - 1 } })
  expect(itemOf(await read(one!.id, samira), 'NETWORKS').parts[2]!.answer!.body).toBe('Pas de gaz')
  expect(await fill({ only_open: false, answer: gas })).toMatchObject({ data: { filled: flats.length } })
  expect(
    await fill({ flat_ids: [one!.id, 999_999_999], trigger: { kind: 'CONSTRUCTION', triggered_on: '2025-01-01' } }),
  ).toMatchObject({
    data: { filled: 1, left_out: [999_999_999] },
  })

  // What the building shares speaks for each of its flats.
  const shared = await as('marie@horizon.example')
  const label = await db
    .selectFrom('document_labels')
    .select('id')
    .where('code', '=', 'R_ATH')
    .executeTakeFirstOrThrow()
  await shared.upload(
    'documents.uploadDocument',
    { residence_id: building_id },
    { name: 'Ath.pdf', label_ids: String(label.id) },
    [{ name: 'Ath.pdf', bytes: '%PDF' }],
  )
  expect(itemOf(await read(two!.id, samira), 'ATTESTATIONS')).toMatchObject({
    state: 'COMPLETE',
    parts: [{ evidence: expect.arrayContaining([expect.objectContaining({ name: 'Ath.pdf', of_building: true })]) }],
  })
  expect(await list({ search: { lacks: 'TRIGGER' } })).toMatchObject({ meta: { total: flats.length - 1 } })
  expect(await list({ search: { incomplete: '0' } })).toMatchObject({ meta: { total: 0 } })
  expect((await list({ sort: '-done', page_size: 1 })).data[0].id).toBe(one!.id)
  expect(await fill({ answer: { ...gas, part: 'lift' } })).toMatchObject({
    status: 404,
    error_reason: 'BOOKLET_PART_NOT_FOUND',
  })
  expect(await fill({})).toMatchObject({ status: 422 })
  expect(await differences()).toEqual([])
})

test('what the works touched is told once in each flat, however often it is named', async () => {
  const samira = await as('samira@rivages.example')
  const [, , flat] = await world.flats('Résidence Les Tilleuls')
  const building_id = await world.project('Résidence Les Tilleuls')
  const mark = await journalMark()
  const trigger = { kind: 'WORKS', triggered_on: '2025-01-01', touched: ['walls', 'walls'] }
  expect((await samira.call('booklet.fillFlats', { building_id, flat_ids: [flat!.id], trigger })).status).toBe(200)
  expect(await read(flat!.id, samira)).toMatchObject({ touched: ['walls'] })
  const [line] = await journalOf(flat!.id, mark)
  expect(line!.pretty_log).toContainEqual(
    expect.objectContaining({ attribute_name: 'booklet_touched', value: 'walls' }),
  )
})
