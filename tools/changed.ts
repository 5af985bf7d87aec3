// npm test -- --changed: which tests what is not on main yet can make fail.
import { execFileSync } from 'node:child_process'
import { root } from './root.ts'
import { codeFiles, importsOf } from './tree.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What the working tree and its commits have changed since they left main, new files too. */
export const changedFiles = (): string[] => {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].toSorted()
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** What everything stands on: a change of it runs all tests. */
const ofAll =
  /^(package(-lock)?\.json|vitest\.config\.ts|playwright\.config\.ts|tsconfig[^/]*\.json|[^/]+\/package\.json|packages\/[^/]+\/package\.json|server\/(db|src\/platform)\/.*|e2e\/(?!.*\.spec\.ts$).*|tools\/(test|testParts|database|chromium)[^/]*)$/
/** They lead from any test to all of the code: by them every change would concern every test. */
const roots = ['server/src/app.ts', 'packages/contract/src/contract.ts'].concat(
  ['routes.tsx', 'pages.ts', 'pages.administration.ts', 'portal.ts'].map((file) => `web/src/${file}`),
)
/** These read the whole of the code, the contract or the portal. */
const ofEverything = [
  /^(packages|tools)\//,
  /^server\/src\/walk\//,
  /^web\/src\/[^/]+$/,
  /^e2e\/(journey|accessibility)\./,
]

/** `documents`, on every floor; null for what belongs to no noun. */
const nounOf = (file: string): string | null =>
  /^(?:server|web)\/src\/([^/]+)\//.exec(file)?.[1] ??
  /^packages\/contract\/src\/(?:errors\.)?(\w+)[^/]*\.ts$/.exec(file)?.[1] ??
  /^e2e\/(\w+)\.spec\.ts$/.exec(file)?.[1] ??
  null

type Graph = Map<string, string[]>
const graphOf = (files: readonly string[]): Graph =>
  new Map(files.map((file) => [file, importsOf(file).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to]))]))

/** All that files lead to, themselves included. */
const reachOf = (graph: Graph, files: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || roots.includes(file)) continue
    seen.add(file)
    waiting.push(...(graph.get(file) ?? []))
  }
  return seen
}

/**
 * A test concerns its own noun on its own floor, with all that this code reads; a browser's test concerns the noun that
 * it is named after, on every floor, and one named after none concerns all. What stands on everything is run whenever there is code that changed.
 */
export const testsOf = (changed: readonly string[], files: readonly string[] = codeFiles()): string[] => {
  const tests = files.filter(isTest)
  if (changed.some((file) => ofAll.test(file))) return tests
  const graph = graphOf(files)
  const code = files.filter((file) => !isTest(file))
  const floorOf = (file: string) => file.split('/')[0]
  const concerns = (test: string): Set<string> => {
    const [noun, floor] = [nounOf(test), floorOf(test)]
    const own = code.filter(
      (file) => noun !== null && nounOf(file) === noun && (floor === 'e2e' || floorOf(file) === floor),
    )
    return reachOf(graph, [test, ...own])
  }
  const nouns = new Set(code.map(nounOf))
  const isOfNoNoun = (test: string) => test.startsWith('e2e/') && !nouns.has(nounOf(test))
  const hasCode = changed.some((file) => files.includes(file))
  return tests.filter((test) => {
    if (hasCode && (isOfNoNoun(test) || ofEverything.some((pattern) => pattern.test(test)))) return true
    const reached = concerns(test)
    return changed.some((file) => reached.has(file))
  })
}
