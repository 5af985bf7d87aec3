// node server/fault/studies.ts [--inputs 100000] [--seed 1]: altered thermal studies must never crash the reader nor
// hold it up; and what a study of 20 MB costs, beside a bare scan of its bytes.
import { parseArgs } from 'node:util'
import { limits, readStudy } from '../src/studies/parsing/rules.ts'
import { Refusal } from '../src/platform/refuse.ts'
import { longStudy, mutated, randomFrom, sample } from './mutations.ts'

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const inputs = Number(values.inputs)
const seed = Number(values.seed)

const pieces = function* (bytes: Buffer, size = 65_536) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`

const fuzz = async (): Promise<boolean> => {
  const random = randomFrom(seed)
  const outcomes = new Map<string, number>()
  const crashes: string[] = []
  let slowest = 0
  const started = performance.now()
  for (let n = 0; n < inputs; n += 1) {
    const bytes = mutated(random)
    const size = 1 + Math.floor(random() * 4_096) // pieces that cut letters and tags in two
    const begun = performance.now()
    let outcome = 'read'
    try {
      await readStudy(pieces(bytes, size))
    } catch (error) {
      if (error instanceof Refusal) outcome = error.errors?.['file']?.[0]?.code ?? error.reason
      else crashes.push(`input ${n}: ${error instanceof Error ? error.stack : String(error)}`)
    }
    slowest = Math.max(slowest, performance.now() - begun)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`${inputs} inputs of seed ${seed} in ${seconds.toFixed(1)} s, slowest ${slowest.toFixed(1)} ms`)
  for (const [outcome, count] of [...outcomes].toSorted(([, a], [, b]) => b - a)) console.log(`  ${outcome}: ${count}`)
  console.log(`crashes: ${crashes.length}`)
  for (const crash of crashes.slice(0, 5)) console.log(crash)
  return crashes.length === 0 && slowest < 1000
}

const measure = async (): Promise<boolean> => {
  const bytes = longStudy(limits.maxBytes)
  for (let n = 0; n < 200; n += 1) await readStudy(pieces(sample('re2020-maison-valide.xml'))) // warm, as a server is
  const before = process.memoryUsage().rss
  let peak = before
  const watched = function* () {
    for (const piece of pieces(bytes)) {
      peak = Math.max(peak, process.memoryUsage.rss())
      yield piece
    }
  }
  let sum = 0
  const scanned = performance.now()
  for (const piece of pieces(bytes)) for (const byte of piece) sum = (sum + byte) | 0
  const scan = performance.now() - scanned
  const begun = performance.now()
  const { envelope } = await readStudy(watched())
  const read = performance.now() - begun
  console.log(
    `${megabytes(bytes.length)} study, ${envelope.parois_opaques.length} walls: read in ${read.toFixed(0)} ms ` +
      `(bare scan of the bytes: ${scan.toFixed(0)} ms, sum ${sum}); resident ${megabytes(peak)}, of which ${megabytes(before)} before`,
  )
  return read < 3000 && peak < 300 * 1_048_576
}

const passed = [await measure(), await fuzz()]
process.exit(passed.every(Boolean) ? 0 : 1)
