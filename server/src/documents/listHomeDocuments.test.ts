import { beforeAll, expect, test } from 'vitest'
import { as, type Client } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let tom: Client
let flat: number
let neighbour: number
beforeAll(async () => {
  const [first, second] = await world.flats('Résidence Les Tilleuls')
  ;[flat, neighbour] = [first!.id, second!.id]
  await moveIn('tom@foyer.example', flat)
  tom = await as('tom@foyer.example', 'resident')
})

test('DOC-48/residents a tenant sees the shared files of the flat and of its building, in folders that hold any', async () => {
  // One that was used and holds nothing any more, and one whose only file is private, are not there either.
  const samira = await as('samira@rivages.example')
  const building = await world.project('Résidence Les Tilleuls')
  await samira.call('documents.createFolder', { residence_id: flat, name: 'Consuel' })
  const bills = await samira.call('documents.createFolder', { residence_id: building, name: 'Factures' })
  const hidden = { name: 'Charges.pdf', folder_id: String(bills.data.id), is_private: '1' }
  const file = { name: 'charges.pdf', bytes: '%PDF-1.4\n' }
  const kept = await samira.upload('documents.uploadDocument', { residence_id: building }, hidden, [file])
  expect(kept.status).toBe(201)
  const { status, data } = await tom.call('documents.listHomeDocuments', { residence_id: flat })
  expect(status).toBe(200)
  expect(data.own).toMatchObject({
    folders: [{ info: { name: 'Attestations' }, files: [{ name: 'État des lieux.pdf' }] }],
    files: [],
    total: 1,
  })
  expect(data.building_name).toBe('Résidence Les Tilleuls')
  expect(data.building).toMatchObject({ total: 5, files: [{ name: 'Règlement de l’immeuble.pdf' }] })
  expect(data.building.folders.map((folder: { info: { name: string } }) => folder.info.name)).toEqual([
    'Études / Diagnostics',
    'Photos',
    'Plans',
  ])
  expect(data.tree.map((node: { type: string; name: string }) => `${node.type} ${node.name}`)).toEqual([
    'folder Attestations',
    'folder Études / Diagnostics',
    'folder Photos',
    'folder Plans',
    'file Règlement de l’immeuble.pdf',
  ])
})

test('a resident changes nothing, and is told so', async () => {
  const { data } = await tom.call('documents.listHomeDocuments', { residence_id: flat })
  expect(data.own.cannot).toEqual({ write: 'FORBIDDEN' })
  expect(data.own.folders[0].cannot).toEqual({ rename: 'FORBIDDEN', remove: 'FORBIDDEN' })
})

test('the owner of a house has no building', async () => {
  const erables = await world.project('Maison Les Érables')
  await moveIn('claire@foyer.example', erables, 'OWNER')
  const claire = await as('claire@foyer.example', 'resident')
  expect(await claire.call('documents.listHomeDocuments', { residence_id: erables })).toMatchObject({
    status: 200,
    data: { own: { total: 7 }, building: null, building_name: null },
  })
})

test('staff see here what residents see', async () => {
  const samira = await as('samira@rivages.example')
  const tilleuls = await world.project('Résidence Les Tilleuls')
  expect(await samira.call('documents.listHomeDocuments', { residence_id: tilleuls })).toMatchObject({
    status: 200,
    data: { own: { total: 5 } },
  })
})

test('404: the neighbour’s flat, and a home that does not exist', async () => {
  for (const residence_id of [neighbour, 999_999]) {
    expect(await tom.call('documents.listHomeDocuments', { residence_id })).toMatchObject({
      status: 404,
      error_reason: 'RESIDENCE_NOT_FOUND',
    })
  }
})
