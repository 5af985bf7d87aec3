import { expect, test } from 'vitest'
import { codeFiles, filesOf, textOf } from './tree.ts'

const base = (file: string) => file.split('/').at(-1) ?? ''
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const isCatalogue = (file: string) => /\/(fr|en|errors)\.ts$/.test(file)

/** Mechanisms, components, and the tests that walk the whole contract. */
const notNouns = new Set(['platform', 'ui', 'walk'])
const nounsOf = (folder: string) =>
  [...new Set(filesOf(`${folder}/*/**/*.*`).map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''))].filter(
    (noun) => !notNouns.has(noun),
  )

test('a domain of the server has files of known names only, in it or in a folder for a part of its noun', () => {
  const known = /^server\/src\/[a-zA-Z]+(\/[a-zA-Z]+)?\/(routes|rules|policy|sql|mails|pdf|csv|jobs)\.ts$/
  const domains = filesOf('server/src/*/**/*.*').filter((file) => !/^server\/src\/(platform|walk)\//.test(file))
  expect(domains.filter((file) => !known.test(file) && !isTest(file))).toEqual([])
})

test('a noun is spelled the same on every floor', () => {
  const contract = filesOf('packages/contract/src/*.ts').map((file) => base(file).split('.')[0])
  const server = nounsOf('server/src')
  const known = new Set([...contract, 'admin', 'home', 'status'])
  expect(server.filter((noun) => !known.has(noun))).toEqual([])
  expect(nounsOf('web/src').filter((noun) => !known.has(noun) && !server.includes(noun))).toEqual([])
})

test('a component of another domain is on a page alone, of which the home is one', () => {
  const composes = /Page\.tsx$|^web\/src\/home\/|^web\/src\/[^/]+$|testing/
  const found = filesOf('web/src/*/**/*.{ts,tsx}')
    .filter((file) => !isTest(file) && !composes.test(file) && !/^web\/src\/(platform|ui)\//.test(file))
    .flatMap((file) => {
      const up = '../'.repeat(file.split('/').length - 3)
      const imported = [...textOf(file).matchAll(/from '((?:\.\.\/)+)([a-zA-Z]+)\/([^']+\.tsx)'/g)]
      return imported
        .filter(
          ([, away, noun]) =>
            away === up && !['ui', 'platform', 'addresses', 'energies', 'reference'].includes(noun ?? ''),
        )
        .map(([, , noun, component]) => `${file}: ${noun}/${component}`)
    })
  expect(found).toEqual([])
})

test('no file is longer than 350 lines', () => {
  const files = [...codeFiles(), ...filesOf('web/src/**/*.css')]
  const long = files.filter((file) => !isCatalogue(file) && textOf(file).split('\n').length - 1 > 350)
  expect(long).toEqual([])
})

test('no file has a name that could hold anything', () => {
  const vague = /^(index|utils?|helpers?|service|common|misc)\.(ts|tsx|mjs)$|(^|\/)(utils?|helpers?|services?)\//
  expect(codeFiles().filter((file) => vague.test(base(file)) || vague.test(file))).toEqual([])
})

test('what is wrong with a field is told by a code of the closed list', () => {
  const own = codeFiles().filter((file) => /^packages|^server/.test(file) && /params: \{ code\b/.test(textOf(file)))
  expect(own).toEqual(['packages/contract/src/http.ts'])
})

test('no test is left out', () => {
  const left = /\b(test|describe|it)\.(skip|only|todo|fixme)\b/
  expect(codeFiles().filter((file) => isTest(file) && left.test(textOf(file)))).toEqual([])
})

test('migrations are numbered without a gap', () => {
  const numbers = filesOf('server/db/migrations/*.sql').map((file) => Number(base(file).slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('each package is asked for in one exact version', () => {
  const asked = filesOf('package.json', '*/package.json', 'packages/*/package.json').flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(file))
    return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => `${name} ${version}`)
  })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((one) => !/^@logis\/\w+ \*$|^\S+ \d+(\.\d+){2}(-[\w.]+)?$/.test(one))).toEqual([])
})

test('no two decisions share a number, and each says its own', () => {
  const pages = filesOf('docs/decisions/0*.md')
  const numbers = pages.map((file) => Number(base(file).slice(0, 4)))
  expect(new Set(numbers).size).toBe(numbers.length)
  const titled = pages.map((file) => Number(/^# (\d+)\. /.exec(textOf(file))?.[1]))
  expect(titled).toEqual(numbers)
})

test('each setting of the server is explained in .env.example', () => {
  const settings = [...textOf('server/src/platform/config.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  )
  const explained = [...textOf('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(0)
  expect(settings.filter((name) => !explained.includes(name))).toEqual([])
})

test('nothing speaks of the machine it was written on, nor of work left undone', () => {
  const spoken = /[/]work[/]|[/]root[/]|[^.][/]home[/]|[.]{2}[/]shared|npmjs[.]|\bTODO\b/
  const texts = filesOf('**/*.{ts,tsx,mjs,json,sql,md,css,html}', '.ci/*', '.env.example', '.npmrc')
  expect(texts.filter((file) => spoken.test(textOf(file)))).toEqual([])
})

test('no form writes the limit of a text by hand: it comes from the contract', () => {
  const byHand = /maxLength=\{?["']?\d|maxLength\(\d|\{ max: \d/
  const screens = filesOf('web/src/**/*.{ts,tsx}').filter((file) => !isTest(file))
  expect(screens.filter((file) => byHand.test(textOf(file)))).toEqual([])
})

test('letters are as large as the reader’s browser is told to draw them: no size of theirs is in pixels', () => {
  const fixed = /[{;\s](font|font-size|line-height)\s*:[^;}]*\dpx/
  const styles = filesOf('web/src/**/*.css', 'web/*.html')
  expect(styles.length).toBeGreaterThan(100)
  expect(styles.filter((file) => fixed.test(textOf(file)))).toEqual([])
})
