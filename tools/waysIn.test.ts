import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { entrance as accountsEn } from '../web/src/accounts/en.entrance.ts'
import { entrance as accountsFr } from '../web/src/accounts/fr.entrance.ts'
import { entrance as platformEn } from '../web/src/platform/en.entrance.ts'
import { entrance as platformFr } from '../web/src/platform/fr.entrance.ts'
import { arrival as residentsEn } from '../web/src/residents/en.arrival.ts'
import { arrival as residentsFr } from '../web/src/residents/fr.arrival.ts'
import { fr as arrivalFr } from '../web/src/catalogue.arrival.ts'
import { fr as entranceFr } from '../web/src/catalogue.entrance.ts'
import { root } from './root.ts'
import { resolved, textOf } from './tree.ts'

const html = readFileSync(path.join(root, 'web/login.html'), 'utf8')

/** What the frame says, by page and language. */
const said = [...html.matchAll(/data-said="(\w+)" lang="(\w+)" hidden>([\s\S]*?)<\/div>/g)].map(
  ([, page, language, words]) => [page, language, [...words!.matchAll(/>([^<>]*)<\/p>/g)].map(([, text]) => text)],
)
const inside = [
  { language: 'fr', ways: accountsFr.login, residents: residentsFr, platform: platformFr },
  { language: 'en', ways: accountsEn.login, residents: residentsEn, platform: platformEn },
]

test('the frame of the ways in says, in either language, what their pages say first', () => {
  const pages = inside.flatMap(({ language, ways, residents: { step, account } }) => [
    ['partner', language, [ways.partner]],
    ['resident', language, [ways.resident]],
    ['activation', language, [step.account, account.title, account.intro]],
    ['code', language, [step.account, account.title]],
  ])
  expect(said).toHaveLength(pages.length)
  expect(said).toEqual(expect.arrayContaining(pages))
  for (const { platform } of inside) expect(html).toContain(`/>${platform.brand}</p>`)
})

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
/** Said after a dialog, which has brought every text; and of days, for which no way in asks. */
const saidLater = ['accounts.lost.sent', 'ui.date.invalid', 'ui.date.future']

/** What comes with a file before anything is fetched by itself. */
const broughtBy = (file: string, brought = new Set<string>()): Set<string> => {
  if (brought.has(file)) return brought
  brought.add(file)
  for (const [, to = ''] of textOf(file).matchAll(/^(?:import|export|\}) (?!type )[^'(]*'(\.[^']+\.tsx?)'/gm))
    broughtBy(resolved(file, to), brought)
  return brought
}
const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, object | string]) =>
    typeof text === 'string'
      ? [`${prefix}${name}`.replace(/_(zero|one|other)$/, '')]
      : keysOf(text, `${prefix}${name}.`),
  )

test.each([
  ['web/src/accounts/LoginAlone.tsx', [entranceFr]],
  ['web/src/residents/ArrivalAlone.tsx', [entranceFr, arrivalFr]],
] as const)('what %s says before there is a portal is among its texts, also where the network fails', (file, texts) => {
  const known = new Set([...texts.flatMap((part) => keysOf(part)), ...saidLater])
  const said = [...broughtBy(file)].flatMap((each) =>
    [...withoutComments(textOf(each)).matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => `${each}: ${key}`),
  )
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((each) => !known.has(each.split(': ')[1]!))).toEqual([])
})
