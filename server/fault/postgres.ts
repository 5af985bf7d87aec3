import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostmaster } from '../../tools/embeddedPostgres/pidFile.ts'
import { type EmbeddedPostgresWish, startEmbeddedPostgres } from '../../tools/embeddedPostgres.ts'
import { freePort } from '../src/platform/ports.ts'

/** A PostgreSQL that is struck. */
export type Victim = {
  url: string
  /** Whether it is started again without being asked for. */
  isKept: boolean
  strike: (blow: Blow) => Promise<void>
  /** Resolves once it runs again. */
  revive: () => Promise<void>
  stop: () => Promise<void>
}
export type Blow = 'SIGKILL' | 'SIGQUIT' | 'SIGINT'

const wishOf = (folder: string, port: number): EmbeddedPostgresWish => ({
  port,
  dataDir: path.join(folder, 'postgres'),
  settings: { max_connections: '60' },
})

const signal = async ({ dataDir }: EmbeddedPostgresWish, blow: Blow) => {
  const running = findPostmaster(dataDir)
  if (!running) throw new Error('There is no PostgreSQL to strike')
  process.kill(running.pid, blow)
  while (findPostmaster(dataDir)?.pid === running.pid) await pause(5)
}

/** As `npm start` keeps it: it is started again without a word. */
export const keptPostgres = async (folder: string): Promise<Victim> => {
  const wish = wishOf(folder, 0)
  const { url, stop } = await startEmbeddedPostgres(wish)
  const revive = async () => {
    while (findPostmaster(wish.dataDir)?.status !== 'ready') await pause(5)
  }
  return { isKept: true, url, stop, strike: () => signal(wish, 'SIGKILL'), revive }
}

/** As an operator runs it: nobody here keeps it, and it comes back when its own people start it. */
export const foreignPostgres = async (folder: string): Promise<Victim> => {
  const wish = wishOf(folder, await freePort())
  const revive = () => startAndLeave(wish)
  const url = await revive()
  return {
    isKept: false,
    url,
    strike: (blow) => signal(wish, blow),
    revive: async () => void (await revive()),
    stop: async () => signal(wish, 'SIGINT'),
  }
}

/** A process that starts it and dies, so that nobody looks after it. */
const startAndLeave = async (wish: EmbeddedPostgresWish): Promise<string> => {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('../../tools/embeddedPostgres.ts'))})
    const { url } = await startEmbeddedPostgres(${JSON.stringify(wish)})
    process.stdout.write(url, () => process.kill(process.pid, 'SIGKILL'))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let url = ''
  child.stdout.on('data', (chunk) => (url += String(chunk)))
  await once(child, 'close')
  if (!url) throw new Error('PostgreSQL did not start')
  return url
}
