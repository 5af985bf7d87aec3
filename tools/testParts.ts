import { closeSync, existsSync, globSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Count } from './checks.ts'
import { runToEnd } from './processes.mjs'
import { root } from './root.ts'

/** `server` and `portal` as they are built. */
export type Need = 'database' | 'chromium' | 'server' | 'portal'
export type Part = {
  name: string
  runner: 'vitest' | 'playwright'
  needs: Need[]
  files: string[]
  env?: NodeJS.ProcessEnv
}

const parts: Part[] = [
  { name: 'unit', runner: 'vitest', needs: [], files: ['packages/contract/src/**/*.test.ts', 'tools/*.test.ts'] },
  {
    name: 'server',
    runner: 'vitest',
    needs: ['database', 'server'],
    files: ['server/src/**/*.test.ts', 'tools/embeddedPostgres/*.test.ts'],
  },
  {
    name: 'web',
    runner: 'vitest',
    needs: ['chromium'],
    files: ['web/src/**/*.browser.test.tsx'],
    // With React as it is shipped: what it checks while one develops takes a third of what these tests compute.
    env: { NODE_ENV: 'production' },
  },
  {
    name: 'browser',
    runner: 'playwright',
    needs: ['database', 'chromium', 'server', 'portal'],
    files: ['e2e/**/*.spec.ts'],
  },
]

/**
 * What to run for the words after `npm test --`: names of parts, and pieces of file names. No words: everything.
 * `among`: of these files alone.
 */
export const chosenParts = (words: string[], among?: readonly string[]) => {
  const named = parts.filter(({ name }) => words.includes(name))
  const pieces = words.filter((word) => parts.every(({ name }) => name !== word))
  const matches = (file: string) =>
    (pieces.length === 0 || pieces.some((piece) => file.includes(piece))) && (!among || among.includes(file))
  const filesOf = ({ files }: Part) =>
    globSync(files, { cwd: root })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter(matches)
  const chosen = named.length > 0 ? named : parts
  return chosen
    .map((part) => ({ ...part, filters: among ? filesOf(part) : pieces, isEmpty: filesOf(part).length === 0 }))
    .filter(({ isEmpty }) => !isEmpty)
}

/** `filters`: pieces of the names of the files to run; none for all of them. */
export type ChosenPart = Part & { filters: string[] }

export type Run = {
  env: NodeJS.ProcessEnv
  stop: AbortSignal
  /** Prints all at the end: other parts run meanwhile. */
  apart: boolean
}

/** Runs the tests of one part and counts them; a runner that fails without a failed test counts as one. */
export const runPart = async (part: ChosenPart, { env, stop, apart }: Run) => {
  const report = path.join(root, '.data/test-results', `${part.name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const run = part.runner === 'vitest' ? vitest(part, report) : playwright(report)
  const printed = `${report.slice(0, -'.json'.length)}.log`
  const output = apart ? openSync(printed, 'w') : -1
  const code = await runToEnd(process.execPath, [...run.args, ...part.filters], {
    cwd: root,
    env: { ...env, ...run.env, ...part.env },
    stop,
    output,
  })
  if (apart) {
    closeSync(output)
    process.stdout.write(readFileSync(printed))
  }
  const count: Count = existsSync(report)
    ? run.count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  return { ...count, failed: code === 0 ? count.failed : Math.max(count.failed, 1) }
}

const vitest = ({ name }: Part, report: string) => ({
  args: [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--project=${name}*`].concat([
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]),
  // Each file of tests is a process that reads the same libraries.
  env: { NODE_COMPILE_CACHE: path.join(root, '.data/compile-cache') },
  count: countOfVitest,
})

const playwright = (report: string) => ({
  args: [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  count: countOfPlaywright,
})

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: Array<{
    name: string
    status: string
    message: string
    assertionResults: Array<{ status: string; fullName: string; failureMessages: string[] }>
  }>
}

const lineOf = (file: string, title: string, message = '') =>
  `${path.relative(root, file).replaceAll(path.sep, '/')} › ${title}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`

/** A file that could not be loaded has no tests to fail, and counts as one. */
const countOfVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Count => {
  const failedOf = ({ assertionResults }: VitestReport['testResults'][number]) =>
    assertionResults.filter(({ status }) => status === 'failed')
  const broken = testResults.filter((file) => file.status === 'failed' && failedOf(file).length === 0)
  const failures = [
    ...testResults.flatMap((file) =>
      failedOf(file).map(({ fullName, failureMessages }) => lineOf(file.name, fullName, failureMessages[0])),
    ),
    ...broken.map(({ name, message }) => lineOf(name, 'the whole file', message)),
  ]
  return { passed: numPassedTests, failed: numFailedTests + broken.length, failures }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: Array<{
    file: string
    title: string
    ok: boolean
    tests: Array<{ results: Array<{ error?: { message?: string } }> }>
  }>
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] }

const countOfPlaywright = ({ stats, suites }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  failures: suites.flatMap(failuresOf),
})
const failuresOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => lineOf(path.join(root, 'e2e', file), title, tests[0]?.results[0]?.error?.message)),
  ...suites.flatMap(failuresOf),
]
