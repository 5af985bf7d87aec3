import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '../packages/contract/src/contract.ts'
import { root } from './root.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** The files that come with one, by its imports of values. */
const broughtBy = (file: string, brought = new Set<string>()) => {
  if (brought.has(file) || !existsSync(path.join(root, file))) return brought
  brought.add(file)
  for (const [, to] of withoutComments(read(file)).matchAll(/^(?:import|export|\}) (?!type )[^'(]*'(\.[^']+\.tsx?)'/gm))
    broughtBy(path.posix.join(path.posix.dirname(file), to!), brought)
  return brought
}

/** The nouns that a catalogue has texts of. */
const nounsOf = (file: string) => [...read(file).matchAll(/^ {2}(\w+),$/gm)].map(([, noun]) => noun!)

const isOperation = (text: string) => {
  const [, noun = '', name = ''] = /'(\w+)\.(\w+)'$/.exec(text) ?? []
  return name in ((contract as Record<string, object>)[noun] ?? {})
}

const said = (files: string[], nouns: string[]) => {
  const key = new RegExp(`['"\`](${nouns.join('|')})\\.[a-z]\\w*[.'"\`]`, 'g')
  return [...new Set(files.flatMap((file) => [...broughtBy(file)]))]
    .filter((file) => !file.endsWith('/stale.ts'))
    .flatMap((file) => [...withoutComments(read(file)).matchAll(key)].map(([text]) => `${file}: ${text}`))
    .filter((text) => !isOperation(text))
}

const pages = read('web/src/pages.ts')
const rest = nounsOf('web/src/catalogue.rest.ts')
const ofProject = nounsOf('web/src/catalogue.project.ts')

test('what comes with the first texts alone says nothing of the others', () => {
  // Those whose loading brings no other texts along (`withEveryText`), and the frame, which brings the first.
  const early = [...pages.matchAll(/: (?:withFirstTexts\()?drawnBy\(\(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, file]) => `web/src/${file!}`,
  )
  expect(ofProject).toContain('documents')
  expect(early).toEqual(
    expect.arrayContaining(['web/src/projects/ProjectsPage.tsx', 'web/src/platform/shell/Shell.tsx']),
  )
  expect(said(early, [...ofProject, ...rest])).toEqual([])
})

test('the page of a project says nothing but the first texts and its own, and neither does what it brings without a dialog', () => {
  const page = 'web/src/projects/ProjectPage.tsx'
  expect(pages).toContain("project: withProjectTexts(withOperations(drawnBy(() => import('./projects/ProjectPage.tsx')")
  // A part on demand waits for every text (`partsNeed`); what is lazy waits for none, unless it says so.
  const lazy = [...broughtBy(page)].flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/\blazy\w*\(\(\) => import\('(\.[^']+)'\)/g)].map(([, to]) =>
      path.posix.join(path.posix.dirname(file), to!),
    ),
  )
  expect(lazy).toContain('web/src/booklet/FlatBookletsCard.tsx')
  expect(rest).toContain('people')
  expect(said([page, ...lazy], rest)).toEqual([])
})
