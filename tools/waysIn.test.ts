import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { entrance as accountsEn } from '../web/src/accounts/en.entrance.ts'
import { entrance as accountsFr } from '../web/src/accounts/fr.entrance.ts'
import { entrance as platformEn } from '../web/src/platform/en.entrance.ts'
import { entrance as platformFr } from '../web/src/platform/fr.entrance.ts'
import { arrival as residentsEn } from '../web/src/residents/en.arrival.ts'
import { arrival as residentsFr } from '../web/src/residents/fr.arrival.ts'
import { root } from './root.ts'

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
