// node server/fault/studies.ts [--inputs 100000] [--seed 1]: altered thermal studies and energy certificates must never
// crash their readers nor hold them up; and what a file of 20 MB costs, beside a bare scan of its bytes.
import { parseArgs } from 'node:util'
import { readCertificate } from '../src/certificates/parsing/rules.ts'
import { Refusal } from '../src/platform/refuse.ts'
import type { Bytes } from '../src/platform/xml.ts'
import { limits, readStudy } from '../src/studies/parsing/rules.ts'
import { certificates, longCertificate, longStudy, mutated, randomFrom, sample, samples } from './mutations.ts'

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const inputs = Number(values.inputs)
const seed = Number(values.seed)

const pieces = function* (bytes: Buffer, size = 65_536) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`

/** A kind of file, and how many walls its reader finds in one. */
type Reader = {
  what: string
  read: (bytes: Bytes) => Promise<number>
  of: ReadonlyMap<string, Buffer>
  good: string
  long: (bytes: number) => Buffer
}
const readers: Reader[] = [
  {
    what: 'study',
    read: async (bytes) => (await readStudy(bytes)).envelope.parois_opaques.length,
    of: samples,
    good: 're2020-maison-valide.xml',
    long: longStudy,
  },
  {
    what: 'certificate',
    read: async (bytes) => (await readCertificate(bytes)).pieces.length,
    of: certificates,
    good: 'maison.xml',
    long: longCertificate,
  },
]

const fuzz = async ({ what, read, of }: Reader): Promise<boolean> => {
  const random = randomFrom(seed)
  const outcomes = new Map<string, number>()
  const crashes: string[] = []
  let slowest = 0
  const started = performance.now()
  for (let n = 0; n < inputs; n += 1) {
    const bytes = mutated(random, of)
    const size = 1 + Math.floor(random() * 4_096) // pieces that cut letters and tags in two
    const begun = performance.now()
    let outcome = 'read'
    try {
      await read(pieces(bytes, size))
    } catch (error) {
      if (error instanceof Refusal) outcome = error.errors?.['file']?.[0]?.code ?? error.reason
      else crashes.push(`input ${n}: ${error instanceof Error ? error.stack : String(error)}`)
    }
    slowest = Math.max(slowest, performance.now() - begun)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`${what}: ${inputs} inputs of seed ${seed} in ${seconds.toFixed(1)} s, slowest ${slowest.toFixed(1)} ms`)
  for (const [outcome, count] of [...outcomes].toSorted(([, a], [, b]) => b - a)) console.log(`  ${outcome}: ${count}`)
  console.log(`crashes: ${crashes.length}`)
  for (const crash of crashes.slice(0, 5)) console.log(crash)
  return crashes.length === 0 && slowest < 1000
}

const measure = async ({ what, read, good, long }: Reader): Promise<boolean> => {
  const bytes = long(limits.maxBytes)
  for (let n = 0; n < 200; n += 1) await read(pieces(sample(good))) // warm, as a server is
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
  const walls = await read(watched())
  const took = performance.now() - begun
  console.log(
    `${megabytes(bytes.length)} ${what}, ${walls} walls: read in ${took.toFixed(0)} ms ` +
      `(bare scan of the bytes: ${scan.toFixed(0)} ms, sum ${sum}); resident ${megabytes(peak)}, of which ${megabytes(before)} before`,
  )
  return took < 3000 && peak < 300 * 1_048_576
}

const passed: boolean[] = []
for (const reader of readers) passed.push(await measure(reader), await fuzz(reader))
process.exit(passed.every(Boolean) ? 0 : 1)
