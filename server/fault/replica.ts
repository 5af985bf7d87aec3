// npm run fault:replica: the portal on a PostgreSQL of the system and a streaming replica of it. What one has written
// stands in the very next list, whatever the replica does: while it follows, while it stands still, while it is killed
// again and again, and once it is promoted and the portal moved to it. Prints one line of JSON; ends with 1 when
// anything is wrong. --rounds 300 (writes of each part)
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openCluster, ownFolder } from './debian.ts'
import { openSession, setStage, startServer, type RunningServer } from './stage.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } })
const rounds = Number(values.rounds)

type Portal = { server: RunningServer; token: string; companyId: number }
type Part = { writes: number; missing: number; strange: number; replica: number; primary: number }

const ask = async ({ server, token }: Portal, method: string, place: string, body?: object) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/v2${place}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, told: (await answer.json()) as { data: { id: number }[] & { id: number } } }
}

/** How many lists each has answered so far. */
const readsOf = async ({ server }: Portal): Promise<{ replica: number; primary: number }> => {
  const text = await (await fetch(`http://127.0.0.1:${server.internal}/metrics`)).text()
  const of = (from: string) =>
    Number(new RegExp(`^logis_far_reads\\{from="${from}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { replica: of('replica'), primary: of('behind') + of('lost') }
}

let made = 0
/** Writes, and looks for it at once: in a short list, in one of another shape, in the search. */
const writeAndRead = async (portal: Portal, part: Part) => {
  const name = `Copie ${(made += 1)} ${Math.random().toString(36).slice(2)}`
  const homes = `/companies/${portal.companyId}/residences`
  const { status, told } = await ask(portal, 'POST', homes, {
    type: 'HOUSE',
    name,
    contact_information: { addresses: [address] },
  })
  if (status !== 201) return void (part.strange += 1)
  part.writes += 1
  const found = await Promise.all([
    ask(portal, 'GET', `${homes}?page_size=5&search[name]=${encodeURIComponent(name)}`),
    ask(portal, 'GET', `${homes}?page_size=-1`),
  ])
  for (const list of found) {
    if (list.status !== 200) part.strange += 1
    else if (!list.told.data.some(({ id }) => id === told.data.id)) part.missing += 1
  }
}
const address = { street_name: 'Rue du Miroir', zip_code: '44000', city: 'Nantes' }

const part = async (portal: Portal, times: number, meanwhile: () => Promise<void> = async () => {}): Promise<Part> => {
  const told: Part = { writes: 0, missing: 0, strange: 0, replica: 0, primary: 0 }
  const before = await readsOf(portal)
  const acting = meanwhile()
  const each = async () => {
    for (let round = 0; round < times / 4; round += 1) await writeAndRead(portal, told)
  }
  await Promise.all([each(), each(), each(), each()])
  await acting
  const after = await readsOf(portal)
  return { ...told, replica: after.replica - before.replica, primary: after.primary - before.primary }
}

const folder = ownFolder(fs.mkdtempSync(path.join(os.tmpdir(), 'logis-replica-')))
const primary = await openCluster(path.join(folder, 'primary'))
const stage = await setStage({ url: primary.url, stop: async () => {} })
const database = new URL(stage.env['DATABASE_URL']!).pathname
try {
  // The world is there before it is copied.
  await (await startServer(stage)).kill()
  const replica = await primary.replicate(path.join(folder, 'replica'))
  const replicaUrl = replica.url.replace('/postgres', database)
  stage.env['DATABASE_READ_ONLY_URL'] = replicaUrl
  const session = await openSession(stage, 'karim@renovest.example')
  const [company] = await stage.query<{ id: string }>(`select id from companies where name = 'Rénov’Est'`)
  const open = async (): Promise<Portal> => ({
    server: await startServer(stage),
    token: session.token,
    companyId: Number(company?.id),
  })
  const portal = await open()

  const following = await part(portal, rounds)
  await replica.ask('select pg_wal_replay_pause()')
  const still = await part(portal, rounds / 4)
  await replica.ask('select pg_wal_replay_resume()')
  await pause(1_500)
  const killed = await part(portal, rounds, async () => {
    for (let kill = 0; kill < 3; kill += 1) {
      await pause(500)
      await replica.end('SIGKILL')
      await pause(1_000)
      await replica.start()
    }
  })
  await pause(6_000)
  const back = await part(portal, rounds / 4)

  // The primary is lost for good: its copy takes its place, and the portal is told so.
  await primary.end('SIGINT')
  await replica.ask('select pg_promote()')
  await portal.server.kill()
  Object.assign(stage.env, { DATABASE_URL: replicaUrl, DATABASE_READ_ONLY_URL: replicaUrl })
  const moved = await open()
  const failedOver = await part(moved, rounds / 4)
  const { told } = await ask(moved, 'GET', `/companies/${moved.companyId}/residences?page_size=-1`)
  const writes = [following, still, killed, back, failedOver].reduce((sum, one) => sum + one.writes, 0)
  const lost =
    writes - told.data.filter((home) => (home as unknown as { name: string }).name.startsWith('Copie ')).length
  await moved.server.kill()
  await replica.end('SIGINT')

  const parts = { following, still, killed, back, failedOver }
  const wrong =
    Object.values(parts).reduce((sum, { missing, strange }) => sum + missing + strange, 0) +
    lost +
    Number(following.replica < following.writes) +
    Number(still.replica > 8) +
    Number(back.replica < back.writes) +
    Number(failedOver.replica > 0)
  process.stdout.write(`${JSON.stringify({ suite: 'replica', ...parts, lost, wrong })}\n`)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  await primary.end('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
}
