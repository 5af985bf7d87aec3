import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf } from './digest.ts'
import { runToEnd } from './processes.mjs'
import { root } from './root.ts'

type Build = { folder: string; name: string; sources: string[]; program: string; args: string[] }

const shared = ['package-lock.json', 'packages/contract/src/**/*.ts']
const web: Build = {
  folder: 'web',
  name: 'the web app',
  sources: [...shared, 'web/*.*', 'web/{src,public}/**/*.*'],
  program: 'vite/bin/vite.js',
  args: ['build', '--logLevel', 'warn'],
}
const server: Build = {
  folder: 'server',
  name: 'the server',
  sources: [...shared, 'server/*.*', 'server/{src,db}/**/*.ts'],
  program: 'rolldown/bin/cli.mjs',
  args: ['--config', 'rolldown.config.ts', '--configLoader', 'native'],
}

/** Builds what is served and what serves it. False when one of them failed. */
export const buildIfChanged = async (stop: AbortSignal): Promise<boolean> =>
  (await buildServerIfChanged(stop)) && (await buildWebIfChanged(stop))

/** Builds the web app into `web/dist`, unless the last build was made of the very same files. False when it failed. */
export const buildWebIfChanged = (stop: AbortSignal): Promise<boolean> => buildOf(web, stop)

/** The same for the server, into `server/dist`: what `serverArguments` start. */
export const buildServerIfChanged = (stop: AbortSignal): Promise<boolean> => buildOf(server, stop)

const buildOf = async ({ folder, name, sources, program, args }: Build, stop: AbortSignal): Promise<boolean> => {
  const mark = path.join(root, folder, 'dist/.sources')
  const digest = digestOf(sources)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return true

  console.log(`Building ${name} …`)
  const run = [path.join(root, 'node_modules', program), ...args]
  // Rolldown prints its files unless its printer keeps to warnings.
  const env = { ...process.env, CONSOLA_LEVEL: '1' }
  if ((await runToEnd(process.execPath, run, { cwd: path.join(root, folder), env, stop })) !== 0) return false
  writeFileSync(mark, digest)
  return true
}
