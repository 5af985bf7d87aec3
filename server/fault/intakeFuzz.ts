// npm run fuzz:intake [-- --inputs 7000 --served 200 --seed 1]: altered spreadsheets and archives, five to two. None may crash
// whoever reads it, give more than it says, hold it up for more than five seconds, or take its memory; and of so many that
// are sent to a server none may be answered by a failure of the server's own. Before them, what the largest cost.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ZipFault } from '../src/platform/files/unzip.ts'
import { Refusal } from '../src/platform/refuse.ts'
import { alteredArchive, largestArchives, readAsArchive } from './archives.ts'
import { randomFrom, type Random } from './mutations.ts'
import { alteredSheet, largestSheets, readAsSheet } from './sheets.ts'
import { openSession, setStage, startServer } from './stage.ts'

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '7000' },
    served: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const [inputs, served, seed] = [Number(values.inputs), Number(values.served), Number(values.seed)]
const slowestAllowed = 5_000
/** What a process that reads altered files may hold at its most. */
const residentAllowed = 700 * 1_048_576
/** What the server, which does all else too, may. */
const servedAllowed = 800 * 1_048_576

const isSheet = (n: number) => n % 7 < 5
const alteredAt = (random: Random, n: number) => (isSheet(n) ? alteredSheet(random) : alteredArchive(random))
const readAt = async (n: number, bytes: Buffer): Promise<string> => {
  if (!isSheet(n)) return `archive ${await readAsArchive(bytes)}`
  await readAsSheet(bytes)
  return 'sheet read'
}
/** Refused, by a reason that is told; null of anything else. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof Refusal) return error.reason
  return error instanceof ZipFault ? error.message : null
}
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`
const counted = (outcomes: ReadonlyMap<string, number>) =>
  [...outcomes].toSorted(([, a], [, b]) => b - a).map(([outcome, count]) => `  ${outcome}: ${count}\n`)

const measure = async (): Promise<boolean> => {
  let passed = true
  const largest = [
    ...(await largestSheets()).map(([what, bytes]) => ({ what, read: () => readAsSheet(bytes).then(String) })),
    ...largestArchives().map(([what, bytes]) => ({ what, read: () => readAsArchive(bytes) })),
  ]
  for (const { what, read } of largest) {
    const begun = performance.now()
    const outcome = await read().catch((error: unknown) => reasonOf(error) ?? `crash: ${String(error)}`)
    const milliseconds = performance.now() - begun
    process.stdout.write(
      `${what}: ${outcome} in ${milliseconds.toFixed(0)} ms; resident ${megabytes(process.memoryUsage.rss())}\n`,
    )
    passed &&= !outcome.startsWith('crash')
  }
  return passed
}

const fuzz = async (): Promise<boolean> => {
  const random = randomFrom(seed)
  const outcomes = new Map<string, number>()
  const crashes: string[] = []
  let [slowest, resident] = [0, 0]
  const started = performance.now()
  for (let n = 0; n < inputs; n += 1) {
    const bytes = alteredAt(random, n)
    const begun = performance.now()
    let outcome = 'crash'
    try {
      outcome = await readAt(n, bytes)
    } catch (error) {
      outcome = reasonOf(error) ?? outcome
      if (outcome === 'crash') crashes.push(`input ${n}: ${error instanceof Error ? error.stack : String(error)}\n`)
    }
    slowest = Math.max(slowest, performance.now() - begun)
    resident = Math.max(resident, process.memoryUsage.rss())
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `${inputs} inputs of seed ${seed} in ${seconds} s, slowest ${slowest.toFixed(1)} ms; resident ${megabytes(resident)} at most\n`,
  )
  for (const line of [...counted(outcomes), `crashes: ${crashes.length}\n`, ...crashes.slice(0, 5)])
    process.stdout.write(line)
  return crashes.length === 0 && slowest < slowestAllowed && resident < residentAllowed
}

/** The same, over the wire to a server that also keeps, judges and unpacks them. */
const serve = async (): Promise<boolean> => {
  const stage = await setStage()
  const server = await startServer({ ...stage, env: { ...stage.env, ROLE: 'all' } })
  try {
    const { token } = await openSession(stage, 'hugo@clairiere.example')
    const [company] = await stage.query<{ id: string }>(`select id from companies where name = 'Maisons Clairière'`)
    const at = `http://127.0.0.1:${server.port}/v2/companies/${company!.id}`
    const headers = { authorization: `Bearer ${token}` }
    const random = randomFrom(seed + 1)
    const outcomes = new Map<string, number>()
    let [slowest, failures] = [0, 0]
    const post = async (path: string, body: FormData | string): Promise<{ status: number; id: number | undefined }> => {
      const begun = performance.now()
      const json = typeof body === 'string' && { 'content-type': 'application/json' }
      const answer = await fetch(`${at}${path}`, { method: 'POST', headers: { ...headers, ...json }, body })
      const said = (await answer.json()) as { data?: { id: number }; error_reason?: string }
      slowest = Math.max(slowest, performance.now() - begun)
      const outcome = `${path.replace(/\d+/, 'n')}: ${answer.status} ${said.error_reason ?? ''}`
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (answer.status >= 500) failures += 1
      return { status: answer.status, id: said.data?.id }
    }
    const drop = (path: string) => fetch(`${at}${path}`, { method: 'DELETE', headers })
    for (let n = 0; n < served; n += 1) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(alteredAt(random, n))]), isSheet(n) ? 'feuille.csv' : 'archive.zip')
      if (isSheet(n)) await post('/intakes', form)
      else {
        const { id } = await post('/sortings', JSON.stringify({ name: `Essai ${n}` }))
        await post(`/sortings/${id}/archives`, form)
        await drop(`/sortings/${id}`)
      }
    }
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024
    process.stdout.write(
      `${served} served, slowest ${slowest.toFixed(0)} ms; the server took ${megabytes(peak)} at most\n`,
    )
    for (const line of [...counted(outcomes), `failures: ${failures}\n`]) process.stdout.write(line)
    return failures === 0 && slowest < slowestAllowed && peak < servedAllowed
  } finally {
    await server.kill()
    await stage.strike()
  }
}

const passed = [inputs > 0 ? await measure() : true, await fuzz(), served > 0 ? await serve() : true]
process.exit(passed.every(Boolean) ? 0 : 1)
