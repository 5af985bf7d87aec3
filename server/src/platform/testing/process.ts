import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { settings } from '../config.ts'
import { serverArguments } from '../launch.ts'
import { freePort } from '../ports.ts'

const running = new Set<ChildProcess>()

/** Ends those that a test which failed has left: they would take the work of the next file of tests. */
export const endServers = (): Promise<unknown> =>
  Promise.all(
    [...running].map((child) => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      return gone
    }),
  )

/** The server as an operator starts it, and all that it writes. On this file's database, unless told otherwise. */
export const spawnServer = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, serverArguments, {
    env: {
      ...process.env,
      DATABASE_URL: settings.DATABASE_URL,
      SEED_DEMO: 'never',
      SECOND_FACTOR: 'offered',
      ...environment,
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child.exitCode
  }
  return { child, output: () => output, ended }
}

type Started = ReturnType<typeof spawnServer> & { port: number; url: string; internalUrl: string }

/** Who has taken the port meanwhile may accept what it is asked and never answer. */
const isReady = async (internalUrl: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(5_000)
  const answer = await fetch(`${internalUrl}/health/ready`, { signal }).catch(() => null)
  return answer?.ok ?? false
}

/** The same on ports of its own, once it is ready. Another test may have taken one of them meanwhile: then on others. */
export const startServer = async (environment: Record<string, string> = {}): Promise<Started> => {
  const [port, internalPort] = [await freePort(), await freePort()]
  const server = spawnServer({ PORT: String(port), INTERNAL_PORT: String(internalPort), ...environment })
  const internalUrl = `http://127.0.0.1:${internalPort}`
  // A first start migrates and fills the database, on a machine that other tests keep busy.
  for (let tries = 0; tries < 1500; tries += 1) {
    const { exitCode } = server.child
    const isTaken = !('PORT' in environment) && /is taken by another program/.test(server.output())
    if (exitCode !== null && isTaken) return startServer(environment)
    if (exitCode !== null) throw new Error(`The server ended with ${exitCode}: ${server.output()}`)
    if (await isReady(internalUrl)) return { ...server, port, url: `http://127.0.0.1:${port}`, internalUrl }
    await pause(100)
  }
  server.child.kill('SIGKILL')
  throw new Error('The server does not answer')
}
