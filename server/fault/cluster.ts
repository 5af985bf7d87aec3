// npm run fault:cluster: three web processes and two workers behind a balancer, on one database and one bucket, under
// writers, uploads, installers who repeat what was not answered, and someone whose inbox is open; each process is killed
// in turn, and started again. Nothing acknowledged is lost, nothing is done twice, the inbox and the uploads go on.
// Prints one line of JSON; ends with 1 when anything is wrong. --rounds 3 (kills of each process)
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openBucket } from '../src/platform/testing/bucket.ts'
import { Balancer } from './balance.ts'
import { Inbox } from './inbox.ts'
import { attempt, count, isOpen, openInstaller, send, type Attempt, type Installer } from './installer.ts'
import { Load } from './load.ts'
import { openSession, setStage, startServer, type RunningServer, type Stage } from './stage.ts'
import { verifyUploads } from './verdict.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)

/** A process of the cluster, and its place in it. */
type Member = { role: 'web' | 'worker'; server: RunningServer }
const start = async (stage: Stage, role: Member['role']): Promise<Member> => ({
  role,
  server: await startServer({ ...stage, env: { ...stage.env, ROLE: role } }),
})

/** Each in turn: killed, missed for a moment, and back. */
const killInTurn = async (stage: Stage, members: Member[], balancer: Balancer) => {
  for (let kill = 0; kill < rounds * members.length; kill += 1) {
    await pause(300 + Math.random() * 900)
    const at = kill % members.length
    const { role, server } = members[at]!
    await server.kill()
    members[at] = await start(stage, role)
    balancer.lead(portsOf(members))
  }
}
const portsOf = (members: readonly Member[]) =>
  members.filter(({ role }) => role === 'web').map(({ server }) => server.port)

/** Passports that are sent again, under their key, until they are answered. */
class Installers {
  readonly attempts: Attempt[] = []
  #isOver = false
  readonly #work: Promise<void>[]

  constructor(port: number, installer: Installer) {
    this.#work = [1, 2].map(() => this.#repeat(port, installer))
  }

  async end() {
    this.#isOver = true
    await Promise.all(this.#work)
  }

  async #repeat(port: number, installer: Installer) {
    while (!this.#isOver) {
      const one = attempt(installer)
      this.attempts.push(one)
      while (isOpen(one)) {
        await send(port, installer, one)
        if (isOpen(one)) await pause(100)
      }
    }
  }
}

/** Acknowledged writes that are not there, and homes whose journal tells more or less than what was done. */
const countWrites = async ({ query }: Stage, homes: Load['homes']) => {
  const rows = await query<{ id: string; number: string; entries: string }>(
    `select r.id, r.contract_number as number,
       (select count(*) from activity_entries e where e.residence_id = r.id) as entries
     from residences r where r.name like 'Panne %'`,
  )
  const kept = new Map(rows.map((row) => [Number(row.id), Number(row.number)]))
  return {
    lost: homes.filter(({ id, number }) => (kept.get(id) ?? -1) < number).length,
    twice: rows.filter(({ number, entries }) => Number(entries) !== 1 + Number(number)).length,
  }
}

/** Mails that wait although they are due, and those that left more often or more seldom than the log says. */
const countMails = async ({ query, env }: Stage, since: Date) => {
  const pending = `select count(*) from communication_logs where status = 'PROGRAMMED'`
  const left = async () => Number((await query<{ count: string }>(pending))[0]?.count ?? 0)
  // What a killed worker had at hand is taken up again by another one.
  for (let tries = 0; tries < 120 && (await left()) > 0; tries += 1) await pause(1_000)
  const [sent] = await query<{ count: string }>(
    `select count(*) from communication_logs where status = 'SENT' and sent_at > $1`,
    [since],
  )
  const files = fs.readdirSync(env['MAIL_FOLDER']!).filter((name) => name.endsWith('.eml')).length
  return { mails: files, waiting: await left(), unequal: Math.abs(files - Number(sent?.count ?? 0)) }
}

const bucket = await openBucket()
const stage = await setStage()
const balancer = await Balancer.open()
const started = performance.now()
try {
  Object.assign(stage.env, { STORAGE: 's3', ...bucket.settings })
  const members: Member[] = []
  for (const role of ['web', 'web', 'web', 'worker', 'worker'] as const) members.push(await start(stage, role))
  balancer.lead(portsOf(members))
  const hugo = await openSession(stage)
  const karim = await openSession(stage, 'karim@renovest.example')
  const [company] = await stage.query<{ id: string }>(`select id from companies where name = 'Rénov’Est'`)
  const target = { ...hugo, port: balancer.port }
  const writer = { token: karim.token, companyId: Number(company?.id) }
  const installer = await openInstaller(stage, 100_000)

  const began = new Date()
  const load = new Load(target, writer)
  const installers = new Installers(balancer.port, installer)
  const inbox = await Inbox.open(stage, balancer.port, writer)
  await killInTurn(stage, members, balancer)
  await Promise.all([load.end(), installers.end(), inbox.end()])

  const writes = await countWrites(stage, load.homes)
  const uploads = await verifyUploads(target, load.sent, load.acknowledged)
  const acknowledged = new Set(installers.attempts.flatMap(({ id }) => id ?? []))
  const passports = await count(stage, acknowledged)
  const told = await inbox.verdict(stage)
  const mails = await countMails(stage, began)
  for (const { server } of members) await server.kill()

  const { strange, ...figures } = load.figures
  const lost = writes.lost + uploads.lost + uploads.altered + passports.lost + told.lost + mails.waiting
  const twice =
    writes.twice +
    uploads.half_done +
    passports.half_done +
    Math.abs(passports.made - acknowledged.size) +
    Math.abs(passports.made - passports.used) +
    told.twice +
    mails.unequal
  const idle = [figures.writes, figures.uploads, acknowledged.size, told.told, mails.mails].filter((each) => each === 0)
  const wrong = lost + twice + strange.length + idle.length + Number(!told.isRight)
  const seconds = Math.round((performance.now() - started) / 1000)
  const found = { ...figures, passports: acknowledged.size, ...told, ...mails, kills: rounds * members.length }
  process.stdout.write(`${JSON.stringify({ suite: 'cluster', ...found, lost, twice, strange, wrong, seconds })}\n`)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  balancer.close()
  await stage.strike()
  await bucket.close()
}
