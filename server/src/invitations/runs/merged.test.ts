import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { companyOf, crowd, merge } from '#platform/testing/merging.ts'
import { follow } from '../../companies/merging/rules.ts'
import { goOn } from './rules.ts'

const username = 'karim@renovest.example'
beforeAll(runJobs)
beforeEach(() => db.deleteFrom('rate_limits').execute())

/** A building of two flats, each with the address of its owner. */
const built = async (company_id: number) => {
  const karim = await as(username)
  const subscription = { company_id, code: 'MSL_PREMIUM', quantity: null, starts_on: '2020-01-01', ends_on: null }
  await db.insertInto('company_subscriptions').values(subscription).execute()
  const home = async (name: string, more: object) => {
    const addresses = [{ street_name: 'Rue Commune', zip_code: '44000', city: 'Nantes' }]
    const email = `${randomUUID()}@foyer.example`
    const contact_information = { addresses, emails: [{ email }] }
    const { status, data } = await karim.call('projects.createProject', {
      company_id,
      name,
      contact_information,
      ...more,
    })
    expect(status).toBe(201)
    return { id: data.id as number, email }
  }
  const { id } = await home('Résidence', { type: 'BUILDING' })
  return {
    id,
    flats: [await home('A1', { type: 'FLAT', parent_id: id }), await home('A2', { type: 'FLAT', parent_id: id })],
  }
}

test.each([
  ['at once', 0],
  ['later, by a job', 420],
])(
  'invitations of flats that were begun before the company is merged all leave after it: the building moves %s',
  async (_when, houses) => {
    const [from, into] = [await companyOf(username), await companyOf(username)]
    const { id: building_id, flats } = await built(from)
    if (houses > 0) await crowd(from, houses)
    const invitations = flats.map(({ id, email }) => ({ residence_id: id, email }))
    const begun = { building_id, run_key: randomUUID(), invitations }
    const started = await (await as(username)).call('invitations.startFlatInvitations', begun)
    expect(started).toMatchObject({ status: 202, data: { total: 2, done: 0 } })
    await goOn(started.data.id, 1)
    expect((await merge(from, into)).status).toBe(200)
    await goOn(started.data.id)
    await follow(from)
    await runJobs()
    const karim = await as(username)
    const { data } = await karim.call('invitations.getFlatInvitations', { building_id, run_id: started.data.id })
    expect(data).toMatchObject({ total: 2, done: 2, left_out: [], ended_at: expect.any(String) })
    for (const { email } of flats) expect(await mailsTo(email)).toHaveLength(1)
  },
)
