// Runs before anything is installed, on any Node from version 20 on: only what that version has, and no packages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Aborts when this process is asked to end, or when the one that started it is gone. A process linked by `runToEnd`
 * notices by the broken channel. npm passes a signal on to its shell alone: the shell's death is all that we notice.
 */
export const stopSignal = () => {
  const controller = new AbortController()
  const stop = () => controller.abort()
  process.on('SIGINT', stop).on('SIGTERM', stop)
  if (process.channel) {
    process.on('disconnect', stop).on('SIGHUP', () => {}) // a closed terminal ends the first process, unless nohup holds it
    process.channel.unref()
  } else if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stop(), 500).unref()
  }
  return controller.signal
}

/**
 * Runs a program to its end, with our own terminal, and gives its exit code.
 *
 * - `stop`: asks the program to end when it aborts; one that has not ended 40 s later is killed
 * - `link`: the program learns by a broken channel when we are killed (`stopSignal`, `endWithParent.mjs`)
 * - `output`: an open file that takes what the program prints, in place of our terminal
 * - `alone`: a process group of its own, so that Ctrl-C in the terminal reaches it once, through `stop`
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ stop?: AbortSignal, link?: boolean, output?: number, alone?: boolean, shell?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export const runToEnd = async (program, args, { stop, link, output = -1, alone, ...options } = {}) => {
  const terminal = alone ? 'ignore' : 'inherit'
  const printed = output === -1 ? 'inherit' : output
  const child = spawn(program, args, {
    ...options,
    detached: alone ?? false,
    stdio: link ? [terminal, printed, printed, 'ipc'] : [terminal, printed, printed],
  })
  const end = () => {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 40_000).unref()
  }
  if (stop?.aborted) end()
  stop?.addEventListener('abort', end, { once: true })
  try {
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    stop?.removeEventListener('abort', end)
  }
}
