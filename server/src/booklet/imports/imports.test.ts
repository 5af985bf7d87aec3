import fs from 'node:fs/promises'
import os from 'node:os'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { idOfProduct } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { bringPackage, emptyHouse, modelOf, packageOf, repacked, sealed } from '#platform/testing/packages.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { filesOfZip, zipOfFiles } from '#platform/testing/zip.ts'
import { sample } from '../../../fault/mutations.ts'

withoutLimits()

let karim: Client
let source: number
let pack: Buffer
const pdf = (name: string) => ({ name, type: 'application/pdf', bytes: `%PDF-1.4\n% ${name}\n%%EOF` })
const aHome = (name: string) => emptyHouse(karim, name)
const exported = (id: number) => packageOf(karim, id)
const bring = (id: number, bytes: Buffer, dry_run: boolean) => bringPackage(karim, id, bytes, dry_run)
/** A product that the law asks about, of a maker, whose sheet has no notice. */
const productOf = async (nature: string) => {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p join manufacturers m on m.id = p.manufacturer_id
    where p.nature = ${nature} and not p.is_generic and not m.is_generic and not exists (
      select from documents d where d.product_id in (p.id, p.parent_id)) order by p.id limit 1`.execute(db)
  return rows[0]!.id
}

beforeAll(async () => {
  karim = await as('karim@renovest.example')
  source = await aHome('Maison d’origine')
  const place = { residence_id: source }
  const { data: folder } = await karim.call('documents.createFolder', { ...place, name: 'Dossier du notaire' })
  const upload = async (name: string, code: string | null, more: Record<string, string> = {}): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select id from document_labels where code = ${code}`.execute(db)
    const fields = { name, ...more, ...(rows[0] && { label_ids: String(rows[0].id) }) }
    return (await karim.upload('documents.uploadDocument', place, fields, [pdf(name)])).data.id
  }
  const networks = await upload('Réseaux.pdf', 'netw_drawings', { folder_id: String(folder.id) })
  const plan = await upload('Plan.pdf', 'sect_drawings')
  const loose = await upload('Divers.pdf', null)
  await karim.call('documents.editDocument', { document_id: loose, valid_until: '2041-03-12' })
  await karim.upload('studies.attachStudy', place, {}, [
    { name: 'Étude.xml', bytes: sample('re2020-maison-valide.xml') },
  ])
  const rows = [{ product_id: await idOfProduct('Ouate de cellulose'), surface: 98.4, thickness: 380, quantity: 1 }]
  await karim.call('studies.importWalls', { ...place, walls: [{ part: 'parois_opaques', index: 5, rows }] })
  await karim.upload('certificates.importCertificate', place, { keys: [] }, [
    { name: 'DPE.xml', bytes: sample('maison.xml') },
  ])
  for (const nature of ['boiler', 'ventilation']) {
    const facts = {
      product_id: await productOf(nature),
      serial_number: `SN-${nature}`,
      commissioning_date: '2025-10-01',
    }
    const device = await karim.call('devices.createDevice', { ...place, ...facts })
    await karim.upload('devices.uploadDeviceDocument', { device_id: device.data.id }, {}, [pdf(`Notice ${nature}.pdf`)])
  }
  await karim.call('booklet.setTrigger', {
    ...place,
    kind: 'CONSTRUCTION',
    triggered_on: '2025-02-03',
    reference: 'PC 1',
  })
  const answer = (item: string, part: string, said: object) =>
    karim.call('booklet.answer', { ...place, item, part, ...said })
  await answer('NETWORKS', 'gas', { is_not_applicable: true, body: 'Aucun raccordement' })
  for (const part of ['water', 'electricity', 'ventilation']) await answer('NETWORKS', part, { document_id: networks })
  await answer('PLANS', 'plans', { document_id: plan })
  await answer('EQUIPMENT', 'hot_water', { body: 'Par la chaudière' })
  const work = { description: 'Combles', company_name: 'Isol', touched: ['roof'], document_ids: [loose] }
  for (const done_on of ['2026-03-02', '2026-05-04'])
    await karim.call('booklet.addWork', { ...place, done_on, ...work })
  await karim.call('booklet.handOver', { ...place, handed_on: '2026-06-30', recipient: 'Camille Roux' })
  pack = await exported(source)
})

type Entry = { kind: string; name: string; outcome: string; reason: string | null }
const outcomes = (entries: Entry[]) => [...new Set(entries.map(({ outcome }) => outcome))]
/** Without numbers of rows and instants, which differ from one home to another. */
const plain = (zip: Buffer): unknown => {
  const { devices, files, booklet, walls, law_date } = modelOf(zip)
  const own = { devices, files, booklet, walls, law_date }
  return JSON.parse(JSON.stringify(own), (key, value: unknown) => {
    if (['id', 'created_at', 'path'].includes(key)) return undefined
    return typeof value === 'string' ? value.replace(/^files\/\d+-/, 'files/') : value
  })
}
const rowsOf = async (residence_id: number) => {
  const tables = [
    'documents',
    'devices',
    'booklet_works',
    'booklet_answers',
    'booklet_handovers',
    'document_folders',
    'thermal_studies',
    'energy_certificates',
  ] as const
  const counts = await Promise.all(
    tables.map(
      async (table) =>
        (await db.selectFrom(table).select('residence_id').where('residence_id', '=', residence_id).execute()).length,
    ),
  )
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]]))
}
const leftovers = async () => (await fs.readdir(os.tmpdir())).filter((name) => name.startsWith('logis-import-'))

test('what was exported comes back: a preview changes nothing, then all of it is there, and leaves again equal but for numbers and dates', async () => {
  expect(modelOf(pack)).toMatchObject({ booklet: { done: 9, total: 9 } })
  expect(modelOf(pack).walls.length).toBeGreaterThan(3)
  const home = await aHome('Maison d’arrivée')
  const before = await rowsOf(home)
  const preview = await bring(home, pack, true)
  expect(preview).toMatchObject({ status: 200, data: { home: 'Maison d’origine', is_taken: false } })
  const wanted = preview.data.entries.filter(({ reason }: Entry) => reason !== 'OF_PRODUCT')
  expect(outcomes(wanted)).toEqual(['CREATED'])
  expect([...new Set<string>(wanted.map(({ kind }: Entry) => kind))].toSorted()).toEqual([
    'ANSWER',
    'DEVICE',
    'FILE',
    'HANDOVER',
    'TRIGGER',
    'WORK',
  ])
  expect(await rowsOf(home)).toEqual(before)
  expect(await bring(home, pack, false)).toMatchObject({ status: 200, data: { is_taken: true } })
  expect(plain(await exported(home))).toEqual(plain(pack))
  const again = await bring(home, pack, false)
  expect(outcomes(again.data.entries.filter(({ reason }: Entry) => reason !== 'OF_PRODUCT'))).toEqual(['KNOWN'])
  expect(plain(await exported(home))).toEqual(plain(pack))
  expect(await leftovers()).toEqual([])
})

test('two who bring the same package at once bring it once; what nobody refers to is not kept', async () => {
  const home = await aHome('Maison de deux')
  const both = await Promise.all([bring(home, pack, false), bring(home, pack, false)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(plain(await exported(home))).toEqual(plain(pack))
})

test.each([
  ['STORAGE_LIMIT_REACHED', { storage_bytes: 1_073_741_824 }],
  ['DEVICE_LIMIT_REACHED', { device_count: 1500 }],
] as const)('409 %s: a home that has no room for all of a package takes nothing of it', async (error_reason, full) => {
  const home = await aHome(`Maison pleine ${error_reason}`)
  const before = await rowsOf(home)
  await db.updateTable('residences').set(full).where('id', '=', home).execute()
  expect(await bring(home, pack, false)).toMatchObject({ status: 409, error_reason })
  expect(await rowsOf(home)).toEqual(before)
  expect(await leftovers()).toEqual([])
})

test('what a home has already is left as it is, and a device that the catalogue lacks is left out, with its files', async () => {
  const home = await aHome('Maison commencée')
  const place = { residence_id: home }
  await karim.call('booklet.answer', { ...place, item: 'NETWORKS', part: 'gas', body: 'Gaz de ville' })
  const { data } = await bring(
    home,
    repacked(pack, (model) => ({ ...model, devices: model.devices.map((one) => ({ ...one, reference: 'INCONNUE' })) })),
    false,
  )
  const told = (kind: string) => data.entries.filter((one: Entry) => one.kind === kind)
  const unknown = { outcome: 'LEFT_OUT', reason: 'PRODUCT_UNKNOWN' }
  expect(told('DEVICE')).toMatchObject([unknown, unknown, unknown])
  expect(told('FILE')).toContainEqual(expect.objectContaining({ name: 'Notice boiler.pdf', reason: 'DEVICE_LEFT_OUT' }))
  expect(told('ANSWER').filter(({ outcome }: Entry) => outcome === 'KNOWN')).toHaveLength(1)
  expect(outcomes(told('ANSWER')).toSorted()).toEqual(['CREATED', 'KNOWN'])
  const { data: booklet } = await karim.call('booklet.readBooklet', place)
  const gas = booklet.items.find(({ code }: { code: string }) => code === 'NETWORKS').parts[2]
  expect(gas.answer.body).toBe('Gaz de ville')
})

test('a home keeps its own study and certificate; what only says that it is a study is left out', async () => {
  const home = await aHome('Maison étudiée')
  const place = { residence_id: home }
  await karim.upload('studies.attachStudy', place, {}, [
    { name: 'Autre.xml', bytes: sample('re2020-parois-minimales-valide.xml') },
  ])
  await karim.upload('certificates.importCertificate', place, { keys: [] }, [
    { name: 'DPE ici.xml', bytes: sample('appartement.xml') },
  ])
  const { data } = await bring(home, pack, false)
  // What was taken from a wall of the other study is of no wall of this one.
  const { data: held } = await karim.call('booklet.readBooklet', place)
  const roof = held.items.find(({ code }: { code: string }) => code === 'ENVELOPE').parts[0]
  expect(roof).toMatchObject({
    code: 'roof',
    evidence: expect.arrayContaining([expect.objectContaining({ reason: 'POST_UNKNOWN' })]),
  })
  const study = ({ entries }: { entries: Entry[] }) => entries.filter(({ name }) => name === 'Étude.xml')
  expect(study(data)).toMatchObject([{ outcome: 'LEFT_OUT', reason: 'STUDY_THERE' }])
  expect(await rowsOf(home)).toMatchObject({ thermal_studies: 1, energy_certificates: 1 })
  expect((await karim.call('certificates.getCertificate', place)).data.file.name).toBe('DPE ici.xml')

  const lying = repacked(pack, (one) => ({
    ...one,
    files: one.files
      .filter(({ of }) => of !== 'STUDY')
      .map((each) => (each.name === 'Divers.pdf' ? { ...each, of: 'STUDY' } : each)),
  }))
  const other = await bring(await aHome('Maison sans étude'), lying, false)
  expect(other.data.entries).toContainEqual(
    expect.objectContaining({ name: 'Divers.pdf', outcome: 'LEFT_OUT', reason: 'STUDY_UNREADABLE' }),
  )
})

test('a package that leaves its folder, grows, lies or is another’s is refused with what is wrong, and nothing of it is kept', async () => {
  const home = await aHome('Maison sûre')
  const before = await rowsOf(home)
  const stored = async () => (await db.selectFrom('stored_files').select('id').execute()).length
  const known = await stored()
  const files = () => filesOfZip(pack)
  const altered = files()
  const [paper] = [...altered.keys()].filter((path) => path.endsWith('Divers.pdf'))
  altered.set(paper!, Buffer.from(altered.get(paper!)!.toString().replace('Divers', 'Autres')))
  const without = files()
  without.delete(paper!)
  const big = Buffer.alloc(20 * 1_048_576)
  const hostile: [what: string, zip: Buffer][] = [
    ['not_a_zip', Buffer.from('%PDF-1.4\n%%EOF')],
    ['unsafe_path', zipOfFiles([...files(), ['../../etc/cron.d/x', Buffer.from('x')]])],
    ['unsafe_path', zipOfFiles([...files(), ['/etc/passwd', Buffer.from('x')]])],
    ['unsafe_path', zipOfFiles([...files(), ['data\\..\\x', Buffer.from('x')]])],
    ['twice', zipOfFiles([...files(), [paper!.toUpperCase(), Buffer.from('x')]])],
    ['too_large', zipOfFiles([...files(), ['data/files/bombe', big, 2_000_000_000]])],
    [
      'too_large',
      zipOfFiles([...sealed(files())].map(([path, bytes]) => (path === paper ? [path, big, 100] : [path, bytes]))),
    ],
    [
      'too_many',
      zipOfFiles(Array.from({ length: 5001 }, (_, index): [string, Buffer] => [`data/${index}`, Buffer.from('')])),
    ],
    ['wrong_hash', zipOfFiles(altered)],
    ['not_in_manifest', zipOfFiles(without)],
    ['not_in_manifest', zipOfFiles([...files(), ['data/files/intrus.pdf', Buffer.from('%PDF')]])],
    ['not_a_bag', zipOfFiles([...files()].filter(([path]) => path !== 'bagit.txt'))],
    ['unknown_version', repacked(pack, (model) => ({ ...model, version: '9.0' }))],
    ['foreign_json', repacked(pack, () => ({ version: '1.0', recettes: [] }))],
    ['foreign_json', repacked(pack, () => [1, 2, 3])],
    [
      'foreign_json',
      repacked(pack, (model) => ({
        ...model,
        files: [...model.files, { ...model.files[0]!, path: 'files/absent.pdf' }],
      })),
    ],
  ]
  for (const [what, zip] of hostile)
    for (const dry of [true, false])
      expect([what, (await bring(home, zip, dry)).errors]).toEqual([
        what,
        { file: [expect.objectContaining({ code: what })] },
      ])
  expect(await rowsOf(home)).toEqual(before)
  expect(await stored()).toBe(known)
  expect(await leftovers()).toEqual([])
})

test('of several certificates the one in force comes back', async () => {
  const from = await aHome('Maison deux fois certifiée')
  for (const name of ['appartement.xml', 'maison.xml'])
    await karim.upload('certificates.importCertificate', { residence_id: from }, { keys: [] }, [
      { name, bytes: sample(name) },
    ])
  const certificate = async (residence_id: number) => {
    const { data } = await karim.call('certificates.getCertificate', { residence_id })
    return [data?.number, data?.established_on, data?.file?.name]
  }
  const to = await aHome('Maison rendue')
  expect(await bring(to, await exported(from), false)).toMatchObject({ status: 200 })
  expect(await certificate(to)).toEqual(await certificate(from))
})
