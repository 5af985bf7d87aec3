// npm run fault:intake [-- --homes 2000 --files 400 --kills 10 --seed 1 --only sheets|files]: a sheet of so many homes, then an
// archive of so many files, whose server is killed at random while they are read, corrected, created, filed and taken back.
// Nothing may be there twice, nothing lost. Prints one line of JSON; ends with 1 when anything is wrong.
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { zipOfFiles } from '../src/platform/testing/zip.ts'
import { randomFrom } from './mutations.ts'
import { openSession, setStage, startServer, type RunningServer, type Stage } from './stage.ts'
import { sweepAndCheck } from './verdict.ts'

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '2000' },
    files: { type: 'string', default: '400' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const [homes, files, kills] = [Number(values.homes), Number(values.files), Number(values.kills)]
const random = randomFrom(Number(values.seed))

type Answer = { status: number; data: { id: number; state: string; counts: Record<string, number> } }

/** A server that is killed now and then, and whoever asks it, again and again until it answers. */
class Struck {
  readonly #stage: Stage
  readonly #token: string
  #server: RunningServer
  kills = 0
  /** Calls whose answer was lost, or that came while no server was there. */
  unanswered = 0

  constructor(stage: Stage, token: string, server: RunningServer) {
    this.#stage = stage
    this.#token = token
    this.#server = server
  }
  async strike(): Promise<void> {
    await this.#server.kill()
    this.#server = await startServer(this.#stage)
    this.kills += 1
  }
  end = () => this.#server.kill()

  async ask(method: string, path: string, body?: object | FormData): Promise<Answer> {
    for (;;) {
      const isForm = body instanceof FormData
      const answer = await fetch(`http://127.0.0.1:${this.#server.port}/v2${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      }).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        () => null,
      )
      if (answer && answer.status >= 500 && answer.status !== 503)
        throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
      if (answer && answer.status !== 503)
        return { status: answer.status, ...(JSON.parse(answer.text || '{}') as Pick<Answer, 'data'>) }
      this.unanswered += 1
      await pause(20)
    }
  }

  /** The same call while the server is killed at some moment of it. */
  async askStruck(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const asked = this.ask(method, path, body)
    await pause(random() ** 2 * 600)
    await this.strike()
    return asked
  }
}

/** Kills so many times, each at its share of a work that moves on, and a moment after it. */
const strikeAlong = async (struck: Struck, times: number, total: number, done: () => Promise<number>) => {
  for (let n = 1; n <= times; n += 1) {
    const target = Math.floor(((n - 1 + random()) / times) * total)
    while ((await done()) < target) await pause(15)
    await pause(random() * 250)
    await struck.strike()
  }
}

const formOf = (name: string, bytes: Buffer): FormData => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}
const countIn = async ({ query }: Stage, text: string, input: unknown[]): Promise<number> =>
  Number((await query<{ count: string }>(text, input))[0]!.count)

/** One home in fifty is a building with the flat that stands on the next line. */
const sheet = (): Buffer => {
  const lines = Array.from({ length: homes }, (_, n) => {
    const kind = n % 50 === 1 ? ['Appartement', `Immeuble ${n}`] : ['Maison', '']
    return [`Rafale ${n}`, ...kind, `RAF-${n}`, `${n} rue des Lilas`, n % 100 === 7 ? '440' : '44000', 'Nantes'].join(
      ';',
    )
  })
  return Buffer.from(['Nom;Type;Bâtiment;N° contrat;Adresse;Code postal;Ville', ...lines].join('\n'))
}

const killWhileImporting = async (stage: Stage, struck: Struck, company: number) => {
  const at = `/companies/${company}/intakes`
  const opened = await struck.askStruck('POST', at, formOf('rafale.csv', sheet()))
  const intake = `${at}/${opened.data.id}`
  const faulty = Array.from({ length: homes }, (_, n) => n).filter((n) => n % 100 === 7)
  for (const [index, n] of faulty.entries()) {
    const call = ['PATCH', `${intake}/rows/${n + 2}`, { values: { zip_code: '44000' } }] as const
    await (index % 10 === 0 ? struck.askStruck(...call) : struck.ask(...call))
  }
  // Answered or not: whoever asks again hears that it runs.
  await struck.askStruck('POST', `${intake}/start`, { without_faulty: false })
  const created = () =>
    countIn(stage, `select count(*) from intake_rows where intake_id = $1 and state = 'CREATED'`, [opened.data.id])
  await strikeAlong(struck, kills, homes, created)
  while ((await struck.ask('GET', intake)).data.state === 'RUNNING') await pause(200)

  const made = await stage.query<{ homes: string; contracts: string; told: string; states: string; lines: string }>(
    `select count(*) as homes, count(distinct r.contract_number) as contracts,
       (select count(*) from notifications where happening = 'intake/' || $2::bigint) as told,
       coalesce(sum((select count(*) from activity_logs l join activity_entries e on e.id = l.entry_id
         where e.residence_id = r.id and l.action = 'CREATED' and l.model_name = 'Residence')), 0) as states,
       (select count(distinct residence_id) from intake_rows where intake_id = $2::bigint and state = 'CREATED') as lines
     from residences r where r.company_id = $1 and r.name like 'Rafale %' and r.deleted_at is null`,
    [company, opened.data.id],
  )
  const buildings = await countIn(
    stage,
    `select count(*) from residences where company_id = $1 and name like 'Immeuble %' and type = 'BUILDING' and created_at > now() - interval '2 hours'
       and id in (select building_id from intake_rows where intake_id = $2)`,
    [company, opened.data.id],
  )
  // All of it goes as one act, or nothing.
  await struck.askStruck('POST', `${intake}/undo`)
  const left = await countIn(
    stage,
    `select count(*) from residences where company_id = $1 and name like 'Rafale %' and deleted_at is null`,
    [company],
  )
  const found = {
    homes,
    created: Number(made[0]!.homes),
    contracts: Number(made[0]!.contracts),
    stories: Number(made[0]!.states),
    lines: Number(made[0]!.lines),
    buildings,
    told: Number(made[0]!.told),
    left_after_undo: left,
  }
  const expected = Array.from({ length: homes }, (_, n) => n).filter((n) => n % 50 === 1).length
  const isRight =
    [found.created, found.contracts, found.stories, found.lines].every((count) => count === homes) &&
    buildings === expected &&
    found.told === 1 &&
    left === 0
  return { ...found, isRight }
}

/** Files of their own bytes, in folders that name ten homes. */
const archive = (names: readonly string[]) => {
  const made = Array.from({ length: files }, (_, n): [string, Buffer] => [
    `${names[n % names.length]}/Facture ${n}.txt`,
    Buffer.from(`Essai ${n} ${randomBytes(200 + Math.floor(random() * 4_000)).toString('hex')}`),
  ])
  const digests = made.map(([path, bytes]) => ({ path, digest: createHash('sha256').update(bytes).digest('hex') }))
  return { bytes: zipOfFiles(made), digests }
}

const killWhileSorting = async (stage: Stage, struck: Struck, company: number) => {
  const contracts = Array.from({ length: 10 }, (_, n) => `TRI-${Number(values.seed)}-${n}`)
  const lines = contracts.map((contract, n) => `Tri ${n};Maison;${contract};${n} rue du Tri;44000;Nantes`)
  const csv = Buffer.from(['Nom;Type;N° contrat;Adresse;Code postal;Ville', ...lines].join('\n'))
  const { data: intake } = await struck.ask('POST', `/companies/${company}/intakes`, formOf('tri.csv', csv))
  await struck.ask('POST', `/companies/${company}/intakes/${intake.id}/start`, { without_faulty: false })
  while ((await struck.ask('GET', `/companies/${company}/intakes/${intake.id}`)).data.state === 'RUNNING')
    await pause(200)

  const at = `/companies/${company}/sortings`
  const { data: draft } = await struck.ask('POST', at, { name: 'Rafale' })
  const { bytes, digests } = archive(contracts)
  // Sent again whole where its answer was lost: it is there once.
  await struck.askStruck('POST', `${at}/${draft.id}/archives`, formOf('rafale.zip', bytes))
  const inState = (which: string) =>
    countIn(stage, `select count(*) from sorting_files where sorting_id = $1 and state ${which}`, [draft.id])
  await strikeAlong(struck, Math.floor(kills / 2), files, () => inState(`<> 'WAITING'`))
  while ((await inState(`= 'WAITING'`)) > 0) await pause(200)
  const ready = await inState(`= 'READY'`)
  const rows = await countIn(stage, 'select count(*) from sorting_files where sorting_id = $1', [draft.id])
  await struck.askStruck('POST', `${at}/${draft.id}/start`)
  await strikeAlong(struck, kills - Math.floor(kills / 2), files, () => inState(`= 'FILED'`))
  while ((await struck.ask('GET', `${at}/${draft.id}`)).data.state === 'RUNNING') await pause(200)

  // Beside what the company gives to every home.
  const kept = await stage.query<{ name: string; contract: string; digest: string }>(
    `select concat_ws('.', d.name, d.extension) as name, r.contract_number as contract, encode(s.sha256, 'hex') as digest from documents d
       join residences r on r.id = d.residence_id join stored_files s on s.id = d.stored_file_id
     where r.company_id = $1 and r.contract_number = any($2) and d.name like 'Facture %'`,
    [company, contracts],
  )
  const where = new Map(kept.map(({ name, contract, digest }) => [`${contract}/${name}`, digest]))
  const lost = digests.filter(({ path, digest }) => where.get(path) !== digest).length
  const uploads = await countIn(
    stage,
    `select count(*) from activity_logs l join activity_entries e on e.id = l.entry_id join residences r on r.id = e.residence_id
       join documents d on d.id = l.model_id
     where r.company_id = $1 and r.contract_number = any($2) and d.name like 'Facture %' and l.action = 'CREATED' and l.model_name = 'File'`,
    [company, contracts],
  )
  return {
    files,
    rows,
    ready,
    documents: kept.length,
    lost_or_altered: lost,
    stories: uploads,
    isRight: rows === files && ready === files && kept.length === files && lost === 0 && uploads === files,
  }
}

const began = Date.now()
const plain = await setStage()
const stage = { ...plain, env: { ...plain.env, ROLE: 'all' } }
try {
  const first = await startServer(stage)
  const { token } = await openSession(stage, 'hugo@clairiere.example')
  const [row] = await stage.query<{ id: string }>(`select id from companies where name = 'Maisons Clairière'`)
  const company = Number(row!.id)
  const struck = new Struck(stage, token, first)
  const sheets = values.only === 'files' ? null : await killWhileImporting(stage, struck, company)
  const sorted = values.only === 'sheets' ? null : await killWhileSorting(stage, struck, company)
  await struck.end()
  const kept = await sweepAndCheck(stage)
  const wrong =
    Number(sheets?.isRight === false) +
    Number(sorted?.isRight === false) +
    kept.unfinished_left +
    kept.rows_without_file +
    kept.rows_altered +
    kept.rows_unreferenced +
    kept.files_without_row +
    kept.wrong_counters
  const seconds = Math.round((Date.now() - began) / 1000)
  const { kills: struckTimes, unanswered } = struck
  const told = { suite: 'intake-kill', kills: struckTimes, unanswered, sheets, files: sorted, ...kept, wrong, seconds }
  process.stdout.write(`${JSON.stringify(told)}\n`)
  if (wrong > 0) process.exitCode = 1
} finally {
  await stage.strike()
}
