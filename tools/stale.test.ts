import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '../packages/contract/src/contract.ts'
import { stale } from '../web/src/platform/stale.ts'
import { root } from './root.ts'

type Operations = Record<string, { '~orpc': { route: { method?: string } } }>
const operations = Object.entries<Operations>(contract).flatMap(([noun, each]) =>
  Object.entries(each).map(([name, operation]) => ({
    name: `${noun}.${name}`,
    method: operation['~orpc'].route.method,
  })),
)

test('each operation that changes something says in the web what it makes stale, and no other does', () => {
  const changing = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  expect(Object.keys(stale).toSorted()).toEqual(changing.toSorted())
})

/** An act as a screen calls it where nothing is read again after it. */
const plain = /orpc\.(\w+\.\w+)\.mutationOptions/g

test('no screen calls an act past what it makes stale', () => {
  const past = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(plain)].map(([, name]) => name))
    .filter((name) => (stale[name as keyof typeof stale] ?? []).length > 0)
  expect(past).toEqual([])
})

test('what is read again is a noun or something that can be read', () => {
  const readable = new Set([
    ...Object.keys(contract),
    ...operations.filter(({ method }) => method === 'GET').map(({ name }) => name),
  ])
  expect([...new Set<string>(Object.values(stale).flat())].filter((read) => !readable.has(read))).toEqual([])
})
