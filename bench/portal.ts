// npm run bench:portal: how long the palette waits for its first results among a million homes, and the home page of a
// group of 300,000 for its figures. On the database of `npm run bench`. Each request follows the one before, as a person's
// do. `npm run bench:portal -- 40` asks each forty times.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildServerIfChanged } from '../tools/building.ts'
import { openBenchDatabase, tokenOf } from './database.ts'
import { ms, quantile } from './figures.ts'
import { end, startProduct } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')
const port = 3930
const origin = `http://127.0.0.1:${port}`
const rounds = Number(process.argv[2] ?? 30)

/** Company 1 has a million homes below it; 2 has 20,000 and nobody below; the group is made of some 750 of the others. */
const [everyone, builder, group] = [1, 2, 4999]
const groupHomes = 300_000

type Reading = { name: string; company: number; path: string; goalMs: number }
const palette = (company: number, text: string): Reading => ({
  name: `palette, « ${text} »`,
  company,
  path: `/v2/companies/${company}/find?text=${encodeURIComponent(text)}`,
  goalMs: 150,
})
const ofHome = (name: string, path: string): Reading => ({
  name: `home page, ${name}`,
  company: group,
  path: `/v2/companies/${group}${path}`,
  goalMs: 50,
})
const readings: Reading[] = [
  ...['li', 'zq', 'lilas', 'lilas moreau 4', 'jean jaures', 'CTR-2024-0', 'notice', 'nantes', 'introuvable'].map(
    (text) => palette(everyone, text),
  ),
  ...['li', 'no', 'lilas moreau', 'introuvable'].map((text) => palette(builder, text)),
  ofHome('figures', '/statistics?children=true'),
  ofHome('least activated buildings', '/late-buildings?children=true'),
  ofHome('next hand-overs', '/hand-overs?children=true'),
  ofHome('affiliates', '/affiliates'),
  { name: 'home page, what is let of 20,000', company: builder, path: `/v2/companies/${builder}/letting`, goalMs: 50 },
]

/** A manager with 300,000 homes below it, made of companies that are there. */
const makeGroup = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(`select from companies where id = $1 and type = 'COMPANY_MANAGER'`, [group])
  if (rowCount === 0) {
    await client.query(`update companies set type = 'COMPANY_MANAGER' where id = $1`, [group])
    const members = `
      insert into company_closure (ancestor_id, descendant_id, depth)
      select $1, company_id, 1 from (
        select company_id, sum(total) over (order by company_id) as so_far from company_residence_stats
        where company_id between 2 and $1 - 1) homes
      where so_far <= $2
      on conflict do nothing`
    await client.query(members, [group, groupHomes])
  }
  const { rows } = await client.query<{ homes: string; companies: string }>(
    `select sum(total) as homes, count(*) as companies from company_residence_stats
     where company_id in (select descendant_id from company_closure where ancestor_id = $1)`,
    [group],
  )
  await client.end()
  return rows[0]!
}

const untilReady = async () => {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch('http://127.0.0.1:3931/health/ready').catch(() => null)
    if (response?.ok) return
    await pause(200)
  }
  throw new Error('The server does not answer')
}

const ask = async ({ name, company, path: place }: Reading) => {
  const start = performance.now()
  const response = await fetch(origin + place, { headers: { authorization: `Bearer ${tokenOf(company)}` } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
  return performance.now() - start
}

/** The rounds go through all of them, so that a busy moment of the machine is shared out. */
const measure = async () => {
  const times = readings.map((): number[] => [])
  for (const reading of readings) await ask(reading) // Its statement is planned, its pages are read.
  for (let round = 0; round < rounds; round += 1)
    for (const [place, reading] of readings.entries()) times[place]!.push(await ask(reading))
  return times
}

if (!(await buildServerIfChanged(new AbortController().signal))) process.exit(1)
const { url, stop } = await openBenchDatabase()
const size = await makeGroup(url)
const server = startProduct({ url, port, env: { LOG_LEVEL: 'error' } })
try {
  await untilReady()
  const times = await measure()
  const lines = readings.map(({ name, company, goalMs }, place) => {
    const [median, p95] = [quantile(times[place]!, 0.5), quantile(times[place]!, 0.95)]
    if (median > goalMs) process.exitCode = 1
    return `| ${name} | ${company} | ${ms(median)} | ${ms(p95)} | ${goalMs} ms |`
  })
  const told = ['| request | company | p50 | p95 | goal of p50 |', '|---|--:|--:|--:|--:|', ...lines]
  told.push('', `The group has ${size.homes} homes in ${size.companies} companies; ${rounds} rounds.`)
  console.log(told.join('\n'))
  writeFileSync(path.join(root, '.data/bench-portal.md'), `${told.join('\n')}\n`)
} finally {
  await end(server)
  await stop()
}
process.exit()
