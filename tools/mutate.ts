// npm run mutate -- documents [--sample 40] [--only policy.ts]: breaks the rules and policies of a noun in one place
// after the other, runs the tests that come by there, and tells which breaks no test noticed.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openTestDatabase } from './database.ts'
import { mutated, mutationsOf, type Mutation } from './mutation/mutations.ts'
import { Tests, type TestFile } from './mutation/tests.ts'
import { stopSignal } from './processes.mjs'
import { root } from './root.ts'

const stop = stopSignal()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** No more of each file, evenly over it. */
    sample: { type: 'string', default: 'Infinity' },
    /** Files of such a name alone. */
    only: { type: 'string', default: '' },
    /** Tests elsewhere that may notice what those of the noun did not. */
    also: { type: 'string', multiple: true, default: [] },
  },
})
const [noun] = positionals
if (!noun) throw new Error('npm run mutate -- <noun> [--only policy.ts] [--sample 40] [--also walk/cannot]')

type Broken = { file: string; source: string; mutations: Mutation[] }

/** Evenly over the file, always the same ones. */
const sampleOf = (all: Mutation[], wanted: number) =>
  all.length <= wanted
    ? all
    : Array.from({ length: wanted }, (_, index) => all[Math.floor((index * all.length) / wanted)]!)

const patterns = [
  `packages/contract/src/${noun}{,.*}.rules.ts`,
  `server/src/${noun}/**/{policy,rules}.ts`,
  // An engine, by its own name: platform/limits.
  `server/src/${noun}.ts`,
]
const files: Broken[] = globSync(patterns, { cwd: root })
  .filter((file) => file.includes(values.only))
  .sort()
  .map((file) => path.join(root, file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  .map(({ file, source }) => ({ file, source, mutations: sampleOf(mutationsOf(source), Number(values.sample)) }))

/** The quick ones first: most breaks are noticed by several. */
const comingBy = (tests: TestFile[], file: string, { atLoad, start }: Mutation) =>
  tests
    .filter(({ reached }) => (atLoad ? reached[file] : reached[file]?.includes(start)))
    .toSorted((a, b) => a.duration - b.duration)

const isNoticed = async (runner: Tests, tests: TestFile[]) => {
  for (const project of ['unit', 'server']) {
    const own = tests.filter(({ specification }) => specification.project.name === project)
    if (own.length > 0 && !(await runner.pass(own.map(({ specification }) => specification)))) return true
  }
  return false
}

const tryEach = async (runner: Tests, tests: TestFile[], { file, source, mutations }: Broken) => {
  const name = path.relative(root, file)
  let killed = 0
  try {
    for (const mutation of mutations) {
      if (stop.aborted) break
      const coming = comingBy(tests, file, mutation)
      writeFileSync(file, mutated(source, mutation))
      if (await isNoticed(runner, coming)) killed += 1
      else
        console.log(
          `  survived${coming.length === 0 ? ', no test comes by' : ''}: ${name}:${mutation.line} ${mutation.what}`,
        )
    }
  } finally {
    writeFileSync(file, source)
  }
  console.log(`${name}: ${killed} of ${mutations.length} killed`)
  return killed
}

const runAll = async (runner: Tests) => {
  const words = [`packages/contract/src/${noun}`, 'contract/src/fields', `server/src/${noun}/`, ...values.also]
  const points = Object.fromEntries(files.map(({ file, mutations }) => [file, mutations.map(({ start }) => start)]))
  const tests = await runner.measure(await runner.find(words), points)
  const tried = files.reduce((sum, { mutations }) => sum + mutations.length, 0)
  console.log(`${noun}: ${tried} places in ${files.length} files, ${tests.length} files of tests`)
  let killed = 0
  for (const broken of files) killed += await tryEach(runner, tests, broken)
  console.log(`${noun}: ${killed} of ${tried} mutants killed (${Math.round((100 * killed) / tried)} %)`)
}

const database = await openTestDatabase()
process.env['TEST_DATABASE_URL'] = database.url
process.env['TEST_LOG_LEVEL'] = 'silent' // broken code tells of itself at length
try {
  const runner = await Tests.open()
  stop.addEventListener('abort', () => void runner.cancel())
  try {
    await runAll(runner)
  } finally {
    await runner.close()
  }
} finally {
  await database.stop()
}
process.exit(stop.aborted ? 1 : 0)
