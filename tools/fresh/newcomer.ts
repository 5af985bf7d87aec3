import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/src/platform/ports.ts'
import { root } from '../root.ts'
import { type Account, newcomersEnv } from './machine.ts'
import { kill, processesIn } from './processes.ts'
import { terminal, waiting } from './terminal.ts'

/** Somebody who clones the product into a folder that only they may enter, and types commands there. */
export type Newcomer = Awaited<ReturnType<typeof newcomer>>

export const newcomer = async (account: Account, stop: AbortSignal) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'logis-fresh-')) // mode 0700
  const checkout = path.join(folder, 'logis')
  for (const name of ['home', 'tmp']) mkdirSync(path.join(folder, name))
  const port = async () => String(await freePort())
  const ports = { PORT: await port(), INTERNAL_PORT: await port(), EMBEDDED_POSTGRES_PORT: await port() }
  const options = { ...account.ids, cwd: checkout, env: { ...newcomersEnv(folder, account), ...ports } }
  const until = waiting(stop)
  const places = () => [folder, ...databaseHome(checkout)]
  const processes = () => processesIn(places())

  return {
    ...terminal(options, until),
    checkout,
    until,
    processes,
    clone: () => {
      execFileSync('git', ['clone', '--quiet', root, checkout], { stdio: 'inherit' })
      if (account.ids) execFileSync('chown', ['-R', `${account.ids.uid}:${account.ids.gid}`, folder])
    },
    canRunNpm: () => spawnSync('npm', ['pkg', 'get', 'name'], { ...options, stdio: 'ignore' }).status === 0,
    untilGone: async () => {
      await until('the end of every process', 45, () => processes().length === 0)
      for (const [name, port] of Object.entries(ports))
        if ((await freePort(Number(port))) !== Number(port)) throw new Error(`${name} ${port} is still taken`)
    },
    killAll: async () => {
      for (let left = processes(); left.length > 0; left = processes()) {
        for (const { pid } of left) kill(pid)
        await pause(100)
      }
    },
    remove: () => {
      for (const place of places()) rmSync(place, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Where root's database lies when it had to leave a folder that only root may enter: its note says so. */
const databaseHome = (checkout: string) => {
  const note = path.join(checkout, '.data/postgres-home')
  return existsSync(note) ? (/^\/.+\/logis-\w{6}$/.exec(readFileSync(note, 'utf8')) ?? []) : []
}
