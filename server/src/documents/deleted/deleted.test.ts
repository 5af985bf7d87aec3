import { bookletBytes, deletedDaysKept } from '@logis/contract/documents.rules'
import { beforeEach, expect, test } from 'vitest'
import { businessDay, moveClock } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { sweepFiles } from '#platform/files/janitor.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { moveIn, newResident } from '#platform/testing/people.ts'
import { tokenTo } from '#platform/testing/sales.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { subjects } from '../../walk/subjects.ts'
import { checkStorage } from '../storage/rules.ts'
import { forgetDeleted } from './rules.ts'

withoutLimits()

const dayMs = 86_400_000
let hugo: Client
let home: number
let company_id: number
beforeEach(async () => {
  hugo = await as('hugo@clairiere.example')
  const house = await subjects.house()
  home = house.residence_id
  company_id = house.company_id
})

const upload = async (name: string, fields: Record<string, string> = {}) => {
  const file = { name, type: 'text/plain', bytes: `contenu de ${name}` }
  const { status, data } = await hugo.upload('documents.uploadDocument', { residence_id: home }, { name, ...fields }, [
    file,
  ])
  expect(status).toBe(201)
  return data as { id: number; name: string; size: number; labels: { code: string }[]; created_at: string }
}
const remove = async (...ids: number[]) => {
  expect((await hugo.call('documents.deleteDocuments', { residence_id: home, ids })).status).toBe(200)
}
const restore = (ids: number[], who = hugo, residence_id = home) =>
  who.call('documents.restoreDocuments', { residence_id, ids })
const deletedBy = (who: Client) => who.call('documents.listDeleted', { residence_id: home })
const treeFor = async (who: Client) =>
  (await who.call('documents.listDocuments', { company_id, residence_id: home })).data
const aFolder = async (name: string) =>
  (await hugo.call('documents.createFolder', { residence_id: home, name })).data.id as number
const kept = (id: number) =>
  db.selectFrom('deleted_documents').select('stored_file_id').where('id', '=', id).executeTakeFirst()

test('a deleted file is told with its folder, its author and its last day, and comes back as it was', async () => {
  const folder_id = await aFolder('Chantier')
  const label = String(await subjects.label())
  const file = await upload('DPE.txt', { folder_id: String(folder_id), label_ids: label })
  const edited = { document_id: file.id, valid_until: '2031-05-01' }
  const before = (await hugo.call('documents.editDocument', edited)).data
  expect(before).toMatchObject({ labels: [{ code: 'dpe' }], valid_until: '2031-05-01', folder_id })
  const mark = await journalMark()
  await remove(file.id)
  expect((await deletedBy(hugo)).data).toEqual([
    {
      id: file.id,
      name: 'DPE.txt',
      size: 'contenu de DPE.txt'.length,
      folder_name: 'Chantier',
      deleted_at: expect.any(String),
      deleted_by: 'Hugo Bertin',
      kept_until: businessDay(new Date(Date.now() + deletedDaysKept * dayMs)),
    },
  ])

  expect(await restore([file.id])).toMatchObject({ status: 200, data: [before] })
  const { bytes } = await hugo.download('documents.downloadDocument', { document_id: file.id })
  expect(bytes.toString()).toBe('contenu de DPE.txt')
  expect((await deletedBy(hugo)).data).toEqual([])
  expect(await journalOf(home, mark)).toMatchObject([
    { action: 'DELETED', model_name: 'File', model_id: file.id },
    { action: 'CREATED', model_name: 'File', model_id: file.id, username: 'hugo@clairiere.example' },
  ])
  expect(await checkStorage()).toEqual([])
})

test('the folder that took its files along comes back with them, a default one under the reader’s name for it', async () => {
  const [own, insurances] = [await aFolder('Chantier nord'), await aFolder('Assurances')]
  const inOwn = await upload('grue.txt', { folder_id: String(own) })
  const insured = await upload('police.txt', { folder_id: String(insurances) })
  await hugo.call('documents.deleteFolder', { folder_id: own })
  await remove(insured.id)
  const told = (await hugo.inEnglish().call('documents.listDeleted', { residence_id: home })).data
  expect(told.map(({ folder_name }: { folder_name: string }) => folder_name)).toEqual(['Insurance', 'Chantier nord'])
  expect((await restore([inOwn.id, insured.id])).status).toBe(200)
  const { folders } = await treeFor(hugo)
  const holding = (id: number) =>
    folders.find(({ files }: { files: { id: number }[] }) => files.some((file) => file.id === id))?.info.name
  expect([holding(inOwn.id), holding(insured.id)]).toEqual(['Chantier nord', 'Assurances'])
})

test('names that were taken meanwhile, or by one another, give way to free ones', async () => {
  const first = await upload('notice.txt')
  await remove(first.id)
  const second = await upload('Notice.txt')
  await remove(second.id)
  await upload('NOTICE.txt')
  const { data } = await restore([first.id, second.id])
  expect(data.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
    [first.id, 'notice (3).txt'],
    [second.id, 'Notice (2).txt'],
  ])
})

test('all or nothing: with one that is absent, foreign, there again or too large for the room, none comes back', async () => {
  const { id } = await upload('avis.txt')
  await remove(id)
  const zoe = await as('zoe@batir-ouest.example')
  const foreign = await subjects.foreignDocument()
  expect((await zoe.call('documents.deleteDocument', { document_id: foreign })).status).toBe(204)
  const there = await upload('reste.txt')
  for (const other of [foreign, 999_999_999, there.id])
    expect(await restore([id, other])).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  const room = db.selectFrom('residences').select('storage_bytes').where('id', '=', home)
  const { storage_bytes } = await room.executeTakeFirstOrThrow()
  const fill = (bytes: number) =>
    db.updateTable('residences').set({ storage_bytes: bytes }).where('id', '=', home).execute()
  await fill(1_073_741_824)
  expect(await restore([id])).toMatchObject({ status: 409, error_reason: 'STORAGE_LIMIT_REACHED' })
  await fill(storage_bytes)
  expect(await kept(id)).toBeDefined()
})

test('neither those who only read, nor residents, nor others see or put back what was deleted; nobody in a cancelled home', async () => {
  const { id } = await upload('secret.txt')
  await remove(id)
  await moveIn('claire@foyer.example', home, 'OWNER')
  const refusals: [Client, number, string][] = [
    [await as('lea@horizon.example'), 403, 'FORBIDDEN'],
    [await as('claire@foyer.example', 'resident'), 404, 'RESIDENCE_NOT_FOUND'],
    [await as('zoe@batir-ouest.example'), 404, 'RESIDENCE_NOT_FOUND'],
  ]
  for (const [who, status, error_reason] of refusals) {
    expect(await deletedBy(who), error_reason).toMatchObject({ status, error_reason })
    expect(await restore([id], who), error_reason).toMatchObject({ status, error_reason })
  }
  const cancelled = await (
    await as('marie@horizon.example')
  ).call('projects.cancelProject', {
    company_id,
    residence_id: home,
  })
  expect(cancelled.status).toBe(204)
  expect(await restore([id])).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
})

test('put back twice at once: once, and the room is taken once', async () => {
  const { id } = await upload('double.txt')
  await remove(id)
  const both = await Promise.all([restore([id]), restore([id])])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await checkStorage()).toEqual([])
})

test('after thirty days it goes for good, its bytes with the next sweep; until then they stay', async () => {
  const { id } = await upload('vieux.txt')
  await remove(id)
  const { stored_file_id } = (await kept(id))!
  const isStored = async () =>
    (await db.selectFrom('stored_files').select('id').where('id', '=', stored_file_id).execute()).length === 1
  const sweepTwice = async () => {
    await sweepFiles(0)
    await sweepFiles(0)
  }
  moveClock(new Date(Date.now() + deletedDaysKept * dayMs - 60_000))
  await forgetDeleted()
  await sweepTwice()
  expect([(await deletedBy(hugo)).data.length, await isStored()]).toEqual([1, true])

  moveClock(new Date(Date.now() + deletedDaysKept * dayMs + 60_000))
  expect([(await deletedBy(hugo)).data.length, (await restore([id])).status]).toEqual([0, 404])
  await forgetDeleted()
  moveClock(null)
  expect(await kept(id)).toBeUndefined()
  await sweepTwice()
  expect(await isStored()).toBe(false)
})

test('of what is deleted in a home as much is kept as a booklet holds; beyond, the first deleted goes', async () => {
  const [first, second, third] = [await upload('un.txt'), await upload('deux.txt'), await upload('trois.txt')]
  await remove(first.id)
  await remove(second.id)
  const weigh = (id: number, size_bytes: number) =>
    db.updateTable('deleted_documents').set({ size_bytes }).where('id', '=', id).execute()
  await weigh(first.id, 1)
  await weigh(second.id, bookletBytes - third.size)
  await remove(third.id)
  expect((await deletedBy(hugo)).data.map(({ id }: { id: number }) => id)).toEqual([third.id, second.id])
  expect(await restore([first.id])).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
})

test('a home that was sold in between: what its former owner paid comes back for the company, not for the next owner', async () => {
  const label = async (code: string) =>
    (await db.selectFrom('document_labels').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
  const invoice = await upload('F-2026-11.txt', { label_ids: String(await label('ptg_invoice')) })
  const plan = await upload('plan.txt', { label_ids: String(await label('sect_drawings')) })
  await remove(invoice.id, plan.id)
  await moveIn('claire@foyer.example', home, 'OWNER')
  const claire = await as('claire@foyer.example', 'resident')
  const email = 'repreneuse@foyer.example'
  await claire.call('sales.startSale', { residence_id: home, email, deed_on: businessDay(new Date()) })
  const buyer = await newResident(email)
  const token = await tokenTo(home, email)
  expect(await buyer.client.call('sales.acceptSale', { token })).toMatchObject({ data: { is_done: true } })
  const ofHers = await upload('F-2027-01.txt', { label_ids: String(await label('ptg_invoice')) })

  expect((await restore([invoice.id, plan.id])).status).toBe(200)
  const seen = (await buyer.client.call('documents.listHomeDocuments', { residence_id: home })).data.own.files
  const idsOf = (files: { id: number }[]) => files.map(({ id }) => id)
  expect(idsOf(seen)).toEqual(expect.arrayContaining([plan.id, ofHers.id]))
  expect(idsOf(seen)).not.toContain(invoice.id)
  expect(idsOf((await treeFor(hugo)).files)).toEqual(expect.arrayContaining([invoice.id, plan.id]))
})
