// npm run fault:backup: documents are sent, a backup is made while more arrive, everything is deleted, and the backup is
// put back elsewhere. Nothing that was acknowledged before the backup began may be missing or altered, and every byte
// that is turned in the backup must be found. On the system's PostgreSQL (apt-get install postgresql), or on the one that
// TEST_DATABASE_URL names, whose own pg_dump and pg_restore are then on the path. Prints one line of JSON; ends with 1
// when anything is wrong.
// --documents 10000 --flips 100
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { readSums } from '../src/platform/backups/manifest.ts'
import { openCluster, ownFolder, programs } from './debian.ts'
import { digestOf, fetchDigest, send, type Shipment, type Target } from './sender.ts'
import { openSession, setStage, startServer, type Stage } from './stage.ts'

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '10000' }, flips: { type: 'string', default: '100' } },
})
const documents = Number(values.documents)
const flips = Number(values.flips)
const run = promisify(execFile)

/** A PostgreSQL with its own programs: the embedded one has none that dumps. */
const openPostgres = async () => {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, programs: [], stop: async () => {} }
  const folder = ownFolder(await fs.mkdtemp(path.join(os.tmpdir(), 'logis-backup-')))
  const cluster = await openCluster(folder)
  const stop = async () => {
    await cluster.end('SIGINT')
    await fs.rm(folder, { recursive: true, force: true })
  }
  return { url: cluster.url, programs: [programs()], stop }
}
const postgres = await openPostgres()

const command = (name: string) => path.resolve(import.meta.dirname, '../src', `${name}.ts`)

/** Runs a command of the server as an operator does; answers what it printed, also when it found something wrong. */
const operate = async <T>(stage: Stage, name: string, ...args: string[]): Promise<T> => {
  const PATH = [...postgres.programs, process.env['PATH']].join(path.delimiter)
  const env = { ...process.env, PATH, ...stage.env }
  const { stdout } = await run(process.execPath, [command(name), ...args], { env, maxBuffer: 64 * 1_048_576 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      if (!error.stdout) throw new Error(error.stderr ?? `${name} failed`)
      return { stdout: error.stdout }
    },
  )
  return JSON.parse(stdout) as T
}

const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const started = performance.now()
  const result = await work
  return [result, Math.round((performance.now() - started) / 100) / 10]
}

/** Sends so many documents, some at once, from 1 byte to 64 kB; answers what was acknowledged. */
const sendMany = async (target: Target, prefix: string, count: number, isOver = () => false) => {
  const acknowledged = new Map<number, Shipment>()
  let next = 0
  const sender = async () => {
    while (next < count && !isOver()) {
      const n = next++
      const size = 1 + ((n * 7919) % 65_536)
      const shipment = { name: `${prefix}-${n}.bin`, size, pieces: 1, pauseMs: 0 }
      const outcome = await send(target, shipment, new AbortController().signal)
      if (outcome.acknowledged !== null) acknowledged.set(outcome.acknowledged, shipment)
    }
  }
  await Promise.all(Array.from({ length: 6 }, sender))
  return acknowledged
}

/** Turns a bit of so many files of the backup, asks what `verify` says, and turns them back. */
const flipAndVerify = async (stage: Stage, folder: string) => {
  const names: string[] = []
  for await (const { file } of readSums(folder)) names.push(file)
  const step = Math.max(1, Math.floor(names.length / flips))
  const chosen = names.filter((_, index) => index % step === 0).slice(0, flips)
  const turn = async (name: string) => {
    const handle = await fs.open(path.join(folder, name), 'r+')
    const { size } = await handle.stat()
    const one = Buffer.alloc(1)
    await handle.read(one, 0, 1, Math.floor(size / 2))
    one[0] = one.readUInt8() ^ 1
    await handle.write(one, 0, 1, Math.floor(size / 2))
    await handle.close()
  }
  for (const name of chosen) await turn(name)
  const { altered } = await operate<{ altered: string[] }>(stage, 'verify', folder)
  for (const name of chosen) await turn(name)
  return { flipped: chosen.length, noticed: chosen.filter((name) => altered.includes(name)).length }
}

/** Whether each document is handed out as it was sent. */
const compare = async (target: Target, acknowledged: ReadonlyMap<number, Shipment>) => {
  const found = { lost: 0, altered: 0 }
  for (const [id, shipment] of acknowledged) {
    const kept = await fetchDigest(target, id)
    if (!kept) found.lost += 1
    else if (kept.digest !== digestOf(shipment)) found.altered += 1
  }
  return found
}

type Made = { folder: string; files: number; bytes: number; copied: number; linked: number; missing: string[] }
type Check = { rows: number; missing: string[]; altered: string[] }

/** Documents are sent, and saved while more arrive; then everything of the portal is gone but the backup. */
const saveAndLose = async (stage: Stage) => {
  const backups = path.join(stage.folder, 'backups')
  const server = await startServer(stage)
  const session = await openSession(stage)
  const target = { ...session, port: server.port }
  const [before, sending_seconds] = await timed(sendMany(target, 'avant', documents))
  let isOver = false
  const during = sendMany(target, 'pendant', documents, () => isOver)
  const [made, backup_seconds] = await timed(operate<Made>(stage, 'backup', backups)).finally(() => (isOver = true))
  const meanwhile = (await during).size
  const [again, again_seconds] = await timed(operate<Made>(stage, 'backup', backups, '--since', made.folder))
  await server.kill()
  const [whole, verify_seconds] = await timed(
    operate<{ missing: string[]; altered: string[] }>(stage, 'verify', made.folder),
  )
  const sums = await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: made.folder }).then(
    () => true,
    () => false,
  )
  const turned = await flipAndVerify(stage, made.folder)
  const kept = `${stage.folder}-backup`
  await fs.rename(made.folder, kept)
  const seconds = { sending_seconds, backup_seconds, again_seconds, verify_seconds }
  return { session, before, meanwhile, made, again, whole, sums, turned, kept, seconds }
}

/** The backup is put back where nothing is, and nowhere else. */
const bringBack = async (stage: Stage, { kept, session, before }: Awaited<ReturnType<typeof saveAndLose>>) => {
  const [restored, restore_seconds] = await timed(operate<{ files: number }>(stage, 'restore', kept))
  const check = await operate<Check>(stage, 'fsck')
  const revived = await startServer({ ...stage, env: { ...stage.env, SEED_DEMO: 'never' } })
  const compared = await compare({ ...session, port: revived.port }, before)
  await revived.kill()
  const refused = await operate(stage, 'restore', kept).then(
    () => false,
    (error: Error) => error.message.includes('not empty'),
  )
  return { restored, check, compared, refused, restore_seconds }
}

/** On a stage of its own, which is gone afterwards with all that was on it. */
const staged = async <T>(work: (stage: Stage) => Promise<T>): Promise<T> => {
  const stage = await setStage({ url: postgres.url, stop: async () => {} })
  try {
    return await work(stage)
  } finally {
    await stage.strike()
  }
}

const rehearse = async () => {
  const saved = await staged(saveAndLose)
  try {
    return { ...saved, ...(await staged((stage) => bringBack(stage, saved))) }
  } finally {
    await fs.rm(saved.kept, { recursive: true, force: true })
  }
}
const rehearseOnce = async () => {
  try {
    return await rehearse()
  } finally {
    await postgres.stop()
  }
}
const { before, meanwhile, made, again, whole, sums, turned, restored, check, compared, refused, ...more } =
  await rehearseOnce()

const wrong =
  made.missing.length +
  whole.missing.length +
  whole.altered.length +
  Number(!sums) +
  (turned.flipped - turned.noticed) +
  check.missing.length +
  check.altered.length +
  compared.lost +
  compared.altered +
  (made.files - restored.files) +
  Number(!refused) +
  Number(again.linked < made.files)
process.stdout.write(
  `${JSON.stringify({
    suite: 'backup',
    acknowledged_before: before.size,
    acknowledged_meanwhile: meanwhile,
    files: made.files,
    bytes: made.bytes,
    sha256sum_agrees: sums,
    ...turned,
    restored: restored.files,
    rows_after: check.rows,
    ...compared,
    second_backup_linked: again.linked,
    refuses_what_is_not_empty: refused,
    ...more.seconds,
    restore_seconds: more.restore_seconds,
    wrong,
  })}\n`,
)
process.exitCode = wrong > 0 ? 1 : 0
