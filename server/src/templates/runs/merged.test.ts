import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TemplateRun } from '@logis/contract/templates'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { companyOf, crowd, merge } from '#platform/testing/merging.ts'
import { follow } from '../../companies/merging/rules.ts'
import { goOn } from './rules.ts'

const username = 'karim@renovest.example'
beforeAll(runJobs)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const contact_information = { addresses: [{ street_name: 'Rue Commune', zip_code: '44000', city: 'Nantes' }] }
/** A template that gives nothing, for two houses of a fresh company, with nobody going on with it yet. */
const begun = async (company_id: number): Promise<TemplateRun> => {
  const karim = await as(username)
  const subscription = { company_id, code: 'MSL_PREMIUM', quantity: null, starts_on: '2020-01-01', ends_on: null }
  await db.insertInto('company_subscriptions').values(subscription).execute()
  const house = (name: string) => ({ company_id, type: 'HOUSE', name, contact_information })
  const made = [
    await karim.call('projects.createProject', house('Villa A')),
    await karim.call('projects.createProject', house('Villa B')),
  ]
  const { data: template } = await karim.call('templates.createTemplate', { company_id, name: 'Modèle' })
  const residences = made.map(({ data }) => data.id)
  const started = { company_id, template_id: template.id, residences }
  return (await karim.call('templates.startTemplateRun', started)).data
}

test('a company that is merged between a run’s next project and the rights it is written by: no project is left out', async () => {
  const [from, into] = [await companyOf(username), await companyOf(username)]
  const run = await begun(from)
  // Held until the merger is there: the run has been read as the one company’s, and its rights are asked after.
  await meanwhile(
    ({ run: sql }) => sql('lock table user_role_companies in access exclusive mode'),
    () => goOn(run.id),
    async ({ run: sql }) => {
      await sql('delete from user_role_companies where company_id = $1', [from])
      for (const table of ['template_runs', 'templates', 'residences', 'company_subscriptions'])
        await sql(`update ${table} set company_id = $2 where company_id = $1`, [from, into])
      await sql('update companies set deleted_at = now(), merged_into_id = $2 where id = $1', [from, into])
    },
  )
  const place = { company_id: into, run_id: run.id }
  const { data } = await (await as(username)).call('templates.getTemplateRun', place)
  expect(data).toMatchObject({ total: 2, done: 2, left_out: [], ended_at: expect.any(String) })
})

test.each([
  ['at once', 0],
  ['later, by a job', 420],
])(
  'a run that was begun before its company is merged ends in the other one, with all of its projects: they move %s',
  async (_when, houses) => {
    const [from, into] = [await companyOf(username), await companyOf(username)]
    const run = await begun(from)
    if (houses > 0) await crowd(from, houses)
    await goOn(run.id, 1)
    expect((await merge(from, into)).status).toBe(200)
    await goOn(run.id)
    await follow(from)
    const place = { company_id: into, run_id: run.id }
    const { data } = await (await as(username)).call('templates.getTemplateRun', place)
    expect(data).toMatchObject({ total: 2, done: 2, left_out: [], ended_at: expect.any(String) })
  },
)

test('one whose company is disabled on the way ends, and says that it is for that', async () => {
  const company_id = await companyOf(username)
  const run = await begun(company_id)
  const admin = await as('admin@logis.example')
  await goOn(run.id, 1)
  expect((await admin.call('partners.disablePartner', { company_id, reason: 'Abonnement échu' })).status).toBe(200)
  await runJobs()
  const { data } = await admin.call('templates.getTemplateRun', { company_id, run_id: run.id })
  expect(data).toMatchObject({ done: 2, left_out: [{ reason: 'COMPANY_DISABLED' }], ended_at: expect.any(String) })
})
