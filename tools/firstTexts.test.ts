import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '../packages/contract/src/contract.ts'
import { root } from './root.ts'
import { filesOf } from './tree.ts'

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

/** The parts of the French texts, but for the first. */
const later = [...read('web/src/catalogues.later.ts').matchAll(/import\('\.\/catalogue\.(?!en\.)(\w+)\.ts'\)/g)].map(
  ([, part]) => part!,
)
const ofPart = new Map(later.map((part) => [part, nounsOf(`web/src/catalogue.${part}.ts`)]))
/** The nouns of all later texts but those of these parts. */
const allBut = (parts: string[]) => later.flatMap((part) => (parts.includes(part) ? [] : ofPart.get(part)!))

/** What is drawn by these without a dialog: a part on demand waits for every text (`partsNeed`), what is lazy for none. */
const withLazy = (...files: string[]) => files.flatMap((file) => [file, ...lazyOf(file)])

const pages = ['web/src/pages.ts', 'web/src/pages.administration.ts'].map(read).join('\n')
const wordsOf = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word!)

/** The files of the pages whose loading is more than one import. */
const loadedBy: Record<string, string[]> = {
  project: ['projects/ProjectPage.tsx'],
  activation: ['residents/ActivationPage.tsx', 'residents/Activation.tsx'],
  home: ['dwelling.ts'],
}
const called =
  /^ {2}(\w+): (page|lightPage)\(\s*(?:\(\) => import\('\.\/([^']+)'\)|(\w+)),\s*'\w+',?\s*((?:'\w+',?\s*)*)\)/gm
/** Each page with its files and the parts of the texts that come with it. */
const paged = [...pages.matchAll(called)].map(([, page, how, file, load, parts]) => ({
  page: page!,
  files: (file ? [file] : loadedBy[load!]!).map((each) => `web/src/${each}`),
  // What is no light page has the refusals of homes, too.
  parts: [...(how === 'page' ? ['project'] : []), ...wordsOf(parts!)],
}))

test('every page names the texts that it comes with, but for those that say none and the rooms of a home', () => {
  const all = [...pages.matchAll(/^ {2}(\w+): (?!withTexts\(\)|drawnBy\(|room\()/gm)].map(([, page]) => page)
  expect(paged.map(({ page }) => page)).toEqual(all)
  expect(all.length).toBeGreaterThan(50)
  expect(allBut([])).toEqual(expect.arrayContaining(['booklet', 'documents', 'people', 'campaigns', 'companies']))
})

test.each(paged)('the page $page says nothing but the first texts and $parts', ({ files, parts }) => {
  expect(said(withLazy(...files), allBut(parts))).toEqual([])
})

test('what comes with the first texts alone says nothing of the others', () => {
  const early = [...pages.matchAll(/: (?:withTexts\(\)\()?drawnBy\(\(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, file]) => `web/src/${file!}`,
  )
  expect(early).toEqual(
    expect.arrayContaining(['web/src/projects/ProjectsPage.tsx', 'web/src/platform/shell/Shell.tsx']),
  )
  expect(said(early, allBut([]))).toEqual([])
})

test('the rooms of a home say nothing but the first texts and theirs', () => {
  const [, list] = /withRoomTexts = withTexts\((.+)\)/.exec(read('web/src/platform/withTexts.ts')) ?? []
  expect(said(withLazy('web/src/rooms.ts'), allBut(wordsOf(list!)))).toEqual([])
})

const sources = filesOf('web/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|^web\/src\/pages/.test(file))
/** What is drawn on a page and fetched by itself, with texts of its own. */
const fetchedAlone = sources.flatMap((file) =>
  [...read(file).matchAll(/withTexts\(([^)]*)\)\(\(\) => import\('(\.[^']+)'\)/g)].map(([, parts, to]) => ({
    part: path.posix.join(path.posix.dirname(file), to!),
    parts: wordsOf(parts!),
  })),
)

test('what is fetched by itself with texts of its own says nothing but these', () => {
  expect(fetchedAlone.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['web/src/projects/BuildingPage.tsx', 'web/src/projects/PartOfPage.tsx']),
  )
  expect(fetchedAlone.flatMap(({ part, parts }) => said(withLazy(part), allBut(parts)))).toEqual([])
})
