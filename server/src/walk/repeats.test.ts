import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { operationNamed, operations } from '#platform/operations.ts'
import type { Answer } from '#platform/testing/client.ts'
import { countRows } from '#platform/testing/rows.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { clientOf, type Person } from './people.ts'
import { authoriseNora } from './subjects.ts'

// What creates is asked for again by whoever has not seen its answer, on a telephone without much of a network.

withoutLimits()
beforeAll(authoriseNora)

type Input = Record<string, unknown>
const personOf = (name: string): Person => expected[name]!.ok[0]!
const inputOf = (name: string): Promise<Input> => expected[name]!.input(personOf(name))

type Sending = { key?: string; by?: Person; isOther?: boolean }
const send = async (name: string, input: Input, { key, by, isOther }: Sending = {}): Promise<Answer> => {
  const row = expected[name]!
  const client = await clientOf(by ?? personOf(name))
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  if (row.upload) {
    const { address, fields } = row.upload(input)
    const files = row.files ?? [{ name: 'parcours.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
    const named = files.map((file) => (isOther ? { ...file, name: `autre-${file.name}` } : file))
    const said = isOther && fields.name !== undefined ? { ...fields, name: `autre-${fields.name}` } : fields
    return client.upload(name, address, said, named, headers)
  }
  const { method, path } = operationNamed(name)
  const rest = { ...input }
  const place = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field]
    delete rest[field]
    return String(value)
  })
  const renamed = (field: string, value: unknown) =>
    isOther && ['name', 'description'].includes(field) ? `${String(value)} bis` : value
  const body = JSON.stringify(rest, renamed)
  return client.send(method, place, { headers: { 'content-type': 'application/json', ...headers }, body })
}

const callable = operations.filter(({ name }) => expected[name]!.ok.length > 0)
const keyed = callable.filter(({ procedure }) => 'IDEMPOTENCY_KEY_REUSED' in procedure['~orpc'].errorMap)

describe('sent again under its key it is made once, with the same answer; another thing under that key is refused', () => {
  test.each(keyed)('$name', async ({ name }) => {
    const key = randomUUID()
    const input = await inputOf(name)
    const first = await send(name, input, { key })
    expect(first.status).toBeLessThan(300)
    const before = await countRows()
    const again = await send(name, input, { key })
    expect(await countRows()).toEqual(before)
    expect(again).toMatchObject({ status: first.status, data: first.data })
    // Of files it is one of another name; of others another place, or another name.
    const changed = expected[name]!.upload ? input : await inputOf(name)
    const other = await send(name, changed, { key, isOther: true })
    expect(other).toMatchObject({ status: 409, error_reason: 'IDEMPOTENCY_KEY_REUSED' })
  })
})

test('the key of somebody else is another key', async () => {
  const key = randomUUID()
  const input = await inputOf('contacts.createContact')
  const made = async (by: Person) => (await send('contacts.createContact', input, { key, by })).data.id
  expect(await made('marie')).not.toBe(await made('hugo'))
})

/** What a repeat makes again, and why that is well. */
const madeAgain: Record<string, string> = {
  'accounts.startAssistance': 'a session that begins: the one whose answer was lost is nobody’s, and ends',
  'booklet.createShare':
    'a link is told once: one that nobody has read opens nothing, and stands in the list to be ended',
  'companies.inviteColleague': 'the same person, by one more mail',
  'devices.createFlatDevices': 'but under a `batch_id` that its sender has chosen (DEV-25)',
  'intakes.openIntake': 'a draft: what the other has created is known when it starts',
  'portal.sendSatisfaction': 'an opinion, of which many are asked',
  'sortings.openSorting': 'a draft without files',
}

describe('what takes no key makes nothing a second time', () => {
  const others = callable.filter((each) => each.procedure['~orpc'].route.successStatus === 201 && !keyed.includes(each))
  test.each(others)('$name', async ({ name }) => {
    const input = await inputOf(name)
    expect((await send(name, input)).status).toBeLessThan(300)
    const before = await countRows()
    await send(name, input)
    const after = await countRows()
    const gained = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(gained.length > 0, gained.join()).toBe(name in madeAgain)
  })
})
