import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { moveClock } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { forgetTold } from '#platform/testing/inbox.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'
import { tellEnding } from './rules.ts'

let hugo: Client
let residence_id = 0
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  residence_id = await world.project('Maison Les Lilas')
})
afterEach(() => moveClock(null))

let made = 0
const aPaper = async (valid_until: string | null) => {
  const name = `Attestation ${++made}.pdf`
  const { data } = await hugo.upload('documents.uploadDocument', { residence_id }, { name }, [
    { name, bytes: '%PDF-1.4' },
  ])
  const answer = await hugo.call('documents.editDocument', { document_id: data.id, valid_until })
  expect(answer).toMatchObject({ status: 200, data: { valid_until } })
  return { id: data.id as number, name }
}
const told = async () => {
  const { data } = await hugo.call('notifications.listNotifications', { search: { kind: 'DOCUMENT_ENDING' } })
  return data.map(({ document }: { document: { name: string } | null }) => document?.name)
}
const on = async (day: string) => {
  moveClock(new Date(`${day}T08:00:00Z`))
  await tellEnding()
  moveClock(null)
}

test('until when a paper counts is kept, shown wherever the paper is, told in the feed, and forgotten again', async () => {
  const mark = await journalMark()
  const { id } = await aPaper('2041-03-12')
  const { data } = await hugo.call('documents.listDocuments', {
    company_id: await world.company('Maisons Clairière'),
    residence_id,
  })
  const files = [...data.files, ...data.folders.flatMap(({ files }: { files: object[] }) => files)]
  expect(files).toContainEqual(expect.objectContaining({ id, valid_until: '2041-03-12' }))
  expect((await journalOf(residence_id, mark)).at(-1)).toMatchObject({
    pretty_log: [{ attribute_name: 'valid_until', old_value: null, value: '2041-03-12' }],
  })
  // What is absent stays.
  const renamed = await hugo.call('documents.editDocument', { document_id: id, label_ids: [] })
  expect(renamed.data.valid_until).toBe('2041-03-12')
  const gone = await hugo.call('documents.editDocument', { document_id: id, valid_until: null })
  expect(gone.data.valid_until).toBeNull()
  expect(await hugo.call('documents.editDocument', { document_id: id, valid_until: '2041-02-30' })).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
  })
})

test('sixty days before, the company is told once, by two workers too; of another end it is told again', async () => {
  await forgetTold()
  const { id, name } = await aPaper('2042-03-12')
  await aPaper('2030-01-01')
  await on('2042-01-10')
  expect(await told()).toEqual([])
  moveClock(new Date('2042-01-11T08:00:00Z'))
  await Promise.all([tellEnding(), tellEnding()])
  moveClock(null)
  await on('2042-02-01')
  expect(await told()).toEqual([name])

  await hugo.call('documents.editDocument', { document_id: id, valid_until: '2042-04-12' })
  await on('2042-03-01')
  expect(await told()).toEqual([name, name])
})

test('nothing is told of a home that is cancelled', async () => {
  await forgetTold()
  await aPaper('2043-03-12')
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', residence_id).execute()
  await on('2043-03-01')
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', residence_id).execute()
  expect(await told()).toEqual([])
})

test('a paper is asked what it says of its time; one that is no PDF, or says nothing, proposes nothing', async () => {
  const paper = new PDFDocument()
  paper.text('Diagnostic de performance énergétique').text('Établi le : 12/03/2024').end()
  const ask = async (name: string, bytes: Buffer | string) => {
    const { data } = await hugo.upload('documents.uploadDocument', { residence_id }, { name }, [{ name, bytes }])
    return (await hugo.call('documents.readValidity', { document_id: data.id })).data
  }
  expect(await ask('Diagnostic lu.pdf', await buffer(paper))).toEqual({
    until: null,
    from: '2024-03-12',
    words: 'Établi le : 12/03/2024',
    page: 1,
  })
  expect(await ask('Illisible.pdf', '%PDF-1.4')).toBeNull()
  expect(await ask('Texte.txt', 'Établi le : 12/03/2024')).toBeNull()
})
