import { refusals } from '@logis/contract/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#platform/operations.ts'
import type { Answer, Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { changedSince, fingerprint } from './fingerprint.ts'
import { anonymous, clientOf, everyone, type Person } from './people.ts'
import type { Row } from './row.ts'
import { authoriseNora } from './subjects.ts'

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

const verdictFor = (row: Row, person: Person): string => {
  const own = row.told?.[person]
  if (own) return own
  if (row.ok.includes(person)) return 'ok'
  if (row.forbidden?.includes(person)) return `403 ${row.forbiddenReason ?? 'FORBIDDEN'}`
  if (row.others) return `${row.others.status} ${row.others.error_reason}`
  const reason = row.absent ?? 'RESIDENCE_NOT_FOUND'
  return `${refusals[reason].status} ${reason}`
}

const byEveryone = async (name: string, row: Row, needsUser: boolean) => {
  const refused = everyone.filter((person) => !row.ok.includes(person))
  const shared = refused.length > 0 || needsUser ? await row.input() : {}
  const before = await fingerprint()
  // Those who are refused share one subject, and come at once: a refusal changes nothing.
  const found = Object.fromEntries(
    await Promise.all(
      refused.map(async (person) => [person, verdict(await ask(clients.get(person)!, name, row, shared))] as const),
    ),
  )
  if (needsUser) found.nobody = verdict(await ask(anonymous, name, row, shared))
  const changed = changedSince(before, await fingerprint())
  // Each who succeeds has a fresh one.
  for (const person of row.ok) {
    const client = row.fresh ? await clientOf(person) : clients.get(person)!
    found[person] = verdict(await ask(client, name, row, await row.input(person)))
  }
  return { found, changed }
}

/** The operations of a part of so many: each part is a file, so that the workers share them. */
export const walkAuthorization = (part: number, parts: number) => {
  withoutLimits()
  beforeAll(enter)
  const isMine = (_: unknown, index: number) => index % parts === part

  describe('API-21 each operation, as each person', () => {
    const mine = operations.filter(({ name }) => expected[name]).filter(isMine)
    test.each(mine)('API-21 $name', async ({ name, needsUser }) => {
      const row = expected[name]!
      const { found, changed } = await byEveryone(name, row, needsUser)
      const nobody = needsUser ? { nobody: '401 UNAUTHORIZED_TOKEN_INVALID' } : {}
      expect(found).toEqual({
        ...Object.fromEntries(everyone.map((person) => [person, verdictFor(row, person)])),
        ...nobody,
      })
      expect(changed).toEqual([])
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
