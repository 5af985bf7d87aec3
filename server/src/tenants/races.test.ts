import { beforeAll, expect, test } from 'vitest'
import { as, type Answer, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { activationOf, building, flatOf, newRequest, newTenant, roleIn, statusOf } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let [samira, marie, paul]: Client[] = []
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  marie = await as('marie@horizon.example')
  paul = await as('paul@horizon.example')
})
type Asked = { residence_id: number; request_id: number; user_id: number }
const decide = (who: Client, act: 'accept' | 'reject', { residence_id, request_id }: Asked) =>
  who.call(`tenants.${act}Request`, { residence_id, request_id })
const outcome = ({ status, error_reason }: Answer): string => (status < 400 ? 'done' : error_reason!)

test('one request accepted by three people at once lets one tenant in, once, into a home that is activated once', async () => {
  const asked = await newRequest(await flatOf('A06'))
  const answers = await Promise.all([samira!, marie!, paul!].map((who) => decide(who, 'accept', asked)))
  expect(answers.map(outcome).toSorted()).toEqual([
    'ACCESS_REQUEST_ALREADY_DECIDED',
    'ACCESS_REQUEST_ALREADY_DECIDED',
    'done',
  ])
  expect(await roleIn(asked.residence_id, asked.user_id)).toBe('TENANT')
})

test('accepted and rejected at once, a request ends one way, and whoever was late is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const asked = await newRequest(await flatOf('A04'))
    const [accepted, rejected] = await Promise.all([decide(samira!, 'accept', asked), decide(marie!, 'reject', asked)])
    const status = await statusOf(asked.request_id)
    expect([outcome(accepted), outcome(rejected)]).toEqual(
      status === 'ACCEPTED' ? ['done', 'ACCESS_REQUEST_ALREADY_DECIDED'] : ['ACCESS_REQUEST_ALREADY_DECIDED', 'done'],
    )
    expect(await roleIn(asked.residence_id, asked.user_id)).toBe(status === 'ACCEPTED' ? 'TENANT' : null)
  }
})

test('a building that is cancelled while a request in it is accepted: one of both happens', async () => {
  const residence_id = await flatOf('A08')
  const asked = await newRequest(residence_id)
  const answer = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [residence_id]),
    () => decide(samira!, 'accept', asked),
  )
  expect(outcome(answer)).toBe('RESIDENCE_CANCELLED')
  expect([await statusOf(asked.request_id), await activationOf(residence_id)]).toEqual(['PENDING', null])

  // The other way round: a home that is let keeps its building from being cancelled.
  const tilleuls = await world.project(building)
  const company_id = await world.company('Habitat Rivages')
  const [accepted, cancelled] = await Promise.all([
    decide(samira!, 'accept', await newRequest(await flatOf('A09'))),
    marie!.call('projects.cancelProject', { company_id, residence_id: tilleuls }),
  ])
  expect([outcome(accepted), outcome(cancelled)]).toEqual(['done', 'RESIDENCE_HAS_ACTIVE_FLATS'])
})

test('a tenant removed twice at once is removed once', async () => {
  const residence_id = await flatOf('A05')
  const { id: user_id } = await newTenant(residence_id)
  const answers = await Promise.all(
    [samira!, marie!].map((who) => who.call('tenants.removeTenant', { residence_id, user_id })),
  )
  expect(answers.map(outcome).toSorted()).toEqual(['RESIDENCE_USER_NOT_FOUND', 'done'])
})

test('a tenant removed while a call of theirs is under way asks anew, and sees nothing meanwhile', async () => {
  const flats = await world.flats(building)
  const { id: residence_id, residence_code } = flats.find(({ name }) => name === 'Appartement A05')!
  const tenant = await newTenant(residence_id)
  const person = await tenant.client()
  const asked = await meanwhile(
    ({ run }) =>
      run(
        'with held as (select id from residences where id = $1 for update) delete from residence_users where residence_id = (select id from held) and user_id = $2',
        [residence_id, tenant.id],
      ),
    () => person.call('residents.requestAccess', { residence_code, role: 'TENANT' }),
  )
  expect(asked).toMatchObject({ status: 201, data: { status: 'PENDING' } })
  expect(await roleIn(residence_id, tenant.id)).toBeNull()
  expect(await person.call('projects.getProject', { residence_id })).toMatchObject({ status: 404 })
})

test('a building activated twice at once activates each home once', async () => {
  const input = { company_id: await world.company('Habitat Rivages'), residence_id: await world.project(building) }
  const answers = await Promise.all([samira!, marie!].map((who) => who.call('tenants.activateForCompany', input)))
  const ids = answers.flatMap(({ data }) => data.activated_ids as number[])
  expect(ids.length).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
})
