import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf } from './digest.ts'
import { runToEnd } from './processes.mjs'
import { root } from './root.ts'

const sources = ['package-lock.json', 'packages/contract/src/**/*.ts', 'web/*.*', 'web/{src,public}/**/*.*']

/** Builds the web app unless the last build was made of the very same files. False when the build failed. */
export const buildWebIfChanged = async (stop: AbortSignal): Promise<boolean> => {
  const mark = path.join(root, 'web/dist/.sources')
  const digest = digestOf(sources)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return true

  console.log('Building the web app …')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--logLevel', 'warn']
  if ((await runToEnd(process.execPath, args, { cwd: path.join(root, 'web'), stop })) !== 0) return false
  writeFileSync(mark, digest)
  return true
}
