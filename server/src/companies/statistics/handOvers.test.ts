import type { HandOver } from '@logis/contract/companies.statistics'
import { handOverDays } from '@logis/contract/projects.lists'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { inDays } from '#platform/testing/days.ts'
import { world } from '#platform/testing/world.ts'

const hugo = 'hugo@clairiere.example'
let clairiere = 0
let homes: number[] = []
beforeAll(async () => {
  clairiere = await world.company('Maisons Clairière')
  const found = await db
    .selectFrom('residences')
    .select('id')
    .where('company_id', '=', clairiere)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  homes = found.map(({ id }) => id)
})
beforeEach(() => db.updateTable('residences').set({ commissioning_date: null }).execute())

const plan = (id: number, days: number) =>
  db
    .updateTable('residences')
    .set({ commissioning_date: inDays(days) })
    .where('id', '=', id)
    .execute()
const next = async (username = hugo, company_id = clairiere, children = '0') => {
  const { data, meta } = await (await as(username)).call('companies.listHandOvers', { company_id, children })
  return { total: meta.total as number, rows: data as HandOver[], ids: (data as HandOver[]).map(({ id }) => id) }
}

test('the homes that are handed over from today on come by their date; those of the past, far off, cancelled or without a date do not', async () => {
  const [a, b, c, past, far, cancelled] = homes as [number, number, number, number, number, number]
  await plan(a, handOverDays)
  await plan(b, 0)
  await plan(c, 12)
  await plan(past, -1)
  await plan(far, handOverDays + 1)
  await plan(cancelled, 3)
  const cancel = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', cancelled).execute()
  await cancel(new Date())
  const { rows, ids, total } = await next()
  expect({ ids, total }).toEqual({ ids: [b, c, a], total: 3 })
  expect(rows.map(({ commissioning_date }) => commissioning_date)).toEqual([
    inDays(0),
    inDays(12),
    inDays(handOverDays),
  ])
  await cancel(null)
})

test('eight are shown, and all of them are those of the list that the figure leads to', async () => {
  for (const [index, id] of homes.slice(0, 11).entries()) await plan(id, 2 + index)
  const { ids, total } = await next()
  expect({ ids, total }).toEqual({ ids: homes.slice(0, 8), total: 11 })
  const list = async (hand_over_soon: string) =>
    (await (
      await as(hugo)
    ).call('projects.listProjects', {
      company_id: clairiere,
      search: { hand_over_soon },
      sort: 'commissioning_date',
      page_size: 100,
    })) as {
      data: { id: number }[]
      meta: { total: number }
    }
  const soon = await list('1')
  expect(soon.data.map(({ id }) => id)).toEqual(homes.slice(0, 11))
  expect((await list('0')).meta.total).toBe(homes.length - 11)
})

test('each says how many of the expected papers are there and how far it has come, as the list of projects does', async () => {
  for (const [index, id] of homes.slice(0, 8).entries()) await plan(id, 1 + index)
  await db.updateTable('residences').set({ activation_date: new Date() }).where('id', '=', homes[2]!).execute()
  const { rows } = await next()
  const { data } = await (
    await as(hugo)
  ).call('projects.listProjects', { company_id: clairiere, search: { hand_over_soon: '1' } })
  const listed = new Map((data as HandOver[]).map((row) => [row.id, row]))
  for (const { id, name, type, expected_documents, stage } of rows) {
    const { name: known, type: kind, expected_documents: papers, stage: reached } = listed.get(id)!
    expect({ name, type, expected_documents, stage }).toEqual({
      name: known,
      type: kind,
      expected_documents: papers,
      stage: reached,
    })
  }
  expect(rows[2]!.stage).toBe('ACTIVATED')
})

test('a manager finds those of its affiliates by date, without their gas passports', async () => {
  const horizon = await world.company('Groupe Horizon')
  const tilleuls = await world.project('Résidence Les Tilleuls')
  const passport = await db
    .selectFrom('residences')
    .select('id')
    .where('is_ptg', '=', true)
    .where('company_id', '=', await world.company('Chauffage Lenoir'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  await plan(homes[0]!, 9)
  await plan(tilleuls, 4)
  await plan(passport.id, 2)
  expect((await next('marie@horizon.example', horizon)).ids).toEqual([])
  const { ids, total, rows } = await next('marie@horizon.example', horizon, '1')
  expect({ ids, total }).toEqual({ ids: [tilleuls, homes[0]], total: 2 })
  expect(rows.map(({ company }) => company.name)).toEqual(['Habitat Rivages', 'Maisons Clairière'])
  expect((await next('yann@lenoir.example', await world.company('Chauffage Lenoir'))).ids).toEqual([passport.id])
})
