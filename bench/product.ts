import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArguments, serverEnvironment } from '../server/src/platform/launch.ts'

const root = path.resolve(import.meta.dirname, '..')

/** A program of Node as `npm start` and `deploy/logis.service` start it: with what it compiled before, as little memory kept. */
export const startNode = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, {
    env: { NODE_COMPILE_CACHE: path.join(root, '.data/compile-cache'), ...serverEnvironment, ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** What differs between measurements is said in `env`: where files go, what is logged. */
export type Product = { url: string; port: number; env?: Record<string, string> }

/**
 * A web server of the product, built before, on a database of the measurements. It takes `port` and the one after it,
 * and limits nobody: what would be refused would be measured as something quick.
 */
export const startProduct = ({ url, port, env = {} }: Product): ChildProcess =>
  startNode(serverArguments, {
    DATABASE_URL: url,
    PORT: String(port),
    INTERNAL_PORT: String(port + 1),
    SEED_DEMO: 'never',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'info',
    ROLE: 'web',
    ...env,
  })

/** Asks until it is answered, half a minute at most. */
export const untilAnswered = async (ask: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await ask().catch(() => false)) return
    await pause(200)
  }
  throw new Error('The server does not answer')
}

/** Once it has ended by itself: what it was answering is answered. */
export const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
