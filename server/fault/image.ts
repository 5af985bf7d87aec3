// npm run fault:image: the image is built and started as deploy/compose.yaml starts it, on the system's PostgreSQL and a
// storage of the S3 kind: as nobody of the machine, on a read-only file system, without a capability; the schema first,
// then a web server and a worker. It serves the portal, keeps a file and hands it out, sends a mail, says that it is well,
// writes nowhere else and ends when it is told to. Wants buildah, podman and postgresql (apt-get install), and runc where
// crun starts nothing; BASE names another image with Node 24, PODMAN says how podman is called. On a machine that starts no
// containers the image is built, looked at and not started, which is said. Prints one line of JSON; ends with 1 when
// anything is wrong.
// --image logis (one that is built already)
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { freePort } from '../src/platform/ports.ts'
import { openBucket } from '../src/platform/testing/bucket.ts'
import { openCluster, ownFolder } from './debian.ts'
import { digestOf, fetchDigest, send } from './sender.ts'
import { openSession, setStage, type Stage } from './stage.ts'

const { values } = parseArgs({ options: { image: { type: 'string' } } })
const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
/** Ways to call podman: crun, its own choice, knows fewer kinds of control groups than runc. */
const ways = (process.env['PODMAN'] ? [process.env['PODMAN']] : ['podman', 'podman --runtime runc']).map((way) =>
  way.split(' '),
)
let [way = []] = ways
/** What a command of podman prints; refuses with what it says. */
const ask = async (...args: string[]): Promise<string> => {
  const [podman = '', ...options] = way
  return (await run(podman, [...options, ...args])).stdout.trim()
}
/** All that a container has said, on either of its outputs. */
const logsOf = async (name: string): Promise<string> => {
  const [podman = '', ...options] = way
  const { stdout, stderr } = await run(podman, [...options, 'logs', name])
  return `${stdout}${stderr}`.trim()
}
const succeeds = (...args: string[]): Promise<boolean> =>
  ask(...args).then(
    () => true,
    () => false,
  )

const build = async (): Promise<string> => {
  const base = process.env['BASE'] ? ['--build-arg', `BASE=${process.env['BASE']}`] : []
  // What the build runs needs no container of its own, which not every machine would start.
  const env = { BUILDAH_ISOLATION: 'chroot', ...process.env }
  await run('npm', ['run', 'image', '--', ...base], { cwd: root, env, maxBuffer: 64 * 1_048_576 })
  return 'logis'
}

/** What compose.yaml gives every one of its containers. */
const confined = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
/** Enough, and no more than any account may ask for: podman asks for a million open files, which some machines refuse. */
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=2048:2048']

/** Takes the first way by which this machine starts a container of the image; what they all say, when there is none. */
const refusalOf = async (image: string): Promise<string | null> => {
  const said: string[] = []
  for (const each of ways) {
    way = each
    try {
      await ask('run', '--rm', ...confined, ...limits, image, 'true')
      return null
    } catch (error) {
      said.push(((error as { stderr?: string }).stderr ?? String(error)).trim())
    }
  }
  return said.join(' | ')
}

type Place = { image: string; env: Record<string, string>; data: string }
const given = ({ image, env, data }: Place, more: Record<string, string> = {}) => [
  ...confined,
  ...limits,
  '--network',
  'host',
  '--volume',
  `${data}:/data`,
  ...Object.entries({ ...env, ...more }).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  image,
]

type Container = { name: string; port: number; internal: number }
const start = async (place: Place, role: 'web' | 'worker'): Promise<Container> => {
  const [port, internal, name] = [await freePort(), await freePort(), `logis-${role}-${process.pid}`]
  const own = { ROLE: role, PORT: String(port), INTERNAL_PORT: String(internal) }
  await ask('run', '--detach', '--name', name, ...given(place, own))
  for (let tries = 0; tries < 1_800; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${internal}/health/ready`).catch(() => null)
    if (answer?.ok) return { name, port, internal }
    if ((await ask('inspect', '--format', '{{.State.Running}}', name)) !== 'true')
      throw new Error(`${role} ended: ${await logsOf(name)}`)
    await pause(100)
  }
  throw new Error(`${role} is not ready: ${await logsOf(name)}`)
}

/** Told to end, it ends by itself and well. */
const stop = async ({ name }: Container): Promise<boolean> => {
  await ask('stop', '--time', '40', name)
  return (await ask('inspect', '--format', '{{.State.ExitCode}}', name)) === '0'
}

/** What a container may do of what it should not, and whether it says itself that it is well. */
const lookInto = async ({ name }: Container) => ({
  user: await ask('exec', name, 'id', '-u'),
  writes_to_itself: await succeeds('exec', name, 'touch', '/logis/written'),
  writes_to_tmp: await succeeds('exec', name, 'touch', '/tmp/written'),
  is_healthy: await succeeds('healthcheck', 'run', name),
})

const rehearse = async (stage: Stage, place: Place) => {
  await ask('run', '--rm', ...given(place), 'node', 'server/src/migrate.ts')
  const web = await start(place, 'web')
  const worker = await start(place, 'worker')
  const page = await fetch(`http://127.0.0.1:${web.port}/login`)
  const isServed = page.ok && (await page.text()).includes('<div id="root">')

  const target = { ...(await openSession(stage)), port: web.port }
  const shipment = { name: 'Plan.bin', size: 1_048_576, pieces: 4, pauseMs: 0 }
  const { acknowledged } = await send(target, shipment, new AbortController().signal)
  const kept = acknowledged === null ? null : await fetchDigest(target, acknowledged)

  await fetch(`http://127.0.0.1:${web.port}/v2/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'hugo@clairiere.example' }),
  })
  const mails = async () => (await fs.readdir(path.join(place.data, 'mail')).catch(() => [])).length
  for (let tries = 0; tries < 300 && (await mails()) === 0; tries += 1) await pause(100)

  const inside = { web: await lookInto(web), worker: await lookInto(worker) }
  return {
    serves_the_portal: isServed,
    keeps_a_file: kept?.digest === digestOf(shipment),
    sends_a_mail: (await mails()) > 0,
    ...inside,
    ends_when_told: (await stop(web)) && (await stop(worker)),
  }
}

/** What an image says of itself. */
const told = async (image: string) => {
  const [bytes = '', user = ''] = (await ask('image', 'inspect', '--format', '{{.Size}} {{.User}}', image)).split(' ')
  return { isNobody: /^[1-9]\d*/.test(user), megabytes: Math.round(Number(bytes) / 1e6) }
}
const report = (found: object, isRight: boolean) => {
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${JSON.stringify({ suite: 'image', ...found, seconds, wrong: isRight ? 0 : 1 })}\n`)
  process.exitCode = isRight ? 0 : 1
}

const rehearseAll = async (image: string) => {
  const folder = ownFolder(await fs.mkdtemp(path.join(os.tmpdir(), 'logis-image-')))
  const cluster = await openCluster(path.join(folder, 'postgres'))
  const bucket = await openBucket()
  const data = await fs.mkdtemp(path.join(os.tmpdir(), 'logis-image-data-'))
  await fs.chown(data, 10_001, 10_001)
  try {
    const stage = await setStage({ url: cluster.url, stop: async () => {} })
    const { DATABASE_URL = '', SEALING_KEYS = '' } = stage.env
    const env = { DATABASE_URL, SEALING_KEYS, SEED_DEMO: 'always', MIGRATE: 'never', STORAGE: 's3', ...bucket.settings }
    const found = await rehearse(stage, { image, env, data })
    await stage.strike()
    return found
  } finally {
    for (const role of ['web', 'worker']) await succeeds('rm', '--force', `logis-${role}-${process.pid}`)
    await bucket.close()
    await cluster.end('SIGKILL')
    for (const each of [folder, data]) await fs.rm(each, { recursive: true, force: true })
  }
}

const started = performance.now()
const image = values.image ?? (await build())
const refusal = await refusalOf(image)
const { isNobody, megabytes } = await told(image)
if (refusal !== null) {
  process.stderr.write(`This machine starts no containers: the image was built and not started.\n${refusal}\n`)
  report({ is_started: false, is_nobody: isNobody, megabytes }, isNobody)
} else {
  const found = await rehearseAll(image)
  const { serves_the_portal, keeps_a_file, sends_a_mail, ends_when_told } = found
  const isConfined = [found.web, found.worker].every(
    (each) => each.user !== '0' && !each.writes_to_itself && each.writes_to_tmp && each.is_healthy,
  )
  const isRight = serves_the_portal && keeps_a_file && sends_a_mail && ends_when_told && isConfined && isNobody
  report({ is_started: true, ...found, megabytes, way: way.join(' ') }, isRight)
}
