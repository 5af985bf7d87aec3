// npm run mutate -- documents [--sample 40] [--policies|--rules]: breaks the rules and policies of a noun in one place
// after the other, runs the noun's tests each time, and tells which breaks no test noticed.
import { globSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openTestDatabase } from './database.ts'
import { mutated, mutationsOf, type Mutation } from './mutations.ts'
import { runToEnd, stopSignal } from './processes.mjs'
import { root } from './root.ts'

const stop = stopSignal()
/** What a test says of a break is not the point: whether it notices. */
const nowhere = openSync(devNull, 'w')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, only: { type: 'string' }, tests: { type: 'string', multiple: true } },
})
const [noun] = positionals
if (!noun) throw new Error('npm run mutate -- <noun> [--only policy.ts] [--sample 40] [--tests walk/cannot]')

/** Of each broken file, the tests that should notice: a rule of the contract has its own, the server's those of the noun. */
type Broken = { file: string; project: string; tests: string[] }
const files: Broken[] = [
  ...globSync(`packages/contract/src/${noun}{,.*}.rules.ts`, { cwd: root }).map((file) => ({
    file,
    project: 'unit',
    tests: [`packages/contract/src/${noun}`],
  })),
  ...globSync(`server/src/${noun}/**/{policy,rules}.ts`, { cwd: root }).map((file) => ({
    file,
    project: 'server',
    tests: [`server/src/${noun}/`, ...(values.tests ?? [])],
  })),
].filter(({ file }) => !values.only || file.endsWith(values.only))

/** Evenly over the file, always the same ones. */
const sampleOf = (all: Mutation[], wanted: number) =>
  all.length <= wanted
    ? all
    : Array.from({ length: wanted }, (_, index) => all[Math.floor((index * all.length) / wanted)]!)

const passes = async ({ project, tests }: Broken, env: NodeJS.ProcessEnv) => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', `--project=${project}`, '--bail=1', '--reporter=dot', ...tests]
  return (await runToEnd(process.execPath, args, { cwd: root, env, stop, output: nowhere })) === 0
}

const tryEach = async (broken: Broken, wanted: number, env: NodeJS.ProcessEnv) => {
  const whole = path.join(root, broken.file)
  const source = readFileSync(whole, 'utf8')
  const all = mutationsOf(source)
  const tried = sampleOf(all, wanted)
  const survived: Mutation[] = []
  try {
    for (const mutation of tried) {
      if (stop.aborted) break
      writeFileSync(whole, mutated(source, mutation))
      if (await passes(broken, env)) survived.push(mutation)
    }
  } finally {
    writeFileSync(whole, source)
  }
  for (const { line, what } of survived) console.log(`  survived: ${broken.file}:${line} ${what}`)
  console.log(`${broken.file}: ${tried.length - survived.length} of ${tried.length} killed (${all.length} possible)`)
  return { tried: tried.length, killed: tried.length - survived.length }
}

const database = files.some(({ project }) => project === 'server') ? await openTestDatabase() : undefined
const env = { ...process.env, ...(database && { TEST_DATABASE_URL: database.url }) }
const total = { tried: 0, killed: 0 }
try {
  for (const broken of files) {
    // A test that fails by itself would kill every mutant.
    if (!(await passes(broken, env))) throw new Error(`The tests of ${broken.file} fail as they are`)
    const { tried, killed } = await tryEach(broken, Number(values.sample ?? Infinity), env)
    total.tried += tried
    total.killed += killed
  }
} finally {
  await database?.stop()
}
console.log(
  `${noun}: ${total.killed} of ${total.tried} mutants killed (${Math.round((100 * total.killed) / total.tried)} %)`,
)
process.exit(stop.aborted ? 1 : 0)
