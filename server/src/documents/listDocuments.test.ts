import { defaultFolders, maxFileBytes } from '@logis/contract/documents.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

type Folder = {
  id: number | null
  info: { name: string; code: string | null }
  is_default: boolean
  is_virtual: boolean
  files: { name: string }[]
  cannot: object
}

let clairiere: number
let lilas: number
let hugo: Client
beforeAll(async () => {
  clairiere = await world.company('Maisons Clairière')
  lilas = await world.project('Maison Les Lilas')
  hugo = await as('hugo@clairiere.example')
})

const list = (who: Client, more: object = { scope: 'private' }, residence_id = lilas, company_id = clairiere) =>
  who.call('documents.listDocuments', { company_id, residence_id, ...more })
const named = (folders: Folder[], name: string) => folders.find(({ info }) => info.name === name)

test('DOC-16 DOC-20 DOC-27 200: the folders and the root files, as they are', async () => {
  const { status, data } = await list(hugo)
  expect(status).toBe(200)
  expect(named(data.folders, 'Contrats / Avenants')).toMatchObject({
    id: expect.any(Number),
    files: [
      { name: 'Avenant n° 1 – terrasse.pdf' },
      { name: 'Contrat de construction.pdf', extension: 'pdf', labels: [], tags: [], creator_name: 'Hugo Bertin' },
    ],
  })
  expect(data.files).toMatchObject([
    {
      id: expect.any(Number),
      name: 'Livret d’accueil.pdf',
      extension: 'pdf',
      size: expect.any(Number),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      creator_name: 'Hugo Bertin',
      folder_id: null,
      labels: [{ id: expect.any(Number), code: 'cil', name: 'Carnet d’information du logement (CIL)' }],
      tags: [],
    },
  ])
  expect(data.total).toBe(13)
  expect(data.storage).toEqual({ used: expect.any(Number), limit: 1_073_741_824, file_limit: maxFileBytes })
  expect(data.cannot).toEqual({ write: null })
})

test('DOC-17 DOC-18/record DOC-48/staff staff see the twelve default folders, those never used without a record', async () => {
  const { data } = await list(hugo)
  const defaults: Folder[] = data.folders.filter((folder: Folder) => folder.is_default)
  expect(defaults.map(({ info }) => info.name).toSorted()).toEqual(defaultFolders.map(({ fr }) => fr).toSorted())
  expect(named(data.folders, 'Consuel')).toMatchObject({
    id: null,
    is_virtual: true,
    files: [],
    info: { code: 'consuel' },
  })
  expect(named(data.folders, 'Photos')).toMatchObject({ id: expect.any(Number), is_virtual: false })
  expect(
    await db
      .selectFrom('document_folders')
      .select('id')
      .where('residence_id', '=', lilas)
      .where('default_code', '=', 'consuel')
      .execute(),
  ).toEqual([])
})

test('DOC-47 default folders are closed to renaming and deletion, the others are not', async () => {
  const { data } = await list(hugo)
  expect(named(data.folders, 'Plans')).toMatchObject({
    cannot: { rename: 'DOCUMENT_FOLDER_DEFAULT', remove: 'DOCUMENT_FOLDER_DEFAULT' },
  })
  expect(named(data.folders, 'Notices')).toMatchObject({ is_default: false, cannot: { rename: null, remove: null } })
})

test('folders come by name, accents aside, in the reader’s language', async () => {
  const french: string[] = (await list(hugo)).data.folders.map((folder: Folder) => folder.info.name)
  expect(french).toEqual(french.toSorted(new Intl.Collator('fr').compare))
  expect(french.indexOf('Études / Diagnostics')).toBeLessThan(french.indexOf('Factures'))
  const { data } = await list(hugo.inEnglish())
  expect(named(data.folders, 'Studies / Surveys')).toMatchObject({ info: { code: 'studies' } })
  expect(data.files[0].labels[0].name).toBe('Home information booklet (CIL)')
})

test('DOC-23 DOC-28 shared=false is the residents’ view: no private file, no folder without files, and a tree of nodes', async () => {
  const samira = await as('samira@rivages.example')
  const { data } = await list(
    samira,
    { shared: 'false' },
    await world.project('Résidence Les Tilleuls'),
    await world.company('Habitat Rivages'),
  )
  expect(data.folders.map((folder: Folder) => folder.info.name)).toEqual(['Études / Diagnostics', 'Photos', 'Plans'])
  expect(data.total).toBe(5)
  expect(data.tree).toMatchObject([
    {
      type: 'folder',
      name: 'Études / Diagnostics',
      children: [
        { type: 'file', name: 'Diagnostic amiante.pdf' },
        { type: 'file', name: 'DPE collectif.pdf' },
      ],
    },
    { type: 'folder', name: 'Photos' },
    { type: 'folder', name: 'Plans' },
    { type: 'file', name: 'Règlement de l’immeuble.pdf', children: [] },
  ])
})

test.each([
  ['lea@horizon.example', 'FORBIDDEN'],
  ['marie@horizon.example', null],
  ['admin@logis.example', null],
  ['support@logis.example', 'FORBIDDEN'],
])('%s reads; writing is told as %s', async (username, write) => {
  expect(await list(await as(username))).toMatchObject({ status: 200, data: { total: 13, cannot: { write } } })
})

test('an authorised third party reads, and may not write', async () => {
  await authorise('Maisons Clairière', 'Études Isotherme')
  const luc = await as('luc@isotherme.example')
  const own = await world.company('Études Isotherme')
  expect(await list(luc, { scope: 'private' }, lilas, own)).toMatchObject({
    status: 200,
    data: { cannot: { write: 'FORBIDDEN' } },
  })
})

test('404: a rival, through her own company or theirs', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  for (const company of [clairiere, await world.company('Bâtir Ouest')]) {
    expect(await list(zoe, {}, lilas, company)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  }
})

test('404: a resident of elsewhere', async () => {
  await moveIn('alice@foyer.example', await world.project('Maison Les Saules'))
  expect(await list(await as('alice@foyer.example', 'resident'))).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
})

test('PROV-09 403 without the provision of documents, except for a manager', async () => {
  const bare = await world.project('Maison Roux')
  await db
    .updateTable('residence_service_provisions')
    .set({ code: 'MSL_INITIAL' })
    .where('residence_id', '=', bare)
    .execute()
  expect(await list(hugo, {}, bare)).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
  expect(await list(await as('paul@horizon.example'), {}, bare)).toMatchObject({
    status: 200,
    data: { cannot: { write: null } },
  })
})

test('a cancelled project is still read, and says why it takes nothing', async () => {
  expect(await list(hugo, {}, await world.project('Maison Les Charmes'))).toMatchObject({
    status: 200,
    data: { cannot: { write: 'RESIDENCE_CANCELLED' } },
  })
})

test('422: another scope is not known', async () => {
  expect(await list(hugo, { scope: 'public' })).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
    errors: { scope: [{ code: 'enum' }] },
  })
})

test('PRJ-23/server the building’s documents on the page of its flat: to read, the private mark included', async () => {
  const samira = await as('samira@rivages.example')
  const flat = (await world.flats('Résidence Les Tilleuls'))[0]!
  const { status, data } = await samira.call('documents.listParentDocuments', { residence_id: flat.id })
  expect(status).toBe(200)
  expect(data).toMatchObject({ residence_name: 'Résidence Les Tilleuls', total: 9, cannot: { write: 'FORBIDDEN' } })
  expect(named(data.folders, 'Gestion locative')?.files).toMatchObject([
    { name: 'Barème des loyers.pdf', tags: ['fileNotSharedWithChildren'] },
    { name: 'Litige infiltrations.pdf', tags: ['fileNotSharedWithChildren'] },
  ])
})

type Tree = { folders: Folder[]; files: { name: string }[] }
const held = ({ folders, files }: Tree) => ({
  folders: folders.map(({ id, info, files: own }) => ({ id, info, files: own.map(({ name }) => name) })),
  files: files.map(({ name }) => name),
})

test('DOC-29 the views of one place agree: a building’s card and its flat’s, what is shared and what residents read', async () => {
  const samira = await as('samira@rivages.example')
  const [rivages, building] = [await world.company('Habitat Rivages'), await world.project('Résidence Les Tilleuls')]
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const own = (await list(samira, { scope: 'private' }, building, rivages)).data
  expect(own.files.length).toBeGreaterThan(0)
  const fromFlat = (await samira.call('documents.listParentDocuments', { residence_id: flat!.id })).data
  expect(held(fromFlat)).toEqual(held(own))

  const shared = (await list(samira, { shared: 'false' }, building, rivages)).data
  const residents = (await samira.call('documents.listHomeDocuments', { residence_id: flat!.id })).data
  expect(held(residents.building)).toEqual(held(shared))
})

test('404 RESIDENCE_HAS_NO_PARENT for a house, RESIDENCE_NOT_FOUND for a rival', async () => {
  expect(await hugo.call('documents.listParentDocuments', { residence_id: lilas })).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_HAS_NO_PARENT',
  })
  const flat = (await world.flats('Résidence Les Tilleuls'))[0]!
  expect(await hugo.call('documents.listParentDocuments', { residence_id: flat.id })).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
})
