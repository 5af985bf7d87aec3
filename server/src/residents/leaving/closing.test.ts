import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { closeLongAgo } from '#platform/testing/erasing.ts'
import { newHome } from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { newOwner, newResident } from '#platform/testing/people.ts'
import { activationOf, building, flatOf, roleIn, statusOf } from '#platform/testing/tenants.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { freeHomes, leaveHomes } from './rules.ts'

withoutLimits()

let samira: Client
let karim: Client
let flat = 0
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  karim = await as('karim@renovest.example')
  flat = await flatOf('A08')
})
let people = 0
const someone = () => newResident(`depart.${(people += 1)}@foyer.example`)
const codeOf = async (id: number) =>
  (await db.selectFrom('residences').select('residence_code').where('id', '=', id).executeTakeFirstOrThrow())
    .residence_code
const ask = async ({ client }: { client: Client }, id: number, role: 'OWNER' | 'TENANT' = 'TENANT') =>
  (await client.call('residents.requestAccess', { residence_code: await codeOf(id), role })).data.id as number
const accept = (request_id: number, residence_id = flat, who = samira) =>
  who.call('tenants.acceptRequest', { residence_id, request_id })
const figuresOf = async (who: Client, company: string) => {
  const { data } = await who.call('companies.getStatistics', { company_id: await world.company(company) })
  return { occupied: data.occupied, with_requests: data.with_requests, connected: data.connected }
}
const figures = () => figuresOf(samira, 'Habitat Rivages')
const visit = async ({ client, user_id }: { client: Client; user_id: number }, residence_id: number) =>
  expect((await client.call('residents.getHome', { user_id, residence_id })).status).toBe(200)
/** What the page of the building says of the flat. */
const shown = async () => {
  const building_id = await world.project(building)
  const { data } = await samira.call('flats.listFlats', { building_id, page_size: -1 })
  return data.find(({ id }: { id: number }) => id === flat)
}

test('who rents a flat and closes their account is a tenant there no more, and no figure counts them', async () => {
  const before = await figures()
  const tenant = await someone()
  expect((await accept(await ask(tenant, flat))).status).toBe(200)
  await visit(tenant, flat)
  expect(await figures()).toMatchObject({ occupied: before.occupied + 1, connected: before.connected + 1 })
  const mark = await journalMark()
  await tenant.close()
  await runJobs()
  expect(await roleIn(flat, tenant.user_id)).toBeNull()
  expect(await figures()).toEqual(before)
  expect(await activationOf(flat)).not.toBeNull()
  expect(await journalOf(flat, mark)).toMatchObject([
    {
      username: null,
      pretty_log: [{ attribute_name: 'tenant', old_value: 'Odile Garnier', value: null }],
    },
  ])
})

test('what somebody asked for who closes their account waits no more, and the next one is counted alone', async () => {
  const before = await figures()
  const person = await someone()
  const request = await ask(person, flat)
  expect(await figures()).toMatchObject({ with_requests: before.with_requests + 1 })
  expect(await shown()).toMatchObject({ is_requested: true })
  await person.close()
  await runJobs()
  expect(await statusOf(request)).toBe('CANCELLED')
  expect(await figures()).toEqual(before)
  expect(await shown()).toMatchObject({ is_requested: false })
  expect(await accept(request)).toMatchObject({ status: 409, error_reason: 'ACCESS_REQUEST_ALREADY_DECIDED' })
})

test('accepted while its maker closes their account: nobody is at home who has none, whoever was first', async () => {
  const before = await figures()
  for (let round = 0; round < 5; round += 1) {
    const person = await someone()
    const request = await ask(person, flat)
    const [accepted] = await Promise.all([accept(request), person.close()])
    await runJobs()
    expect(await roleIn(flat, person.user_id)).toBeNull()
    expect(await statusOf(request)).toBe(accepted.status === 200 ? 'ACCEPTED' : 'CANCELLED')
    if (accepted.status !== 200) expect(accepted.error_reason).toMatch(/^ACCESS_REQUEST_(NOT_FOUND|ALREADY_DECIDED)$/)
  }
  expect(await figures()).toEqual(before)
})

test('a home that waits for its next owner counts the visits of nobody who has left; of two owners the other’s stay', async () => {
  const company = 'Rénov’Est'
  const before = await figuresOf(karim, company)
  const home = await newHome('Maison quittée')
  const owner = await someone()
  await owner.client.call('residents.activateByCode', { activation_code: home.code })
  await visit(owner, home.id)
  expect(await figuresOf(karim, company)).toMatchObject({ connected: before.connected + 1 })
  const second = await newOwner(home.id)
  await owner.close()
  await runJobs()
  expect(await figuresOf(karim, company)).toEqual(before)
  await visit(second, home.id)
  const tenant = await someone()
  expect((await accept(await ask(tenant, home.id), home.id, second.client)).status).toBe(200)
  expect(await figuresOf(karim, company)).toMatchObject({ connected: before.connected + 1 })
  await second.close()
  await runJobs()
  // The tenant stays and comes by: the home is none that anybody has activated.
  await visit(tenant, home.id)
  expect(await figuresOf(karim, company)).toMatchObject({ connected: before.connected })
})

test('a campaign keeps the tenant whom it brought, once they have left', async () => {
  const home = await flatOf('A10')
  const email = 'brought.by@campagne.example'
  const place = { company_id: await world.company('Habitat Rivages') }
  const { data } = await samira.call('campaigns.createCampaign', { ...place, residence_ids: [home] })
  const named = { ...place, campaign_id: data.id as number }
  await samira.call('campaigns.mendCampaignHome', { ...named, residence_id: home, email })
  await samira.call('campaigns.startCampaign', named)
  await runJobs()
  const stepOf = async () => (await samira.call('campaigns.listCampaignHomes', named)).data[0].step
  const tenant = await newResident(email)
  const request = await ask(tenant, home)
  expect(await stepOf()).toBe('SENT')
  expect((await accept(request, home)).status).toBe(200)
  expect(await stepOf()).toBe('ACTIVATED')
  await tenant.close()
  await runJobs()
  expect(await roleIn(home, tenant.user_id)).toBeNull()
  expect(await stepOf()).toBe('ACTIVATED')
})

test('who was left in a home by any other way is gone in the morning, in a cancelled one too', async () => {
  const [tenant, waiting, elsewhere] = [await someone(), await someone(), await someone()]
  const cancelled = await newHome('Maison annulée')
  const owner = await someone()
  await owner.client.call('residents.activateByCode', { activation_code: cancelled.code })
  const there = await ask(elsewhere, cancelled.id)
  expect((await accept(there, cancelled.id, owner.client)).status).toBe(200)
  expect((await accept(await ask(tenant, flat))).status).toBe(200)
  const request = await ask(waiting, flat)
  await karim.call('projects.cancelProject', { residence_id: cancelled.id })
  for (const { user_id } of [tenant, waiting, elsewhere]) await closeLongAgo(user_id)
  await Promise.all([leaveHomes(null), leaveHomes(null), freeHomes(null)])
  expect(await roleIn(flat, tenant.user_id)).toBeNull()
  expect(await roleIn(cancelled.id, elsewhere.user_id)).toBeNull()
  expect(await statusOf(request)).toBe('CANCELLED')
})
