import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

type Run = { child: ChildProcess; printed: string; code: number | null | undefined }

export const waiting =
  (stop: AbortSignal) => async (what: string, seconds: number, isSo: () => boolean | Promise<boolean>) => {
    const deadline = Date.now() + seconds * 1_000
    while (!(await isSo())) {
      if (stop.aborted) throw new Error('interrupted')
      if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
      await pause(100)
    }
  }

/** Where somebody types one command after the other, reads what the last one prints, and stops it. */
export const terminal = (options: SpawnOptions, until: ReturnType<typeof waiting>) => {
  let last: Run | undefined
  const printed = () => last?.printed ?? ''

  return {
    printed,
    /** In a process group of its own, as a terminal gives each command. */
    npm: (...args: string[]) => {
      const child = spawn('npm', args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
      const run: Run = { child, printed: '', code: undefined }
      for (const output of [child.stdout, child.stderr])
        output?.setEncoding('utf8').on('data', (text: string) => (run.printed += text))
      child.on('close', (code) => (run.code = code))
      last = run
    },
    untilPrinted: (text: RegExp, seconds: number) =>
      until(`${text} in the output`, seconds, () => {
        if (text.test(printed())) return true
        if (last?.code !== undefined) throw new Error(`npm ended with ${last.code}`)
        return false
      }),
    exitCode: async (seconds: number) => {
      await until('the end of npm', seconds, () => last?.code !== undefined)
      return last?.code
    },
    /** Ctrl-C reaches the whole group. */
    interrupt: () => process.kill(-(last?.child.pid ?? NaN), 'SIGINT'),
    /** What a supervisor does, which knows npm alone. */
    terminate: () => last?.child.kill('SIGTERM'),
  }
}
