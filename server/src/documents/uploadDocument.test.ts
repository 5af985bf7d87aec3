import { residenceTypes } from '@logis/contract/projects.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { fileStore } from '#platform/files.ts'
import { as, type Client, type Part } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const pdf = '%PDF-1.4\n% a page\n%%EOF\n'
let hugo: Client
let lilas: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})

const upload = (
  who: Client,
  fields: Record<string, string | string[]>,
  file: Partial<Part> = {},
  residence_id = lilas,
) => who.upload('documents.uploadDocument', { residence_id }, fields, [{ name: 'upload.pdf', bytes: pdf, ...file }])
const folderOf = async (residenceId: number, name: string) =>
  (
    await db
      .selectFrom('document_folders')
      .select('id')
      .where('residence_id', '=', residenceId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).id
const labelId = async (code: string) =>
  (await db.selectFrom('document_labels').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of fileStore.list()) keys.push(key)
  return keys.toSorted()
}
const nameHeld = (name: string) => db.selectFrom('documents').select('id').where('name', '=', name).execute()

test('DOC-20 DOC-22 DOC-30 201: the file stands in its folder with its labels, and the journal says so', async () => {
  const folder_id = await folderOf(lilas, 'Plans')
  const labels = [await labelId('dpe'), await labelId('cil')]
  const mark = await journalMark()
  const answer = await upload(hugo, {
    name: 'Plan de façade.pdf',
    'label_ids[]': labels.map(String),
    residence_id: String(lilas),
    folder_id: String(folder_id),
    is_private: '0',
    temp_name: 'tmp-1',
  })
  expect(answer).toMatchObject({
    status: 201,
    data: {
      name: 'Plan de façade.pdf',
      extension: 'pdf',
      size: pdf.length,
      creator_name: 'Hugo Bertin',
      folder_id,
      tags: [],
      mime_type: 'application/pdf',
    },
  })
  expect(answer.data.labels.map((label: { code: string }) => label.code)).toEqual(['dpe', 'cil'])
  expect(await journalOf(lilas, mark)).toMatchObject([
    {
      username: 'hugo@clairiere.example',
      action: 'CREATED',
      model_name: 'File',
      model_id: answer.data.id,
      context_http_name: 'documents.uploadDocument',
      pretty_log: [
        { attribute_name: 'name', old_value: null, value: 'Plan de façade.pdf' },
        { attribute_name: 'folder', old_value: null, value: 'Plans' },
        {
          attribute_name: 'labels',
          old_value: null,
          value: 'Diagnostic de performance énergétique (DPE), Carnet d’information du logement (CIL)',
        },
      ],
    },
  ])
})

test('the fields may come after the file, and the name from the file itself, however its accents are written', async () => {
  const form = new FormData()
  form.append('file', new Blob([pdf]), 'C:\\dossier\\Photo e\u0301te\u0301.pdf')
  form.append('label_ids[]', String(await labelId('cil')))
  const answer = await hugo.send('POST', `/v2/residences/${lilas}/documents`, { body: form })
  expect(answer).toMatchObject({ status: 201, data: { name: 'Photo été.pdf', labels: [{ code: 'cil' }] } })
})

test.each([
  ['image.pdf', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'image/svg+xml'],
  ['page.png', '<!doctype html><script>alert(1)</script>', 'text/html'],
  ['notes.jpg', 'Trois lignes de texte.', 'text/plain'],
])('the type of %s is that of its content, whatever its name and its sender say', async (name, bytes, mime_type) => {
  expect(await upload(hugo, { name }, { bytes, type: 'application/pdf' })).toMatchObject({
    status: 201,
    data: { mime_type },
  })
})

test('DOC-37/taken DOC-39 409: a name taken in the folder, whatever its case; nothing is kept', async () => {
  const before = await storedKeys()
  const mark = await journalMark()
  const folder_id = String(await folderOf(lilas, 'Plans'))
  const taken = await upload(hugo, { name: 'PLAN DU REZ-DE-CHAUSSÉE.PDF', folder_id })
  expect(taken).toMatchObject({
    status: 409,
    error_reason: 'DOCUMENT_NAME_EXISTS',
    error_message: 'Un fichier portant ce nom existe déjà dans le dossier de destination.',
  })
  expect(await storedKeys()).toEqual(before)
  expect(await journalOf(lilas, mark)).toEqual([])
})

test('spaces before the extension make no other name: it is kept without them, and one that is taken is refused', async () => {
  expect(await upload(hugo, { name: 'Élévation nord  .pdf' })).toMatchObject({
    status: 201,
    data: { name: 'Élévation nord.pdf' },
  })
  const again = await upload(hugo, { name: ' élévation nord .pdf ' })
  expect(again).toMatchObject({ status: 409, error_reason: 'DOCUMENT_NAME_EXISTS' })
})

test('DOC-37/free 201: the same name with another extension, and in another folder', async () => {
  const folder_id = String(await folderOf(lilas, 'Plans'))
  expect(await upload(hugo, { name: 'Plan du rez-de-chaussée.dwg', folder_id })).toMatchObject({ status: 201 })
  expect(await upload(hugo, { name: 'Plan du rez-de-chaussée.pdf' })).toMatchObject({ status: 201 })
})

test('DOC-37/taken two people send one name at once: exactly one keeps it', async () => {
  const marie = await as('marie@horizon.example')
  const both = await Promise.all([upload(hugo, { name: 'Course.pdf' }), upload(marie, { name: 'course.PDF' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('DOC-49/refused 422: no file of a home that is no building is private', async () => {
  const karim = await as('karim@renovest.example')
  const company_id = await world.company('Rénov’Est')
  const addresses = [{ street_name: 'Rue Haute', zip_code: '80000', city: 'Amiens' }]
  for (const type of residenceTypes) {
    const home = { company_id, type, name: `Privé ${type}`, contact_information: { addresses } }
    const { data } = await karim.call('projects.createProject', home)
    const answer = await upload(karim, { name: 'Caché.pdf', is_private: '1' }, {}, data.id)
    expect([type, answer.error_reason]).toEqual([
      type,
      type === 'BUILDING' ? undefined : 'DOCUMENT_PRIVATE_BUILDING_ONLY',
    ])
    await karim.call('documents.deleteDocument', { document_id: answer.data?.id ?? 0 })
  }
})

test('DOC-49/refused DOC-50 422: private only in a building, and there 1 hides the file', async () => {
  expect(await upload(hugo, { name: 'Caché.pdf', is_private: '1' })).toMatchObject({
    status: 422,
    error_reason: 'DOCUMENT_PRIVATE_BUILDING_ONLY',
  })
  const samira = await as('samira@rivages.example')
  const tilleuls = await world.project('Résidence Les Tilleuls')
  const hidden = await upload(samira, { name: 'Caché.pdf', is_private: '1' }, {}, tilleuls)
  expect(hidden).toMatchObject({ status: 201, data: { tags: ['fileNotSharedWithChildren'] } })
  expect(await nameHeld('Caché')).toHaveLength(1)
  const open = await upload(samira, { name: 'Ouvert.pdf', is_private: '0' }, {}, tilleuls)
  expect(open).toMatchObject({ status: 201, data: { tags: [] } })
})

test.each(['', '   ', '..', 'a/b.pdf', 'a\\b.pdf', 'a\u0000b.pdf', `${'x'.repeat(260)}.pdf`])(
  'DOC-37/required 422: %j is no name',
  async (name) => {
    expect(await upload(hugo, { name })).toMatchObject({
      status: 422,
      error_reason: 'VALIDATION_ERROR',
      errors: { name: [{}] },
    })
  },
)

test.each(['__proto__', 'constructor', 'a[__proto__]', 'label_ids[prototype]', 'a[b][c][d][e][f]', 'a]b'])(
  'a field named %s is refused, and nothing is kept',
  async (field) => {
    const before = await storedKeys()
    expect((await upload(hugo, { name: 'proto.pdf', [field]: 'x' })).status).toBeOneOf([400, 422])
    expect(await storedKeys()).toEqual(before)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  },
)

test('422: an unknown field, an unknown label, another project’s number, no file, two files', async () => {
  expect(await upload(hugo, { name: 'u.pdf', owner: '1' })).toMatchObject({
    status: 422,
    error_reason: 'VALIDATION_ERROR',
  })
  expect(await upload(hugo, { name: 'u.pdf', 'label_ids[]': '999999' })).toMatchObject({
    status: 422,
    errors: { label_ids: [{ code: 'invalid' }] },
  })
  expect(await upload(hugo, { name: 'u.pdf', residence_id: String(lilas + 1) })).toMatchObject({
    status: 422,
    errors: { residence_id: [{}] },
  })
  expect(await hugo.upload('documents.uploadDocument', { residence_id: lilas }, { name: 'u.pdf' }, [])).toMatchObject({
    status: 422,
    errors: { file: [{ code: 'required' }] },
  })
  const two = [
    { name: 'a.pdf', bytes: pdf },
    { name: 'b.pdf', bytes: pdf },
  ]
  expect(await hugo.upload('documents.uploadDocument', { residence_id: lilas }, { name: 'u.pdf' }, two)).toMatchObject({
    status: 422,
  })
  expect(await nameHeld('u')).toEqual([])
})

test('400: a body that is no form', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await hugo.send('POST', `/v2/residences/${lilas}/documents`, { headers, body: '{"name":"a.pdf"}' })
  expect(answer).toMatchObject({ status: 400, error_reason: 'REQUEST_MALFORMED' })
})

test.each([
  ['a Windows program', 'MZ\u0090\u0000\u0003'],
  ['a shell script', '#!/bin/sh\necho'],
  ['a Linux program', '\u007fELF\u0002\u0001\u0001'],
])('415: %s, named like a document', async (_what, start) => {
  const before = await storedKeys()
  const bytes = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(200)])
  expect(await upload(hugo, { name: 'facture.pdf' }, { bytes })).toMatchObject({
    status: 415,
    error_reason: 'FILE_TYPE_NOT_ALLOWED',
  })
  expect(await storedKeys()).toEqual(before)
})

test('an empty file is a file', async () => {
  expect(await upload(hugo, { name: 'vide.txt' }, { bytes: '' })).toMatchObject({ status: 201, data: { size: 0 } })
})

test('422: a folder of another project, and one that does not exist, answer alike', async () => {
  const foreign = await folderOf(await world.project('Villa Rivale'), 'Plans')
  const [one, other] = [
    await upload(hugo, { name: 'f.pdf', folder_id: String(foreign) }),
    await upload(hugo, { name: 'f.pdf', folder_id: '999999' }),
  ]
  expect(one).toMatchObject({ status: 422, error_reason: 'DOCUMENT_FOLDER_NOT_FOUND' })
  expect(other).toMatchObject({ status: 422, error_reason: 'DOCUMENT_FOLDER_NOT_FOUND' })
  expect(await nameHeld('f')).toEqual([])
})

test('404: a rival must not learn that the project exists', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  expect(await upload(zoe, { name: 'z.pdf' })).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await upload(zoe, { name: 'z.pdf' }, {}, 999_999)).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
})

test('403: a reader, and an authorised third party, may not add', async () => {
  expect(await upload(await as('lea@horizon.example'), { name: 'l.pdf' })).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  await authorise('Maisons Clairière', 'Études Isotherme')
  expect(await upload(await as('luc@isotherme.example'), { name: 'l.pdf' })).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
})

test('PROV-09 403: without the provision; a manager needs none', async () => {
  const bare = await db
    .selectFrom('residences')
    .select('id')
    .where('company_id', '=', await world.company('Maisons Clairière'))
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', bare.id).execute()
  expect(await upload(hugo, { name: 'p.pdf' }, {}, bare.id)).toMatchObject({
    status: 403,
    error_reason: 'SERVICE_PROVISION_REQUIRED',
  })
  expect(await upload(await as('marie@horizon.example'), { name: 'p.pdf' }, {}, bare.id)).toMatchObject({ status: 201 })
})

test('409: a cancelled project takes nothing', async () => {
  const charmes = await world.project('Maison Les Charmes')
  expect(await upload(hugo, { name: 'c.pdf' }, {}, charmes)).toMatchObject({
    status: 409,
    error_reason: 'RESIDENCE_CANCELLED',
  })
})

test.each([
  ['documents', '', 422],
  ['documents', 'Content-Disposition: form-data; name="name"\r\n\r\nplan.pdf\r\n--boundary\r\n', 201],
  ['thermal-study', '', 422],
])('%s: a part that holds a file and says no name %j is answered %i', async (place, before, status) => {
  const file = `Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n${pdf}`
  const answer = await hugo.send('POST', `/v2/residences/${lilas}/${place}`, {
    headers: { 'content-type': 'multipart/form-data; boundary=boundary' },
    body: `--boundary\r\n${before}${file}\r\n--boundary--\r\n`,
  })
  expect(answer.status).toBe(status)
})
