// npm test: types, lint, format, then every test. `npm test -- server documents`: the server tests of such a name.
import { type Count, checks, countCheck } from './checks.ts'
import { findChromium } from './chromium.ts'
import { openTestDatabase } from './database.ts'
import { stopSignal } from './processes.mjs'
import { type Need, type Part, chosenParts, runPart } from './testParts.ts'
import { buildWebIfChanged } from './webBuild.ts'

const stop = stopSignal()
const words = process.argv.slice(2)
const results = new Map<string, Count>()

const runAll = async () => {
  const { chosen, filters } = chosenParts(words)
  if (chosen.length === 0) throw new Error(`No test file matches ${words.join(' ')}`)
  if (words.length === 0)
    for (const [name, check] of Object.entries(checks(stop))) results.set(name, await countCheck(name, check))
  await runTests(chosen, filters)
}

const runTests = async (chosen: Part[], filters: string[]) => {
  const needs = (need: Need) => chosen.some((part) => part.needs.includes(need))
  const env = { ...process.env }
  if (env['CI']) env['NO_COLOR'] = '1'
  if (needs('chromium')) env['CHROMIUM'] = await findChromium(stop)
  const database = needs('database') ? await openTestDatabase() : undefined
  if (database) env['TEST_DATABASE_URL'] = database.url
  try {
    for (const part of chosen) {
      if (stop.aborted) break
      const built = !part.needs.includes('build') || (await buildWebIfChanged(stop))
      results.set(part.name, built ? await runPart(part, filters, env, stop) : { passed: 0, failed: 1 })
    }
  } finally {
    await database?.stop()
  }
}

const mark = ({ failed }: Count) => (failed === 0 ? '✓' : '✗')
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
for (const [name, count] of results) console.log(`${mark(count)} ${name}: ${told(count)}`)
console.log(told(total))
process.exit(total.failed === 0 ? 0 : 1)
