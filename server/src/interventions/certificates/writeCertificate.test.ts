import { beforeAll, beforeEach, expect, test } from 'vitest'
import { as, type Client } from '#platform/testing/client.ts'
import { inDays } from '#platform/testing/days.ts'
import { bracketed, paper } from '#platform/testing/forms.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let home: number
let id: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  home = await world.project('Mme Gauthier')
})
const create = async (type: string, date?: string) => {
  const fields = bracketed({ residence: { id: home }, intervention: { type, date } })
  return (await yann.upload('interventions.createIntervention', { company_id: lenoir }, fields, [])).data.id as number
}
beforeEach(async () => {
  id = await create('MAINTENANCE', '2026-11-18')
})

const visit = {
  boiler: {
    manufacturer: 'Atlantic',
    model: 'Naia 2',
    serial_number: 'NA-0042',
    power_kw: 24.5,
    commissioned_on: '2019-10-03',
  },
  co_ppm: 4,
  remarks: 'Nettoyage du corps de chauffe. Prévoir le remplacement du vase d’expansion.',
  technician: 'Yann Lenoir',
}
const write = (fields: object = visit, who = yann) =>
  who.call('interventions.writeCertificate', { company_id: lenoir, intervention_id: id, ...fields })
const textOf = async (document_id: number) => {
  const read = await readPdf((await yann.download('documents.downloadDocument', { document_id })).bytes)
  return { ...read, text: read.text.replace(/\s+/g, ' ') }
}

test('INT-21 the maintenance certificate is written, filed in its group, told in the feed, and lets the intervention be finished', async () => {
  const since = await journalMark()
  const { status, data } = await write()
  expect(status).toBe(201)
  const [file] = data.files.ptg_cert_maintenance
  expect(file).toMatchObject({
    name: 'Attestation d’entretien 2026-11-18.pdf',
    mime_type: 'application/pdf',
    creator_name: 'Yann Lenoir',
  })
  expect((await journalOf(home, since)).map(({ model_name, action }) => [model_name, action])).toEqual([
    ['File', 'CREATED'],
  ])
  expect(data.cannot.finish).toBeNull()
  const finished = await yann.call('interventions.editIntervention', {
    company_id: lenoir,
    intervention_id: id,
    intervention: { status: 'DONE' },
  })
  expect(finished.data.status).toBe('DONE')
})

test('INT-21 it says what the law asks for, in French, on one page', async () => {
  const { data } = await write()
  const { pages, text, info } = await textOf(data.files.ptg_cert_maintenance[0].id)
  expect(pages).toBe(1)
  expect(info).toMatchObject({ Language: 'fr-FR', Title: 'Attestation d’entretien – Mme Gauthier' })
  for (const piece of [
    'Attestation d’entretien de chaudière',
    'arrêté du 15 septembre 2009',
    'entre 4 et 400 kilowatts',
    '18 novembre 2026',
    'Mme Gauthier',
    'Chauffage Lenoir',
    'GAZ-1002',
    'Atlantic',
    'Naia 2',
    'NA-0042',
    '24,5 kW',
    'Gaz naturel',
    '3 octobre 2019',
    'Teneur mesurée dans l’ambiance : 4 ppm',
    'la situation est normale',
    'Prévoir le remplacement du vase d’expansion.',
    'Yann Lenoir',
    'au plus tard le 3 décembre 2026',
  ])
    expect(text).toContain(piece)
})

test.each([
  [9.9, 'la situation est normale'],
  [10, 'anomalie de fonctionnement'],
  [49, 'anomalie de fonctionnement'],
  [50, 'danger grave et immédiat'],
])('INT-21 %d ppm of carbon monoxide: %s', async (co_ppm, verdict) => {
  const { data } = await write({ ...visit, co_ppm })
  expect((await textOf(data.files.ptg_cert_maintenance[0].id)).text).toContain(verdict)
})

test('INT-21 long words stay on the page, a long list goes on to a second one, and empty remarks are said to be none', async () => {
  const long = await write({
    ...visit,
    remarks: `${'Contrôle de l’étanchéité. '.repeat(26)}Fin.`,
    technician: 'A'.repeat(120),
  })
  const { pages, text } = await textOf(long.data.files.ptg_cert_maintenance[0].id)
  expect(pages).toBe(1)
  expect(text).toContain('étanchéité. Fin.')
  const list = Array.from({ length: 40 }, (_, line) => `- joint ${line + 1}`).join('\n')
  const listed = await write({ ...visit, remarks: list })
  const [, paper] = listed.data.files.ptg_cert_maintenance
  const twoPages = await textOf(paper.id)
  expect(twoPages.pages).toBe(2)
  expect(twoPages.text).toMatch(/- joint 1 .*À conserver.*- joint 40 .*Signature du commanditaire.*À conserver/)
  const { remarks: _, ...silent } = visit
  const { data } = await write(silent)
  expect(data.files.ptg_cert_maintenance).toHaveLength(3)
  expect((await textOf(data.files.ptg_cert_maintenance[2].id)).text).toContain('Aucune observation.')
})

test.each([
  [{ ...visit, boiler: { ...visit.boiler, power_kw: 3 } }, 'boiler.power_kw'],
  [{ ...visit, boiler: { ...visit.boiler, power_kw: 401 } }, 'boiler.power_kw'],
  [{ ...visit, boiler: { ...visit.boiler, manufacturer: '' } }, 'boiler.manufacturer'],
  [{ ...visit, co_ppm: -1 }, 'co_ppm'],
  [{ ...visit, technician: ' ' }, 'technician'],
  [{ ...visit, remarks: 'a'.repeat(701) }, 'remarks'],
])('INT-21 422: %j', async (fields, field) => {
  const answer = await write(fields)
  expect(answer).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(Object.keys(answer.errors)).toEqual([field])
})

test('INT-21 it is of a maintenance in progress whose day has come, by the company that does it', async () => {
  id = await create('MAINTENANCE')
  expect(await write()).toMatchObject({
    status: 422,
    error_reason: 'INTERVENTION_INCOMPLETE',
    errors: { date: [{ code: 'required' }] },
  })
  // Nobody certifies what has not been seen.
  id = await create('MAINTENANCE', inDays(1))
  expect(await write()).toMatchObject({ status: 422, errors: { date: [{ code: 'day_to_come' }] } })
  id = await create('MAINTENANCE', inDays(0))
  expect(await write()).toMatchObject({ status: 201 })
  id = await create('DIAGNOSTIC', '2026-11-18')
  expect(await write()).toMatchObject({ status: 422, error_reason: 'INTERVENTION_FILE_GROUP_NOT_ALLOWED' })
  const fields = bracketed({
    residence: { id: home },
    intervention: { type: 'MAINTENANCE', date: '2026-11-18', status: 'DONE' },
  })
  const done = await yann.upload('interventions.createIntervention', { company_id: lenoir }, fields, [
    paper('ptg_cert_maintenance'),
  ])
  id = done.data.id
  expect(await write()).toMatchObject({ status: 409, error_reason: 'INTERVENTION_DONE' })
  expect(await write(visit, await as('admin@logis.example'))).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await write(visit, await as('zoe@batir-ouest.example'))).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
  id = 999_999_999
  expect(await write()).toMatchObject({ status: 404, error_reason: 'INTERVENTION_NOT_FOUND' })
})
