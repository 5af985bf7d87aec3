// npm run plans: what people ask most, asked of a million homes, and how PostgreSQL sets about each of its statements:
// by which indexes, joined how, ordered where. Compares that with what `bench/plans/` keeps, as text and without any
// times, and ends with 1 where a statement takes another way, or has a name and is planned anew each time all the same.
// `--write` keeps the ways of today.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openBenchDatabase, tokenOf } from './database.ts'

const folder = path.join(import.meta.dirname, 'plans')
/** One of the ten that own 20,000 homes each, its first home, and one that owns some 160. */
const [large, home, small] = [2, 5, 2_000]

/** Its first home, of which fewer things are than the planner thinks of most: a plan of its own would seem cheaper. */
const homeOfFew = 1_371
const few = 11
/** PostgreSQL makes the first five plans of a name for their values, and then the one that it keeps. */
const often = 12

type Question = { name: string; ask: string; as?: number; method?: 'GET' | 'PATCH'; body?: object }
const of = (company: number, what: string) => `/v2/companies/${company}/${what}`
const homes = (company: number, more: string) => of(company, `residences?page_size=50&${more}`)
const questions: Question[] = [
  { name: 'list', ask: homes(large, 'page=1') },
  { name: 'list-page-200', ask: homes(large, 'page=200') },
  { name: 'list-by-name', ask: homes(large, 'page=1&sort=name') },
  { name: 'list-without-documents', ask: homes(large, 'page=1&search[lacks_documents]=1') },
  { name: 'list-not-activated', ask: homes(large, 'page=1&search[activated]=0') },
  { name: 'list-search', ask: homes(large, 'page=1&search[name]=lilas moreau 4') },
  { name: 'list-search-small', ask: homes(small, 'page=1&search[name]=lilas'), as: small },
  { name: 'home', ask: `/v2/residences/${home}` },
  { name: 'home-change', ask: of(large, `residences/${home}`), method: 'PATCH', body: { name: 'Maison des plans' } },
  { name: 'home-documents', ask: of(large, `residences/${home}/documents`) },
  { name: 'home-devices', ask: `/v2/residences/${home}/devices?page=1&page_size=50` },
  { name: 'home-contacts', ask: `/v2/residences/${home}/contacts` },
  { name: 'home-activity', ask: `/v2/residences/${home}/activity-feed?page_size=25` },
  { name: 'home-booklet', ask: `/v2/residences/${home}/booklet` },
  { name: 'few-home', ask: `/v2/residences/${homeOfFew}`, as: few },
  { name: 'few-activity', ask: `/v2/residences/${homeOfFew}/activity-feed?page_size=25`, as: few },
  { name: 'few-booklet', ask: `/v2/residences/${homeOfFew}/booklet`, as: few },
  { name: 'few-devices', ask: `/v2/residences/${homeOfFew}/devices?page=1&page_size=50`, as: few },
  { name: 'few-list', ask: homes(few, 'page=1'), as: few },
  { name: 'company-figures', ask: of(large, 'statistics') },
  { name: 'company-hand-overs', ask: of(large, 'hand-overs') },
  { name: 'company-late-buildings', ask: of(large, 'late-buildings') },
  { name: 'company-contacts', ask: of(large, 'contacts?page_size=25') },
  { name: 'products', ask: '/v2/products?page_size=10&search[global_search]=opale 17' },
  { name: 'finding', ask: of(large, 'find?text=lilas') },
  { name: 'who-am-i', ask: '/v2/user' },
  { name: 'notifications', ask: '/v2/notifications?page_size=25' },
]

type Statement = { text: string; values: unknown[] }
const asked: Statement[] = []
const connections = new Set<pg.Client>()
const { query } = pg.Client.prototype
/** Keeps what this process asks, in its order. */
const listen = () => {
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (!connections.has(this)) this.once('end', () => connections.delete(this))
    connections.add(this)
    const [first, second] = given as [string | Statement, unknown[]?]
    if (typeof first === 'string') asked.push({ text: first, values: second ?? [] })
    else asked.push({ text: first.text, values: first.values ?? [] })
    return Reflect.apply(query, this, given)
  } as typeof query
}

/** Whether PostgreSQL can tell how it would set about it; what the queue asks of its own tables is its own business. */
const isPlanned = ({ text }: Statement) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !/\bpgboss\./.test(text)

/** A line of a plan that tells a step: what is compared with what is the statement's business. */
const isStep = (line: string) =>
  /->|^\S|^\s*(CTE|InitPlan|SubPlan)\b/.test(line) && !/^\s*(Filter|Output|Index Cond|Hash Cond|Join Filter)/.test(line)

const planOf = async (client: pg.Client, { text, values }: Statement): Promise<string> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)
  return rows
    .map((row) => row['QUERY PLAN'])
    .filter(isStep)
    .join('\n')
}

/** What has a name on a connection and is planned anew whenever it is asked there. */
const plannedAnew = async (): Promise<string[]> => {
  const found: string[] = []
  for (const connection of connections) {
    const { rows } = await (Reflect.apply(query, connection, [
      'select statement as text, generic_plans as kept, custom_plans as made from pg_prepared_statements where custom_plans > 5',
    ]) as Promise<pg.QueryResult<{ text: string; kept: number; made: number }>>)
    found.push(...rows.map(({ text, kept, made }) => `${made} times anew, ${kept} times as kept: ${headOf({ text })}`))
  }
  return found
}

/** How a statement begins, so that a reader finds it. */
const headOf = ({ text }: Pick<Statement, 'text'>) => text.replace(/\s+/g, ' ').trim().slice(0, 110)

const keptOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const run = async (): Promise<number> => {
  const isWriting = process.argv.includes('--write')
  const database = await openBenchDatabase()
  Object.assign(process.env, { RATE_LIMITS: 'false', SEED_DEMO: 'never', LOG_LEVEL: 'error' })
  const { reads, router, streams, jobKinds } = await import('../server/src/app.ts')
  const { buildServer } = await import('../server/src/platform/server.ts')
  const { openJobs, closeJobs } = await import('../server/src/platform/jobs.ts')
  await openJobs(jobKinds)
  const server = await buildServer(router, streams, reads)
  // Over the network, as everyone asks: what is injected has its body late, and is asked who it is twice.
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  listen()
  mkdirSync(folder, { recursive: true })
  let differing = 0
  for (const { name, ask, as = large, method = 'GET', body } of questions) {
    const headers = { authorization: `Bearer ${tokenOf(as)}`, ...(body && { 'content-type': 'application/json' }) }
    const send = async () => {
      const answer = await fetch(`${origin}${encodeURI(ask)}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    // What is looked up once for a process is not asked by the last.
    for (let times = 1; times < often; times += 1) await send()
    asked.length = 0
    const answer = await send()
    const statements = asked.filter(isPlanned)
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 300)}`)
    const plans: string[] = []
    for (const statement of statements) plans.push(`${headOf(statement)}\n${await planOf(client, statement)}\n`)
    const text = plans.join('\n')
    const file = path.join(folder, `${name}.txt`)
    const kept = keptOf(file)
    if (isWriting) writeFileSync(file, text)
    else if (kept !== text) {
      differing += 1
      console.log(`\n${name} takes another way. Kept:\n\n${kept ?? '(nothing)'}\nNow:\n\n${text}`)
    }
    console.log(`${name}: ${statements.length} statements${isWriting || kept === text ? '' : ', differing'}`)
  }
  const anew = await plannedAnew()
  for (const line of anew) console.log(`Named, and planned ${line}`)
  await client.end()
  await server.close()
  await closeJobs()
  const { closeDatabase } = await import('../server/src/platform/db.ts')
  await closeDatabase()
  await database.stop()
  return differing + anew.length > 0 ? 1 : 0
}

process.exit(await run())
