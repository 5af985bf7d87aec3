import fs from 'node:fs/promises'
import os from 'node:os'

/** What a process needs to find its fonts; the settings and their secrets are not for it. */
const passed = ['PATH', 'HOME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'XDG_CACHE_HOME']
/** The environment of a process that works on a stranger's bytes. */
export const environment = () =>
  Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** Requests go first; a server that gives way itself is followed in it, and may not raise anyone. */
export const giveWay = (pid: number): void => {
  const low = os.constants.priority.PRIORITY_BELOW_NORMAL
  if (os.getPriority() < low) os.setPriority(pid, low)
}

const pageBytes = 4096
/** Zero where the system does not tell. */
const residentBytes = async (pid: number): Promise<number> => {
  const text = await fs.readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(text.split(' ')[1] ?? 0) * pageBytes
}

const lookMs = 50
type Bounds = { maxMs: number; maxResidentBytes: number }
type Killed = { pid?: number | undefined; kill: (signal: 'SIGKILL') => unknown }

/** Kills a process once it exceeds its time or its memory. */
export const watch = (child: Killed, { maxMs, maxResidentBytes }: Bounds) => {
  let exceeded = false
  const end = () => {
    exceeded = true
    child.kill('SIGKILL')
  }
  const timer = setTimeout(end, maxMs)
  const demandMemory = async () => {
    if ((await residentBytes(child.pid!)) > maxResidentBytes) end()
  }
  const look = setInterval(() => void demandMemory(), lookMs)
  const stop = () => {
    clearTimeout(timer)
    clearInterval(look)
  }
  return { stop, isExceeded: () => exceeded }
}
