import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { bookletModel } from '@logis/contract/booklet.package'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { today } from '#platform/clock.ts'
import { db, write } from '#platform/db.ts'
import { holdForJob } from '#platform/holding.ts'
import { as } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'
import { bagOf } from '../bag/rules.ts'
import { exportedOf } from '../model/rules.ts'
import { expandCrate, filesOfCrate } from '../../../fault/crate.ts'

const marie = () => as('marie@horizon.example')
const erables = () => world.project('Maison Les Érables')

/** Unpacks a package, and lets the system's own tool judge it. */
const judge = async (files: Map<string, Buffer>): Promise<string> => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'carnet-'))
  for (const [name, bytes] of files) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await fs.writeFile(path.join(folder, name), bytes)
  }
  const check = (manifest: string) => promisify(execFile)('sha256sum', ['--strict', '-c', manifest], { cwd: folder })
  const { stdout } = await check('manifest-sha256.txt')
  await check('tagmanifest-sha256.txt')
  await fs.rm(folder, { recursive: true })
  return stdout
}

test('the open package is a bag that sha256sum proves, its JSON keeps the published schema, its crate loses nothing when it is expanded and names what is there', async () => {
  const who = await marie()
  const residence_id = await erables()
  const name = 'Façade n° 2 #bis.pdf'
  await who.upload('documents.uploadDocument', { residence_id }, { name }, [{ name, bytes: '%PDF' }])
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', residence_id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('addresses')
    .set({ extra_infos: 'Digicode 4512B', region: 'Pays de la Loire' })
    .where('contact_information_id', '=', contact_information_id)
    .execute()
  const answer = await who.download('booklet.downloadPackage', { residence_id })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = filesOfZip(answer.bytes)
  const payload = [...files.keys()].filter((name) => name.startsWith('data/'))
  expect((await judge(files)).trim().split('\n').toSorted()).toEqual(payload.map((name) => `${name}: OK`).toSorted())
  expect(files.get('bagit.txt')!.toString()).toBe('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
  const size = payload.reduce((sum, name) => sum + files.get(name)!.length, 0)
  expect(files.get('bag-info.txt')!.toString()).toContain(`Payload-Oxum: ${size}.${payload.length}\n`)

  const model = bookletModel.parse(JSON.parse(files.get('data/booklet.json')!.toString()))
  expect(model).toMatchObject({ certified: false, law_date: '2022-12-27', home: { name: 'Maison Les Érables' } })
  expect(model.files.length).toBeGreaterThan(0)
  expect(model.files.map(({ name }) => name)).not.toContain('Facture cuisine.pdf')
  expect(model.files.every((file) => files.get(`data/${file.path}`)?.length === file.size)).toBe(true)
  expect(model.devices.flatMap((device) => device.files).every((path) => files.has(`data/${path}`))).toBe(true)
  expect(model.devices.some((device) => device.files.length > 0)).toBe(true)
  expect(JSON.stringify(model)).not.toContain('Delattre')
  const schema = JSON.parse((await who.download('booklet.getSchema', {})).bytes.toString())
  // What the schema does not name is a fault: it would leave without anybody having decided so.
  const kept = z.fromJSONSchema(schema).safeParse(JSON.parse(files.get('data/booklet.json')!.toString()))
  expect(kept.error?.issues ?? []).toEqual([])
  expect(files.get('data/booklet.json')!.toString()).not.toContain('Digicode')

  const held = filesOfCrate(expandCrate(JSON.parse(files.get('data/ro-crate-metadata.json')!.toString())))
  const described = payload.map((name) => name.replace('data/', '')).filter((name) => name !== 'ro-crate-metadata.json')
  expect(held.toSorted()).toEqual(described.toSorted())
  expect(held.join()).toContain('#bis')
})

test('the PDF is tagged, titled and in the reader’s language; what is missing stands on page two, and it is always made', async () => {
  const who = await marie()
  const { data: home } = await who.call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'HOUSE',
    name: 'Maison vide',
    contact_information: { addresses: [{ street_name: 'Rue Vide', zip_code: '44000', city: 'Nantes' }], emails: [] },
  })
  const answer = await who.download('booklet.downloadPdf', { residence_id: home.id })
  const raw = answer.bytes.toString('latin1')
  expect(raw).toMatch(/\/Marked true[^]*\/MarkInfo/)
  expect(raw).toContain('/Lang (fr-FR)')
  const { text, info, pages } = await readPdf(answer.bytes)
  expect(info['Title']).toBe('Carnet d’information du logement – Maison vide')
  expect(text).toMatch(
    /non certifié[^]*1 sur 9[^]*page 1[^]*Ce qui manque[^]*Réseaux[^]*Gaz[^]*À compléter : rien n’est indiqué[^]*page 2[^]*page 3/,
  )
  expect(pages).toBeGreaterThanOrEqual(3)
  const english = await (await marie()).inEnglish().download('booklet.downloadPdf', { residence_id: home.id })
  const named = (paper: typeof answer) => paper.headers.get('content-disposition')
  expect(named(answer)).toContain(`filename="Carnet - Maison vide - ${today()}.pdf"`)
  expect(named(english)).toContain(`filename="Booklet - Maison vide - ${today()}.pdf"`)
  expect((await readPdf(english.bytes)).text).toMatch(
    /not certified[^]*What is missing[^]*Networks[^]*To complete: nothing has been given[^]*page 2/,
  )

  const whole = await who.download('booklet.downloadPdf', { residence_id: await erables() })
  expect(whole.bytes.toString('latin1')).toContain('/S /TH')
  const full = await readPdf(whole.bytes)
  expect(full.text.replaceAll('\n', '')).toMatch(/Annexes[^]*[0-9a-f]{64}/)
})

test('what leaves is told as stale once something has changed; a building has no booklet, a private file is in none', async () => {
  const who = await marie()
  const residence_id = (await world.flats('Résidence Les Tilleuls'))[3]!.id
  const last = async () => (await who.call('booklet.readBooklet', { residence_id })).data.last_export
  expect(await last()).toBeNull()
  const files = filesOfZip((await who.download('booklet.downloadPackage', { residence_id })).bytes)
  const names = [...files.keys()].join('\n')
  expect(names).toContain('Règlement de l’immeuble.pdf')
  expect(names).not.toContain('Relevé des impayés')
  expect(await last()).toMatchObject({ is_stale: false })
  await who.call('booklet.answer', { residence_id, item: 'NETWORKS', part: 'gas', body: 'Chaufferie collective' })
  expect(await last()).toMatchObject({ is_stale: true })

  const building = await world.project('Résidence Les Tilleuls')
  const none = { status: 422, error_reason: 'NO_BOOKLET' }
  expect(await who.download('booklet.downloadPackage', { residence_id: building })).toMatchObject(none)
  await moveIn('tom@foyer.example', residence_id)
  const tom = await as('tom@foyer.example', 'resident')
  expect(await tom.download('booklet.downloadPdf', { residence_id })).toMatchObject({ status: 403 })
  const told = await db.selectFrom('security_log').select('kind').where('residence_id', '=', residence_id).execute()
  expect(told.map(({ kind }) => kind)).toContain('EXPORTED')
})

test('a bag is dated by the day in Paris, as its cover is: half an hour after midnight there it is no longer the day before', async () => {
  const id = await erables()
  const exported = await write(async (tx) => exportedOf(tx, (await holdForJob(tx, id))!))
  const bag = bagOf(exported, { pdf: Buffer.from('%PDF'), madeAt: new Date('2026-01-31T23:30:00Z') })
  const files = filesOfZip(await buffer(bag))
  expect(files.get('bag-info.txt')!.toString()).toMatch(/^Bagging-Date: 2026-02-01$/m)
})
