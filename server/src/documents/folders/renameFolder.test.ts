import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let lilas: number
let n = 0
beforeEach(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})
const aFolder = async (name = `Chemise ${++n}`) =>
  (await hugo.call('documents.createFolder', { residence_id: lilas, name })).data as { id: number }
const rename = (who: Client, folder_id: number, name: string) => who.call('documents.renameFolder', { folder_id, name })
const plans = async (project: string) =>
  (
    await db
      .selectFrom('document_folders')
      .select('id')
      .where('residence_id', '=', await world.project(project))
      .where('default_code', '=', 'plans')
      .executeTakeFirstOrThrow()
  ).id

test('DOC-31/rename 200: the folder has its new name and the journal says from and to', async () => {
  const folder = await aFolder('Brouillon')
  const mark = await journalMark()
  expect(await rename(hugo, folder.id, '  Dossier des ouvrages exécutés ')).toMatchObject({
    status: 200,
    data: { id: folder.id, info: { name: 'Dossier des ouvrages exécutés' } },
  })
  expect(await journalOf(lilas, mark)).toMatchObject([
    {
      username: 'hugo@clairiere.example',
      action: 'UPDATED',
      model_name: 'ResidenceFolder',
      pretty_log: [{ attribute_name: 'name', old_value: 'Brouillon', value: 'Dossier des ouvrages exécutés' }],
    },
  ])
})

test('the same name again leaves no trace; its own name in capitals is free', async () => {
  const folder = await aFolder('Réserves')
  const mark = await journalMark()
  expect(await rename(hugo, folder.id, 'Réserves')).toMatchObject({ status: 200 })
  expect(await journalOf(lilas, mark)).toEqual([])
  expect(await rename(hugo, folder.id, 'RÉSERVES')).toMatchObject({ status: 200, data: { info: { name: 'RÉSERVES' } } })
})

test('DOC-45 DOC-46 409 DOCUMENT_FOLDER_EXISTS whatever the case and the accents', async () => {
  const folder = await aFolder()
  expect(await rename(hugo, folder.id, 'nôtices')).toMatchObject({
    status: 409,
    error_reason: 'DOCUMENT_FOLDER_EXISTS',
    error_message: 'Un dossier portant ce nom existe déjà.',
  })
})

test.each(['Photos', 'etudes / diagnostics', 'Insurance', 'pdl', 'PCE (gas metering and estimation point)'])(
  'DOC-45 422 DOCUMENT_FOLDER_NAME_RESERVED: %s is a default folder’s',
  async (name) => {
    const folder = await aFolder()
    expect(await rename(hugo, folder.id, name)).toMatchObject({
      status: 422,
      error_reason: 'DOCUMENT_FOLDER_NAME_RESERVED',
    })
  },
)

test('409 DOCUMENT_FOLDER_DEFAULT: a default folder keeps its name', async () => {
  expect(await rename(hugo, await plans('Maison Les Lilas'), 'Mes plans')).toMatchObject({
    status: 409,
    error_reason: 'DOCUMENT_FOLDER_DEFAULT',
  })
})

test('DOC-45 422: an empty name', async () => {
  const folder = await aFolder()
  expect(await rename(hugo, folder.id, ' ')).toMatchObject({ status: 422, errors: { name: [{ code: 'required' }] } })
})

test('404: a rival, and one’s own session with a foreign folder, answer as an absent folder', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const folder = await aFolder()
  for (const [who, id] of [
    [zoe, folder.id],
    [hugo, await plans('Villa Rivale')],
    [hugo, 999_999],
  ] as const) {
    expect(await rename(who, id, 'Mine')).toMatchObject({ status: 404, error_reason: 'DOCUMENT_FOLDER_NOT_FOUND' })
  }
})

test('403: a reader', async () => {
  const folder = await aFolder()
  expect(await rename(await as('lea@horizon.example'), folder.id, 'Mine')).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
})

test('two folders take one name at once: exactly one wins', async () => {
  const [one, other] = [await aFolder(), await aFolder()]
  const both = await Promise.all([rename(hugo, one.id, 'DOE'), rename(hugo, other.id, 'doe')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
