import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { anonymous, as, clientWith, type Answer, type Client } from '#platform/testing/client.ts'
import { makeTotp } from '#platform/testing/factors.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { changedSince, fingerprint } from './fingerprint.ts'
import { people } from './people.ts'

withoutLimits()

/** What leads to a second factor, or out: open to whoever owes one. */
const wayThere = [
  'accounts.getMe',
  'accounts.refreshSession',
  'accounts.listFactors',
  'accounts.startTotp',
  'accounts.confirmTotp',
  'accounts.proveIdentity',
]

const ask = async (client: Client, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const row = expected[name]!
  if (!row.upload) return client.call(name, input)
  const { address, fields } = row.upload(input)
  return client.upload(name, address, fields, row.files ?? [{ name: 'parcours.pdf', bytes: '%PDF-1.4\n%%EOF' }])
}

/** Someone of whom a second factor is demanded, in each state of it that opens nothing. */
const states: Record<string, () => Promise<{ client: Client; status: number; error_reason: string }>> = {
  'an administrator without one': async () => ({ client: await as(people.admin), ...owed }),
  'support without one': async () => ({ client: await as(people.support), ...owed }),
  'staff of a company that demands it': async () => ({ client: await as(people.hugo), ...owed }),
  'a challenge that waits for it': async () => {
    await makeTotp(await world.user(people.marie))
    const { data } = await anonymous.call('accounts.signIn', {
      username: people.marie,
      password: 'Logement2026',
      scope: 'partner',
    })
    return { client: clientWith(data.challenge), status: 401, error_reason: 'UNAUTHORIZED_TOKEN_INVALID' }
  },
}
const owed = { status: 403, error_reason: 'SECOND_FACTOR_REQUIRED' }

describe('API-21 what a session does without the second factor that is demanded', () => {
  const clients = new Map<string, Awaited<ReturnType<(typeof states)[string]>>>()
  const inputs = new Map<string, Record<string, unknown>>()
  const guarded = operations.filter(({ needsUser }) => needsUser)
  beforeAll(async () => {
    for (const { name } of guarded) inputs.set(name, await expected[name]!.input())
    await db
      .updateTable('companies')
      .set({ demands_second_factor: true })
      .where('id', '=', await world.company('Maisons Clairière'))
      .execute()
    for (const [state, enter] of Object.entries(states)) clients.set(state, await enter())
    settings.SECOND_FACTOR = 'required'
  }, 300_000)

  test('API-21 what is open to whoever owes one is what leads to one', () => {
    expect(
      guarded
        .filter(({ needsFactor }) => !needsFactor)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(wayThere.toSorted())
  })

  // Taken once around all of them: nothing else writes meanwhile.
  let before: Record<string, string>
  beforeAll(async () => {
    before = await fingerprint()
  })

  test.each(guarded.filter(({ needsFactor }) => needsFactor))('API-21 nothing by $name', async ({ name }) => {
    for (const [state, { client, status, error_reason }] of clients) {
      const answer = await ask(client, name, inputs.get(name)!)
      expect([state, answer.status, answer.error_reason]).toEqual([state, status, error_reason])
    }
  })

  test('API-21 and all of these refusals left every table as it was', async () => {
    expect(changedSince(before, await fingerprint())).toEqual([])
  })

  test.each(wayThere)('API-21 a challenge opens not even %s', async (name) => {
    const { client } = clients.get('a challenge that waits for it')!
    expect((await ask(client, name, inputs.get(name)!)).status).toBe(401)
  })
})
