import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { checkFiles } from '#platform/files/checker.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { sorter } from '#platform/testing/sorter.ts'
import { world } from '#platform/testing/world.ts'
import { zipOfFiles } from '#platform/testing/zip.ts'
import { fileOn } from './filing/rules.ts'
import { readOn } from './reading/rules.ts'
import { resumeSortings } from './rules.ts'

const made = await sorter()
const { hugo, marie, on, open, sendZip, sendFile, zip, dropped, filesOf, started, aHome, documentsOf, content } = made
const lea = await as('lea@horizon.example')
const zoe = await as('zoe@batir-ouest.example')

const labelsOf = async (documentId: number) =>
  (
    await db
      .selectFrom('document_label_links as k')
      .innerJoin('document_labels as l', 'l.id', 'k.label_id')
      .select('l.code')
      .where('k.document_id', '=', documentId)
      .execute()
  ).map(({ code }) => code)
const pdf = (...pages: string[]): Promise<Buffer> => {
  const made = new PDFDocument({ autoFirstPage: false })
  for (const page of pages) made.addPage().text(page)
  made.end()
  return buffer(made)
}
test('the homes of an archive stand as people count them: lot 2 before lot 10', async () => {
  const mark = randomBytes(4).toString('hex')
  for (const lot of [10, 2, 1]) await aHome({ name: `Lot ${mark} ${lot}` })
  const sorting = await dropped([10, 2, 1].map((lot) => [`Lot ${mark} ${lot}/facture.txt`, content()]))
  const { homes } = sorting as { homes: { name: string }[] }
  expect(homes.map(({ name }) => name)).toEqual([1, 2, 10].map((lot) => `Lot ${mark} ${lot}`))
})

test('202: an archive is told file by file with the reason, nothing is filed until somebody confirms, then each file is a document as if uploaded', async () => {
  const home = await aHome()
  const sorting = await dropped([
    [`${home.name}/DPE.pdf`, content()],
    [`${home.contract}/scan001.pdf`, await pdf('Page de garde', 'Procès-verbal de réception des travaux')],
    ['divers/facture.txt', content()],
  ])
  expect(sorting).toMatchObject({
    state: 'DRAFT',
    counts: { READY: 2, UNSORTED: 1, WAITING: 0 },
    total: 3,
    homes: [{ id: home.id, name: home.name, building: null, files: 2 }],
  })
  const rows = await filesOf(sorting)
  const [byName, byContract, unsorted] = ['DPE.pdf', 'scan001.pdf', 'facture.txt'].map((name) =>
    rows.find((row) => row.name === name),
  )
  expect(byName).toMatchObject({
    path: `dossiers/${home.name}/DPE.pdf`,
    name: 'DPE.pdf',
    state: 'READY',
    residence: { id: home.id },
    label: 'dpe',
    folder: 'Études / Diagnostics',
    home_found: { by: 'name', words: home.name },
    kind_found: { by: 'name', words: 'dpe', page: null },
  })
  expect(byContract).toMatchObject({
    home_found: { by: 'contract', words: home.contract },
    label: null,
    folder: 'Attestations',
    kind_found: { by: 'text', words: 'procès verbal de réception des travaux', page: 2 },
  })
  expect(unsorted).toMatchObject({ state: 'UNSORTED', residence: null, label: 'ptg_invoice', home_found: null })
  expect(await documentsOf(home.id)).toEqual([])

  expect(await started(sorting)).toMatchObject({ state: 'DRAFT', counts: { FILED: 2, UNSORTED: 1, READY: 0 } })
  const documents = (await documentsOf(home.id)).toSorted((a, b) => (a.name < b.name ? 1 : -1))
  expect(documents).toMatchObject([
    { name: 'scan001', extension: 'pdf', folder: 'Attestations', creator_name: expect.stringContaining('Hugo') },
    { name: 'DPE', extension: 'pdf', folder: 'Études / Diagnostics' },
  ])
  expect(await labelsOf(documents[1]!.id)).toEqual(['dpe'])
  expect((await journalOf(home.id)).filter(({ model_name }) => model_name === 'File').slice(-2)).toMatchObject([
    { username: 'hugo@clairiere.example', action: 'CREATED' },
    { username: 'hugo@clairiere.example', action: 'CREATED' },
  ])
  const read = await hugo.call('documents.downloadDocument', { document_id: documents[1]!.id })
  expect(read.bytes.toString()).toMatch(/^contenu/)
  // The last one is put where it belongs, by hand; then all is over.
  await on('correctSortingFiles', sorting, { ids: [unsorted!.id], residence_id: home.id, folder: 'Mes factures' })
  expect(await started(sorting)).toMatchObject({ state: 'DONE', counts: { FILED: 3 }, kept_until: null })
  expect((await documentsOf(home.id)).at(-1)).toMatchObject({ name: 'facture', folder: 'Mes factures' })
  expect(await on('correctSortingFiles', sorting, { ids: [unsorted!.id], label: 'dpe' })).toMatchObject({
    status: 409,
    error_reason: 'SORTING_CLOSED',
  })
  const late = [{ name: 'tard.txt', type: 'text/plain', bytes: content() }]
  const place = { company_id: made.company_id, sorting_id: sorting.id }
  expect(await hugo.upload('sortings.addSortingFile', place, { path: 'tard.txt' }, late)).toMatchObject({
    status: 409,
    error_reason: 'SORTING_CLOSED',
  })
  const report = (await on('exportSorting', sorting)).bytes.toString()
  expect(report).toContain('Rangé')
  expect(report).toContain(home.name)
  const told = db.selectFrom('security_log').select('details').where('kind', '=', 'EXPORTED').orderBy('id', 'desc')
  expect(await told.executeTakeFirst()).toMatchObject({ details: { rows: report.trim().split('\n').length - 1 } })
})

test('until when a paper counts is told by what it says or its name, kept with the label it is filed under, and goes with that label', async () => {
  const home = await aHome()
  const sorting = await dropped([
    [`${home.contract}/scan.pdf`, await pdf('Diagnostic de performance énergétique', 'Établi le : 12/03/2024')],
    [`${home.contract}/DPE 2026-03-12.txt`, content()],
    [`${home.contract}/DPE garage.txt`, content()],
    [`${home.contract}/DPE cave 2026-03-12.txt`, content()],
  ])
  const rows = await filesOf(sorting)
  const ends = () => Object.fromEntries(rows.map(({ name, valid_until }) => [name, valid_until]))
  expect(ends()).toEqual({
    'scan.pdf': '2034-03-11',
    'DPE 2026-03-12.txt': '2036-03-11',
    'DPE garage.txt': null,
    'DPE cave 2026-03-12.txt': '2036-03-11',
  })
  const other = rows.find(({ name }) => name.startsWith('DPE cave'))!
  await on('correctSortingFiles', sorting, { ids: [other.id], label: 'ptg_others' })
  await started(sorting)
  const { data } = await hugo.call('documents.listDocuments', {
    company_id: await world.company('Maisons Clairière'),
    residence_id: home.id,
  })
  const filed = [...data.files, ...data.folders.flatMap(({ files }: { files: object[] }) => files)]
  expect(Object.fromEntries(filed.map(({ name, valid_until }) => [name, valid_until]))).toEqual({
    'scan.pdf': '2034-03-11',
    'DPE 2026-03-12.txt': '2036-03-11',
    'DPE garage.txt': null,
    'DPE cave 2026-03-12.txt': null,
  })
})

test('names of old archivers, paths that lead elsewhere, junk, archives and programs inside, bombs: told, each for what it is', async () => {
  const bytes = zipOfFiles([
    ['Dossier/Étude.txt', Buffer.from(content())],
    ['../../etc/passwd', Buffer.from('root')],
    ['C:\\windows\\a.txt', Buffer.from('a')],
    ['__MACOSX/._a.pdf', Buffer.from('a')],
    ['Dossier/vide.pdf', Buffer.alloc(0)],
    ['Dossier/lot.zip', zip([['a.txt', 'a']])],
    ['Dossier/setup.exe', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['Dossier/zéros.txt', Buffer.alloc(30 * 1_048_576)],
    ['Dossier/menteur.txt', Buffer.from('dix octets'), 4],
    ['dossier/étude.txt', Buffer.from(content())],
    // As Windows writes it in France: one byte a letter, and no mark of another writing.
    [Buffer.from('Dossier/R\x82ception n\xf82 \xb7 garder.txt', 'latin1'), Buffer.from(content())],
  ])
  const sorting = await open()
  expect((await sendZip(sorting, bytes)).status).toBe(201)
  await runJobs()
  const told = Object.fromEntries(
    (await filesOf(sorting)).map(({ path, state, cause }) => [path.replace('dossiers/', ''), cause ?? state]),
  )
  expect(told).toEqual({
    'Dossier/Étude.txt': 'UNSORTED',
    '../../etc/passwd': 'unsafe_path',
    'C:/windows/a.txt': 'unsafe_path',
    '__MACOSX/._a.pdf': 'junk',
    'Dossier/vide.pdf': 'empty',
    'Dossier/lot.zip': 'archive',
    'Dossier/setup.exe': 'program',
    'Dossier/zéros.txt': 'bomb',
    'Dossier/menteur.txt': 'damaged',
    'dossier/étude.txt': 'twice',
    'Dossier/Réception n°2 À garder.txt': 'UNSORTED',
  })
  // An archive may be filed as it is, by whoever wants that; what was never unpacked may not.
  const rows = await filesOf(sorting, { state: 'LEFT_OUT' })
  const idOf = (cause: string) => rows.find((row) => row.cause === cause)!.id
  const home = await aHome()
  const take = (id: number) => on('correctSortingFiles', sorting, { ids: [id], residence_id: home.id })
  expect((await take(idOf('archive'))).data.counts).toMatchObject({ READY: 1 })
  expect(await take(idOf('unsafe_path'))).toMatchObject({ status: 404, error_reason: 'SORTING_FILE_NOT_FOUND' })
})

test('of what lies at one path the first is taken, whatever is wrong with the others: in one archive, and in two of one name', async () => {
  const bytes = zipOfFiles([
    ['Dossier/plan.txt', Buffer.from(content())],
    ['Dossier/plan.txt', Buffer.from(content())],
    ['Dossier/.DS_Store', Buffer.from('a')],
  ])
  // The second of the two is locked as well.
  const second = bytes.indexOf('PK\u0001\u0002', bytes.indexOf('PK\u0001\u0002') + 4)
  bytes.writeUInt16LE(bytes.readUInt16LE(second + 8) | 1, second + 8)
  const sorting = await open()
  expect((await sendZip(sorting, bytes)).status).toBe(201)
  expect((await sendZip(sorting, zip([['Dossier/.DS_Store', 'b']]))).status).toBe(201)
  await runJobs()
  expect((await filesOf(sorting)).map(({ path, state, cause }) => [path, cause ?? state])).toEqual([
    ['dossiers/Dossier/.DS_Store', 'junk'],
    ['dossiers/Dossier/.DS_Store', 'twice'],
    ['dossiers/Dossier/plan.txt', 'UNSORTED'],
    ['dossiers/Dossier/plan.txt', 'twice'],
  ])
})

test('what is no archive, or an empty one, is refused with what is wrong, and leaves nothing', async () => {
  const sorting = await open()
  const before = await db.selectFrom('stored_files').select('id').execute()
  const codeOf = (answer: { errors?: Record<string, { code: string }[]> }) => answer.errors?.['file']?.[0]?.code
  const text = await sendZip(sorting, Buffer.from('ceci n’est pas une archive'))
  expect(text).toMatchObject({ status: 422, error_reason: 'ARCHIVE_REFUSED' })
  expect(codeOf(text)).toBe('not_a_zip')
  expect(codeOf(await sendZip(sorting, zip([])))).toBe('empty_archive')
  expect(await db.selectFrom('stored_files').select('id').execute()).toHaveLength(before.length)
  expect(await on('startSorting', sorting)).toMatchObject({ status: 409, error_reason: 'SORTING_FILES_NOTHING' })
})

test('the files of a folder come one by one, each once; none is filed while some are read', async () => {
  const home = await aHome()
  const sorting = await open()
  const path = `${home.name}/plan rdc.txt`
  const bytes = content()
  const sent = await Promise.all([sendFile(sorting, path, bytes), sendFile(sorting, path, bytes)])
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect(sent[0].data.id).toBe(sent[1].data.id)
  expect(await on('startSorting', sorting)).toMatchObject({ status: 409, error_reason: 'SORTING_READING' })
  await runJobs()
  const [file] = await filesOf(sorting)
  expect(file).toMatchObject({ path, state: 'READY', label: 'sect_drawings', folder: 'Plans' })
  expect(await filesOf(sorting)).toHaveLength(1)
})

test('the home has it already, in the draft and by the time it is filed: told, and not filed twice', async () => {
  const home = await aHome()
  const bytes = content()
  const first = await dropped([[`${home.name}/a.txt`, bytes]])
  const [second, third] = [
    await dropped([[`${home.name}/b.txt`, bytes]]),
    await dropped([[`${home.name}/c.txt`, bytes]]),
  ]
  expect(second.counts).toMatchObject({ READY: 1 })
  await started(first)
  await Promise.all([started(second), on('startSorting', third)])
  await runJobs()
  for (const each of [second, third]) expect((await filesOf(each))[0]).toMatchObject({ state: 'EXISTING' })
  expect(await documentsOf(home.id)).toHaveLength(1)
  expect((await dropped([[`${home.name}/d.txt`, bytes]])).counts).toMatchObject({ EXISTING: 1, READY: 0 })
})

test('two of one name for one home: both are kept, one beside the other', async () => {
  const home = await aHome()
  await started(
    await dropped([
      [`${home.name}/1/Plan.txt`, content()],
      [`${home.name}/2/plan.txt`, content()],
    ]),
  )
  expect((await documentsOf(home.id)).map(({ name }) => name)).toEqual(['Plan', 'plan (2)'])
})

test('a name with a sign that turns its direction, or a space before its extension, stays the name of its file', async () => {
  const home = await aHome()
  await started(
    await dropped([
      [`${home.name}/\u200eDevis toiture.txt`, content()],
      [`${home.name}/Plan .txt`, content()],
    ]),
  )
  expect((await documentsOf(home.id)).map(({ name }) => name)).toEqual(['�Devis toiture', 'Plan'])
})

test('killed while it reads and while it files, gone on with by several at once, confirmed by two: nothing twice, nothing lost', async () => {
  const home = await aHome()
  const other = await aHome()
  const files: [string, string][] = Array.from({ length: 12 }, (_, n) => [
    `${n % 2 ? home.name : other.name}/fichier ${n}.txt`,
    content(),
  ])
  const sorting = await open()
  const [sent, again] = [await sendZip(sorting, zip(files)), await sendZip(sorting, zip(files))]
  expect([sent.data.total, again.data.total]).toEqual([12, 12])
  await readOn(sorting.id, { maxMs: 0 }) // and there the server was killed
  expect((await on('getSorting', sorting)).data.counts).toMatchObject({ WAITING: 11 })
  await resumeSortings()
  await Promise.all([readOn(sorting.id), readOn(sorting.id), runJobs()])
  expect((await on('getSorting', sorting)).data.counts).toMatchObject({ READY: 12, WAITING: 0 })
  const both = await Promise.all([on('startSorting', sorting), on('startSorting', sorting, {}, marie)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
  await fileOn(sorting.id, 1, 2) // killed again
  await resumeSortings()
  await Promise.all([fileOn(sorting.id, 9, 2), fileOn(sorting.id, 9, 1), runJobs()])
  await runJobs()
  expect((await on('getSorting', sorting)).data).toMatchObject({ state: 'DONE', counts: { FILED: 12 } })
  expect([await documentsOf(home.id), await documentsOf(other.id)].map((all) => all.length)).toEqual([6, 6])
  const { missing, altered } = await checkFiles()
  expect([missing, altered]).toEqual([[], []])
})

test('a home that is cancelled, full, taken back or another company’s meanwhile refuses its files, with its reason; the others are filed', async () => {
  const [good, cancelled, full, moved] = [await aHome(), await aHome(), await aHome(), await aHome()]
  const sorting = await dropped([good, cancelled, full, moved].map((home) => [`${home.name}/a.txt`, content()]))
  const set = (id: number, patch: object) => db.updateTable('residences').set(patch).where('id', '=', id).execute()
  await set(cancelled.id, { deleted_at: new Date() })
  await set(full.id, { storage_bytes: 1_073_741_824 })
  await set(moved.id, {
    company_id: await world.company('Rivages Habitat').catch(() => world.company('Groupe Horizon')),
  })
  const after = await started(sorting)
  expect(after).toMatchObject({ state: 'DRAFT', counts: { FILED: 1, REFUSED: 3 } })
  const reasons = (await filesOf(sorting, { state: 'REFUSED' })).map(({ reason }) => reason)
  expect(new Set(reasons)).toEqual(new Set(['RESIDENCE_CANCELLED', 'RESIDENCE_NOT_FOUND', 'STORAGE_LIMIT_REACHED']))
  // What was refused goes elsewhere; never to a home that is not the company's, or cancelled.
  const [first] = await filesOf(sorting, { state: 'REFUSED' })
  const put = (residence_id: number) => on('correctSortingFiles', sorting, { ids: [first!.id], residence_id })
  for (const foreign of [cancelled.id, moved.id, 999_999])
    expect(await put(foreign)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect((await put(good.id)).data.counts).toMatchObject({ READY: 1, REFUSED: 2 })
  await set(full.id, { storage_bytes: 0 })
})

test('whoever may not write any more files nothing more; readers and strangers never could', async () => {
  const home = await aHome()
  const paul = await as('paul@horizon.example')
  const sorting = await dropped([[`${home.name}/a.txt`, content()]])
  expect(await on('startSorting', sorting, {}, paul)).toMatchObject({ status: 202 })
  const user_id = await world.user('paul@horizon.example')
  const roles = db.updateTable('user_role_companies').where('user_id', '=', user_id)
  await roles.set({ role: 'COMPANY_READER' }).execute()
  await runJobs()
  await roles.set({ role: 'COMPANY_MEMBER' }).execute()
  expect((await filesOf(sorting))[0]).toMatchObject({ state: 'REFUSED', reason: 'FORBIDDEN' })
  expect(await on('getSorting', sorting, {}, lea)).toMatchObject({ status: 403 })
  expect(await sendFile(sorting, 'a.txt', 'a', lea)).toMatchObject({ status: 403 })
  expect(await on('getSorting', sorting, {}, zoe)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})
