// npm run bench:sign-ins: how long one person waits for a list while four others sign in, again and again. On the homes of
// `npm run bench`. Times are of the moment; their ratio counts.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildServerIfChanged } from '../tools/building.ts'
import { givePasswords, openBenchDatabase, password, tokenOf } from './database.ts'
import { ms, quantile } from './figures.ts'
import { end, startProduct, untilAnswered } from './product.ts'

const port = 3940
const origin = `http://127.0.0.1:${port}`
const rounds = Number(process.env.BENCH_ROUNDS ?? 10)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const reader = 3
const comers = [4, 5, 6, 7]

const signIn = async (company: number) => {
  const response = await fetch(`${origin}/v2/personal-access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `bench${company}@bench.example`, password, scope: 'partner' }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A sign-in answers ${response.status}`)
}

/** Four who sign in and sign in again, in a process of their own; how often, when told to stop. */
const keepSigningIn = async () => {
  let count = 0
  const over = new AbortController()
  process.once('message', () => over.abort())
  const come = async (company: number) => {
    for (; !over.signal.aborted; count += 1) await signIn(company)
  }
  await Promise.all(comers.map(come))
  process.send!(count)
  process.disconnect()
}

const askList = async () => {
  const response = await fetch(`${origin}/v2/companies/${reader}/residences?page_size=50`, {
    headers: { authorization: `Bearer ${tokenOf(reader)}` },
  })
  await response.arrayBuffer()
  return response.ok
}

/** What the reader waits for each list, which follow one another as a person's do. */
const measure = async () => {
  const times: number[] = []
  const over = performance.now() + seconds * 1000
  while (performance.now() < over) {
    const start = performance.now()
    if (!(await askList())) throw new Error('The list is refused')
    times.push(performance.now() - start)
    await pause(10)
  }
  return times
}

const measureBeside = async () => {
  const others = fork(import.meta.filename, ['others'])
  os.setPriority(others.pid!, os.constants.priority.PRIORITY_LOW) // it stands for other machines
  await pause(1_000)
  const times = await measure()
  others.send('stop')
  const [count] = (await once(others, 'message')) as [number]
  return { times, count }
}

/** In turn, so that both find the machine as it is. */
const compare = async () => {
  await untilAnswered(askList)
  await measure() // warms up
  const calm: number[] = []
  const beside: number[] = []
  let signedIn = 0
  for (let round = 0; round < rounds; round += 1) {
    calm.push(...(await measure()))
    const { times, count } = await measureBeside()
    beside.push(...times)
    signedIn += count
  }
  const row = (share: number) => {
    const [before, meanwhile] = [quantile(calm, share), quantile(beside, share)]
    return `| p${share * 100} | ${ms(before)} | ${ms(meanwhile)} | ${(meanwhile / before).toFixed(2)} |`
  }
  const head = ['| list of 50 | calm | beside four who sign in | ratio |', '|---|--:|--:|--:|']
  const counts = `${calm.length} and ${beside.length} lists, ${signedIn} sign-ins.`
  return [...head, ...[0.5, 0.95, 0.99].map(row), '', counts].join('\n')
}

const run = async () => {
  if (!(await buildServerIfChanged(new AbortController().signal))) return 1
  const database = await openBenchDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const began = new Date()
  await givePasswords(client, comers)
  const product = startProduct({ url: database.url, port })
  try {
    console.log(await compare())
  } finally {
    await end(product)
    await client.query('delete from access_tokens where issued_at >= $1', [began])
    await client.end()
    await database.stop()
  }
  return 0
}

if (process.argv[2] === 'others') await keepSigningIn()
else process.exit(await run())
