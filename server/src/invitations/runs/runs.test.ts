import { randomUUID } from 'node:crypto'
import type { InvitationRun } from '@logis/contract/invitations.runs'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { atFirstStep } from '#platform/testing/firstStep.ts'
import { forgetTold, listOf } from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { newColleague } from '#platform/testing/people.ts'
import { building } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'
import { goOn, resumeRuns } from './rules.ts'

let [samira, marie, lea, zoe]: Client[] = []
let building_id = 0
let flats: { id: number; name: string }[]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  marie = await as('marie@horizon.example')
  lea = await as('lea@horizon.example')
  zoe = await as('zoe@batir-ouest.example')
  building_id = await world.project(building)
  flats = await world.flats(building)
})
beforeEach(forgetTold)

type Asked = { residence_id: number; email: string }
let people = 0
/** Somebody nobody has written to yet, for each of so many flats. */
const somebodyIn = (from: number, count: number): Asked[] =>
  flats
    .slice(from, from + count)
    .map(({ id }) => ({ residence_id: id, email: `voisin.${(people += 1)}@foyer.example` }))
const start = (invitations: Asked[], more: object = {}, who = samira!) =>
  who.call('invitations.startFlatInvitations', { building_id, run_key: randomUUID(), invitations, ...more })
const read = async (run_id: number): Promise<InvitationRun> =>
  (await samira!.call('invitations.getFlatInvitations', { building_id, run_id })).data
const sentTo = async (asked: Asked[]) => {
  const emails = asked.map(({ email }) => email)
  const rows = await db.selectFrom('communication_logs').select('recipient').where('recipient', 'in', emails).execute()
  return rows.map(({ recipient }) => recipient).toSorted((a, b) => a.localeCompare(b))
}

test('202: the tenants of flats are invited one after the other, each flat’s journal tells of its own, and the inbox of whoever began it that it ended', async () => {
  const asked = somebodyIn(0, 3)
  const mark = await journalMark()
  const answer = await start(asked)
  expect(answer).toMatchObject({ status: 202, data: { total: 3, done: 0, left_out: [], ended_at: null } })
  await runJobs()
  expect(await read(answer.data.id)).toMatchObject({ done: 3, left_out: [], ended_at: expect.any(String) })
  for (const { residence_id, email } of asked) {
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await journalOf(residence_id, mark)).toMatchObject([{ action: 'CREATED', model_name: 'Email' }])
  }
  expect(await listOf('samira@rivages.example')).toMatchObject([
    { kind: 'FLATS_INVITED', residence: { id: building_id }, job: { name: building, total: 3, left_out: 0 } },
  ])
})

test('what could not be invited is named with its reason; the others are invited', async () => {
  const [good, gone, elsewhere, twice] = somebodyIn(3, 4)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', gone!.residence_id).execute()
  const stranger = { residence_id: await world.project('Villa Rivale'), email: elsewhere!.email }
  const again = { residence_id: twice!.residence_id, email: good!.email }
  const { data } = await start([good!, gone!, stranger, again])
  await runJobs()
  const ended = await read(data.id)
  expect(ended).toMatchObject({ total: 4, done: 4, ended_at: expect.any(String) })
  // Of a home that is not of the building nothing is named.
  expect(ended.left_out).toEqual([
    { id: gone!.residence_id, name: expect.any(String), reason: 'RESIDENCE_CANCELLED' },
    { id: again.residence_id, name: expect.any(String), reason: 'INVITATION_TOO_SOON' },
  ])
  expect(await sentTo([good!, gone!, stranger])).toEqual([good!.email])
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', gone!.residence_id).execute()
})

test('killed midway, gone on with by several at once, and sent again by its key: each is invited once', async () => {
  const asked = somebodyIn(0, 6)
  const run_key = randomUUID()
  const { data } = await start(asked, { run_key })
  await goOn(data.id, 2) // and there the server was killed
  expect(await read(data.id)).toMatchObject({ done: 2, ended_at: null })
  expect((await start(asked, { run_key })).data).toMatchObject({ id: data.id, done: 2 })
  await resumeRuns()
  await Promise.all([goOn(data.id), goOn(data.id), runJobs()])
  expect(await read(data.id)).toMatchObject({ done: 6, left_out: [], ended_at: expect.any(String) })
  expect(await sentTo(asked)).toEqual(asked.map(({ email }) => email).toSorted((a, b) => a.localeCompare(b)))
  expect(await listOf('samira@rivages.example')).toHaveLength(1)
})

test('once it has ended nothing of whom it wrote to is kept with it', async () => {
  const { data } = await start(somebodyIn(0, 2))
  await runJobs()
  const { entries } = await db
    .selectFrom('invitation_runs')
    .selectAll()
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(entries).toEqual([])
})

test('whoever may only read meanwhile invites nobody any more', async () => {
  const asked = somebodyIn(7, 2)
  const { data } = await start(asked, {}, await as('paul@horizon.example'))
  const user_id = await world.user('paul@horizon.example')
  const roles = db.updateTable('user_role_companies').where('user_id', '=', user_id)
  await roles.set({ role: 'COMPANY_READER' }).execute()
  await runJobs()
  await roles.set({ role: 'COMPANY_MEMBER' }).execute()
  expect((await read(data.id)).left_out.map(({ reason }) => reason)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect(await sentTo(asked)).toEqual([])
})

test('before anything leaves: a landlord’s tenants at any address; elsewhere each owner at the flat’s own, or why not', async () => {
  const ours = await samira!.call('invitations.previewFlatInvitations', { building_id })
  expect(ours.data).toMatchObject({ communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD', is_typed: true })
  expect(ours.data.flats).toHaveLength(12)
  const made = await marie!.call('projects.createProject', {
    company_id: await world.company('Maisons Clairière'),
    type: 'BUILDING',
    name: 'Immeuble des Invités',
    contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }] },
  })
  const place = { building_id: made.data.id as number }
  await marie!.call('flats.createFlats', { ...place, flats: [{ name: 'Un' }, { name: 'Deux' }] })
  const { data: rows } = await marie!.call('flats.listFlats', place)
  const [two, one] = rows as { id: number; name: string }[]
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', one!.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('emails')
    .values({ contact_information_id, email: 'acquereur@foyer.example', position: 0 })
    .execute()
  const { data } = await marie!.call('invitations.previewFlatInvitations', place)
  expect(data).toMatchObject({ communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER', is_typed: false })
  expect(data.flats).toEqual([
    { id: two!.id, name: two!.name, email: null, cannot: 'RESIDENCE_EMAIL_REQUIRED' },
    { id: one!.id, name: one!.name, email: 'acquereur@foyer.example', cannot: null },
  ])
  const invitations = [
    { residence_id: one!.id, email: 'acquereur@foyer.example' },
    { residence_id: two!.id, email: 'autre@foyer.example' },
  ]
  const run = await start(invitations, place, marie)
  await runJobs()
  const ended = await marie!.call('invitations.getFlatInvitations', { ...place, run_id: run.data.id })
  expect(ended.data).toMatchObject({ done: 2, left_out: [{ id: two!.id, reason: 'RESIDENCE_EMAIL_REQUIRED' }] })
  expect(await mailsTo('acquereur@foyer.example')).toHaveLength(1)
  // Whoever works for the company above is told by that one.
  expect(await listOf('marie@horizon.example')).toMatchObject([
    { kind: 'FLATS_INVITED', company: { name: 'Groupe Horizon' }, job: { total: 2, left_out: 1 } },
  ])
})

test('404 for a rival and for a run of another building; 403 for a reader; 422 for a house, for nobody and for too many', async () => {
  const one = somebodyIn(0, 1)
  const { data } = await start(one)
  expect(await start(one, {}, zoe)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await start(one, {}, lea)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  for (const run_id of [999_999, data.id + 1])
    expect(await samira!.call('invitations.getFlatInvitations', { building_id, run_id })).toMatchObject({
      status: 404,
      error_reason: 'RESOURCE_NOT_FOUND',
    })
  const house = await world.project('Maison Les Lilas')
  const hugo = await as('hugo@clairiere.example')
  expect(await start(one, { building_id: house }, hugo)).toMatchObject({ status: 422, error_reason: 'NOT_A_BUILDING' })
  expect(await start([])).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  await runJobs()
})

test('403 SERVICE_PROVISION_REQUIRED: a building whose provisions open no flats', async () => {
  const provisions = db.updateTable('residence_service_provisions').where('residence_id', '=', building_id)
  await provisions.set({ code: 'MSL_CONFORT' }).execute()
  for (const answer of [
    await start(somebodyIn(0, 1)),
    await samira!.call('invitations.previewFlatInvitations', { building_id }),
  ])
    expect(answer).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
  await provisions.set({ code: 'MSL_GESTIONCIL' }).execute()
})

test('whoever is let in again between two flats of one job invites from then on', async () => {
  const asked = somebodyIn(7, 3)
  const { user_id, client } = await newColleague('Habitat Rivages')
  const { data } = await start(asked, {}, await client())
  await db.updateTable('users').set({ is_active: false }).where('id', '=', user_id).execute()
  const { over } = await atFirstStep(
    'invitation_runs',
    sql`update users set is_active = true where id = ${sql.lit(user_id)}`,
  )
  await goOn(data.id)
  await over()
  expect((await read(data.id)).left_out.map(({ id, reason }) => [id, reason])).toEqual([
    [asked[0]!.residence_id, 'FORBIDDEN'],
  ])
  expect(await sentTo(asked)).toEqual(asked.slice(1).map(({ email }) => email))
})

test('flats whose company is disabled before their turn are left out for that', async () => {
  const { data: run } = await start(somebodyIn(0, 2))
  const { company_id } = await db
    .selectFrom('residences')
    .select('company_id')
    .where('id', '=', building_id)
    .executeTakeFirstOrThrow()
  const company = db.updateTable('companies').where('id', '=', company_id)
  await company.set({ disabled_at: new Date(), disabled_reason: 'Abonnement échu' }).execute()
  await runJobs()
  await company.set({ disabled_at: null, disabled_reason: null }).execute()
  samira = await as('samira@rivages.example') // whose sessions have ended with the company
  const { left_out } = await read(run.id)
  expect(left_out.map(({ reason }) => reason)).toEqual(['COMPANY_DISABLED', 'COMPANY_DISABLED'])
})
