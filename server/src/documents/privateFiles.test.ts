import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'

// The building holds five shared files and four private ones. Tom rents one of its flats; Samira is its landlord.
const secrets = [
  'Relevé des impayés',
  'Contrat d’entretien de l’ascenseur',
  'Litige infiltrations',
  'Barème des loyers',
  'Gestion locative',
]
let tom: Client
let samira: Client
let tilleuls: number
let flat: number
let rivages: number
let hidden: { id: number; name: string; size_bytes: number }[]

beforeAll(async () => {
  tilleuls = await world.project('Résidence Les Tilleuls')
  rivages = await world.company('Habitat Rivages')
  flat = (await world.flats('Résidence Les Tilleuls'))[0]!.id
  await moveIn('tom@foyer.example', flat)
  ;[tom, samira] = [await as('tom@foyer.example', 'resident'), await as('samira@rivages.example')]
  hidden = await db
    .selectFrom('documents')
    .select(['id', 'name', 'size_bytes'])
    .where('residence_id', '=', tilleuls)
    .where('is_private', '=', true)
    .execute()
})

const leaks = (text: string) =>
  [...secrets, ...hidden.map(({ name }) => name)].filter((secret) => text.includes(secret))

test.each([
  ['documents.listDocuments', { scope: 'private' }],
  ['documents.listDocuments', { shared: 'false' }],
  ['documents.listDocuments', { shared: 'true' }],
  ['documents.listHomeDocuments', {}],
])(
  'DOC-51/listed %s %j tells a resident of the shared files alone, their number and their size',
  async (operation, more) => {
    const answer = await tom.call(operation, { company_id: rivages, residence_id: tilleuls, ...more })
    expect(answer.status).toBe(200)
    expect(leaks(answer.bytes.toString())).toEqual([])
    const tree = answer.data.own ?? answer.data
    expect(tree.total).toBe(5)
    const { used } = await db
      .selectFrom('documents')
      .select((eb) => eb.fn.sum<number>('size_bytes').as('used'))
      .where('residence_id', '=', tilleuls)
      .where('is_private', '=', false)
      .executeTakeFirstOrThrow()
    expect(tree.storage.used).toBe(used)
  },
)

test('DOC-51/listed through the flat: the building’s shared files alone', async () => {
  for (const operation of ['documents.listHomeDocuments', 'documents.listParentDocuments']) {
    const answer = await tom.call(operation, { residence_id: flat })
    expect(answer.status).toBe(200)
    expect(leaks(answer.bytes.toString())).toEqual([])
    expect((answer.data.building ?? answer.data).total).toBe(5)
  }
})

test('DOC-51/opened 404: a private file by its number, exactly as one that does not exist; a shared one opens', async () => {
  const { id: shared } = await db
    .selectFrom('documents')
    .select('id')
    .where('name', '=', 'Diagnostic amiante')
    .executeTakeFirstOrThrow()
  expect((await tom.download('documents.downloadDocument', { document_id: shared })).status).toBe(200)
  const absent = await tom.download('documents.downloadDocument', { document_id: 999_999 })
  for (const { id } of hidden) {
    const answer = await tom.download('documents.downloadDocument', { document_id: id })
    expect({ ...answer, request_id: '', bytes: '', headers: '' }).toEqual({
      ...absent,
      request_id: '',
      bytes: '',
      headers: '',
    })
  }
})

test('DOC-51/archived neither the ZIP nor the PDF holds a private file', async () => {
  const zip = await tom.download('documents.downloadAll', { residence_id: tilleuls })
  expect(filesOfZip(zip.bytes).size).toBe(5)
  expect(leaks([...filesOfZip(zip.bytes).keys()].join('\n'))).toEqual([])
  const { text: list } = await readPdf((await tom.download('documents.downloadList', { residence_id: tilleuls })).bytes)
  expect(list).toContain('Diagnostic amiante.pdf')
  expect(leaks(list)).toEqual([])
})

test('DOC-51/archived 404 NO_DOCUMENTS when every file is private', async () => {
  const belvedere = await world.project('Résidence Le Belvédère')
  await db.updateTable('documents').set({ is_private: true }).where('residence_id', '=', belvedere).execute()
  await moveIn('alice@foyer.example', (await world.flats('Résidence Le Belvédère'))[0]!.id)
  const alice = await as('alice@foyer.example', 'resident')
  for (const operation of ['documents.downloadAll', 'documents.downloadList']) {
    expect(await alice.download(operation, { residence_id: belvedere })).toMatchObject({
      status: 404,
      error_reason: 'NO_DOCUMENTS',
    })
  }
})

test('DOC-51/opened a landlord who also lives there is a resident in a resident’s session', async () => {
  await moveIn('samira@rivages.example', flat)
  const atHome = await as('samira@rivages.example', 'resident')
  expect(await atHome.download('documents.downloadDocument', { document_id: hidden[0]!.id })).toMatchObject({
    status: 404,
  })
  expect((await samira.download('documents.downloadDocument', { document_id: hidden[0]!.id })).status).toBe(200)
})

test('DOC-21 DOC-51/staff staff see them all, with their mark', async () => {
  const { data } = await samira.call('documents.listDocuments', {
    company_id: rivages,
    residence_id: tilleuls,
    scope: 'private',
  })
  expect([data.total, hidden.length]).toEqual([9, 4])
  const marked = [...data.files, ...data.folders.flatMap((folder: { files: unknown[] }) => folder.files)].filter(
    ({ tags }) => tags.includes('fileNotSharedWithChildren'),
  )
  expect(new Set(marked.map(({ id }) => id))).toEqual(new Set(hidden.map(({ id }) => id)))
  expect(filesOfZip((await samira.download('documents.downloadAll', { residence_id: tilleuls })).bytes).size).toBe(9)
})
