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

/** The parts that one draws whose code comes by itself, with the parts of these. */
const lazyOf = (page: string): string[] =>
  [...broughtBy(page)]
    .flatMap((file) =>
      [...withoutComments(read(file)).matchAll(/\blazy\w*\(\(\) => import\('(\.[^']+)'\)/g)].map(([, to]) =>
        path.posix.join(path.posix.dirname(file), to!),
      ),
    )
    .flatMap((part) => [part, ...lazyOf(part)])

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
const later = ['shared', 'booklet', 'project', 'parts', 'gas', 'dwelling', 'rest']
const ofPart = new Map(later.map((part) => [part, nounsOf(`web/src/catalogue.${part}.ts`)]))
/** The nouns of all later texts but those of these parts. */
const allBut = (...parts: string[]) => later.flatMap((part) => (parts.includes(part) ? [] : ofPart.get(part)!))

test('what comes with the first texts alone says nothing of the others', () => {
  // Those whose loading brings no other texts along (`withEveryText`), and the frame, which brings the first.
  const early = [...pages.matchAll(/: (?:withFirstTexts\()?drawnBy\(\(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, file]) => `web/src/${file!}`,
  )
  expect(allBut('rest')).toEqual(expect.arrayContaining(['booklet', 'documents', 'household', 'sales', 'studies']))
  expect(early).toEqual(
    expect.arrayContaining(['web/src/projects/ProjectsPage.tsx', 'web/src/platform/shell/Shell.tsx']),
  )
  expect(said(early, allBut())).toEqual([])
})

/** What is drawn by these without a dialog: a part on demand waits for every text (`partsNeed`), what is lazy for none. */
const withLazy = (...files: string[]) => files.flatMap((file) => [file, ...lazyOf(file)])

test('the page of a project says nothing but the first texts and its own, before its parts come with theirs', () => {
  const page = 'web/src/projects/ProjectPage.tsx'
  const part = 'web/src/projects/PartOfPage.tsx'
  expect(pages).toContain("project: withProjectTexts(withOperations(drawnBy(project, 'ProjectPage')))")
  expect(read('web/src/projects/parts.ts')).toContain("withPartTexts(() => import('./PartOfPage.tsx')")
  const drawn = withLazy(page)
  expect(ofPart.get('rest')).toContain('people')
  expect(said(drawn, allBut('shared', 'project'))).toEqual([])
  expect(withLazy(part)).toContain('web/src/booklet/FlatBookletsCard.tsx')
  expect(said(withLazy(part), allBut('shared', 'booklet', 'project', 'parts'))).toEqual([])
})

test('« Mon logement » says nothing but the first texts, those it shares with a project, and its own; its rooms those of parts too', () => {
  const drawn = [...pages.matchAll(/dwellingPage\(\(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, file]) => `web/src/${file!}`,
  )
  expect(drawn).toContain('web/src/residents/ResidentPage.tsx')
  const home = ['shared', 'booklet', 'dwelling']
  expect(said(withLazy('web/src/dwelling.ts', ...drawn), allBut(...home))).toEqual([])
  expect(pages).toContain("homeDocuments: room(rooms, 'DocumentsPage')")
  expect(said(withLazy('web/src/rooms.ts'), allBut(...home, 'parts', 'gas'))).toEqual([])
})

test('an installer’s home and lists say nothing but the first texts and those of gas', () => {
  const lists = [...pages.matchAll(/gasPage\(\(\) => import\('\.\/([^']+)'\)/g)].map(([, file]) => `web/src/${file!}`)
  expect(lists).toEqual(['web/src/passports/PassportsPage.tsx', 'web/src/interventions/InterventionsPage.tsx'])
  expect(read(path.posix.join('web/src', './home/HomePage.tsx'))).toContain(
    "withGasTexts(() => import('./InstallerHome.tsx')",
  )
  expect(said(withLazy(path.posix.join('web/src', './home/InstallerHome.tsx'), ...lists), allBut('gas'))).toEqual([])
})
