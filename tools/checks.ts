import path from 'node:path'
import { runToEnd } from './processes.mjs'
import { root } from './root.ts'

/** `failures`: which they were, each in a line. */
export type Count = { passed: number; failed: number; failures?: string[] }

const projects = ['.', 'packages/contract', 'server', 'web', 'e2e']

/** What needs no running product, with its exit code. */
export const checks = (stop: AbortSignal): Record<string, () => Promise<number>> => {
  const tool = (program: string, ...args: string[]) =>
    runToEnd(path.join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stop,
      shell: process.platform === 'win32',
    })
  return {
    types: async () => Math.max(...(await Promise.all(projects.map((project) => tool('tsc', '-p', project))))),
    lint: () => tool('oxlint', '--deny-warnings'),
    format: () => tool('oxfmt', '--check'),
  }
}

/** Runs one check and counts it as one test. */
export const countCheck = async (name: string, check: () => Promise<number>): Promise<Count> => {
  const started = Date.now()
  const ok = (await check()) === 0
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
