// npm test: types, lint, format, then every test. `npm test -- server documents`: the server tests of such a name.
// `npm test -- --changed`: those that what is not on main yet can make fail.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildServerIfChanged, buildWebIfChanged } from './building.ts'
import { changedFiles, testsOf } from './changed.ts'
import { type Count, runChecks } from './checks.ts'
import { findChromium } from './chromium.ts'
import { openTestDatabase } from './database.ts'
import { passingFolder } from './memory.ts'
import { stopSignal } from './processes.mjs'
import { root } from './root.ts'
import { type ChosenPart, type Need, type Run, chosenParts, runPart } from './testParts.ts'

const stop = stopSignal()
const asked = process.argv.slice(2)
const words = asked.filter((word) => word !== '--changed')
const results = new Map<string, Count>()

const runAll = async () => {
  const isChanged = words.length < asked.length
  const chosen = chosenParts(words, isChanged ? testsOf(changedFiles()) : undefined)
  if (chosen.length === 0 && isChanged) return
  if (chosen.length === 0) throw new Error(`No test file matches ${words.join(' ')}`)
  if (asked.length === 0) {
    // What this run is answered, `npm run refusals` tells.
    rmSync(path.join(root, '.data/test-results/refusals'), { recursive: true, force: true })
    for (const [name, count] of await runChecks(stop)) results.set(name, count)
  }
  await runTests(chosen)
}

const runTests = async (chosen: ChosenPart[]) => {
  const needs = (need: Need) => chosen.some((part) => part.needs.includes(need))
  const env = { ...process.env }
  if (env['CI']) env['NO_COLOR'] = '1'
  if (needs('chromium')) env['CHROMIUM'] = await findChromium(stop)
  if (needs('server') && !(await buildServerIfChanged(stop))) throw new Error('The server could not be built')
  const database = needs('database') ? await openTestDatabase() : undefined
  if (database) env['TEST_DATABASE_URL'] = database.url
  const passing = passingFolder()
  if (passing) env['TMPDIR'] = passing.folder
  try {
    await runSideBySide(chosen, { env, stop })
  } finally {
    await database?.stop()
    passing?.remove()
  }
}

/** Two at a time: the server's tests wait for the database as often as they compute, the web's for the browser. */
const runSideBySide = async (chosen: ChosenPart[], run: Omit<Run, 'apart'>) => {
  const waiting = [...chosen]
  const runLane = async (apart: boolean) => {
    for (let part = waiting.shift(); part && !stop.aborted; part = waiting.shift())
      results.set(part.name, await countPart(part, { ...run, apart }))
  }
  await Promise.all([runLane(false), runLane(true)])
}

const countPart = async (part: ChosenPart, run: Run): Promise<Count> => {
  const built = !part.needs.includes('portal') || (await buildWebIfChanged(stop))
  return built ? runPart(part, run) : { passed: 0, failed: 1 }
}

const mark = ({ failed }: Count) => (failed === 0 ? '✓' : '✗')
/** Failures of one part that are told. */
const mostTold = 40
const told = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

await runAll().catch((error: Error) => {
  console.error(error)
  results.set('set-up', { passed: 0, failed: 1 })
})
if (stop.aborted) results.set('interrupted', { passed: 0, failed: 1 })

const counts = [...results.values()]
const total = {
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
}
console.log()
// Whoever reads only the end of a long run learns which.
for (const { failures = [] } of counts) for (const line of failures.slice(0, mostTold)) console.log(`✗ ${line}`)
for (const [name, count] of results) console.log(`${mark(count)} ${name}: ${told(count)}`)
console.log(told(total))
process.exit(total.failed === 0 ? 0 : 1)
