import { refusals } from '@logis/contract/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#platform/operations.ts'
import type { Answer, Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { anonymous, clientOf, everyone, type Person } from './people.ts'
import type { Row } from './row.ts'
import { authoriseNora } from './subjects.ts'

withoutLimits()

const clients = new Map<Person, Client>()
beforeAll(async () => {
  await authoriseNora()
  for (const person of everyone) clients.set(person, await clientOf(person))
})

const upload = [{ name: 'parcours.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
const ask = (client: Client, name: string, row: Row, input: Record<string, unknown>): Promise<Answer> => {
  if (!row.upload) return client.call(name, input)
  const { address, fields } = row.upload(input)
  return client.upload(name, address, fields, row.files ?? upload)
}
const verdict = ({ status, error_reason }: Answer) => (status < 400 ? 'ok' : `${status} ${error_reason}`)

const verdictFor = (row: Row, person: Person): string => {
  const own = row.told?.[person]
  if (own) return own
  if (row.ok.includes(person)) return 'ok'
  if (row.forbidden?.includes(person)) return `403 ${row.forbiddenReason ?? 'FORBIDDEN'}`
  if (row.others) return `${row.others.status} ${row.others.error_reason}`
  const reason = row.absent ?? 'RESIDENCE_NOT_FOUND'
  return `${refusals[reason].status} ${reason}`
}

test('API-21 every operation of the contract has its row, and every row its operation', () => {
  expect(Object.keys(expected).toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})

describe('API-21 each operation, as each person', () => {
  test.each(operations.filter(({ name }) => expected[name]))('API-21 $name', async ({ name, needsUser }) => {
    const row = expected[name]!
    const refused = everyone.filter((person) => !row.ok.includes(person))
    const shared = refused.length > 0 || needsUser ? await row.input() : {}
    const found: Record<string, string> = {}
    // Those who are refused share one subject: a refusal changes nothing. Each who succeeds has a fresh one.
    for (const person of refused) found[person] = verdict(await ask(clients.get(person)!, name, row, shared))
    for (const person of row.ok) {
      const client = row.fresh ? await clientOf(person) : clients.get(person)!
      found[person] = verdict(await ask(client, name, row, await row.input(person)))
    }
    expect(found).toEqual(Object.fromEntries(everyone.map((person) => [person, verdictFor(row, person)])))
    if (needsUser) expect(verdict(await ask(anonymous, name, row, shared))).toBe('401 UNAUTHORIZED_TOKEN_INVALID')
  })
})

describe('API-21 a foreign id answers exactly as an absent one', () => {
  const cases = Object.entries(expected).flatMap(([name, row]) =>
    (row.foreign ?? []).map((foreign) => ({ name, row, ...foreign })),
  )
  test.each(cases)('API-21 $name: $what', async ({ name, row, foreign, absent, by = 'hugo', answers }) => {
    const told = async (input: () => Promise<Record<string, unknown>>) => {
      const { status, error_reason, error_message, data } = await ask(clients.get(by)!, name, row, await input())
      return { status, error_reason, error_message, ...(status < 400 ? { data } : {}) }
    }
    const both = { foreign: await told(foreign), absent: await told(absent) }
    expect(both.foreign).toEqual(both.absent)
    expect(both.foreign).toMatchObject(answers)
  })
})
