// A portal of the demo world for what is measured in a browser.
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArguments } from '../../server/src/platform/launch.ts'
import { root } from '../../tools/root.ts'

export type Portal = { origin: string; server: ChildProcess }

/** On a port of its own and the one after, with a folder of its own: a server removes files that no row of its database names. */
export const startPortal = async (databaseUrl: string, { port, files }: { port: number; files: string }) => {
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    INTERNAL_PORT: String(port + 1),
    SEED_DEMO: 'always',
    STORAGE_FOLDER: path.join(root, '.data', files),
  }
  const server = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: { ...process.env, ...settings, RATE_LIMITS: 'false', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 900; tries += 1) {
    if ((await fetch(`${origin}/v2/portal`).catch(() => null))?.ok) return { origin, server } satisfies Portal
    await pause(200)
  }
  throw new Error('The server does not answer')
}

export const signIn = async ({ origin }: Portal, username: string): Promise<string> => {
  const body = JSON.stringify({ username, password: 'Logement2026', scope: 'partner' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/v2/personal-access-token`, { method: 'POST', headers, body })
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token
}
