import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Intake, IntakeRow } from '@logis/contract/intakes'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { companyOf, crowd, merge } from '#platform/testing/merging.ts'
import { follow } from '../../companies/merging/rules.ts'
import { goOn } from './rules.ts'

const username = 'karim@renovest.example'
let [from, into] = [0, 0]
beforeAll(runJobs)
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  ;[from, into] = [await companyOf(username), await companyOf(username)]
})

const head = 'Type;Immeuble;Logement;Adresse;CP;Ville'
/** Flats of two buildings that the sheet has no line of. */
const flats = ['A;1', 'A;2', 'B;1', 'A;3', 'B;2'].map((flat) => `T2;Résidence ${flat};4 quai Neuf;44000;Nantes`)
const begun = async (company_id: number, lines = flats): Promise<Intake> => {
  const karim = await as(username)
  const sheet = { name: 'lots.csv', type: 'text/csv', bytes: [head, ...lines].join('\n') }
  const { data } = await karim.upload('intakes.openIntake', { company_id }, {}, [sheet])
  const started = await karim.call('intakes.startIntake', { company_id, intake_id: data.id })
  expect(started).toMatchObject({ status: 202, data: { counts: { NEW: lines.length } } })
  return data
}
/** As it is read by the people of the company that it has come to. */
const read = async ({ id }: Intake): Promise<Intake> =>
  (await (await as(username)).call('intakes.getIntake', { company_id: into, intake_id: id })).data
const reasonsOf = async ({ id }: Intake) => {
  const place = { company_id: into, intake_id: id, page_size: -1 }
  const { data } = await (await as(username)).call('intakes.listIntakeRows', place)
  return (data as IntakeRow[]).map(({ state, reason }) => reason ?? state)
}
const homesOf = async () => {
  const rows = await db
    .selectFrom('residences')
    .select(['name', 'company_id', 'parent_id'])
    .where('company_id', 'in', [from, into])
    .where('name', 'not like', 'Maison %')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ name, company_id, parent_id }) => [name, company_id, parent_id === null])
}
/** Two buildings, and the five flats in them. */
const all = () =>
  ['1', '1', '2', '2', '3', 'Résidence A', 'Résidence B'].map((name) => [name, into, name.startsWith('Résidence')])
const byName = (homes: unknown[][]) => homes.toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1))

/** Somebody else of the company creates for so long: a batch that has begun waits. */
const whileBusy = (act: () => Promise<void>, then: () => Promise<void>) =>
  meanwhile(
    ({ run }) => run(`select pg_advisory_xact_lock(hashtextextended('intake:' || $1::bigint, 0))`, [from]),
    act,
    then,
  )
const merged = async () => expect((await merge(from, into)).status).toBe(200)

test.each([
  ['at once', 0],
  ['later, by a job', 210],
])(
  'merged in the midst of a batch, its homes move %s: the sheet goes on in the other company, and no line is left out',
  async (_when, houses) => {
    if (houses > 0) await crowd(from, houses)
    const intake = await begun(from)
    await goOn(intake.id, 1, 1)
    await whileBusy(() => goOn(intake.id, 20, 1), merged)
    await runJobs()
    await goOn(intake.id, 20, 1)
    expect(await reasonsOf(intake)).toEqual(flats.map(() => 'CREATED'))
    expect(await read(intake)).toMatchObject({ state: 'DONE', counts: { CREATED: 5, LEFT_OUT: 0 } })
    expect(byName(await homesOf())).toEqual(all())
  },
)

test('a sheet waits while homes of a merged company follow, its own or another’s: no building is made twice', async () => {
  const other = await companyOf(username)
  await crowd(from)
  await crowd(other)
  const intake = await begun(from)
  await goOn(intake.id, 1, 1) // a building and its first flat
  await goOn((await begun(other, [flats[2]!])).id)
  await merged()
  await goOn(intake.id, 20, 2)
  expect((await homesOf()).map(([name]) => name)).toEqual(['Résidence A', '1'])
  expect(await read(intake)).toMatchObject({ state: 'RUNNING', counts: { CREATED: 1, NEW: 4 } })
  await follow(from)
  expect((await merge(other, into)).status).toBe(200)
  await goOn(intake.id, 20, 2)
  expect(await read(intake)).toMatchObject({ state: 'RUNNING', counts: { CREATED: 1, NEW: 4 } })
  await runJobs()
  await goOn(intake.id, 20, 2)
  expect(await reasonsOf(intake)).toEqual(['CREATED', 'CREATED', 'EXISTING', 'CREATED', 'CREATED'])
  expect(byName(await homesOf())).toEqual(all())
})

test('what an import made is undone while its homes follow', async () => {
  await crowd(from)
  const intake = await begun(from)
  await goOn(intake.id)
  await merged()
  const undone = await (await as(username)).call('intakes.undoIntake', { company_id: into, intake_id: intake.id })
  expect(undone).toMatchObject({ status: 200, data: { state: 'UNDONE', counts: { CANCELLED: 5, KEPT: 0 } } })
  expect(await homesOf()).toEqual([])
})
