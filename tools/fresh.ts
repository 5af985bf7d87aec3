// npm run fresh: proves on this machine what README.md promises of a fresh clone, on git, npm and the system's Node alone.
// Root proves it twice, the second time as an account without any right.
import { tmpdir } from 'node:os'
import { type Account, accounts } from './fresh/machine.ts'
import { type Newcomer, newcomer } from './fresh/newcomer.ts'
import { acts } from './fresh/promises.ts'
import { stopSignal } from './processes.mjs'

const stop = stopSignal()
let failed = 0

const attempt = async (name: string, step: () => void | string | Promise<void | string>, printed: () => string) => {
  const started = Date.now()
  const told = (mark: string, note?: string | void) => {
    const seconds = ((Date.now() - started) / 1_000).toFixed(1)
    console.log(`${mark} ${name} (${seconds} s${note ? `; ${note}` : ''})`)
  }
  try {
    told('✓', await step())
    return true
  } catch (error) {
    failed += 1
    told('✗')
    console.log(`${String(error)}\n${printed().slice(-3_000)}`.replaceAll(/^/gm, '    '))
    return false
  }
}

/** After a failure the rest of an act has nothing to stand on. */
const perform = async (person: Newcomer) => {
  for (const act of acts) {
    let holds = !stop.aborted
    for (const [name, step] of Object.entries(act)) {
      if (holds) holds = await attempt(name, () => step(person), person.printed)
      else console.log(`✗ ${name} (not tried)`)
    }
    await person.killAll()
  }
}

const proveAs = async (account: Account) => {
  console.log(`\nAs ${account.name}`)
  const person = await newcomer(account, stop)
  try {
    if (!(await attempt('git clone, below a folder of mode 0700', person.clone, person.printed))) return
    if (!account.ids || person.canRunNpm()) await perform(person)
    else console.log(`– all the rest is left out: ${account.name} cannot run npm in ${tmpdir()}`)
  } finally {
    await person.killAll()
    person.remove()
  }
}

if (process.platform !== 'linux') throw new Error('npm run fresh looks for processes in /proc: it runs on Linux')
for (const account of accounts()) if (!stop.aborted) await proveAs(account)
process.exit(failed === 0 && !stop.aborted ? 0 : 1)
