// npm run fault:database: PostgreSQL is killed at random moments under eight writers and four uploads, first the
// embedded one, which is started again by whoever keeps it, then one behind DATABASE_URL, which comes back when its own
// people start it. The server must live on, say 503 meanwhile, answer again in less than 5 s, and lose nothing that it
// acknowledged. Prints one line of JSON for each; ends with 1 when anything is wrong. --rounds 50 (how many kills each)
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Load, type Home } from './load.ts'
import { keptPostgres, foreignPostgres, type Blow, type Victim } from './postgres.ts'
import { type Target } from './sender.ts'
import { openSession, setStage, startServer, type Stage } from './stage.ts'
import { verifyUploads } from './verdict.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } })
const rounds = Number(values.rounds)
const patienceMs = 5_000

const isAnswering = async ({ port, token }: Target) => {
  const answer = await fetch(`http://127.0.0.1:${port}/v2/user`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.ok
}

/**
 * How long, in milliseconds, each outage lasted for the callers: from the blow when we keep PostgreSQL, else from its
 * own return.
 */
const strikeRounds = async (victim: Victim, target: Target): Promise<number[]> => {
  const blows: Blow[] = ['SIGKILL', 'SIGQUIT', 'SIGINT']
  const waits: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await pause(200 + Math.random() * 800)
    const struck = performance.now()
    await victim.strike(blows[round % blows.length]!)
    await victim.revive()
    const since = victim.isKept ? struck : performance.now()
    while (!(await isAnswering(target))) await pause(20)
    waits.push(performance.now() - since)
    if (round % 10 === 9) process.stderr.write(`${round + 1} kills\n`)
  }
  return waits.toSorted((a, b) => a - b)
}

/** Acknowledged writes that the database does not hold, and homes without their entry in the journal. */
const countLost = async ({ query }: Stage, homes: readonly Home[]) => {
  const rows = await query<{ id: string; number: string; entries: string }>(
    `select r.id, r.contract_number as number,
       (select count(*) from activity_entries e where e.residence_id = r.id) as entries
     from residences r where r.name like 'Panne %'`,
  )
  const kept = new Map(rows.map((row) => [Number(row.id), row]))
  const lost = homes.filter(({ id, number }) => Number(kept.get(id)?.number ?? -1) < number).length
  // One entry for the creation, and one for each number that it has had.
  const half_done = rows.filter(({ number, entries }) => Number(entries) !== 1 + Number(number)).length
  return { writes_lost: lost, writes_half_done: half_done, homes: homes.length }
}

const isClean = async ({ env }: Stage): Promise<boolean> => {
  const fsck = spawn(process.execPath, [path.resolve(import.meta.dirname, '../src/fsck.ts')], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(fsck, 'exit')
  return code === 0
}

/** An outage is told by a line when it begins and one when it ends; a job that was at work says so too. */
const readLog = (file: string) => {
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const strange = lines.filter((line) => /unexpected error|\[object Object\]/.test(line))
  for (const line of strange.slice(0, 3)) process.stderr.write(`${line}\n`)
  return { log_lines: lines.length, log_strange: strange.length }
}

const prove = async (suite: string, open: (folder: string) => Promise<Victim>) => {
  const started = performance.now()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logis-victim-'))
  const victim = await open(folder)
  const stage = await setStage(victim)
  try {
    Object.assign(stage.env, { ROLE: 'all', LOG_LEVEL: 'warn' })
    const log = path.join(stage.folder, 'log')
    const server = await startServer(stage, fs.openSync(log, 'a'))
    const target = { ...(await openSession(stage)), port: server.port }
    const { token } = await openSession(stage, 'karim@renovest.example')
    const [company] = await stage.query<{ id: string }>(`select id from companies where name = 'Rénov’Est'`)
    const load = new Load(target, { token, companyId: Number(company?.id) })
    const waits = await strikeRounds(victim, target)
    await load.end()
    const uploads = await verifyUploads(target, load.sent, load.acknowledged)
    await server.kill() // refuses when it has ended by itself
    const writes = await countLost(stage, load.homes)
    const { strange, ...figures } = load.figures
    const found = {
      ...figures,
      strange: strange.length,
      ...writes,
      ...uploads,
      ...readLog(log),
      fsck: await isClean(stage),
    }
    const { unanswered, lost, altered, half_done, writes_lost, writes_half_done, log_strange } = found
    const slow = waits.filter((ms) => ms >= patienceMs).length
    const loud = Number(found.log_lines > 3 * rounds)
    const wrong =
      strange.length +
      unanswered +
      lost +
      altered +
      half_done +
      writes_lost +
      writes_half_done +
      log_strange +
      slow +
      loud +
      Number(!found.fsck)
    const again_ms = { p50: Math.round(waits[Math.floor(waits.length / 2)] ?? 0), max: Math.round(waits.at(-1) ?? 0) }
    const seconds = Math.round((performance.now() - started) / 1000)
    process.stdout.write(`${JSON.stringify({ suite, kills: rounds, ...found, again_ms, wrong, seconds })}\n`)
    if (strange.length > 0) process.stderr.write(`${[...new Set(strange)].join('\n')}\n`)
    if (wrong > 0) process.exitCode = 1
  } finally {
    await stage.strike()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await prove('database-kill, embedded', keptPostgres)
await prove('database-kill, DATABASE_URL', foreignPostgres)
