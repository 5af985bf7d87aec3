import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { addedPaper, bracketed, paper } from '#platform/testing/forms.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let home: number
let done: { id: number; files: Record<string, { id: number }[]> }
let begun: { id: number; files: Record<string, { id: number }[]> }

const inhabit = async (username: string, role_code: 'OWNER' | 'TENANT') =>
  db
    .insertInto('residence_users')
    .values({ residence_id: home, user_id: await world.user(username), role_code })
    .execute()

beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  home = await world.project('Mme Chevalier')
  await inhabit('claire@foyer.example', 'OWNER')
  await inhabit('tom@foyer.example', 'TENANT')
  const create = async (type: string, groups: string[]) => {
    const fields = bracketed({ residence: { id: home }, intervention: { type } })
    const { data } = await yann.upload(
      'interventions.createIntervention',
      { company_id: lenoir },
      fields,
      groups.map((group) => paper(group)),
    )
    return data
  }
  begun = await create('MAINTENANCE', ['ptg_others'])
  const { id } = await create('REPARATION', ['ptg_cert_completion', 'ptg_estimate', 'ptg_invoice'])
  const finished = { company_id: lenoir, intervention_id: id, intervention: { status: 'DONE', date: '2026-11-19' } }
  done = (await yann.call('interventions.editIntervention', finished)).data
})

const list = async (who: Client, search = {}) =>
  who.call('interventions.listHomeInterventions', { residence_id: home, search })
const download = async (who: Client, document_id: number) =>
  (await who.download('documents.downloadDocument', { document_id })).status

test('INT-34 an owner sees what is done, with every file, and nothing that is not', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const { data } = await list(claire)
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['DONE', 'DONE'])
  const own = data.find(({ id }: { id: number }) => id === done.id)
  expect(own.files).toEqual(done.files)
  expect(own).not.toHaveProperty('cannot')
  expect((await list(claire, { status: 'IN_PROGRESS' })).data).toEqual([])
  expect(await download(claire, done.files.ptg_invoice![0]!.id)).toBe(200)
  expect(await download(claire, begun.files.ptg_others![0]!.id)).toBe(404)
})

test('INT-34 a tenant sees the same without estimates and invoices, in the list as by their ids', async () => {
  const tom = await as('tom@foyer.example', 'resident')
  const { data } = await list(tom)
  const own = data.find(({ id }: { id: number }) => id === done.id)
  expect(own.files).toEqual({ ...done.files, ptg_estimate: [], ptg_invoice: [] })
  expect(await download(tom, done.files.ptg_cert_completion![0]!.id)).toBe(200)
  for (const group of ['ptg_estimate', 'ptg_invoice']) expect(await download(tom, done.files[group]![0]!.id)).toBe(404)
})

test('INT-34 a reopened intervention closes its files to residents again', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const place = { company_id: lenoir, intervention_id: done.id }
  await yann.call('interventions.editIntervention', { ...place, intervention: { status: 'IN_PROGRESS' } })
  expect(await download(claire, done.files.ptg_cert_completion![0]!.id)).toBe(404)
  await yann.upload('interventions.editIntervention', place, bracketed({ intervention: { status: 'DONE' } }), [
    addedPaper('ptg_others'),
  ])
  expect(await download(claire, done.files.ptg_cert_completion![0]!.id)).toBe(200)
})

test('INT-34 strangers see nothing: another resident, a rival, a sister company', async () => {
  const alice = await as('alice@foyer.example', 'resident')
  for (const who of [alice, await as('zoe@batir-ouest.example'), await as('samira@rivages.example')]) {
    expect(await list(who)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
    expect(await download(who, done.files.ptg_invoice![0]!.id)).toBe(404)
  }
})

test('INT-34 the installer reads the same list with what is in progress', async () => {
  const { data } = await list(yann)
  expect(data.map(({ id }: { id: number }) => id)).toContain(begun.id)
})
