import { statusOf } from '@logis/contract/errors'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { operationNamed, operations, placeOf } from '#platform/operations.ts'
import type { Answer, Client } from '#platform/testing/client.ts'
import { countStatements } from '#platform/testing/statements.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { dismissNewcomers } from './colleagues.ts'
import { expected } from './expected.ts'
import { changedSince, fingerprint } from './fingerprint.ts'
import { anonymous, clientOf, everyone, type Person } from './people.ts'
import type { Row } from './row.ts'
import limits from './statementLimits.json' with { type: 'json' }
import { authoriseNora } from './subjects.ts'

/**
 * How many statements each operation asks at most, of whom it costs least, in the walk's small world: who asks and how
 * they reach the place, what is locked, read and written, the journal, begin and commit. One more is seen here when it
 * is added, and is written down only when it is worth its round trip.
 */
const statementLimits: Record<string, number> = limits

const clients = new Map<Person, Client>()
const enter = async () => {
  await authoriseNora()
  for (const person of everyone) clients.set(person, await clientOf(person))
}

const upload = [{ name: 'parcours.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
const ask = (client: Client, name: string, row: Row, input: Record<string, unknown>): Promise<Answer> => {
  if (!row.upload) return client.call(name, input)
  const { address, fields } = row.upload(input)
  return client.upload(name, address, fields, row.files ?? upload)
}
const verdict = ({ status, error_reason }: Answer) => (status < 400 ? 'ok' : `${status} ${error_reason}`)

const verdictFor = (name: string, row: Row, person: Person): string => {
  const own = row.told?.[person]
  if (own) return own
  if (row.ok.includes(person)) return 'ok'
  if (row.forbidden?.includes(person)) return `403 ${row.forbiddenReason ?? 'FORBIDDEN'}`
  if (row.others) return `${row.others.status} ${row.others.error_reason}`
  const reason = row.absent ?? 'RESIDENCE_NOT_FOUND'
  return `${statusOf(reason, operationNamed(name).path)} ${reason}`
}

/** The place of the address: how it is reached, the arrival of the request has asked already. */
const addressed = (name: string, input: Record<string, unknown>) => {
  const { path } = operationNamed(name)
  const place = placeOf(Object.fromEntries(Object.entries(input).filter(([key]) => path.includes(`{${key}}`))))
  return place && `${place.kind === 'company' ? 'companies' : 'residences'} ${place.id}`
}

const byEveryone = async (name: string, row: Row, needsUser: boolean) => {
  const refused = everyone.filter((person) => !row.ok.includes(person))
  const isOnlyRead = operationNamed(name).method === 'GET' && row.input.length === 0
  const shared = refused.length > 0 || needsUser || isOnlyRead ? await row.input() : {}
  const before = await fingerprint()
  // Those who are refused share one subject, and come at once: a refusal changes nothing.
  const found = Object.fromEntries(
    await Promise.all(
      refused.map(async (person) => [person, verdict(await ask(clients.get(person)!, name, row, shared))] as const),
    ),
  )
  if (needsUser) found.nobody = verdict(await ask(anonymous, name, row, shared))
  const changed = changedSince(before, await fingerprint())
  // Each who succeeds has a fresh one, unless it is the same for everybody and only read.
  let fewest = Infinity
  const twice: string[] = []
  for (const person of row.ok) {
    const client = row.fresh ? await clientOf(person) : clients.get(person)!
    const input = isOnlyRead ? shared : await row.input(person)
    const { done, statements, reaches } = await countStatements(() => ask(client, name, row, input))
    found[person] = verdict(done)
    fewest = Math.min(fewest, statements)
    twice.push(...reaches.filter((place) => place === addressed(name, input)))
  }
  return { found, changed, fewest, twice }
}

/** What else this process asked meanwhile was counted too: only what is asked each time is the operation's own. */
const statementsOf = async (name: string, row: Row, counted: number) => {
  const limit = statementLimits[name]!
  for (let again = 0; counted > limit && again < 6; again += 1)
    counted = Math.min(counted, (await byEveryone(name, row, false)).fewest)
  return counted
}

const nounOf = (name: string) => name.split('.')[0]!
const nouns = [...new Set(operations.map(({ name }) => nounOf(name)))]
/** Of a noun all: what stands in a part before an operation stays the same when another noun gains one. */
const partOf = (name: string, parts: number) => nouns.indexOf(nounOf(name)) % parts

/** The operations of a part of so many: each part is a file, so that the workers share them. */
export const walkAuthorization = (part: number, parts: number) => {
  withoutLimits()
  let dismiss: () => Promise<unknown>
  beforeAll(async () => {
    await enter()
    dismiss = await dismissNewcomers()
  })
  afterEach(() => dismiss())
  const isMine = ({ name }: { name: string }) => partOf(name, parts) === part

  test('an operation that somebody may call has a limit of statements', () => {
    const called = operations.filter(({ name }) => (expected[name]?.ok.length ?? 0) > 0).map(({ name }) => name)
    expect(Object.keys(statementLimits).toSorted()).toEqual(called.toSorted())
  })

  describe('API-21 each operation, as each person', () => {
    const mine = operations.filter(({ name }) => expected[name]).filter(isMine)
    test.each(mine)('API-21 $name', async ({ name, needsUser }) => {
      const row = expected[name]!
      const { found, changed, fewest, twice } = await byEveryone(name, row, needsUser)
      const nobody = needsUser ? { nobody: '401 UNAUTHORIZED_TOKEN_INVALID' } : {}
      expect(found).toEqual({
        ...Object.fromEntries(everyone.map((person) => [person, verdictFor(name, row, person)])),
        ...nobody,
      })
      expect(changed).toEqual([])
      expect(twice, 'what the arrival found, asked again').toEqual([])
      if (row.ok.length > 0)
        expect(await statementsOf(name, row, fewest), 'statements').toBeLessThanOrEqual(statementLimits[name]!)
    })
  })

  describe('API-21 a foreign id answers exactly as an absent one', () => {
    const cases = Object.entries(expected).flatMap(([name, row]) =>
      (row.foreign ?? []).map((foreign) => ({ name, row, ...foreign })),
    )
    test.each(cases.filter(isMine))(
      'API-21 $name: $what',
      async ({ name, row, foreign, absent, by = 'hugo', answers }) => {
        const told = async (input: () => Promise<Record<string, unknown>>) => {
          const { status, error_reason, error_message, data } = await ask(clients.get(by)!, name, row, await input())
          return { status, error_reason, error_message, ...(status < 400 ? { data } : {}) }
        }
        const both = { foreign: await told(foreign), absent: await told(absent) }
        expect(both.foreign).toEqual(both.absent)
        expect(both.foreign).toMatchObject(answers)
      },
    )
  })
}
