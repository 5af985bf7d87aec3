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

const idPattern = /\b[A-Z]+2?-\d+\b/g

/** The ids a test's title begins with: `DOC-37 DOC-39 409: …`. */
export const idsOf = (title: string): string[] => /^((?:[A-Z]+2?-\d+[ :]+)+)/.exec(title)?.[1]?.match(idPattern) ?? []

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

export const requirements = (): string[] => globSync('docs/spec/requirements-*.md', { cwd: root }).flatMap(idsListedIn)

const report = () => {
  const files = globSync('.data/test-results/*.json', { cwd: root }).map((file) => path.join(root, file))
  if (files.length === 0) return 'No test has run yet: npm test first.'
  const proven = new Set(files.filter(existsSync).flatMap(passedTitles).flatMap(idsOf))
  const empty = statesNothing()
  const known = new Set(requirements().filter((id) => !empty.includes(id)))
  const byArea = Map.groupBy(known, (id) => id.slice(0, id.lastIndexOf('-')))
  const lines = [...byArea].map(([area, ids]) => {
    const open = ids.filter((id) => !proven.has(id))
    const count = `${ids.length - open.length}/${ids.length}`.padStart(7)
    return `${area.padEnd(6)}${count}  ${open.length > 0 ? `not proven: ${open.map((id) => id.slice(area.length + 1)).join(' ')}` : ''}`
  })
  lines.push(`Nothing to prove (docs/spec/states-nothing.md): ${empty.join(' ')}`)
  const unknown = [...proven].filter((id) => !known.has(id))
  if (unknown.length > 0) lines.push(`Named by a test, unknown to docs/spec: ${unknown.join(' ')}`)
  const total = [...known].filter((id) => proven.has(id)).length
  return [...lines, `${total} of ${known.size} requirements are proven by a test that passed.`].join('\n')
}

if (import.meta.main) console.log(report())
