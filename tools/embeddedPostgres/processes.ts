import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'

/** The arguments of a living process; none for a dead one. */
export const commandOf = (pid: number): string[] =>
  process.platform === 'linux' ? read(`/proc/${pid}/cmdline`).split('\0') : ps(pid, 'command').split(' ')

/** Names a living process for good, since a pid may go to another process later; undefined for a dead one. */
export const identityOf = (pid: number): string | undefined => {
  const started = process.platform === 'linux' ? startOf(read(`/proc/${pid}/stat`)) : ps(pid, 'lstart')
  return started ? `${pid} ${started}` : undefined
}

/** `pid (name) state … starttime …`, see proc(5). A zombie is dead: it only waits for its parent to notice. */
const startOf = (stat: string) => {
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? undefined : rest[18]
}

const read = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const ps = (pid: number, column: string) => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
