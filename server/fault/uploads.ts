// npm run fault: uploads whose server or sender is killed at random moments. Nothing acknowledged may be lost or altered,
// nothing half-done visible, nothing left behind. Prints one line of JSON; ends with 1 when anything is wrong.
// --rounds 200 (how many kills) --seed 1 (which sequence of moments)
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { digestOf, fetchDigest, send, type Shipment, type Target } from './sender.ts'
import { openSession, setStage, startServer, type RunningServer, type Stage } from './stage.ts'
import { sweepAndCheck, verifyUploads } from './verdict.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const rounds = Number(values.rounds)

/** Mulberry32: the same seed gives the same kills. */
const random = ((state: number) => () => {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
})(Number(values.seed))

const figures = {
  suite: 'upload-kill',
  rounds,
  server_kills: 0,
  sender_cuts: 0,
  uploads: 0,
  acknowledged: 0,
  refused: 0,
  kept_unacknowledged: 0,
  lost: 0,
  altered: 0,
  half_done: 0,
  bytes: 0,
}
const ledger = new Map<number, Shipment>()
const shipments = new Map<string, Shipment>()

const maxBytes = 24 * 1_048_576
const newShipment = (): Shipment => {
  const size = Math.floor(maxBytes ** random())
  const shipment = {
    name: `envoi-${shipments.size + 1}.bin`,
    size,
    pieces: 1 + Math.floor(random() * 12),
    pauseMs: Math.floor(random() * 12),
  }
  shipments.set(shipment.name, shipment)
  return shipment
}

/** An upload that nothing disturbs. */
const sendInPeace = async (target: Target) => {
  const shipment = newShipment()
  const { acknowledged } = await send(target, shipment, new AbortController().signal)
  if (acknowledged === null) throw new Error('An undisturbed upload failed')
  ledger.set(acknowledged, shipment)
}

/**
 * The moment of the blow follows the uploads rather than a clock, so that a busy machine is struck as widely as an
 * idle one: while bytes are on their way, while the server stores and commits, or about when it answers.
 */
const momentOf = async (
  sent: Promise<void>[],
  midway: Promise<void>[],
  outcomes: Promise<unknown>[],
): Promise<void> => {
  const phase = random()
  if (phase < 0.34) return Promise.race([...midway, Promise.race(outcomes)]).then(() => pause(random() * 30))
  if (phase < 0.67) return Promise.race([...sent, Promise.race(outcomes)]).then(() => pause(random() ** 2 * 200))
  return Promise.race(outcomes).then(() => pause(random() ** 2 * 100))
}

/** Some files on their way at once, and the blow. */
const strikeRound = async (pair: Servers, session: Omit<Target, 'port'>): Promise<void> => {
  const cut = new AbortController()
  const killServer = random() < 0.5
  const sending = Array.from({ length: 1 + Math.floor(random() * 3) }, newShipment)
  const target = { ...session, port: pair.current.port }
  const milestones = sending.map(() => [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const)
  const outcomes = sending.map((shipment, index) => {
    const [midway, whole] = milestones[index]!
    const fraction = random()
    return send(target, shipment, cut.signal, (sent) => {
      if (sent >= fraction) midway.resolve()
      if (sent >= 1) whole.resolve()
    })
  })
  await momentOf(
    milestones.map(([, whole]) => whole.promise),
    milestones.map(([midway]) => midway.promise),
    outcomes,
  )
  if (killServer) await replace(pair)
  else cut.abort()
  for (const [index, { acknowledged, status }] of (await Promise.all(outcomes)).entries()) {
    if (acknowledged !== null) ledger.set(acknowledged, sending[index]!)
    else if (status !== null) figures.refused += 1
  }
  figures.uploads += sending.length
  figures[killServer ? 'server_kills' : 'sender_cuts'] += 1
}

/** The server that is struck, and the next one, which starts meanwhile. */
type Servers = { current: RunningServer; next: Promise<RunningServer>; start: () => Promise<RunningServer> }

const replace = async (servers: Servers) => {
  await servers.current.kill()
  servers.current = await servers.next
  servers.next = servers.start()
}

/** The most memory that a fresh server held while a gigabyte passed through it. */
const measureGigabyte = async (stage: Stage, session: Omit<Target, 'port'>) => {
  const server = await startServer(stage)
  const target = { ...session, port: server.port }
  const shipment = { name: 'gigaoctet.bin', size: 1_073_741_824, pieces: 4096, pauseMs: 0 }
  const started = performance.now()
  const { acknowledged } = await send(target, shipment, new AbortController().signal)
  const seconds = (performance.now() - started) / 1000
  const found = acknowledged === null ? null : await fetchDigest(target, acknowledged)
  const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
  await server.kill()
  return {
    gigabyte_whole: found?.digest === digestOf(shipment),
    gigabyte_seconds: Math.round(seconds * 10) / 10,
    peak_rss_mb: Math.round(peak),
  }
}

const started = performance.now()
const stage = await setStage()
try {
  const start = () => startServer(stage)
  const servers: Servers = { current: await start(), next: start(), start }
  const session = await openSession(stage)
  for (let n = 0; n < 5; n += 1) await sendInPeace({ ...session, port: servers.current.port })
  for (let round = 0; round < rounds; round += 1) {
    await strikeRound(servers, session)
    if (round % 50 === 49) process.stderr.write(`${round + 1} rounds, ${ledger.size} acknowledged\n`)
  }
  await replace(servers)
  Object.assign(figures, await verifyUploads({ ...session, port: servers.current.port }, shipments, ledger))
  await servers.current.kill()
  await (await servers.next).kill()
  const memory = await measureGigabyte(stage, session)
  const after = await sweepAndCheck(stage)
  const { lost, altered, half_done } = figures
  const { unfinished_left, rows_without_file, rows_altered, rows_unreferenced, files_without_row, wrong_counters } =
    after
  const wrong =
    lost +
    altered +
    half_done +
    unfinished_left +
    rows_without_file +
    rows_altered +
    rows_unreferenced +
    files_without_row +
    wrong_counters +
    Number(!memory.gigabyte_whole) +
    Number(memory.peak_rss_mb >= 250)
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(
    `${JSON.stringify({ ...figures, acknowledged: ledger.size, ...after, ...memory, wrong, seed: Number(values.seed), seconds })}\n`,
  )
  process.exitCode = wrong > 0 ? 1 : 0
} finally {
  await stage.strike()
}
