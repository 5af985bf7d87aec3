import path from 'node:path'
import { runToEnd } from './processes.mjs'
import { root } from './root.ts'

/** `failures`: which they were, each in a line. */
export type Count = { passed: number; failed: number; failures?: string[] }

/** All that runs on Node is one, looked at once; the others know the browser's types. */
const projects = ['.', 'web', 'e2e', 'bench/browser']

/** What needs no running product, with its exit code. */
const checks = (stop: AbortSignal): Record<string, () => Promise<number>> => {
  const tool = (program: string, ...args: string[]) =>
    runToEnd(path.join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stop,
      shell: process.platform === 'win32',
    })
  return {
    // Several checkers of one project would look at much of it several times; the projects are enough to do at once.
    types: async () =>
      Math.max(...(await Promise.all(projects.map((project) => tool('tsc', '-p', project, '--checkers', '1'))))),
    lint: () => tool('oxlint', '--deny-warnings'),
    format: () => tool('oxfmt', '--check'),
  }
}

/** Runs all of them, each of which counts as one test. */
export const runChecks = async (stop: AbortSignal): Promise<Map<string, Count>> =>
  new Map(
    await Promise.all(
      Object.entries(checks(stop)).map(async ([name, check]) => [name, await countCheck(name, check)] as const),
    ),
  )

const countCheck = async (name: string, check: () => Promise<number>): Promise<Count> => {
  const started = Date.now()
  const ok = (await check()) === 0
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
