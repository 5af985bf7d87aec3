import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { fileStore } from '#platform/files.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { certificates, sample } from '../../fault/mutations.ts'

let hugo: Client
let erables: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  erables = await world.project('Maison Les Érables')
})
/** Each test begins without a certificate, and without what was taken from one. */
beforeEach(async () => {
  const requests = await asked()
  for (const { id } of requests) await hugo.call('devices.deleteProductRequest', { product_request_id: id })
  await db.deleteFrom('energy_certificates').where('residence_id', '=', erables).execute()
})

const house = sample('maison.xml')
type Proposal = { key: string; part: string; name: string; there: boolean }
const upload = (operation: string, who: Client, bytes: Buffer, fields: Record<string, string[]>) =>
  who.upload(operation, { residence_id: erables }, fields, [{ name: 'DPE.xml', bytes }])
const preview = async (bytes: Buffer, who = hugo) => {
  const { data } = await upload('certificates.previewCertificate', who, bytes, {})
  return data as { certificate: object; proposals: Proposal[] }
}
const importing = (bytes: Buffer, keys: string[] = [], who = hugo) =>
  upload('certificates.importCertificate', who, bytes, { keys })
const asked = () =>
  db
    .selectFrom('product_requests')
    .selectAll()
    .where('residence_id', '=', erables)
    .where('source_type', '=', 'xml_dpe')
    .orderBy('id')
    .execute()
const papers = () =>
  db
    .selectFrom('documents as d')
    .innerJoin('document_label_links as k', 'k.document_id', 'd.id')
    .innerJoin('document_labels as l', 'l.id', 'k.label_id')
    .where('d.residence_id', '=', erables)
    .where('l.code', '=', 'R_DPE')
    .select(['d.id', 'd.name'])
    .orderBy('d.id')
    .execute()
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of fileStore.list()) keys.push(key)
  return keys.toSorted()
}

test('a certificate is looked at first: what it says and proposes, and nothing of it is kept', async () => {
  const kept = await storedKeys()
  const { certificate, proposals } = await preview(house)
  expect(certificate).toMatchObject({ energy_class: 'D', emission_class: 'A', valid_until: '2033-04-10', year: 1984 })
  expect(proposals).toHaveLength(12)
  expect(proposals.some(({ there }) => there)).toBe(false)
  expect(await storedKeys()).toEqual(kept)
  expect(await hugo.call('certificates.getCertificate', { residence_id: erables })).toMatchObject({ data: null })
})

test('201: it is kept with its file under its label, what is taken is asked for, and the feed tells of it', async () => {
  const mark = await journalMark()
  const before = await papers()
  const { proposals } = await preview(house)
  const keys = proposals.filter(({ part }) => part === 'walls' || part === 'heating').map(({ key }) => key)
  const answer = await importing(house, keys)
  expect(answer).toMatchObject({
    status: 201,
    data: { added: 2, certificate: { number: '9999E9999999A', standing: 'ACTIVE', consumption: 187, emission: 5 } },
  })
  expect(await hugo.call('certificates.getCertificate', { residence_id: erables })).toMatchObject({
    data: answer.data.certificate,
    cannot: { import: null, remove: null },
  })
  const { file } = answer.data.certificate
  expect((await papers()).filter(({ id }) => !before.some((one) => one.id === id)).map(({ id }) => id)).toEqual([
    file.id,
  ])
  const { bytes } = await hugo.download('documents.downloadDocument', { document_id: file.id })
  expect(bytes.equals(house)).toBe(true)
  expect(await asked()).toMatchObject([
    { type: 'MATERIAL', surface: 81.84, source_data: { part: 'walls', key: keys[0] } },
    { type: 'PRODUCT', name: 'PAC AIR/AIR', source_data: { part: 'heating' } },
  ])
  expect((await preview(house)).proposals.filter(({ there }) => there).map(({ key }) => key)).toEqual(keys)
  expect(await journalOf(erables, mark)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'CREATED', model_name: 'File', model_id: file.id }),
      expect.objectContaining({
        action: 'UPDATED',
        model_name: 'Residence',
        pretty_log: [
          { attribute_name: 'certificate_class', old_value: null, value: 'D / A' },
          { attribute_name: 'certificate_day', old_value: null, value: '2023-04-11' },
        ],
      }),
    ]),
  )
})

test('the same file again adds nothing that is there, and what is missing of it', async () => {
  const { proposals } = await preview(house)
  const [first = '', second = ''] = proposals.map(({ key }) => key)
  await importing(house, [first])
  const [before, kept] = [await papers(), await storedKeys()]
  const again = await importing(house, [first, second, second])
  expect(again).toMatchObject({ status: 201, data: { added: 1 } })
  expect(await asked()).toHaveLength(2)
  expect(await papers()).toEqual(before)
  expect(await storedKeys()).toEqual(kept)
})

test('two people import the same certificate at once: one document, one certificate, each piece once', async () => {
  const marie = await as('marie@horizon.example')
  const before = await papers()
  const keys = (await preview(house)).proposals.map(({ key }) => key)
  const both = await Promise.all([hugo, marie].map((who) => importing(house, keys, who)))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both.map(({ data }) => data.added).toSorted((a, b) => a - b)).toEqual([0, 12])
  expect(await asked()).toHaveLength(12)
  expect(await papers()).toHaveLength(before.length + 1)
})

test('the next certificate takes the place of the one before it; the documents of both stay', async () => {
  const before = await papers()
  for (const name of certificates.keys()) expect((await importing(sample(name))).status).toBe(201)
  expect(await papers()).toHaveLength(before.length + certificates.size)
  const { data } = await hugo.call('certificates.getCertificate', { residence_id: erables })
  expect(data).toMatchObject({ energy_class: 'D', established_on: '2023-04-11' })
})

test('422 413: what cannot be read is refused with its fault, and a piece that the file does not describe; nothing is kept', async () => {
  const kept = await storedKeys()
  const hostile = Buffer.from('<!DOCTYPE dpe [<!ENTITY a "aaaa">]><dpe>&a;</dpe>')
  for (const operation of ['certificates.previewCertificate', 'certificates.importCertificate'])
    expect(await upload(operation, hugo, hostile, {})).toMatchObject({
      status: 422,
      error_reason: 'CERTIFICATE_UNREADABLE',
      errors: { file: [{ code: 'doctype' }] },
    })
  expect(await importing(sample('re2020-maison-valide.xml'))).toMatchObject({
    status: 422,
    errors: { file: [{ code: 'not_a_certificate' }] },
  })
  expect(await importing(Buffer.alloc(20 * 1024 * 1024 + 1, ' '))).toMatchObject({
    status: 413,
    error_reason: 'FILE_TOO_LARGE',
  })
  expect(await importing(house, [`walls:${'0'.repeat(24)}`])).toMatchObject({
    status: 422,
    error_reason: 'PROPOSAL_NOT_FOUND',
  })
  expect(await storedKeys()).toEqual(kept)
  expect(await hugo.call('certificates.getCertificate', { residence_id: erables })).toMatchObject({ data: null })
})

test('409: a booklet without room for the file, or without a place for what is taken, keeps nothing of it', async () => {
  const kept = await storedKeys()
  const [{ key } = { key: '' }] = (await preview(house)).proposals
  const home = db.updateTable('residences').where('id', '=', erables)
  const before = await db
    .selectFrom('residences')
    .select(['storage_bytes', 'device_count'])
    .where('id', '=', erables)
    .executeTakeFirstOrThrow()
  for (const [error_reason, full] of [
    ['STORAGE_LIMIT_REACHED', { storage_bytes: 1_073_741_824 }],
    ['DEVICE_LIMIT_REACHED', { device_count: 1500 }],
  ] as const) {
    await home.set(full).execute()
    const answer = await importing(house, [key])
    await home.set(before).execute()
    expect(answer).toMatchObject({ status: 409, error_reason })
  }
  expect(await storedKeys()).toEqual(kept)
  expect(await hugo.call('certificates.getCertificate', { residence_id: erables })).toMatchObject({ data: null })
})

test('409 403: a cancelled project, and one without the provision', async () => {
  const into = async (project: string) =>
    hugo.upload('certificates.importCertificate', { residence_id: await world.project(project) }, {}, [
      { name: 'DPE.xml', bytes: house },
    ])
  expect(await into('Maison Les Charmes')).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
  expect(await into('Maison Les Saules')).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
})

test('204: removed by an administrator of the company, and its document stays; then there is none', async () => {
  await importing(house)
  const before = await papers()
  const remove = (who: Client) => who.call('certificates.removeCertificate', { residence_id: erables })
  expect(await remove(await as('paul@horizon.example'))).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect((await remove(hugo)).status).toBe(204)
  expect(await papers()).toEqual(before)
  expect(await remove(hugo)).toMatchObject({ status: 409, error_reason: 'CERTIFICATE_MISSING' })
})

test('in force, it counts for the booklet as an attestation; past its end, it is told as such', async () => {
  const { data } = await importing(house)
  const attestation = async () => {
    const booklet = await hugo.call('booklet.readBooklet', { residence_id: erables })
    const { parts } = booklet.data.items.find(({ code }: { code: string }) => code === 'ATTESTATIONS')
    return parts[0].evidence.find(({ id }: { id: number }) => id === data.certificate.file.id)
  }
  expect(await attestation()).toMatchObject({ source: 'DOCUMENT', state: 'COMPLETE', reason: null })
  await db
    .updateTable('energy_certificates')
    .set({ standing: 'REPLACED' })
    .where('residence_id', '=', erables)
    .execute()
  expect(await attestation()).toMatchObject({ state: 'TO_CHECK', reason: 'NOT_IN_FORCE' })
  const over = { standing: 'ACTIVE', established_on: '2011-01-02', valid_until: '2021-01-01' } as const
  await db.updateTable('energy_certificates').set(over).where('residence_id', '=', erables).execute()
  expect(await attestation()).toMatchObject({ state: 'TO_COMPLETE', reason: 'EXPIRED' })
})

test('a resident is not told the name of a file that is private, or that stayed with a sale; the company is', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const building = await world.project('Résidence Les Tilleuls')
  for (const [residence_id, hidden] of [
    [building, { is_private: true }],
    [erables, { is_withheld: true }],
  ] as const) {
    await moveIn('claire@foyer.example', residence_id, 'OWNER')
    const marie = await as('marie@horizon.example')
    const { data } = await marie.upload('certificates.importCertificate', { residence_id }, {}, [
      { name: 'DPE caché.xml', bytes: house },
    ])
    const { file } = data.certificate
    const fileFor = async (who: Client) =>
      (await who.call('certificates.getCertificate', { residence_id })).data.file as object | null
    expect(await fileFor(claire)).toEqual(file)
    await db.updateTable('documents').set(hidden).where('id', '=', file.id).execute()
    expect(await fileFor(claire)).toBeNull()
    expect(await fileFor(marie)).toEqual(file)
  }
})
