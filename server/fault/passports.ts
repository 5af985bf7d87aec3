// node server/fault/passports.ts: gas passports whose server is killed at random moments, against a quota that runs out.
// Whatever was not answered is sent again under its key. Every passport must be whole or absent, every acknowledged one
// there and no other, and the quota must count exactly those that are.
// Prints one line of JSON; ends with 1 when anything is wrong. --rounds 30 (how many kills)
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { attempt, count, isOpen, openInstaller, send, type Attempt } from './installer.ts'
import { setStage, startServer, type RunningServer, type Stage } from './stage.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } })
const rounds = Number(values.rounds)
const perRound = 6
/** Less than what is tried, so that the last rounds meet its end. */
const quota = Math.ceil(rounds * perRound * 0.5)

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
  const installer = await openInstaller(stage, quota)
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
