import { showCode } from '@logis/contract/projects.rules'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const read = async (who: string, residence_id: number) =>
  (await as(who, 'resident')).call('projects.getProject', { residence_id })
const tilleuls = 'Résidence Les Tilleuls'
const flatOf = async (name: string) => (await world.flats(tilleuls)).find((flat) => flat.name === name)!
const absent = { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' }
/** What a resident reads of no home. */
const withheld = { credentials_sent_at: null, breadcrumbs: [], capabilities: [], cards: [] }

test('an owner reads their home with its code, and nothing of how the company works', async () => {
  const erables = await world.project('Maison Les Érables')
  const { status, data } = await read('claire@foyer.example', erables)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    id: erables,
    name: 'Maison Les Érables',
    residence_code: showCode(await world.code('Maison Les Érables')),
    company: { name: 'Maisons Clairière', owner_user: null },
    contact_information: { emails: [{ email: 'claire@foyer.example' }], phones: [], notes: null },
    ...withheld,
  })
  expect(Object.values(data.cannot as object).filter((reason) => reason === null)).toEqual([])
})

test('a tenant reads it without its code, its contract, who is written to, or private files', async () => {
  const { id, residence_code } = await flatOf('Appartement A01')
  const file = [{ name: 'a.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
  const samira = await as('samira@rivages.example')
  await samira.upload('documents.uploadDocument', { residence_id: id }, { name: 'Notice.pdf' }, file)
  const { data, bytes } = await read('tom@foyer.example', id)
  expect(data).toMatchObject({
    residence_code: null,
    contract_number: null,
    company: { owner_user: null },
    contact_information: { emails: [], phones: [] },
    ...withheld,
  })
  expect(data.documents.map(({ name }: { name: string }) => name)).toContain('Notice')
  expect(bytes.toString()).not.toMatch(new RegExp(`${residence_code}|patrimoine@|bailleur@`))
})

test('of the building they live in they read neither the code nor the private files', async () => {
  const building = await world.project(tilleuls)
  const code = await world.code(tilleuls)
  const own = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('residence_id', '=', building)
    .where('context', '=', 'RESIDENCE')
    .where('is_private', '=', false)
    .executeTakeFirstOrThrow()
  for (const who of ['tom@foyer.example', 'patrimoine@rivages.example']) {
    const { data, bytes } = await read(who, building)
    expect(data).toMatchObject({ residence_code: null, documents_count: own.count, ...withheld })
    expect(data.documents).toHaveLength(own.count)
    expect(bytes.toString()).not.toContain(showCode(code).slice(0, 9))
  }
})

test('404: another’s home, a cancelled one, and one that was left', async () => {
  const erables = await world.project('Maison Les Érables')
  expect(await read('tom@foyer.example', erables)).toMatchObject(absent)
  expect(await read('alice@foyer.example', erables)).toMatchObject(absent)
  const cancel = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', erables).execute()
  await cancel(new Date())
  expect(await read('claire@foyer.example', erables)).toMatchObject(absent)
  await cancel(null)
  const left = await db.deleteFrom('residence_users').where('residence_id', '=', erables).returning('id').execute()
  expect(left.length).toBeGreaterThan(0)
  expect(await read('claire@foyer.example', erables)).toMatchObject(absent)
})
