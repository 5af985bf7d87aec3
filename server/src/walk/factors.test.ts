import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { anonymous, clientWith, type Answer, type Client } from '#platform/testing/client.ts'
import { makeTotp, noTotp } from '#platform/testing/factors.ts'
import { answerOf } from '#platform/testing/running.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { changedSince, fingerprint } from './fingerprint.ts'
import { clientOf, everyone, people, residents, type Person } from './people.ts'

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

/** Of whom a second factor is demanded, by the settings or by their company. */
const staff = everyone.filter((person) => !residents.includes(person))
const guarded = operations.filter(({ needsUser }) => needsUser)
const shut = guarded.filter(({ needsFactor }) => needsFactor)

const owed = '403 SECOND_FACTOR_REQUIRED'
const unknown = '401 UNAUTHORIZED_TOKEN_INVALID'
/** What may stand where the token of a session stands, by whom, and what each is told by every operation. */
const states: Record<string, { of: readonly Person[]; told: string; enter: (person: Person) => Promise<string> }> = {
  'a challenge that waits for the second step': {
    of: everyone,
    told: unknown,
    enter: async (person) => {
      const userId = await world.user(people[person])
      await makeTotp(userId)
      const scope = residents.includes(person) ? 'resident' : 'partner'
      const input = { username: people[person], password: 'Logement2026', scope }
      const { data } = await anonymous.call('accounts.signIn', input)
      await noTotp(userId)
      return data.challenge
    },
  },
  'a session that ended with the factor that had opened it': {
    of: everyone,
    told: unknown,
    enter: async (person) => {
      const { token } = await clientOf(person)
      await db.updateTable('access_tokens').set({ revoked_at: new Date() }).where('revoked_at', 'is', null).execute()
      return token!
    },
  },
  'a session without the factor that is demanded': {
    of: staff,
    told: owed,
    enter: async (person) => (await clientOf(person)).token!,
  },
}

/** All that the walk over operations and people asks: this one and the one of who may do what. */
const cases =
  Object.values(states).reduce((sum, { of }) => sum + of.length * shut.length, 0) +
  operations.reduce(
    (sum, { name, needsUser }) =>
      sum + everyone.length + (needsUser ? 1 : 0) + 2 * (expected[name]?.foreign?.length ?? 0),
    0,
  )

describe('API-21 what a session does without the second factor that is demanded', () => {
  const tokens: { state: string; person: Person; token: string; told: string }[] = []
  const inputs = new Map<string, Record<string, unknown>>()
  beforeAll(async () => {
    for (const { name } of guarded) inputs.set(name, await expected[name]!.input())
    for (const [state, { of, told, enter }] of Object.entries(states))
      for (const person of of) tokens.push({ state, person, token: await enter(person), told })
    await db.updateTable('companies').set({ demands_second_factor: true }).execute()
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

  test.each(shut)('API-21 nothing by $name', async ({ name, method, path }) => {
    // The administrator sends all of it; what everybody else is told is told before anything of a request is read.
    const input = inputs.get(name)!
    const administrator = tokens.find(({ person, told }) => person === 'admin' && told === owed)!
    const { status, error_reason } = await ask(clientWith(administrator.token), name, input)
    expect(`${status} ${error_reason}`).toBe(owed)
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input[key])))
    const answers = await Promise.all(
      tokens.map(async ({ state, person, token }) => {
        const answer = await answerOf({ method, url, headers: { authorization: `Bearer ${token}` } })
        return [state, person, `${answer.status} ${answer.error_reason}`]
      }),
    )
    expect(answers).toEqual(tokens.map(({ state, person, told }) => [state, person, told]))
  })

  test('API-21 and all of these refusals left every table as it was', async () => {
    expect(changedSince(before, await fingerprint())).toEqual([])
  })

  test.each(wayThere)('API-21 a challenge opens not even %s', async (name) => {
    const { token } = tokens.find(({ state }) => state.startsWith('a challenge'))!
    expect((await ask(clientWith(token), name, inputs.get(name)!)).status).toBe(401)
  })

  const ofSomebody = guarded.filter(({ needsFactor, parameters }) => !needsFactor && parameters.includes('user_id'))
  test.each(ofSomebody)(
    'API-21 $name is of oneself alone, also for an administrator who owes one',
    async ({ name }) => {
      const { token } = tokens.find(({ person, told }) => person === 'admin' && told === owed)!
      const user_id = await world.user(people.karim)
      const answer = await ask(clientWith(token), name, { ...inputs.get(name)!, user_id })
      expect(`${answer.status} ${answer.error_reason}`).toBe('404 USER_NOT_FOUND')
    },
  )

  test(`API-21 operations, people and states of the second factor make ${cases} cases`, () => {
    expect(cases).toBeGreaterThan(28_000)
  })
})
