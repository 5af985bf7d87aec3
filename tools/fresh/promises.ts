import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Newcomer } from './newcomer.ts'
import { loadPage, signIn } from './portal.ts'
import { kill } from './processes.ts'

type Act = Record<string, (newcomer: Newcomer) => void | string | Promise<void | string>>

const installSeconds = 600
const startSeconds = 120

const greeting = /Logis : (http\S+)[^]*Logement2026[^]*karim@renovest\.example/
const addressIn = (printed: string) => greeting.exec(printed)?.[1] ?? ''

const start = async ({ npm, untilPrinted }: Newcomer, seconds = startSeconds) => {
  npm('start')
  await untilPrinted(greeting, seconds)
}

const visit = async ({ printed }: Newcomer) => {
  await loadPage(addressIn(printed()))
  const { projects } = await signIn(addressIn(printed()))
  if ((await projects()).length === 0) throw new Error('The demo account has no project')
}

const interrupt = async (newcomer: Newcomer) => {
  newcomer.interrupt()
  await newcomer.untilGone()
}

/** The database is left without its parent. */
const killAllButDatabase = async ({ processes, until }: Newcomer) => {
  await until('the end of the killed processes', 10, () => {
    const others = processes().filter(({ isDatabase }) => !isDatabase)
    for (const { pid } of others) kill(pid)
    return others.length === 0
  })
  const left = processes().map(({ pid }) => pid)
  if (left.length === 0) throw new Error('The database ended too')
  return left
}

const startAfterKill = async (newcomer: Newcomer) => {
  const name = await (await signIn(addressIn(newcomer.printed()))).create()
  const left = await killAllButDatabase(newcomer)
  const started = Date.now()
  await start(newcomer)
  const seconds = ((Date.now() - started) / 1_000).toFixed(1)
  const { projects } = await signIn(addressIn(newcomer.printed()))
  if (!(await projects()).includes(name)) throw new Error(`The project ${name} is lost`)
  const isAdopted = newcomer.processes().some(({ pid }) => left.includes(pid))
  return `up in ${seconds} s, database ${isAdopted ? 'adopted' : 'replaced'}`
}

const startWithWrongSetting = async ({ checkout, npm, untilPrinted, exitCode, untilGone }: Newcomer) => {
  const file = path.join(checkout, '.env')
  writeFileSync(file, 'SESSION_HOURS=soon\n')
  chmodSync(file, 0o644) // whatever root's umask
  npm('start')
  await untilPrinted(/SESSION_HOURS/, startSeconds)
  if ((await exitCode(startSeconds)) === 0) throw new Error('npm start ended with 0')
  await untilGone()
  rmSync(file)
}

const develop = async (newcomer: Newcomer) => {
  rmSync(path.join(newcomer.checkout, 'web/dist'), { recursive: true, force: true }) // it may be a newcomer's first command
  newcomer.npm('run', 'dev')
  await newcomer.untilPrinted(greeting, startSeconds)
  await newcomer.untilPrinted(/VITE.+ready/, startSeconds)
  await visit(newcomer)
}

const changeSource = async ({ checkout, printed, untilPrinted }: Newcomer) => {
  const file = path.join(checkout, 'server/src/main.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Logis : ', 'Logis (changed) : '))
  await untilPrinted(/Logis \(changed\) : /, startSeconds)
  await signIn(addressIn(printed()))
}

const testUnits = async ({ npm, exitCode, printed }: Newcomer) => {
  npm('test', '--', 'unit')
  if ((await exitCode(300)) !== 0) throw new Error('npm test failed')
  return /\d+ passed, 0 failed/.exec(printed())?.[0]
}

/** What README.md promises. Each act begins with nothing running; in it, a step takes up where the one before ended. */
export const acts: Act[] = [
  {
    'npm start installs, builds, seeds, and prints the address and the demo accounts': (newcomer) =>
      start(newcomer, installSeconds),
    'the page loads; a demo account signs in and reads its projects': visit,
    'after kill -9 of all but the database, npm start brings the same data': startAfterKill,
    'Ctrl-C leaves no process and no port taken': interrupt,
    'npm start, then SIGTERM to npm leaves none either': async (newcomer) => {
      await start(newcomer)
      newcomer.terminate()
      await newcomer.untilGone()
    },
  },
  { 'npm start refuses a wrong setting by its name': startWithWrongSetting },
  {
    'npm run dev prints the address where Vite serves the portal and the API': develop,
    'a changed source file restarts the server': changeSource,
    'Ctrl-C leaves nothing of npm run dev': interrupt,
  },
  { 'npm test -- unit passes': testUnits },
]
