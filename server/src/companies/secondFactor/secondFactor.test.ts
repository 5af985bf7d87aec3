import { afterEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { makeTotp, noTotp } from '#platform/testing/factors.ts'
import { world } from '#platform/testing/world.ts'

const marie = 'marie@horizon.example'
const of = async () => ({ company_id: await world.company('Groupe Horizon') })

afterEach(async () => {
  await db.updateTable('companies').set({ demands_second_factor: false }).execute()
  await noTotp(await world.user(marie))
})

test('an administrator demands it of everybody in the company: theirs are asked for it, those of others are not', async () => {
  await makeTotp(await world.user(marie))
  const [client, paul, hugo] = [await as(marie), await as('paul@horizon.example'), await as('hugo@clairiere.example')]
  expect((await client.call('companies.getSecondFactor', await of())).data).toMatchObject({
    is_demanded: false,
    people: 3,
    ready: 1,
    cannot: { change: null },
  })
  const demanded = await client.call('companies.setSecondFactor', { ...(await of()), is_demanded: true })
  expect(demanded.data).toMatchObject({ is_demanded: true })
  expect(await paul.call('companies.getOwnCompany')).toMatchObject({
    status: 403,
    error_reason: 'SECOND_FACTOR_REQUIRED',
  })
  expect((await hugo.call('companies.getOwnCompany')).status).toBe(200)
  const [event] = await db
    .selectFrom('security_log')
    .select(['company_id', 'details'])
    .where('kind', '=', 'SECOND_FACTOR_DEMANDED')
    .execute()
  expect(event).toEqual({ ...(await of()), details: { is_demanded: true } })
})

test('409 FACTOR_NOT_SET: nobody demands of others what they have not; what changes nothing is not told', async () => {
  const client = await as(marie)
  expect(await client.call('companies.setSecondFactor', { ...(await of()), is_demanded: true })).toMatchObject({
    status: 409,
    error_reason: 'FACTOR_NOT_SET',
  })
  const told = () => db.selectFrom('security_log').select('id').where('kind', '=', 'SECOND_FACTOR_DEMANDED').execute()
  const { length } = await told()
  expect((await client.call('companies.setSecondFactor', { ...(await of()), is_demanded: false })).status).toBe(200)
  expect(await told()).toHaveLength(length)
})

test('403 PROOF_REQUIRED ten minutes after the last proof', async () => {
  const client = await as(marie)
  await db
    .updateTable('access_tokens')
    .set({ issued_at: new Date(Date.now() - 601_000) })
    .where('user_id', '=', await world.user(marie))
    .execute()
  expect(await client.call('companies.setSecondFactor', { ...(await of()), is_demanded: false })).toMatchObject({
    status: 403,
    error_reason: 'PROOF_REQUIRED',
  })
})
