// npm run bench:neighbours: how long one person waits while another asks for whole lists, twelve at a time. On 150,000
// homes of its own, made once. Times are of the moment; their ratio counts.
import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../tools/embeddedPostgres.ts'
import { buildServerIfChanged } from '../tools/building.ts'
import { migrateFor, tokenOf } from './database.ts'
import { ms, quantile } from './figures.ts'
import { end, startProduct, untilAnswered } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')
const port = 3920
const origin = `http://127.0.0.1:${port}`
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const [greedy, neighbour] = [2, 3]
const readers = 12

const headers = (company: number) => ({ authorization: `Bearer ${tokenOf(company)}` })
const bigList = `${origin}/v2/companies/${greedy}/residences?page_size=-1`
const paths = {
  'GET /user': '/v2/user',
  'a page of 50 homes': `/v2/companies/${neighbour}/residences?page_size=50`,
}
type Name = keyof typeof paths
const names = Object.keys(paths) as Name[]

/** Twelve who ask for everything and ask again, in a process of their own; what it was answered, when told to stop. */
const readGreedily = async () => {
  const counts: Record<string, number> = {}
  const over = new AbortController()
  process.once('message', () => over.abort())
  const read = async () => {
    while (!over.signal.aborted) {
      const response = await fetch(bigList, { headers: headers(greedy) }).catch(() => null)
      await response?.arrayBuffer()
      const status = String(response?.status ?? 'lost')
      counts[status] = (counts[status] ?? 0) + 1
      // Who is told to wait waits.
      if (status === '429') await pause(Number(response?.headers.get('retry-after') ?? 1) * 1000)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  process.send!(counts)
  process.disconnect()
}

/** What the neighbour waits for each of their requests, which follow one another as a person's do. */
const measure = async (): Promise<Record<Name, number[]>> => {
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const name of names) {
      const start = performance.now()
      const response = await fetch(origin + paths[name], { headers: headers(neighbour) })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${name}: ${response.status}`)
      times[name].push(performance.now() - start)
      await pause(10)
    }
  }
  return times
}

/** The homes of `npm run bench`, an eighth of them; two companies own a fifth, so that a whole list is one of 10,000 rows. */
const fill = async (url: string) => {
  await migrateFor(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from residences')
  if (rows[0]!.n === 0) {
    console.log('Making 150,000 homes …')
    for (const script of ['data.sql', 'people.sql'])
      await client.query(
        readFileSync(path.join(import.meta.dirname, script), 'utf8')
          .replaceAll('1005000', '155000')
          .replaceAll('1000000', '150000')
          .replaceAll('205000', '35000')
          .replaceAll('50000)', '35000)')
          .replace('1 + (i / 5) % 10', '2 + (i / 5) % 2'),
      )
    await client.query('vacuum analyze')
  }
  await client.end()
}

const compare = async () => {
  await untilAnswered(async () => (await fetch(`${origin}/v2/user`, { headers: headers(neighbour) })).ok)
  await measure() // warms up
  const before = await measure()
  const greedyReader = fork(import.meta.filename, ['greedy'])
  os.setPriority(greedyReader.pid!, os.constants.priority.PRIORITY_LOW) // it stands for other machines
  await pause(2_000)
  const beside = await measure()
  const after = measureAgain(greedyReader)
  const counts = await after.counts
  const calm = await measure()

  const lines = [
    '| request | calm p50 | calm p95 | beside p50 | beside p95 | ratio of p95 |',
    '|---|--:|--:|--:|--:|--:|',
  ]
  for (const name of names) {
    // The machine is as busy before as after; the calm of both counts.
    const quiet = [...before[name], ...calm[name]]
    const [p95, besideP95] = [quantile(quiet, 0.95), quantile(beside[name], 0.95)]
    const cells = [quantile(quiet, 0.5), p95, quantile(beside[name], 0.5), besideP95].map(ms)
    lines.push(`| ${[name, ...cells, (besideP95 / p95).toFixed(2)].join(' | ')} |`)
  }
  lines.push('', `${readers} readers of ${bigList.split('/v2')[1]!} were answered ${JSON.stringify(counts)}.`)
  return lines.join('\n')
}

const measureAgain = (child: ChildProcess) => ({
  counts: new Promise<Record<string, number>>((resolve) => {
    child.once('message', (message) => resolve(message as Record<string, number>))
    child.send('stop')
  }),
})

const run = async () => {
  if (!(await buildServerIfChanged(new AbortController().signal))) return 1
  const database = await startEmbeddedPostgres({
    dataDir: path.join(root, '.data/bench-neighbours'),
    port: 54_392,
    database: 'logis_bench',
    settings: { shared_buffers: '1GB', max_wal_size: '4GB', jit: 'off' },
  })
  await fill(database.url)
  const server = startProduct({
    url: database.url,
    port,
    env: { BIG_READS: process.env.BIG_READS ?? '4', LOG_LEVEL: 'error' },
  })
  try {
    const told = await compare()
    console.log(told)
    writeFileSync(path.join(root, '.data/bench-neighbours.md'), `${told}\n`)
  } finally {
    await end(server)
    await database.stop()
  }
}

if (process.argv[2] === 'greedy') await readGreedily()
else {
  await run()
  process.exit(0)
}
