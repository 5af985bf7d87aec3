import { isDeepStrictEqual } from 'node:util'
import { refusals, type Reason } from '@logis/contract/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '#platform/operations.ts'
import type { Answer, Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import type { Ids, Told } from './acts/act.ts'
import { administrationActs } from './acts/administration.ts'
import { bookletActs } from './acts/booklet.ts'
import { certificateActs } from './acts/certificates.ts'
import { companyActs } from './acts/companies.ts'
import { contactActs } from './acts/contacts.ts'
import { findingActs } from './acts/finding.ts'
import { flatActs } from './acts/flats.ts'
import { campaignActs } from './acts/campaigns.ts'
import { identityActs } from './acts/identities.ts'
import { intakeActs } from './acts/intakes.ts'
import { sortingActs } from './acts/sortings.ts'
import { messageActs } from './acts/messages.ts'
import { projectActs } from './acts/projects.ts'
import { teamActs } from './acts/team.ts'
import { saleActs } from './acts/sales.ts'
import { tenantActs } from './acts/tenants.ts'
import { clientOf, everyone, residents, type Person } from './people.ts'
import { authoriseNora } from './subjects.ts'

withoutLimits()

const clients = new Map<Person, Client>()
beforeAll(async () => {
  await authoriseNora()
  for (const person of everyone) clients.set(person, await clientOf(person))
})

const toldActs: Record<string, Told> = {
  ...projectActs,
  ...bookletActs,
  ...certificateActs,
  ...companyActs,
  ...contactActs,
  ...findingActs,
  ...flatActs,
  ...messageActs,
  ...identityActs,
  ...campaignActs,
  ...intakeActs,
  ...sortingActs,
  ...teamActs,
  ...tenantActs,
  ...saleActs,
  ...administrationActs,
}

/** The acts of each `cannot` that an answer of the contract has, at any depth. */
const cannotsIn = (schema: unknown): string[] => {
  const json = JSON.stringify(z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'output' }))
  const found: string[] = []
  JSON.parse(json, (key, value: { properties?: object } | undefined) => {
    if (key === 'cannot' && value?.properties) found.push(Object.keys(value.properties).toSorted().join(' '))
    return value
  })
  return found
}

test('every cannot of the contract is compared here, act by act', () => {
  const declared = operations.flatMap(({ procedure }) => cannotsIn(procedure['~orpc'].outputSchema ?? z.any()))
  const compared = Object.values(toldActs).map(({ acts }) => Object.keys(acts).toSorted().join(' '))
  expect([...new Set(declared)].toSorted()).toEqual([...new Set(compared)].toSorted())
})

const verdictOf = ({ status, error_reason }: Answer) => (status < 400 ? 'open' : String(error_reason))

/** What calling an act answers, where `closed` is what was told of it. */
const tried = async (told: Told, name: string, person: Person, ids: Ids, closed: string | null) => {
  const { by, happened, repeats } = told.acts[name]!
  const answer = await by(clients.get(person)!, ids, person)
  if (happened && answer.status < 400) return happened(answer) ? 'open' : (closed ?? 'left out')
  if (closed !== null && closed === repeats && answer.status < 400) return closed
  // A resident reads by operations of their own, and reaches none of the staff's.
  if (closed !== null && residents.includes(person) && answer.status === 404) return closed
  return verdictOf(answer)
}

const read = async (told: Told, person: Person, ids: Ids) => {
  const answer = await told.by(clients.get(person)!, ids, person)
  return answer.status < 400 ? told.cannot(answer, ids) : undefined
}

const cases = Object.entries(toldActs).flatMap(([noun, told]) =>
  Object.keys(told.states).map((state) => ({ noun, state, told })),
)

/**
 * A state that persons act in one after the other. A refusal changes nothing; after an act it stays for the next one as
 * long as all is told as before, and otherwise is made anew.
 */
const stateOf = async (told: Told, make: () => Promise<Ids>) => {
  let ids = await make()
  let isUsed = false
  const renew = async () => {
    ids = await make()
    isUsed = false
  }
  const answersTo = async (name: string, person: Person, tells: Record<string, string | null>) => {
    const closed = tells[name] ?? null
    const wanted = closed ?? 'open'
    let answered = await tried(told, name, person, ids, closed)
    // What somebody has taken away before is no longer there to be taken: asked of a fresh one.
    if (answered !== wanted && isUsed) {
      await renew()
      answered = await tried(told, name, person, ids, closed)
    }
    if (closed === null) {
      isUsed = true
      if (!isDeepStrictEqual(await read(told, person, ids), tells)) await renew()
    }
    return answered
  }
  return { tells: async (person: Person) => (await read(told, person, ids)) ?? {}, answersTo }
}

describe('what an answer tells of an act is what calling it answers', () => {
  test.each(cases)('$noun, $state', async ({ state, told }) => {
    const { tells, answersTo } = await stateOf(told, told.states[state]!)
    const wrong: string[] = []
    let compared = 0
    for (const person of everyone) {
      const verdicts = await tells(person)
      for (const [name, closed] of Object.entries(verdicts)) {
        if (!told.acts[name]) continue
        const answered = await answersTo(name, person, verdicts)
        compared += 1
        if (answered !== (closed ?? 'open'))
          wrong.push(`${person}, ${name}: told ${closed ?? 'open'}, answered ${answered}`)
        expect(closed === null || refusals[closed as Reason]).toBeTruthy()
      }
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(0)
  })
})
