import { expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { as, type Answer, type Client } from '#platform/testing/client.ts'
import { forgetTold, kindsOf, newHome } from '#platform/testing/inbox.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { moveIn, newColleague, newResident } from '#platform/testing/people.ts'
import { building, flatOf, newRequest, roleIn, statusOf } from '#platform/testing/tenants.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

const karim = 'karim@renovest.example'
const codeOf = async (id: number) =>
  (await db.selectFrom('residences').select('residence_code').where('id', '=', id).executeTakeFirstOrThrow())
    .residence_code
const ask = async (client: Client, id: number, role: 'OWNER' | 'TENANT') =>
  client.call('residents.requestAccess', { residence_code: await codeOf(id), role })
const byCode = async (client: Client, id: number) =>
  client.call('residents.activateByCode', { activation_code: await codeOf(id) })
let people = 0
const someone = () => newResident(`personne.${(people += 1)}@demande.example`)
let homes = 0
/** A house of a renovator, and whoever has activated it. */
const owned = async () => {
  const { id } = await newHome(`Maison demandée ${(homes += 1)}`)
  const owner = await someone()
  expect((await byCode(owner.client, id)).status).toBe(200)
  await forgetTold()
  return { id, owner }
}
const listed = async (client: Client, residence_id: number) =>
  (await client.call('tenants.listAccessRequests', { residence_id })).data
const decide = (client: Client, act: 'accept' | 'reject', residence_id: number, request_id: number) =>
  client.call(`tenants.${act}Request`, { residence_id, request_id })
const pendingOf = (residence_id: number, user_id: number) =>
  db
    .selectFrom('access_requests')
    .select('role_code')
    .where('residence_id', '=', residence_id)
    .where('user_id', '=', user_id)
    .where('status', '=', 'PENDING')
    .execute()
const outcome = ({ status, error_reason }: Answer): string => (status < 400 ? 'done' : error_reason!)
const waiting = async (): Promise<number> => {
  const client = await as(karim)
  return (await client.call('companies.getStatistics', { company_id: await world.company('Rénov’Est') })).data
    .with_requests
}

test('what waits is taken back by whoever asked, whether or not anybody is there to answer; it is decided no more', async () => {
  const { id } = await newHome('Maison sans propriétaire')
  const [maker, other] = [await someone(), await someone()]
  const asked = async () => (await ask(maker.client, id, 'TENANT')).data.id as number
  const withdraw = (access_request_id: number, { client, user_id } = maker) =>
    client.call('residents.withdrawRequest', { user_id, access_request_id })
  const first = await asked()
  expect(await withdraw(first, other)).toMatchObject({ status: 404, error_reason: 'ACCESS_REQUEST_NOT_FOUND' })
  expect((await withdraw(first)).status).toBe(204)
  expect(await statusOf(first)).toBe('CANCELLED')
  expect(await withdraw(first)).toMatchObject({ status: 409, error_reason: 'ACCESS_REQUEST_ALREADY_DECIDED' })
  const own = await maker.client.call('residents.listOwnRequests', { user_id: maker.user_id })
  expect(own.data).toEqual([])
  // They may ask again, and whoever owns the home by then answers.
  const again = await asked()
  expect((await byCode(other.client, id)).status).toBe(200)
  expect((await decide(other.client, 'accept', id, again)).status).toBe(200)
  expect(await withdraw(again)).toMatchObject({ status: 409, error_reason: 'ACCESS_REQUEST_ALREADY_DECIDED' })
  expect(await roleIn(id, maker.user_id)).toBe('TENANT')
})

test('taken back while it is accepted: one of both happens', async () => {
  const { id, owner } = await owned()
  for (let round = 0; round < 5; round += 1) {
    const maker = await someone()
    const access_request_id = (await ask(maker.client, id, 'TENANT')).data.id as number
    const [accepted, withdrawn] = await Promise.all([
      decide(owner.client, 'accept', id, access_request_id),
      maker.client.call('residents.withdrawRequest', { user_id: maker.user_id, access_request_id }),
    ])
    const isIn = accepted.status === 200
    expect(withdrawn.status).toBe(isIn ? 409 : 204)
    expect(await roleIn(id, maker.user_id)).toBe(isIn ? 'TENANT' : null)
    expect(await statusOf(access_request_id)).toBe(isIn ? 'ACCEPTED' : 'CANCELLED')
  }
})

test('whoever asks to own a house beside its owner is answered by them, as what they asked for', async () => {
  const { id, owner } = await owned()
  const spouse = await someone()
  const { data } = await ask(spouse.client, id, 'OWNER')
  expect(data).toMatchObject({ status: 'PENDING' })
  expect(await listed(owner.client, id)).toMatchObject([
    { id: data.id, user_id: spouse.user_id, role_code: 'OWNER', cannot: { accept: null, reject: null } },
  ])
  const mark = await journalMark()
  expect(await decide(owner.client, 'accept', id, data.id)).toMatchObject({ status: 200, data: { role_code: 'OWNER' } })
  expect(await roleIn(id, spouse.user_id)).toBe('OWNER')
  expect(await journalOf(id, mark)).toMatchObject([
    { username: owner.username, pretty_log: [{ attribute_name: 'owner', old_value: null, value: 'Odile Garnier' }] },
  ])
  // An owner like the other.
  expect((await spouse.client.call('tenants.listResidents', { residence_id: id })).data).toHaveLength(2)

  const stranger = await someone()
  const refused = await ask(stranger.client, id, 'OWNER')
  expect((await decide(spouse.client, 'reject', id, refused.data.id)).status).toBe(200)
  expect([await statusOf(refused.data.id), await roleIn(id, stranger.user_id)]).toEqual(['REJECTED', null])
})

test('whoever asks again in another role takes back what they asked before; in the same role they have asked', async () => {
  const { id, owner } = await owned()
  const person = await someone()
  const first = await ask(person.client, id, 'OWNER')
  const second = await ask(person.client, id, 'TENANT')
  expect(second).toMatchObject({ status: 201, data: { status: 'PENDING' } })
  expect(await statusOf(first.data.id)).toBe('CANCELLED')
  expect(await listed(owner.client, id)).toMatchObject([{ id: second.data.id, role_code: 'TENANT' }])
  expect(await ask(person.client, id, 'TENANT')).toMatchObject({ status: 409, error_reason: 'ACCESS_REQUEST_EXISTS' })
  expect(await decide(owner.client, 'accept', id, first.data.id)).toMatchObject({
    status: 409,
    error_reason: 'ACCESS_REQUEST_ALREADY_DECIDED',
  })
})

test('asked in both roles at once, one request waits', async () => {
  const { id } = await owned()
  for (let round = 0; round < 4; round += 1) {
    const person = await someone()
    const roles = ['OWNER', 'TENANT', 'OWNER', 'TENANT'] as const
    const answers = await Promise.all(roles.map((role) => ask(person.client, id, role)))
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
    expect(await pendingOf(id, person.user_id)).toHaveLength(1)
  }
})

test('accepted while its maker asks in another role: they are in by the first, or wait by the second', async () => {
  const { id, owner } = await owned()
  for (let round = 0; round < 4; round += 1) {
    const person = await someone()
    const { data } = await ask(person.client, id, 'OWNER')
    const [accepted, again] = await Promise.all([
      decide(owner.client, 'accept', id, data.id),
      ask(person.client, id, 'TENANT'),
    ])
    const isIn = accepted.status === 200
    expect([outcome(accepted), outcome(again)]).toEqual(
      isIn ? ['done', 'RESIDENCE_USER_EXISTS'] : ['ACCESS_REQUEST_ALREADY_DECIDED', 'done'],
    )
    expect(await roleIn(id, person.user_id)).toBe(isIn ? 'OWNER' : null)
    expect(await pendingOf(id, person.user_id)).toHaveLength(isIn ? 0 : 1)
  }
})

test.each([
  ['in another role', false],
  ['what was taken back', true],
])('asking again %s counts as a try: its owner is not written to without end', async (_what, takesBack) => {
  const { id } = await owned()
  const { client, user_id } = await someone()
  settings.RATE_LIMITS = true
  const answers: string[] = []
  for (let time = 0; time < 8; time += 1) {
    const asked = await ask(client, id, takesBack || time % 2 === 0 ? 'OWNER' : 'TENANT')
    answers.push(outcome(asked))
    if (takesBack && asked.status === 201)
      await client.call('residents.withdrawRequest', { user_id, access_request_id: asked.data.id })
  }
  settings.RATE_LIMITS = false
  expect(answers).toContain('TOO_MANY_REQUESTS')
})

test('of what was taken back, or asked in another role, before its mail left, nothing leaves', async () => {
  const { id, owner } = await owned()
  const { client, user_id } = await someone()
  const { data } = await ask(client, id, 'TENANT')
  await client.call('residents.withdrawRequest', { user_id, access_request_id: data.id })
  const asked = async () =>
    (await mailsTo(owner.username)).filter(({ text }) => text.includes(`/logement/${id}#habitants`))
  expect(await asked()).toEqual([])
  await ask(client, id, 'OWNER')
  await ask(client, id, 'TENANT')
  expect(await asked()).toMatchObject([{ text: expect.stringContaining('locataire') }])
})

test('D2-C12: what is asked as an owner of a landlord’s home is kept, and not listed; asked as a tenant, it is taken back', async () => {
  const flat = await flatOf('A04')
  const person = await someone()
  const asOwner = await ask(person.client, flat, 'OWNER')
  expect(asOwner).toMatchObject({ status: 201, data: { status: 'PENDING' } })
  const samira = await as('samira@rivages.example')
  const ids = async () => (await listed(samira, flat)).map(({ id }: { id: number }) => id)
  expect(await ids()).not.toContain(asOwner.data.id)
  const asTenant = await ask(person.client, flat, 'TENANT')
  expect([asTenant.status, await statusOf(asOwner.data.id)]).toEqual([201, 'CANCELLED'])
  expect(await ids()).toContain(asTenant.data.id)
})

test('what was asked before anybody owned a home waits for whoever comes to own it', async () => {
  const { id } = await newHome('Maison sans réponse')
  const [tenant, owner] = [await someone(), await someone()]
  const { data } = await ask(tenant.client, id, 'TENANT')
  expect((await byCode(owner.client, id)).status).toBe(200)
  expect(await listed(owner.client, id)).toMatchObject([{ id: data.id }])
  expect((await decide(owner.client, 'accept', id, data.id)).status).toBe(200)
  expect(await roleIn(id, tenant.user_id)).toBe('TENANT')
})

test('where the owner decides, the company is neither told of requests nor counts them; the owner is told', async () => {
  const { id, owner } = await owned()
  const before = await waiting()
  const mails = (await mailsTo(karim)).length
  for (const role of ['OWNER', 'TENANT'] as const)
    expect((await ask((await someone()).client, id, role)).status).toBe(201)
  await newRequest(id)
  expect(await kindsOf(karim)).toEqual([])
  expect(await mailsTo(karim)).toHaveLength(mails)
  expect(await waiting()).toBe(before)
  const told = (await mailsTo(owner.username)).filter(({ subject }) => subject.startsWith('Demande d’accès'))
  expect(told).toHaveLength(2)
})

test('of a landlord the requests of tenants count, and what an owner asked before does not', async () => {
  const samira = await as('samira@rivages.example')
  const company_id = await world.company('Habitat Rivages')
  const counted = async () => (await samira.call('companies.getStatistics', { company_id })).data.with_requests
  const flat = await flatOf('A08')
  const before = await counted()
  await newRequest(flat, 'OWNER')
  expect(await counted()).toBe(before)
  const row = async () =>
    (
      await samira.call('flats.listFlats', {
        building_id: await world.project(building),
        page_size: -1,
      })
    ).data.find(({ id }: { id: number }) => id === flat)
  expect(await row()).toMatchObject({ is_requested: false })
  await newRequest(flat)
  expect(await counted()).toBe(before + 1)
  expect(await row()).toMatchObject({ is_requested: true })
})

test('what waits is counted anew where a company becomes a landlord, and where it is one no more', async () => {
  const { id } = await owned()
  await newRequest(id)
  const before = await waiting()
  const company_id = await world.company('Rénov’Est')
  const admin = await as('admin@logis.example')
  const become = async (type: string) =>
    expect((await admin.call('companies.updateCompany', { company_id, type })).status).toBe(200)
  await become('SOCIAL_LANDLORD')
  const counted = await waiting()
  await become('RENOVATION')
  expect(counted).toBeGreaterThan(before)
  expect(await waiting()).toBe(before)
})

test('a landlord is told of what is asked as a tenant, and nobody of what is asked as an owner, which nobody answers', async () => {
  const [samira, account] = ['samira@rivages.example', 'patrimoine@rivages.example']
  const flat = await flatOf('A05')
  await forgetTold()
  const subjectsTo = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Demande d’accès')).length
  const [before, ofAccount] = [await subjectsTo(samira), await subjectsTo(account)]
  const [asOwner, asTenant] = [await someone(), await someone()]
  expect((await ask(asOwner.client, flat, 'OWNER')).status).toBe(201)
  expect([await kindsOf(samira), await subjectsTo(samira), await subjectsTo(account)]).toEqual([[], before, ofAccount])
  expect((await ask(asTenant.client, flat, 'TENANT')).status).toBe(201)
  expect([await kindsOf(samira), await subjectsTo(samira)]).toEqual([['ACCESS_REQUESTED'], before + 1])
  await forgetTold()
})

test('somebody who owns a landlord’s flat themselves is not told who asks to live there: they could answer nothing', async () => {
  const flat = await flatOf('A06')
  const [owner, person] = [await someone(), await someone()]
  await moveIn(owner.username, flat, 'OWNER')
  await moveIn('patrimoine@rivages.example', flat, 'OWNER')
  const { data } = await ask(person.client, flat, 'TENANT')
  const told = await db
    .selectFrom('communication_logs')
    .select('recipient')
    .where('channel_code', '=', 'ACCESS_REQUEST')
    .where('residence_id', '=', flat)
    .orderBy('recipient')
    .execute()
  expect(told.map(({ recipient }) => recipient)).toEqual(['patrimoine@rivages.example', 'samira@rivages.example'])
  expect(await decide(owner.client, 'accept', flat, data.id)).toMatchObject({ status: 404 })
  await forgetTold()
})

test('the mail of a request does not leave to the people of a company that is disabled meanwhile, nor to who has left it', async () => {
  const flat = await flatOf('A07')
  const company_id = await world.company('Habitat Rivages')
  const [stays, leaves] = [await newColleague('Habitat Rivages'), await newColleague('Habitat Rivages')]
  const subjectsTo = async ({ username }: { username: string }) =>
    (await mailsTo(username)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Demande d’accès'))
  const disable = (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé' })
      .where('id', '=', company_id)
      .execute()
  const request = async () => expect((await ask((await someone()).client, flat, 'TENANT')).status).toBe(201)
  await request()
  await disable(new Date())
  expect([await subjectsTo(stays), await subjectsTo(leaves)]).toEqual([[], []])
  await disable(null)
  await request()
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', leaves.user_id).execute()
  expect([(await subjectsTo(stays)).length, await subjectsTo(leaves)]).toEqual([1, []])
  await forgetTold()
})
