import { expect, test } from 'vitest'
import { codeFiles, resolved, textOf } from './tree.ts'

/** The contract is what the others are written by; the rest is read by its file, by a tool or as the build says. */
const readWhole =
  /^packages\/contract\/|\/(fr|en)(\.\w+)?\.ts$|\.config\.ts$|\.d\.ts$|\.(test|spec)\.tsx?$|platform\/fetchFirst\.ts$/

const offered = /^export (?:async )?(?:const|let|class|function\*?) (\w+)/gm
const asked = /^(?:import|export)\s+([^'"]+?)\s+from\s+'([^']+)'|\bimport\('([^']+)'\)/gm
const words = (text: string) => text.match(/\w+/g) ?? []

/** What a file takes of the others: the names that it imports; of what it fetches, or imports as a whole, any of its words. */
const takenBy = (file: string): string[] => {
  const text = textOf(file)
  return [...text.matchAll(asked)].flatMap(([, names = '*', from, fetched]) => {
    const of = resolved(file, from ?? fetched ?? '')
    return words(names.includes('*') ? text : names).map((name) => `${of}: ${name}`)
  })
}

test('what a file exports another one imports', () => {
  const files = codeFiles()
  const taken = new Set(files.flatMap(takenBy))
  const exported = files
    .filter((file) => !readWhole.test(file))
    .flatMap((file) => [...textOf(file).matchAll(offered)].map(([, name]) => `${file}: ${name}`))
  expect(exported.length).toBeGreaterThan(2000)
  expect(exported.filter((one) => !taken.has(one))).toEqual([])
})
