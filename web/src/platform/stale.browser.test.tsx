import { contract } from '@logis/contract/contract'
import type { Route } from '@orpc/contract'
import { expect, test } from 'vitest'
import { formDataOf } from './formData.ts'
import { stale } from './stale.ts'

const operations = Object.entries<Record<string, { '~orpc': { route: Route } }>>(contract).flatMap(([noun, each]) =>
  Object.entries(each).map(([name, operation]) => ({
    name: `${noun}.${name}`,
    method: operation['~orpc'].route.method,
  })),
)

test('each operation that changes something says what it makes stale, and no other does', () => {
  const changing = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  expect(Object.keys(stale).toSorted()).toEqual(changing.toSorted())
})

test('what is read again is a noun or something that can be read', () => {
  const readable = new Set([
    ...Object.keys(contract),
    ...operations.filter(({ method }) => method === 'GET').map(({ name }) => name),
  ])
  expect([...new Set<string>(Object.values(stale).flat())].filter((read) => !readable.has(read))).toEqual([])
})

test('a form has bracketed names, an empty text for none, and its files at the end', () => {
  const file = new File(['x'], 'a.pdf')
  const form = formDataOf({ file, id: 7, yes: true, no: null, absent: undefined, list: [1, 2], of: { groups: [file] } })
  expect([...form.entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['id', '7'],
    ['yes', '1'],
    ['no', ''],
    ['list[]', '1'],
    ['list[]', '2'],
    ['file', 'a.pdf'],
    ['of[groups][]', 'a.pdf'],
  ])
})
