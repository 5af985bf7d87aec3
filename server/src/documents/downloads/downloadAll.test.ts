import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'

let hugo: Client
let lilas: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})
const zip = (who: Client, residence_id: number, more: object = {}) =>
  who.download('documents.downloadAll', { residence_id, ...more })
const list = (who: Client, residence_id: number, more: object = {}) =>
  who.download('documents.downloadList', { residence_id, ...more })

test('DOC-36/zip 200: a ZIP named after the project, one directory for each folder', async () => {
  const answer = await zip(hugo, lilas)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Maison Les Lilas.zip"; filename*=UTF-8''Maison%20Les%20Lilas.zip`,
  )
  const files = filesOfZip(answer.bytes)
  expect([...files.keys()].toSorted()).toEqual([
    'Assurances/Attestation décennale.pdf',
    'Contrats - Avenants/Avenant n° 1 – terrasse.pdf',
    'Contrats - Avenants/Contrat de construction.pdf',
    'Livret d’accueil.pdf',
    'Notices/Notice de la chaudière.pdf',
    'Photos/Charpente.jpg',
    'Photos/Façade sud.jpg',
    'Photos/Jardin.jpg',
    'Plans/Plan de l’étage.pdf',
    'Plans/Plan du rez-de-chaussée.pdf',
    'Plans/Schéma électrique.png',
    'Études - Diagnostics/Récapitulatif RE2020.xml',
    'Études - Diagnostics/Étude de sol G2.pdf',
  ])
  expect(files.get('Photos/Jardin.jpg')?.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(files.get('Études - Diagnostics/Récapitulatif RE2020.xml')?.toString()).toContain(
    '<projet version="2022.D1E1C1">',
  )
})

test('DOC-36/zip the name asked for names the ZIP', async () => {
  expect((await zip(hugo, lilas, { name: 'Dossier' })).headers.get('content-disposition')).toContain(
    'filename="Dossier.zip"',
  )
  expect((await zip(hugo, lilas, { name: 'Dossier.ZIP' })).headers.get('content-disposition')).toContain(
    'filename="Dossier.ZIP"',
  )
})

test('no name escapes its directory, is a device, or overwrites another', async () => {
  const saules = await world.project('Maison Les Saules')
  const folder = (name: string) => hugo.call('documents.createFolder', { residence_id: saules, name })
  const upload = async (name: string, folder_id?: number) =>
    (
      await hugo.upload(
        'documents.uploadDocument',
        { residence_id: saules },
        { name, ...(folder_id && { folder_id: String(folder_id) }) },
        [{ name: 'x', bytes: name }],
      )
    ).status
  const { data: up } = await folder('../../etc')
  const { data: dots } = await folder('..')
  for (const name of ['CON.txt', 'a:b.txt', 'a?b.txt', '...txt', 'fin. ', 'gpj.exe.pdf'])
    expect(await upload(name), name).toBe(201)
  // Such a name is taken no more; one from before is still there.
  expect(await upload('\u202egpj.exe.pdf')).toBe(422)
  await db.updateTable('documents').set({ name: '\u202egpj.exe' }).where('name', '=', 'gpj.exe').execute()
  expect([await upload('passwd', up.id), await upload('x', dots.id)]).toEqual([201, 201])
  const names = [...filesOfZip((await zip(hugo, saules)).bytes).keys()]
  expect(names).toEqual(
    expect.arrayContaining(['_CON.txt', 'a_b.txt', 'a_b (2).txt', '_gpj.exe.pdf', '.. - .. - etc/passwd', '_/x']),
  )
  expect(names.filter((name) => /(^|\/)\.\.?(\/|$)|^\/|\\|[<>:"|?*\u202e]/.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

test('what both families of codes call alike stands once in the list', async () => {
  const both = db.selectFrom('document_labels').select('id').where('code', 'in', ['dpe', 'R_DPE'])
  const label_ids = (await both.execute()).map(({ id }) => id)
  const { documents } = (await hugo.call('projects.getProject', { residence_id: lilas })).data
  const document_id = documents.find(({ name }: { name: string }) => name === 'Livret d’accueil').id
  const edited = await hugo.call('documents.editDocument', { document_id, label_ids })
  expect(edited.data.labels).toHaveLength(2)
  const { text } = await readPdf((await list(hugo, lilas)).bytes)
  expect(text.replaceAll(/\s+/g, ' ').split('Diagnostic de performance énergétique')).toHaveLength(2)
})

test('DOC-36/pdf 200: the list as a PDF, folder by folder, in the reader’s language', async () => {
  const answer = await list(hugo, lilas)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { text } = await readPdf(answer.bytes)
  for (const words of [
    'Maison Les Lilas',
    'Maisons Clairière',
    'Contrats / Avenants',
    'Avenant n° 1 – terrasse.pdf',
    'Hors dossier',
    'Livret d’accueil.pdf',
    'Hugo Bertin',
  ]) {
    expect(text).toContain(words)
  }
  expect(text.indexOf('Contrats / Avenants')).toBeLessThan(text.indexOf('Hors dossier'))
  const english = await readPdf((await list(hugo.inEnglish(), lilas)).bytes)
  expect(english.text).toContain('Contracts / Amendments')
})

test('404 NO_DOCUMENTS: an empty project has neither', async () => {
  const empty = await world.project('Maison Garnier')
  expect(await zip(hugo, empty)).toMatchObject({ status: 404, error_reason: 'NO_DOCUMENTS' })
  expect(await list(hugo, empty)).toMatchObject({ status: 404, error_reason: 'NO_DOCUMENTS' })
})

test('404: a rival by the project’s number', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  expect(await zip(zoe, lilas)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await list(zoe, lilas)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})
