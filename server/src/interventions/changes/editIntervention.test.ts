import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client, type Part } from '#platform/testing/client.ts'
import { addedPaper, bracketed, paper, type Tree } from '#platform/testing/forms.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let home: number
let boiler: number
let id: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  home = await world.project('Mme Chevalier')
  boiler = (await db.selectFrom('products').select('id').where('name', '=', 'Naia 2').executeTakeFirstOrThrow()).id
})

const create = async (type: string, files: Part[] = [], more: Tree = {}) => {
  const fields = bracketed({ residence: { id: home }, intervention: { type }, ...more })
  const { data } = await yann.upload('interventions.createIntervention', { company_id: lenoir }, fields, files)
  return data.id as number
}
beforeEach(async () => {
  id = await create('BOILER_REPLACEMENT')
})
const place = () => ({ company_id: lenoir, intervention_id: id })
const edit = (intervention: object, who = yann) =>
  who.call('interventions.editIntervention', { ...place(), intervention })
const send = (fields: Tree, files: Part[] = [], operation = 'editIntervention') =>
  yann.upload(`interventions.${operation}`, place(), bracketed(fields), files)

test('INT-27 INT-33 each field is saved on its own, and what is absent stays', async () => {
  const since = await journalMark()
  expect((await edit({ date: '2026-11-18' })).data).toMatchObject({
    date: '2026-11-18',
    product: null,
    status: 'IN_PROGRESS',
  })
  expect((await edit({ product: { id: boiler } })).data).toMatchObject({ date: '2026-11-18', product: { id: boiler } })
  const { data } = await send({}, [
    addedPaper('ptg_others'),
    addedPaper('ptg_others', 'b.pdf'),
    addedPaper('ptg_invoice'),
  ])
  expect(data.files.ptg_others).toHaveLength(2)
  expect(data.product.id).toBe(boiler)
  const journal = await journalOf(home, since)
  expect(journal.map(({ model_name }) => model_name)).toEqual(['Project', 'Project', 'File', 'File', 'File'])
  expect(journal[0]?.pretty_log).toEqual([
    { attribute_name: 'intervention_date', old_value: null, value: '2026-11-18' },
  ])
  expect(journal[1]?.pretty_log).toEqual([{ attribute_name: 'product', old_value: null, value: 'Naia 2' }])
})

test('INT-33 a form is the same as JSON, by PATCH and by POST with _method=PATCH', async () => {
  expect((await send({ intervention: { date: '2026-11-17', product: { id: boiler } } })).data).toMatchObject({
    date: '2026-11-17',
    product: { id: boiler },
  })
  const posted = await send(
    { _method: 'PATCH', intervention: { date: '2026-11-16', product: '' } },
    [addedPaper('ptg_others')],
    'postIntervention',
  )
  expect(posted.data).toMatchObject({
    date: '2026-11-16',
    product: null,
    files: { ptg_others: [{ name: 'ptg_others.pdf' }] },
  })
  const json = await yann.call('interventions.postIntervention', {
    ...place(),
    _method: 'PATCH',
    intervention: { date: '2026-11-15' },
  })
  expect(json.data.date).toBe('2026-11-15')
})

test.each([undefined, 'PUT', 'DELETE', 'patch'])(
  'INT-33 405: a posted form stands for PATCH and nothing else, not for %s',
  async (_method) => {
    const fields = { _method, intervention: { date: '2026-11-16' } }
    expect(await send(fields, [addedPaper('ptg_others')], 'postIntervention')).toMatchObject({
      status: 405,
      error_reason: 'METHOD_NOT_ALLOWED',
    })
    const { data } = await yann.call('interventions.getIntervention', place())
    expect([data.date, data.files.ptg_others]).toEqual([null, []])
  },
)

test('INT-33 elsewhere _method is nothing: no other operation takes it', async () => {
  const path = `/v2/companies/${lenoir}/residences/${home}`
  const form = new FormData()
  form.append('_method', 'DELETE')
  expect(await yann.send('POST', path, { body: form })).toMatchObject({
    status: 405,
    error_reason: 'METHOD_NOT_ALLOWED',
  })
})

test('INT-37 422: the type is not changed', async () => {
  expect(await edit({ type: 'MAINTENANCE' })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('INT-15/edit 422: a date is changed, not taken away', async () => {
  await edit({ date: '2026-11-18' })
  for (const date of [null, '', '18/11/2026'])
    expect(await edit({ date })).toMatchObject({ status: 422, errors: { 'intervention.date': expect.anything() } })
})

test('INT-33 the product: chosen, asked for, the request chosen again, taken away', async () => {
  const product_request = { manufacturer: 'Geminox', name: 'THRs', reference: 'T-2' }
  const asked = await edit({ product: { product_request } })
  expect(asked.data).toMatchObject({ product: null, product_request })
  await edit({ product: { id: boiler } })
  const again = await edit({ product: { product_request: { id: asked.data.product_request.id, ...product_request } } })
  expect(again.data.product_request).toEqual(asked.data.product_request)
  expect((await edit({ product: null })).data).toMatchObject({ product: null, product_request: null })
})

test.each([
  [{ product: { id: 999_999_999 } }, 422, 'PRODUCT_NOT_FOUND'],
  [{ product: { product_request: { id: 999_999_999 } } }, 404, 'PRODUCT_REQUEST_NOT_FOUND'],
  [
    { product: { id: 1, product_request: { manufacturer: 'a', name: 'b', reference: 'c' } } },
    422,
    'PRODUCT_REQUEST_WITH_PRODUCT',
  ],
  [{ status: 'CLOSED' }, 422, 'VALIDATION_ERROR'],
  [{ product: { product_request: { manufacturer: 'a' } } }, 422, 'VALIDATION_ERROR'],
])('INT-33 %j: %d %s', async (changes, status, error_reason) => {
  expect(await edit(changes)).toMatchObject({ status, error_reason })
})

test.each(['editIntervention', 'postIntervention'] as const)(
  'what an intervention does not take is refused and why, by %s',
  async (operation) => {
    const { name, manufacturer } = await db
      .selectFrom('products as p')
      .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
      .select(['p.name', 'm.name as manufacturer'])
      .where('p.id', '=', boiler)
      .executeTakeFirstOrThrow()
    const request = { manufacturer, name, reference: 'X-1' }
    const post = (intervention: Tree, files: Part[] = []) =>
      send({ ...(operation === 'postIntervention' && { _method: 'PATCH' }), intervention }, files, operation)
    const refusals = [
      [{ status: 'DONE' }, [], 'INTERVENTION_INCOMPLETE'],
      [{}, [addedPaper('ptg_cert_maintenance')], 'INTERVENTION_FILE_GROUP_NOT_ALLOWED'],
      [{ product: { id: 999_999_999 } }, [], 'PRODUCT_NOT_FOUND'],
      [{ product: { product_request: { id: 999_999_999 } } }, [], 'PRODUCT_REQUEST_NOT_FOUND'],
      [{ product: { id: boiler, product_request: request } }, [], 'PRODUCT_REQUEST_WITH_PRODUCT'],
      [{ product: { product_request: request } }, [], 'PRODUCT_EXISTS'],
    ] as const
    for (const [changes, files, error_reason] of refusals)
      expect(await post(changes, [...files])).toMatchObject({ error_reason })
    const done = { status: 'DONE', date: '2026-11-18', product_id: boiler } as const
    await db.updateTable('interventions').set(done).where('id', '=', id).execute()
    expect(await post({ date: '2026-11-19' })).toMatchObject({ error_reason: 'INTERVENTION_DONE' })
  },
)

test('INT-33 a request of another record answers as an absent one', async () => {
  const { id: foreign } = await db
    .selectFrom('product_requests')
    .select('id')
    .where('residence_id', '=', await world.project('M. Blanchard'))
    .executeTakeFirstOrThrow()
  const [there, nowhere] = [
    await edit({ product: { product_request: { id: foreign } } }),
    await edit({ product: { product_request: { id: 999_999_999 } } }),
  ]
  expect([there.status, there.error_reason]).toEqual([nowhere.status, nowhere.error_reason])
})

test('INT-19 INT-20 INT-22 INT-36 422: DONE waits for the date, the certificate and the product, in this order', async () => {
  const missing = async () => Object.keys((await edit({ status: 'DONE' })).errors ?? {})
  expect(await missing()).toEqual(['date', 'ptg_cert_completion', 'product'])
  await edit({ date: '2026-11-18' })
  expect(await missing()).toEqual(['ptg_cert_completion', 'product'])
  await send({}, [addedPaper('ptg_conformity'), addedPaper('ptg_others')])
  expect(await missing()).toEqual(['ptg_cert_completion', 'product'])
  await send({}, [addedPaper('ptg_cert_completion')])
  expect(await missing()).toEqual(['product'])
  await edit({ product: { id: boiler } })
  expect((await edit({ status: 'DONE' })).data).toMatchObject({ status: 'DONE', cannot: { edit: 'INTERVENTION_DONE' } })
})

test('INT-23 INT-36 a later change to DONE does without the conformity certificate; all may come in one request', async () => {
  const { status, data } = await send(
    { intervention: { status: 'DONE', date: '2026-11-18', product: { id: boiler } } },
    [addedPaper('ptg_cert_completion')],
  )
  expect([status, data.status, data.files.ptg_conformity]).toEqual([200, 'DONE', []])
})

test('INT-36 422: a request that would leave it incomplete changes nothing', async () => {
  expect(
    (await send({ intervention: { status: 'DONE', date: '2026-11-18' } }, [addedPaper('ptg_cert_completion')])).status,
  ).toBe(422)
  const { data } = await yann.call('interventions.getIntervention', place())
  expect([data.date, data.files.ptg_cert_completion]).toEqual([null, []])
})

test.each([
  ['MAINTENANCE', 'ptg_cert_maintenance'],
  ['DIAGNOSTIC', 'ptg_cert_diagnostic'],
  ['REPARATION', 'ptg_cert_completion'],
])('INT-20 INT-21 %s is DONE with %s', async (type, group) => {
  id = await create(type, [paper('ptg_others')])
  await edit({ date: '2026-11-18' })
  expect(Object.keys((await edit({ status: 'DONE' })).errors)).toEqual([group])
  await send({}, [addedPaper(group)])
  expect((await edit({ status: 'DONE' })).data.status).toBe('DONE')
})

test('INT-24 INT-25 INT-36 409: what is DONE takes nothing but its reopening', async () => {
  await send({ intervention: { status: 'DONE', date: '2026-11-18', product: { id: boiler } } }, [
    addedPaper('ptg_cert_completion'),
  ])
  const { data } = await yann.call('interventions.getIntervention', place())
  const since = await journalMark()
  const refused = { status: 409, error_reason: 'INTERVENTION_DONE' }
  expect(await edit({ date: '2026-11-19' })).toMatchObject(refused)
  expect(await edit({ product: null })).toMatchObject(refused)
  expect(await edit({ status: 'IN_PROGRESS', date: '2026-11-19' })).toMatchObject(refused)
  expect(await send({}, [addedPaper('ptg_others')])).toMatchObject(refused)
  expect(await yann.call('interventions.deleteIntervention', place())).toMatchObject(refused)
  const document_id = data.files.ptg_cert_completion[0].id
  expect(await yann.call('interventions.deleteFile', { ...place(), document_id })).toMatchObject(refused)
  expect((await edit({ status: 'DONE' })).status).toBe(200) // a second click
  expect((await yann.call('interventions.getIntervention', place())).data).toEqual(data)
  expect(await journalOf(home, since)).toEqual([])
  expect((await edit({ status: 'IN_PROGRESS' })).data).toMatchObject({ status: 'IN_PROGRESS', cannot: { edit: null } })
  expect((await journalOf(home, since)).map(({ pretty_log }) => pretty_log)).toEqual([
    [{ attribute_name: 'intervention_status', old_value: 'DONE', value: 'IN_PROGRESS' }],
  ])
  expect((await yann.call('interventions.deleteFile', { ...place(), document_id })).status).toBe(204)
})

test('INT-34 a file goes, the others stay; foreign, absent and other interventions’ files are not found', async () => {
  const { data } = await send({}, [addedPaper('ptg_others'), addedPaper('ptg_others', 'b.pdf')])
  const [first, second] = data.files.ptg_others
  const since = await journalMark()
  const remove = (document_id: number) => yann.call('interventions.deleteFile', { ...place(), document_id })
  expect((await remove(first.id)).status).toBe(204)
  const other = await create('REPARATION', [paper('ptg_others', 'autre.pdf')])
  const theirs = await db
    .selectFrom('documents')
    .select('id')
    .where('intervention_id', '=', other)
    .executeTakeFirstOrThrow()
  const rival = await db
    .selectFrom('documents')
    .select('id')
    .where('name', '=', 'Contrat secret rival')
    .executeTakeFirstOrThrow()
  for (const document_id of [first.id, theirs.id, rival.id, 999_999_999])
    expect(await remove(document_id)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  const after = await yann.call('interventions.getIntervention', place())
  expect(after.data.files.ptg_others.map((file: { id: number }) => file.id)).toEqual([second.id])
  expect((await journalOf(home, since))[0]).toMatchObject({ action: 'DELETED', model_name: 'File', model_id: first.id })
})

test('INT-34 an intervention goes with its files', async () => {
  const { data } = await send({}, [addedPaper('ptg_others')])
  const document_id = data.files.ptg_others[0].id
  const since = await journalMark()
  expect((await yann.call('interventions.deleteIntervention', place())).status).toBe(204)
  expect((await yann.download('documents.downloadDocument', { document_id })).error_reason).toBe('DOCUMENT_NOT_FOUND')
  expect(await yann.call('interventions.deleteIntervention', place())).toMatchObject({
    status: 404,
    error_reason: 'INTERVENTION_NOT_FOUND',
  })
  expect((await journalOf(home, since)).map(({ model_name, action }) => [model_name, action])).toEqual([
    ['Project', 'UPDATED'],
  ])
})

test.each([
  ['lea@horizon.example', 403, 'FORBIDDEN'],
  ['admin@logis.example', 403, 'FORBIDDEN'],
  ['support@logis.example', 403, 'FORBIDDEN'],
  ['samira@rivages.example', 404, 'COMPANY_NOT_FOUND'],
  ['zoe@batir-ouest.example', 404, 'COMPANY_NOT_FOUND'],
] as const)('INT-36 %s changes nothing: %d %s', async (who, status, error_reason) => {
  const client = await as(who)
  expect(await edit({ date: '2026-11-18' }, client)).toMatchObject({ status, error_reason })
  expect(await client.call('interventions.deleteIntervention', place())).toMatchObject({ status, error_reason })
})

test('INT-36 the manager changes it for the installer, not for itself', async () => {
  const marie = await as('marie@horizon.example')
  expect((await edit({ date: '2026-11-18' }, marie)).status).toBe(200)
  const own = { ...place(), company_id: await world.company('Groupe Horizon') }
  expect((await marie.call('interventions.getIntervention', own)).data.cannot).toMatchObject({
    edit: 'FORBIDDEN',
    reopen: 'FORBIDDEN',
  })
  const edited = await marie.call('interventions.editIntervention', { ...own, intervention: { date: '2026-11-17' } })
  expect(edited).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})

test('INT-16 of those who finish and those who take the certificate away at once, the last always finds what it needs', async () => {
  for (let round = 0; round < 12; round += 1) {
    id = await create('MAINTENANCE', [paper('ptg_cert_maintenance')])
    const { data } = await edit({ date: '2026-11-18' })
    const document_id = data.files.ptg_cert_maintenance[0].id
    const [finished, removed] = await Promise.all([
      edit({ status: 'DONE' }),
      yann.call('interventions.deleteFile', { ...place(), document_id }),
    ])
    expect([finished.status, removed.status]).toSatisfy(
      ([f, r]: number[]) => (f === 200 && r === 409) || (f === 422 && r === 204),
    )
    const after = (await yann.call('interventions.getIntervention', place())).data
    expect(after.status === 'DONE').toBe(after.files.ptg_cert_maintenance.length === 1)
  }
})

test('INT-33 a second intervention on the boiler that the record waits for shares its request', async () => {
  const product_request = { manufacturer: 'Geminox', name: 'THRi', reference: 'T-3' }
  const first = await edit({ product: { product_request } })
  id = await create('BOILER_REPLACEMENT', [], { product_request: { ...product_request, name: 'thri' } })
  const { data } = await yann.call('interventions.getIntervention', place())
  expect(data.product_request).toEqual(first.data.product_request)
})

test('INT-33 those who ask for products of one record at once all get theirs; so does who withdraws one meanwhile', async () => {
  const ask = (reference: string) =>
    edit({ product: { product_request: { manufacturer: 'Geminox', name: reference, reference } } })
  const add = (reference: string) =>
    create('BOILER_REPLACEMENT', [], { product_request: { manufacturer: 'Geminox', name: reference, reference } })
  const { data } = await ask('premier')
  const [made, asked, withdrawn] = await Promise.all([
    Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(add)),
    Promise.all(['g', 'h', 'i'].map(ask)),
    yann.call('devices.deleteProductRequest', { product_request_id: data.product_request.id }),
  ])
  expect(made.every((one) => typeof one === 'number')).toBe(true)
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(withdrawn.status).toBe(204)
})
