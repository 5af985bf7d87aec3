import type { Booklet } from '@logis/contract/booklet'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'
import { refreshAll } from './rules.ts'

let marie: Client
beforeAll(async () => {
  marie = await as('marie@horizon.example')
})

let made = 0
const aHouse = async (): Promise<number> => {
  made += 1
  const { data } = await marie.call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'HOUSE',
    name: `Papiers ${made}`,
    contact_information: {
      addresses: [{ street_name: 'Rue des Papiers', zip_code: '44000', city: 'Nantes' }],
      emails: [],
    },
  })
  return data.id
}
const paper = async (residence_id: number, name: string, code = ''): Promise<number> => {
  const label = await db.selectFrom('document_labels').select('id').where('code', '=', code).executeTakeFirst()
  const fields = { name, ...(label && { label_ids: String(label.id) }) }
  const { data } = await marie.upload('documents.uploadDocument', { residence_id }, fields, [{ name, bytes: '%PDF' }])
  return data.id
}
const edit = async (document_id: number, changes: object) =>
  expect(await marie.call('documents.editDocument', { document_id, ...changes })).toMatchObject({ status: 200 })
const answer = (residence_id: number, item: string, part: string, said: object) =>
  marie.call('booklet.answer', { residence_id, item, part, ...said })
const read = async (residence_id: number, who = marie): Promise<Booklet> =>
  (await who.call('booklet.readBooklet', { residence_id })).data
const partOf = (booklet: Booklet, item: string, part = item.toLowerCase()) =>
  booklet.items.find(({ code }) => code === item)!.parts.find(({ code }) => code === part)!
/** What a list reads of it. */
const missing = async (residence_id: number): Promise<string[]> =>
  (
    await db
      .selectFrom('booklet_progress')
      .select('missing')
      .where('residence_id', '=', residence_id)
      .executeTakeFirstOrThrow()
  ).missing
const packed = async (residence_id: number): Promise<string> => {
  const { bytes } = await marie.download('booklet.downloadPackage', { residence_id })
  return filesOfZip(bytes).get('data/booklet.json')!.toString()
}

test('a paper of the building that becomes private answers nothing more, and its name is told nowhere; shared again, it does', async () => {
  const building = await world.project('Résidence Les Tilleuls')
  const [flat] = await world.flats('Résidence Les Tilleuls')
  const home = flat!.id
  await moveIn('claire@foyer.example', home, 'OWNER')
  const claire = await as('claire@foyer.example', 'resident')
  const document_id = await paper(building, 'Plan du secret.pdf')
  await answer(home, 'PLANS', 'plans', { document_id })
  expect(partOf(await read(home, claire), 'PLANS')).toMatchObject({
    state: 'COMPLETE',
    answer: { document: { id: document_id, name: 'Plan du secret.pdf' } },
  })
  expect(await missing(home)).not.toContain('PLANS')

  await edit(document_id, { is_private: true })
  for (const who of [claire, marie]) {
    const booklet = await read(home, who)
    expect(partOf(booklet, 'PLANS')).toMatchObject({ state: 'TO_COMPLETE', reason: 'MISSING', answer: null })
    expect(JSON.stringify(booklet)).not.toContain('secret')
  }
  expect(await packed(home)).not.toContain('secret')
  expect(await missing(home)).toContain('PLANS')

  await edit(document_id, { is_private: false })
  expect(partOf(await read(home, claire), 'PLANS').state).toBe('COMPLETE')
  expect(await missing(home)).not.toContain('PLANS')
})

test('what does not leave with a booklet, since it tells a price or stayed with a sale, neither answers a part nor speaks for one', async () => {
  const home = await aHouse()
  const plan = await paper(home, 'Plan.pdf')
  await answer(home, 'PLANS', 'plans', { document_id: plan })
  const dpe = await paper(home, 'DPE.pdf', 'R_DPE')
  const plans = async () => partOf(await read(home), 'PLANS')
  const attestations = async () => partOf(await read(home), 'ATTESTATIONS')
  expect([(await plans()).state, (await attestations()).evidence.length]).toEqual(['COMPLETE', 1])

  await edit(plan, { name: 'Facture des plans.pdf' })
  expect(await plans()).toMatchObject({ state: 'TO_COMPLETE', answer: null })
  expect(await missing(home)).toContain('PLANS')
  expect(await answer(home, 'PLANS', 'plans', { document_id: plan })).toMatchObject({
    status: 422,
    errors: { document_id: [{ code: 'paid_paper' }] },
  })
  await edit(plan, { name: 'Plan.pdf' })
  expect(await plans()).toMatchObject({ state: 'COMPLETE' })
  expect(await missing(home)).not.toContain('PLANS')

  const { data: invoices } = await marie.call('documents.createFolder', { residence_id: home, name: 'Factures' })
  await edit(dpe, { folder_id: invoices.id })
  expect(await attestations()).toMatchObject({ state: 'TO_COMPLETE', reason: 'MISSING', evidence: [] })
  expect(await packed(home)).not.toContain('DPE.pdf')

  await db.updateTable('documents').set({ is_withheld: true }).where('id', '=', plan).execute()
  expect(await plans()).toMatchObject({ state: 'TO_COMPLETE', answer: null })
  expect(await missing(home)).toContain('PLANS')
})

test('an attestation counts until its last day, whoever told it and whether somebody answered by it or not', async () => {
  const home = await aHouse()
  const attestations = async () => {
    const { state, reason, evidence } = partOf(await read(home), 'ATTESTATIONS')
    expect((await missing(home)).includes('ATTESTATIONS')).toBe(state !== 'COMPLETE')
    return [state, reason, evidence[0]?.state]
  }
  const ath = await paper(home, 'Ath.pdf', 'R_ATH')
  expect(await attestations()).toEqual(['COMPLETE', null, 'COMPLETE'])
  await edit(ath, { valid_until: '2020-01-01' })
  expect(await attestations()).toEqual(['TO_COMPLETE', 'EXPIRED', 'TO_COMPLETE'])
  await edit(ath, { valid_until: '2099-01-01' })
  expect(await attestations()).toEqual(['COMPLETE', null, 'COMPLETE'])
  await answer(home, 'ATTESTATIONS', 'attestations', { document_id: ath })
  await edit(ath, { valid_until: '2020-01-01' })
  expect(await attestations()).toEqual(['TO_COMPLETE', 'EXPIRED', 'TO_COMPLETE'])
  // Whoever answered and named a day knows better.
  await answer(home, 'ATTESTATIONS', 'attestations', { document_id: ath, valid_until: '2099-01-01' })
  expect(await attestations()).toEqual(['COMPLETE', null, 'TO_COMPLETE'])
  await marie.call('documents.deleteDocument', { document_id: ath })

  const dpe = await paper(home, 'DPE.pdf', 'R_DPE')
  expect(await attestations()).toEqual(['TO_CHECK', 'VALIDITY_UNKNOWN', 'TO_CHECK'])
  await edit(dpe, { valid_until: '2099-01-01' })
  expect(await attestations()).toEqual(['COMPLETE', null, 'COMPLETE'])

  // A day that passes is told by no trigger, but by the job of the night.
  await sql`alter table documents disable trigger user`.execute(db)
  await db.updateTable('documents').set({ valid_until: '2020-01-01' }).where('id', '=', dpe).execute()
  await sql`alter table documents enable trigger user`.execute(db)
  expect(await missing(home)).not.toContain('ATTESTATIONS')
  await refreshAll()
  expect(await attestations()).toEqual(['TO_COMPLETE', 'EXPIRED', 'TO_COMPLETE'])
})

test('works that touched cooling or renewables ask for the device; where they did not, neither is asked for', async () => {
  const home = await aHouse()
  const trigger = { residence_id: home, kind: 'WORKS', triggered_on: '2026-01-05' }
  const parts = (booklet: Booklet) =>
    ['heating', 'cooling', 'renewables'].map((code) => {
      const { state, reason } = partOf(booklet, 'EQUIPMENT', code)
      return [state, reason]
    })
  const untouched = await marie.call('booklet.setTrigger', { ...trigger, touched: ['heating'] })
  expect(parts(untouched.data)).toEqual([
    ['TO_COMPLETE', 'MISSING'],
    ['NOT_APPLICABLE', 'NONE_HELD'],
    ['NOT_APPLICABLE', 'NONE_HELD'],
  ])
  const touched = await marie.call('booklet.setTrigger', { ...trigger, touched: ['cooling', 'renewables'] })
  expect(parts(touched.data)).toEqual([
    ['NOT_APPLICABLE', 'UNTOUCHED'],
    ['TO_COMPLETE', 'MISSING'],
    ['TO_COMPLETE', 'MISSING'],
  ])
  expect(await missing(home)).toContain('EQUIPMENT')
  await answer(home, 'EQUIPMENT', 'cooling', { body: 'Climatiseur posé en avril' })
  await answer(home, 'EQUIPMENT', 'renewables', { body: 'Panneaux posés en avril' })
  expect(await missing(home)).not.toContain('EQUIPMENT')
})
