import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let lilas: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})

const uploaded = async (name: string, bytes: Buffer | string) => {
  const { data } = await hugo.upload('documents.uploadDocument', { residence_id: lilas }, { name }, [
    { name: 'upload', bytes },
  ])
  return data.id as number
}
const download = (who: Client, document_id: number, more: object = {}) =>
  who.download('documents.downloadDocument', { document_id, ...more })
const idOf = async (name: string) =>
  (await db.selectFrom('documents').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

test('DOC-35/download 200: the bytes that were sent, to be saved under the name', async () => {
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251)),
  ])
  const id = await uploaded('Été à Noël.pdf', bytes)
  const answer = await download(hugo, id)
  expect(answer.status).toBe(200)
  expect(answer.bytes.equals(bytes)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="Ete a Noel.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20No%C3%ABl.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('DOC-35/download the name asked for only names the file, and cannot end the header', async () => {
  const id = await uploaded('nom.pdf', '%PDF-1.4')
  const answer = await download(hugo, id, { name: 'a"\r\nset-cookie: x=1;é.pdf' })
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="a___set-cookie: x=1;e.pdf"; filename*=UTF-8''a%22__set-cookie%3A%20x%3D1%3B%C3%A9.pdf`,
  )
})

test.each([
  ['a PDF', '%PDF-1.4', 'application/pdf', 'inline'],
  ['a picture', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000', 'image/gif', 'inline'],
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'application/octet-stream',
    'attachment',
  ],
  ['a page', '<html><script>alert(1)</script>', 'application/octet-stream', 'attachment'],
  ['an XML', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>', 'application/octet-stream', 'attachment'],
  ['a text', 'du texte', 'text/plain', 'attachment'],
])('%s asked for in place: nothing that could run is shown', async (what, bytes, type, kind) => {
  const answer = await download(hugo, await uploaded(`${what}.pdf`, bytes), { inline: 1 })
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${kind};`))
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('the file of a thermal study, with no provision of documents needed', async () => {
  const id = await idOf('etude-re2020')
  await db
    .updateTable('residence_service_provisions')
    .set({ code: 'MSL_BASERT' })
    .where('residence_id', '=', lilas)
    .execute()
  const [study, other] = [await download(hugo, id), await download(hugo, await idOf('Livret d’accueil'))]
  await db
    .updateTable('residence_service_provisions')
    .set({ code: 'MSL_PREMIUM' })
    .where('residence_id', '=', lilas)
    .execute()
  expect(study.status).toBe(200)
  expect(study.bytes.toString()).toContain('<projet version="2022.D1E1C1">')
  expect(other).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
})

test('a reader, an authorised third party and an owner read; a cancelled project too', async () => {
  const id = await uploaded('lisible.pdf', '%PDF-1.4')
  await authorise('Maisons Clairière', 'Études Isotherme')
  await moveIn('claire@foyer.example', lilas, 'OWNER')
  for (const who of [
    await as('lea@horizon.example'),
    await as('luc@isotherme.example'),
    await as('claire@foyer.example', 'resident'),
  ]) {
    expect((await download(who, id)).status).toBe(200)
  }
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', lilas).execute()
  const [staff, resident] = [await download(hugo, id), await download(await as('claire@foyer.example', 'resident'), id)]
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', lilas).execute()
  expect(staff.status).toBe(200)
  expect(resident).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
})

test('404: a rival, a resident of elsewhere, a template’s file, an absent document answer alike', async () => {
  const id = await idOf('Livret d’accueil')
  const template = await idOf('Guide des garanties')
  await moveIn('tom@foyer.example', await world.project('Maison Les Saules'))
  const [zoe, tom] = [await as('zoe@batir-ouest.example'), await as('tom@foyer.example', 'resident')]
  for (const [who, document] of [
    [zoe, id],
    [tom, id],
    [hugo, template],
    [hugo, 999_999],
  ] as const) {
    const answer = await download(who, document)
    expect(answer).toMatchObject({
      status: 404,
      error_reason: 'DOCUMENT_NOT_FOUND',
      error_message: 'Ce document est introuvable.',
    })
  }
})
