import { expect, test } from 'vitest'
import { type Import, codeFiles, importsOf, textOf } from './tree.ts'

/** Who may import whom. Lint knows the packages of each floor; this walks the files. */
const imports = codeFiles()
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(importsOf)

const within = (folder: string) => imports.filter(({ from }) => from.startsWith(folder))
const told = ({ from, to }: Import) => `${from} → ${to}`
const isServer = (file: string) => file.startsWith('server/')
const isWeb = (file: string) => file.startsWith('web/')

/** The noun of a file below `server/src` or `web/src`; none for mechanisms, components and the files that compose. */
const nounOf = (file: string) => {
  const noun = /^(?:server|web)\/src\/([^/]+)\//.exec(file)?.[1]
  return noun === 'platform' || noun === 'ui' || noun === 'walk' ? undefined : noun
}
const meetsAnotherNoun = ({ from, to }: Import) =>
  nounOf(from) !== undefined && nounOf(to) !== undefined && nounOf(from) !== nounOf(to)

test('the contract knows neither the server nor the web', () => {
  expect(
    within('packages/contract/')
      .filter(({ to }) => isServer(to) || isWeb(to))
      .map(told),
  ).toEqual([])
})

test('the web and the server meet in the contract alone', () => {
  const crossed = [
    ...within('web/').filter(({ to }) => isServer(to)),
    ...within('server/').filter(({ to }) => isWeb(to)),
  ]
  expect(crossed.map(told)).toEqual([])
})

test('what runs in production needs no tool of ours', () => {
  const needed = within('server/').filter(
    ({ from, to }) => !from.startsWith('server/fault/') && to.startsWith('tools/'),
  )
  expect(needed.map(told)).toEqual([])
})

test("the server's mechanisms know no domain", () => {
  const known = within('server/src/platform/').filter(({ from, to }) => !from.includes('/testing/') && nounOf(to))
  expect(known.map(told)).toEqual([])
})

test('the domains of the server meet through their rules and their policies alone', () => {
  const met = within('server/src/').filter(meetsAnotherNoun)
  expect(met.filter(({ to }) => !/\/(rules|policy)\.ts$/.test(to)).map(told)).toEqual([])
})

test('a route reaches the database through its rules alone', () => {
  const reached = within('server/src/').filter(({ from, to }) => from.endsWith('/routes.ts') && to.endsWith('/sql.ts'))
  expect(reached.map(told)).toEqual([])
})

test('no SQL file uses another one', () => {
  const used = within('server/src/').filter(({ from, to }) => from.endsWith('/sql.ts') && to.endsWith('/sql.ts'))
  expect(used.filter(({ typeOnly }) => !typeOnly).map(told)).toEqual([])
})

test("the web's components know neither the mechanisms nor a domain", () => {
  const known = within('web/src/ui/').filter(
    ({ to }) => isWeb(to) && !to.startsWith('web/src/ui/') && to !== 'web/package.json',
  )
  expect(known.map(told)).toEqual([])
})

test("the web's mechanisms know no domain", () => {
  const known = within('web/src/platform/').filter(({ to }) => nounOf(to))
  expect(known.map(told)).toEqual([])
})

test('the domains of the web meet through their calls, or on a page that is composed of several', () => {
  const composes = /Page\.tsx$|^web\/src\/home\//
  // An address, a connection to an energy and what has a code are parts of many nouns: they look the same in each.
  const parts = ['addresses', 'energies', 'reference']
  const isPart = ({ from, to }: Import) => parts.includes(nounOf(to) ?? '') && !parts.includes(nounOf(from) ?? '')
  const met = within('web/src/').filter((link) => meetsAnotherNoun(link) && !isPart(link) && !composes.test(link.from))
  // A noun's `testing.ts` lends its persons and pages to the tests of another.
  expect(met.filter(({ to }) => !/\/(api|testing)\.ts$/.test(to)).map(told)).toEqual([])
})

test('API-03 calls leave the web by its one wrapper, by what is asked for it ahead of the code and as its code, by the upload that tells how much has left, and by the stream that stays open', () => {
  const calling = codeFiles().filter(
    (file) =>
      isWeb(file) && !/\.test\.tsx?$|\/testing\.tsx?$/.test(file) && /\bfetch\(|XMLHttpRequest\(/.test(textOf(file)),
  )
  expect(calling).toEqual([
    'web/src/platform/ahead.ts',
    'web/src/platform/fetchFirst.ts', // scripts of the portal's own, no call
    'web/src/platform/inbox/follow.ts',
    'web/src/platform/link.ts',
    'web/src/platform/upload.ts',
  ])
})

test('the browser tests know no internals', () => {
  const known = within('e2e/').filter(({ to }) => /^(server|web)\/src\//.test(to))
  expect(known.map(told)).toEqual([])
})
