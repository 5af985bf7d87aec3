// npm run spec: which requirements of docs/spec are proven, by area. A requirement is proven when a test whose title
// starts with its id ran and passed in the last `npm test`.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

type VitestReport = { testResults: { assertionResults: { title: string; status: string }[] }[] }
type PlaywrightSuite = {
  specs?: { title: string; ok: boolean; tests: { results: unknown[] }[] }[]
  suites?: PlaywrightSuite[]
}

const idPattern = /\b[A-Z]+2?-\d+(?:\/[a-z_]+)?/g

/** The ids a test's title begins with, some with a half: `DOC-37 DOC-12/add 409: …`. */
export const idsOf = (title: string): string[] =>
  /^((?:[A-Z]+2?-\d+(?:\/[a-z_]+)?[ :]+)+)/.exec(title)?.[1]?.match(idPattern) ?? []

const titlesOfSuite = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok, tests }) => ok && tests.some(({ results }) => results.length > 0)).map(({ title }) => title),
  ...suites.flatMap(titlesOfSuite),
]

const passedTitles = (file: string): string[] => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport & PlaywrightSuite
  if (!report.testResults) return titlesOfSuite(report)
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
  )
}

const idsListedIn = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^- ([A-Z]+2?-\d+) /gm)].map(([, id]) => id!)

/** Ids whose sentence asks for nothing, each with its reason. */
export const statesNothing = (): string[] => idsListedIn('docs/spec/states-nothing.md')

/** The ids that several tests prove together, each with its halves: `DOC-12/add`. */
export const halves = (): Map<string, string[]> =>
  new Map(
    [...readFileSync(path.join(root, 'docs/spec/halves.md'), 'utf8').matchAll(/^- ([A-Z]+2?-\d+) (.+)$/gm)].map(
      ([, id, words]) => [id!, words!.split(' ').map((word) => `${id}/${word}`)],
    ),
  )

/** What the titles of tests prove: an id with halves once each of them is named, any other once it is named itself. */
export const provenBy = (named: ReadonlySet<string>): Set<string> => {
  const split = halves()
  const whole = [...split].filter(([, own]) => own.every((half) => named.has(half))).map(([id]) => id)
  return new Set([...[...named].filter((id) => !id.includes('/') && !split.has(id)), ...whole])
}

export const requirements = (): string[] => globSync('docs/spec/requirements-*.md', { cwd: root }).flatMap(idsListedIn)

const report = () => {
  const files = globSync('.data/test-results/*.json', { cwd: root }).map((file) => path.join(root, file))
  if (files.length === 0) return 'No test has run yet: npm test first.'
  const named = new Set(files.filter(existsSync).flatMap(passedTitles).flatMap(idsOf))
  const proven = provenBy(named)
  const empty = statesNothing()
  const known = new Set(requirements().filter((id) => !empty.includes(id)))
  const byArea = Map.groupBy(known, (id) => id.slice(0, id.lastIndexOf('-')))
  const lines = [...byArea].map(([area, ids]) => {
    const open = ids.filter((id) => !proven.has(id))
    const count = `${ids.length - open.length}/${ids.length}`.padStart(7)
    return `${area.padEnd(6)}${count}  ${open.length > 0 ? `not proven: ${open.map((id) => id.slice(area.length + 1)).join(' ')}` : ''}`
  })
  lines.push(`Nothing to prove (docs/spec/states-nothing.md): ${empty.join(' ')}`)
  const listed = new Set([...halves().values()].flat())
  const unknown = [...named].filter((id) => !known.has(id) && !listed.has(id))
  if (unknown.length > 0) lines.push(`Named by a test, unknown to docs/spec: ${unknown.join(' ')}`)
  const total = [...known].filter((id) => proven.has(id)).length
  return [...lines, `${total} of ${known.size} requirements are proven by a test that passed.`].join('\n')
}

if (import.meta.main) console.log(report())
