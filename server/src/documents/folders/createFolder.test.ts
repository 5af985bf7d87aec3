import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let lilas: number
beforeEach(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})
const create = (who: Client, name: string, residence_id = lilas) =>
  who.call('documents.createFolder', { residence_id, name })
const recordsOf = (code: string) =>
  db
    .selectFrom('document_folders')
    .select(['id', 'name'])
    .where('residence_id', '=', lilas)
    .where('default_code', '=', code)
    .execute()

test('DOC-31/add 201: an empty folder of that name, and the journal says so', async () => {
  const mark = await journalMark()
  const answer = await create(hugo, '  Garanties  ')
  expect(answer).toMatchObject({
    status: 201,
    data: {
      info: { name: 'Garanties', code: null },
      is_default: false,
      is_virtual: false,
      files: [],
      cannot: { rename: null, remove: null },
    },
  })
  expect(await journalOf(lilas, mark)).toMatchObject([
    {
      action: 'CREATED',
      model_name: 'ResidenceFolder',
      model_id: answer.data.id,
      pretty_log: [{ attribute_name: 'name', value: 'Garanties' }],
    },
  ])
})

test.each(['Notices', 'NOTICES', ' nótices '])(
  'DOC-43 DOC-44 409: %j is taken, whatever its case and accents',
  async (name) => {
    const mark = await journalMark()
    expect(await create(hugo, name)).toMatchObject({
      status: 409,
      error_reason: 'DOCUMENT_FOLDER_EXISTS',
      error_message: 'Un dossier portant ce nom existe déjà.',
    })
    expect(await journalOf(lilas, mark)).toEqual([])
  },
)

test.each(['', '   ', 'a'.repeat(121), 'a\u0000b'])('DOC-43 422: %j is no name', async (name) => {
  expect(await create(hugo, name)).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
    errors: { name: [{}] },
  })
})

test('DOC-19/made a default folder by its name, in either language and any spelling, is its first use; then the same one', async () => {
  const first = await create(hugo, 'attestation de conformite thermique (ATH)')
  expect(first).toMatchObject({
    status: 201,
    data: {
      info: { name: 'Attestation de conformité thermique (ATh)', code: 'ath' },
      is_default: true,
      is_virtual: false,
      cannot: { rename: 'DOCUMENT_FOLDER_DEFAULT' },
    },
  })
  const mark = await journalMark()
  const again = await create(hugo.inEnglish(), 'Thermal conformity certificate (ATh)')
  expect(again).toMatchObject({
    status: 201,
    data: { id: first.data.id, info: { name: 'Thermal conformity certificate (ATh)', code: 'ath' } },
  })
  expect(await journalOf(lilas, mark)).toEqual([])
  expect(await recordsOf('ath')).toEqual([{ id: first.data.id, name: 'Attestation de conformité thermique (ATh)' }])
})

test('PDL and PCE are names of default folders, and what these were called before still means them', async () => {
  const first = await create(hugo, 'pdl')
  expect(first).toMatchObject({ status: 201, data: { info: { name: 'PDL', code: 'pdl' }, is_default: true } })
  const again = await create(hugo, 'PDL (point de livraison – électricité)')
  expect(again).toMatchObject({ status: 201, data: { id: first.data.id, info: { name: 'PDL', code: 'pdl' } } })
  expect(await recordsOf('pdl')).toEqual([{ id: first.data.id, name: 'PDL' }])
})

test('DOC-19/made twenty first uses at once: one folder', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(hugo, 'Qualigaz')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await recordsOf('qualigaz')).toHaveLength(1)
})

test('two people create one folder at once: exactly one wins', async () => {
  const marie = await as('marie@horizon.example')
  const both = await Promise.all([create(hugo, 'Réception'), create(marie, 'reception')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('404 for a rival, 403 for a reader, 409 on a cancelled project, 422 for an unknown field', async () => {
  expect(await create(await as('zoe@batir-ouest.example'), 'Mine')).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
  expect(await create(await as('lea@horizon.example'), 'Mine')).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(await create(hugo, 'Mine', await world.project('Maison Les Charmes'))).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
  expect(
    await hugo.call('documents.createFolder', { residence_id: lilas, name: 'x', default_code: 'plans' }),
  ).toMatchObject({ status: 422 })
})
