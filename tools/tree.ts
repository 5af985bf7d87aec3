import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

const leftOut = /(^|\/)(node_modules|dist|\.data|\.git|test-results|playwright-report)(\/|$)/

/** The files of the checkout that match, by their path from its root. */
export const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => leftOut.test(name) })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()

export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

export const codeFiles = () => filesOf('{packages,server,web,e2e,bench,tools}/**/*.{ts,tsx,mjs}', '*.ts')

export type Import = { from: string; to: string; typeOnly: boolean }

const imported = /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import\s+'([^']+)'/gm

/** What a file imports: other files of the checkout by their path, packages by their name. */
export const importsOf = (file: string): Import[] =>
  [...textOf(file).matchAll(imported)].map(([, type, from, lazy, bare]) => ({
    from: file,
    to: resolved(file, from ?? lazy ?? bare ?? ''),
    typeOnly: type !== undefined,
  }))

/** Where a file finds what it imports. */
export const resolved = (file: string, target: string) => {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target)
  if (target.startsWith('#platform/')) return `server/src/platform/${target.slice('#platform/'.length)}`
  if (target.startsWith('@logis/contract/'))
    return `packages/contract/src/${target.slice('@logis/contract/'.length)}.ts`
  return target
}
