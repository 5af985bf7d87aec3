import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './processes.mjs'
import { root } from './root.ts'

const sources = ['package-lock.json', 'packages/contract/src/**/*.ts', 'web/*.*', 'web/{src,public}/**/*.*']

/** Builds the web app unless the last build was made of the very same files. False when the build failed. */
export const buildWebIfChanged = async (stop: AbortSignal): Promise<boolean> => {
  const mark = path.join(root, 'web/dist/.sources')
  const digest = digestOfSources()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return true

  console.log('Building the web app …')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--logLevel', 'warn']
  if ((await runToEnd(process.execPath, args, { cwd: path.join(root, 'web'), stop })) !== 0) return false
  writeFileSync(mark, digest)
  return true
}

const digestOfSources = () => {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}
