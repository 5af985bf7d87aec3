import { interventionTypes } from '@logis/contract/interventions.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let home: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  home = await world.project('M. Dufour')
})

type Month = { month: string; done: Record<string, number> }
const ask = async (who = yann, company_id = lenoir) => who.call('interventions.countByMonth', { company_id })
const months = async (): Promise<Month[]> => (await ask()).data

/** A day by its distance from the first day of this month in France. */
const day = async (text: string) => {
  const { rows } = await sql<{ day: string }>`select (f_paris_month(now()) + ${text}::interval)::date as day`.execute(
    db,
  )
  return rows[0]!.day
}
const add = async (date: string | null, more: { status?: 'DONE'; company_id?: number; residence_id?: number } = {}) =>
  db
    .insertInto('interventions')
    .values({ company_id: lenoir, residence_id: home, type: 'DIAGNOSTIC', status: 'DONE', date, ...more })
    .execute()

test('six months, this one the last, each with every type', async () => {
  const all = await months()
  const wanted = await Promise.all([5, 4, 3, 2, 1, 0].map((back) => day(`-${back} months`)))
  expect(all.map(({ month }) => month)).toEqual(wanted)
  for (const { done } of all) expect(Object.keys(done)).toEqual([...interventionTypes])
})

test('counted by their date, from the first day of the first month to the last day of this one, when they are done', async () => {
  const before = (await months()).map(({ done }) => done['DIAGNOSTIC']!)
  for (const text of ['-5 months -1 day', '-5 months', '-4 months -1 day', '-4 months', '1 month -1 day', '1 month'])
    await add(await day(text))
  await db
    .insertInto('interventions')
    .values({ company_id: lenoir, residence_id: home, type: 'DIAGNOSTIC', date: await day('-3 months') })
    .execute()
  const after = (await months()).map(({ done }) => done['DIAGNOSTIC']!)
  expect(after.map((count, index) => count - before[index]!)).toEqual([2, 1, 0, 0, 0, 1])
})

test('the company’s own alone, on homes that it still reaches', async () => {
  const total = async () => (await months()).flatMap(({ done }) => Object.values(done)).reduce((sum, n) => sum + n, 0)
  const before = await total()
  const now = await day('0 days')
  await add(now, { company_id: await world.company('Gaz Service Sud') })
  await add(now, { residence_id: await world.project('Villa Rivale') })
  expect(await total()).toBe(before)
  await add(now)
  expect(await total()).toBe(before + 1)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', home).execute()
  expect(await total()).toBeLessThan(before)
})

test('only companies that keep interventions count them; a foreign company is not found', async () => {
  const hugo = await as('hugo@clairiere.example')
  expect(await ask(hugo, await world.company('Maisons Clairière'))).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(await ask(hugo)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect((await ask(await as('lea@horizon.example'))).status).toBe(200)
})
