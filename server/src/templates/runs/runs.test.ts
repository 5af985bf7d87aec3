import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TemplateRun } from '@logis/contract/templates'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { atFirstStep } from '#platform/testing/firstStep.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { forgetTold, listOf } from '#platform/testing/inbox.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { goOn, resumeRuns } from './rules.ts'

let hugo: Client
let place: { company_id: number; template_id: number }
let houses: number[]
let cancelled: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const { id: template_id } = await db
    .selectFrom('templates')
    .select('id')
    .where('name', '=', 'Maison passive')
    .executeTakeFirstOrThrow()
  place = { company_id, template_id }
  cancelled = await world.project('Maison Les Charmes')
  const rows = await db
    .selectFrom('residences as r')
    .select('r.id')
    .where('r.company_id', '=', company_id)
    .where('r.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('documents as d').select('d.id').whereRef('d.residence_id', '=', 'r.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('devices as d').select('d.id').whereRef('d.residence_id', '=', 'r.id'))),
    )
    .orderBy('r.id')
    .limit(20)
    .execute()
  houses = rows.map(({ id }) => id)
})

const start = async (residences: number[], who = hugo): Promise<TemplateRun> =>
  (await who.call('templates.startTemplateRun', { ...place, residences })).data
const read = async (id: number): Promise<TemplateRun> =>
  (await hugo.call('templates.getTemplateRun', { company_id: place.company_id, run_id: id })).data
const preview = (residences: number[], who = hugo) => who.call('templates.previewTemplate', { ...place, residences })
const countOf = async (table: 'documents' | 'devices' | 'residence_contact_links', homes: number[]) =>
  (await db.selectFrom(table).select('id').where('residence_id', 'in', homes).execute()).length
const given = async (homes: number[]) => [
  await countOf('documents', homes),
  await countOf('devices', homes),
  await countOf('residence_contact_links', homes),
]

test('202: a run goes through all of its projects, tells how far it is, and names what it left out and why', async () => {
  const [good, bare] = [houses[0]!, houses[1]!]
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', bare).execute()
  const villa = await world.project('Villa Rivale')
  const run = await start([good, bare, cancelled, villa, 999_999])
  expect(run).toMatchObject({ total: 3, done: 0, left_out: [], ended_at: null, template_name: 'Maison passive' })
  await runJobs()
  const ended = await read(run.id)
  expect(ended).toMatchObject({ total: 3, done: 3, ended_at: expect.any(String) })
  expect(Object.fromEntries(ended.left_out.map(({ id, reason }) => [id, reason]))).toEqual({
    [bare]: 'SERVICE_PROVISION_REQUIRED',
    [cancelled]: 'RESIDENCE_CANCELLED',
  })
  expect(await given([good])).toEqual([3, 2, 1])
  const told = await journalOf(good)
  expect(told.find(({ model_name }) => model_name === 'Project')).toMatchObject({ action: 'UPDATED' })
})

test('stopped in the middle and gone on with, and by two workers at once: one result, told once', async () => {
  const homes = houses.slice(2, 8)
  const mark = await journalMark()
  const run = await start(homes)
  await goOn(run.id, 2) // and there the server was killed
  expect(await read(run.id)).toMatchObject({ done: 2, ended_at: null })
  await resumeRuns()
  await Promise.all([goOn(run.id), goOn(run.id), runJobs()])
  expect(await read(run.id)).toMatchObject({ done: 6, left_out: [], ended_at: expect.any(String) })
  expect(await given(homes)).toEqual([18, 12, 6])
  for (const home of homes)
    expect((await journalOf(home, mark)).filter(({ model_name }) => model_name === 'Project')).toHaveLength(1)
})

test('two runs of one template over the same projects, and one by hand, at once: everything is there once', async () => {
  const homes = houses.slice(8, 12)
  const [one, other] = [await start(homes), await start(homes)]
  await Promise.all([
    goOn(one.id),
    goOn(other.id),
    hugo.call('templates.applyTemplate', { ...place, residences: homes }),
  ])
  expect(await given(homes)).toEqual([12, 8, 4])
})

test('whoever has lost their rights meanwhile changes nothing any more: the rest is left out', async () => {
  const homes = houses.slice(12, 15)
  const run = await start(homes, await as('paul@horizon.example'))
  await goOn(run.id, 1)
  await db
    .updateTable('user_role_companies')
    .set({ role: 'COMPANY_READER' })
    .where('user_id', '=', await world.user('paul@horizon.example'))
    .execute()
  await goOn(run.id)
  const { left_out } = await read(run.id)
  expect(left_out.map(({ reason }) => reason)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect(await given(homes)).toEqual([3, 2, 1])
})

test('a template that is deleted on the way gives nothing more', async () => {
  const { data } = await hugo.call('templates.createTemplate', { company_id: place.company_id, name: 'Éphémère' })
  const own = { company_id: place.company_id, template_id: data.id }
  const answer = await hugo.call('templates.startTemplateRun', { ...own, residences: houses.slice(15, 17) })
  await hugo.call('templates.deleteTemplate', own)
  await runJobs()
  const { left_out } = await read(answer.data.id)
  expect(left_out.map(({ reason }) => reason)).toEqual(['TEMPLATE_NOT_FOUND', 'TEMPLATE_NOT_FOUND'])
})

test('200: a preview tells what would be added to how many, who has it already, and which cannot and why; then it is so', async () => {
  const [fresh, full, noRoom] = [houses[17]!, houses[0]!, houses[18]!]
  await db.updateTable('residences').set({ device_count: 1499 }).where('id', '=', noRoom).execute()
  const asked = [fresh, full, houses[1]!, noRoom, cancelled, await world.project('Villa Rivale')]
  const mark = await journalMark()
  const { status, data } = await preview(asked)
  expect({ status, data }).toMatchObject({
    status: 200,
    data: {
      receiving: 1,
      complete: 1,
      documents: { entries: 3, projects: 1 },
      devices: { entries: 2, projects: 1 },
      contacts: { entries: 1, projects: 1 },
      left_out_count: 3,
    },
  })
  const whys = data.left_out.map(({ id, reason }: { id: number; reason: string }) => [id, reason])
  expect(Object.fromEntries(whys)).toEqual({
    [houses[1]!]: 'SERVICE_PROVISION_REQUIRED',
    [noRoom]: 'DEVICE_LIMIT_REACHED',
    [cancelled]: 'RESIDENCE_CANCELLED',
  })
  expect(await journalOf(fresh, mark)).toEqual([])
  const { data: applied } = await hugo.call('templates.applyTemplate', { ...place, residences: asked })
  expect(new Set(applied.map(({ id }: { id: number }) => id))).toEqual(new Set([fresh, full]))
  const after = (await preview([fresh])).data
  expect(after).toMatchObject({ receiving: 0, complete: 1, devices: { entries: 0, projects: 0 } })
})

test('404 RESOURCE_NOT_FOUND: a run of another company, and an absent one', async () => {
  const run = await start([houses[19]!])
  const zoe = await as('zoe@batir-ouest.example')
  const company_id = await world.company('Bâtir Ouest')
  for (const run_id of [run.id, 999_999])
    expect(await zoe.call('templates.getTemplateRun', { company_id, run_id })).toMatchObject({
      status: 404,
      error_reason: 'RESOURCE_NOT_FOUND',
    })
})

test('whoever began a run finds in their inbox that it ended, once, with how many it left out; their colleagues do not', async () => {
  await runJobs()
  await forgetTold()
  const run = await start([houses[10]!, cancelled])
  await goOn(run.id, 1)
  expect(await listOf('hugo@clairiere.example')).toEqual([])
  await Promise.all([goOn(run.id), goOn(run.id), runJobs()])
  await goOn(run.id)
  expect(await listOf('hugo@clairiere.example')).toMatchObject([
    {
      kind: 'TEMPLATE_APPLIED',
      company: { id: place.company_id },
      residence: null,
      actor: null,
      job: { name: 'Maison passive', total: 2, left_out: 1 },
    },
  ])
  const told = await db.selectFrom('notifications').select('user_id').execute()
  expect(told).toEqual([{ user_id: await world.user('hugo@clairiere.example') }])
})

test('whoever wants to hear nothing of runs is not told of one', async () => {
  await runJobs()
  await forgetTold()
  await hugo.call('notifications.setChoices', { choices: [{ kind: 'TEMPLATE_APPLIED', is_active: false }] })
  const run = await start([houses[11]!])
  await goOn(run.id)
  expect(await read(run.id)).toMatchObject({ ended_at: expect.any(String) })
  expect(await listOf('hugo@clairiere.example')).toEqual([])
  await forgetTold()
})

test('whoever loses the template’s company between two projects of one job, and keeps the projects’, changes nothing from then on', async () => {
  const { user_id, client } = await newColleague('Maisons Clairière')
  const company_id = await world.company('Groupe Horizon')
  await db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_MEMBER' }).execute()
  const who = await client()
  const { data: made } = await who.call('templates.createTemplate', { company_id, name: 'Du groupe' })
  const residences = [houses[17]!, houses[18]!, houses[19]!]
  const { data: run } = await who.call('templates.startTemplateRun', { company_id, template_id: made.id, residences })
  const { over } = await atFirstStep(
    'template_runs',
    sql`update user_role_companies set is_active = false
      where user_id = ${sql.lit(user_id)} and company_id = ${sql.lit(company_id)}`,
  )
  await goOn(run.id)
  await over()
  const marie = await as('marie@horizon.example')
  const { data } = await marie.call('templates.getTemplateRun', { company_id, run_id: run.id })
  expect(data).toMatchObject({ done: 3, left_out: [{ reason: 'FORBIDDEN' }, { reason: 'FORBIDDEN' }] })
})

test('whoever works for a company above too is told by that one, where the template’s company is disabled before the end', async () => {
  const { user_id, client, username } = await newColleague('Maisons Clairière')
  await db
    .insertInto('user_role_companies')
    .values({ user_id, company_id: await world.company('Groupe Horizon'), role: 'COMPANY_MEMBER' })
    .execute()
  const run = await start([houses[0]!], await client())
  const disable = (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé' })
      .where('id', '=', place.company_id)
      .execute()
  await disable(new Date())
  await goOn(run.id)
  const told = await listOf(username)
  await disable(null)
  expect(told).toMatchObject([{ kind: 'TEMPLATE_APPLIED', company: { name: 'Groupe Horizon' } }])
  await forgetTold()
})
