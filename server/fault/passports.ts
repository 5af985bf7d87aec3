// node server/fault/passports.ts: gas passports whose server is killed at random moments, against a quota that runs out.
// Whatever was not answered is sent again under its key. Every passport must be whole or absent, every acknowledged one
// there and no other, and the quota must count exactly those that are.
// Prints one line of JSON; ends with 1 when anything is wrong. --rounds 30 (how many kills)
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openSession, setStage, startServer, type RunningServer, type Stage } from './stage.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } })
const rounds = Number(values.rounds)
const perRound = 6
const filesEach = 3
/** Less than what is tried, so that the last rounds meet its end. */
const quota = Math.ceil(rounds * perRound * 0.5)

const customer = {
  name: 'Mme Coupure',
  email: 'coupure@foyer.example',
  street_name: 'Rue Noire',
  zip_code: '44000',
  city: 'Nantes',
}

const formOf = (productId: number): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(customer)) form.append(`contact_information[${field}]`, value)
  form.append('intervention[type]', 'BOILER_INSTALLATION')
  form.append('product[id]', String(productId))
  for (let index = 0; index < filesEach; index += 1) {
    const bytes = Buffer.alloc(Math.floor(4_000_000 ** Math.random()) + 200, 'x')
    bytes.write('%PDF-1.4\n')
    form.append('intervention[ptg_others][]', new Blob([bytes], { type: 'application/pdf' }), `${index}.pdf`)
  }
  return form
}

type Installer = { companyId: number; productId: number; token: string }

/** A passport that its sender wants, and sends until it is answered. */
type Attempt = { key: string; form: FormData; id: number | null; isRefused: boolean }
const attempt = ({ productId }: Installer): Attempt => ({
  key: randomUUID(),
  form: formOf(productId),
  id: null,
  isRefused: false,
})
const isOpen = ({ id, isRefused }: Attempt) => id === null && !isRefused

const send = async (port: number, { companyId, token }: Installer, one: Attempt): Promise<void> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/companies/${companyId}/ptg`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': one.key },
      body: one.form,
    })
    const body = (await answer.json()) as { data?: { id: number } }
    if (answer.status === 201) one.id = body.data?.id ?? null
    else one.isRefused = answer.status === 409
  } catch {
    // the server died: it will be sent again
  }
}

const openInstaller = async (stage: Stage): Promise<Installer> => {
  const { token } = await openSession(stage, 'yann@lenoir.example')
  const [company] = await stage.query<{ id: number }>(`select id from companies where name = 'Chauffage Lenoir'`)
  const [product] = await stage.query<{ id: number }>(`select id from products where name = 'Naia 2'`)
  await stage.query('update ptg_quotas set monthly_value = $1', [quota])
  await stage.query('update ptg_quota_usages set used = 0')
  return { companyId: Number(company?.id), productId: Number(product?.id), token }
}

/** What the database holds of the passports made here. */
const count = async ({ query }: Stage, acknowledged: ReadonlySet<number>) => {
  const made = await query<{ id: string; interventions: string; files: string; devices: string }>(
    `select r.id, (select count(*) from interventions i where i.residence_id = r.id) as interventions,
       (select count(*) from documents d where d.residence_id = r.id) as files,
       (select count(*) from devices d where d.residence_id = r.id) as devices
     from residences r where r.name = $1`,
    [customer.name],
  )
  const [usage] = await query<{ used: number }>('select used from ptg_quota_usages where used > 0')
  const isWhole = (row: (typeof made)[number]) =>
    Number(row.interventions) === 1 && Number(row.files) === filesEach && Number(row.devices) === 1
  const there = new Set(made.map(({ id }) => Number(id)))
  return {
    made: made.length,
    used: usage?.used ?? 0,
    half_done: made.filter((row) => !isWhole(row)).length,
    lost: [...acknowledged].filter((id) => !there.has(id)).length,
  }
}

const checkFilesOf = async (stage: Stage) => {
  Object.assign(process.env, stage.env)
  const { sweepFiles } = await import('../src/platform/files/janitor.ts')
  const { checkFiles } = await import('../src/platform/files/checker.ts')
  const { pool } = await import('../src/platform/db.ts')
  await sweepFiles(0)
  await sweepFiles(0)
  const { missing, altered, files_without_row } = await checkFiles()
  await pool.end()
  return { rows_without_file: missing.length, rows_altered: altered.length, files_without_row }
}

const stage = await setStage()
try {
  const attempts: Attempt[] = []
  let server: RunningServer = await startServer(stage)
  const installer = await openInstaller(stage)
  for (let round = 0; round < rounds; round += 1) {
    const next = startServer(stage)
    attempts.push(...Array.from({ length: perRound }, () => attempt(installer)))
    const outcomes = attempts.filter(isOpen).map((one) => send(server.port, installer, one))
    // From the first bytes to some moments after the first answer.
    await (Math.random() < 0.5
      ? pause(Math.random() * 150)
      : Promise.race(outcomes).then(() => pause(Math.random() * 80)))
    await server.kill()
    await Promise.all(outcomes)
    server = await next
  }
  // Undisturbed: what is owed, and then more, until the month's quota is used up: exactly then.
  attempts.push(...Array.from({ length: quota + 1 }, () => attempt(installer)))
  for (const one of attempts.filter(isOpen)) await send(server.port, installer, one)
  await server.kill()
  const acknowledged = new Set(attempts.flatMap(({ id }) => id ?? []))
  const found = await count(stage, acknowledged)
  const files = await checkFilesOf(stage)
  const unasked = found.made - acknowledged.size
  const wrong =
    found.half_done +
    found.lost +
    Math.abs(unasked) +
    Math.abs(found.made - found.used) +
    Math.abs(found.used - quota) +
    attempts.filter(isOpen).length +
    Object.values(files).reduce((sum, each) => sum + each, 0)
  const told = {
    rounds,
    quota,
    attempts: attempts.length,
    acknowledged: acknowledged.size,
    unasked,
    ...found,
    ...files,
  }
  process.stdout.write(`${JSON.stringify({ suite: 'passport-kill', ...told, wrong })}\n`)
  process.exitCode = wrong > 0 ? 1 : 0
} finally {
  await stage.strike()
}
