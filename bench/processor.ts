import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ticks = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const ticksASecond = process.platform === 'linux' ? ticks() : NaN

/** What follows the name of a process, which may hold spaces: its state, its parent, … its time in the processor. */
const statOf = (pid: number): string[] => {
  const told = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return told.slice(told.lastIndexOf(')') + 2).split(' ')
}

const added = (stat: string[], ...places: number[]) => places.reduce((sum, place) => sum + Number(stat[place]), 0)

/** Of a process that may end meanwhile. */
const statIfThere = (pid: number) => {
  try {
    return statOf(pid)
  } catch {
    return null
  }
}

/**
 * Seconds of a processor that a process has taken so far with those it has started, such as a PostgreSQL with its
 * connections: the kernel's work for them too, and that of the ones that have ended. Linux tells it.
 */
export const processorSeconds = (pid: number): number => {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statIfThere(Number(name)))
    .filter((stat) => stat !== null && Number(stat[1]) === pid)
  const ofChildren = children.reduce((sum, stat) => sum + added(stat!, 11, 12), 0)
  return (added(statOf(pid), 11, 12, 13, 14) + ofChildren) / ticksASecond
}

const period = 100_000
const [first, second] = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup']

/** How either version of control groups is told what of one processor a group may take. */
const grant = (group: string, share: number) => {
  const quota = String(Math.round(period * share))
  if (!group.startsWith(first)) return writeFileSync(path.join(group, 'cpu.max'), `${quota} ${period}`)
  writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(period))
  writeFileSync(path.join(group, 'cpu.cfs_quota_us'), quota)
}

/**
 * Holds a process to a share of one processor, until what it answers is called once the process has ended: a control
 * group of Linux, which root may make.
 */
export const holdTo = (pid: number, share: number): (() => void) => {
  const group = path.join(existsSync(first) ? first : second, `logis-bench-${pid}`)
  mkdirSync(group)
  grant(group, share)
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid))
  return () => rmdirSync(group)
}
