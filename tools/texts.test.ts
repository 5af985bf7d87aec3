import path from 'node:path'
import { expect, test } from 'vitest'
import { words } from '../packages/contract/src/booklet.words.ts'
import { messages, reasons, refusals } from '../packages/contract/src/errors.ts'
import { en } from '../web/src/booklet/en.ts'
import { fr } from '../web/src/booklet/fr.ts'
import { root } from './root.ts'
import { filesOf } from './tree.ts'

type Texts = { [key: string]: string | Texts }

/** Every text of a catalogue by its key, such as `login.submit`. */
const flat = (texts: Texts, prefix = ''): Array<[string, string]> =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  )

/** `_one`, `_many` and `_other` are the plurals of one text, and French has more of them than English. */
const keysOf = (texts: Texts) => [...new Set(flat(texts).map(([key]) => key.replace(/_(one|many|other)$/, '')))].sort()

/** A typographic apostrophe, and a no-break space (plain or narrow) where French has one. */
const isProperFrench = (text: string) => !/'|« | [:;!?»]|[\p{L}\d)][;!?»]/u.test(text)

const catalogues = filesOf('web/src/**/fr.ts').map((file) => ({ file, folder: path.posix.dirname(file) }))

test.each(catalogues)('PRJ-01/twins each French text of $folder has its English twin', async ({ file, folder }) => {
  const { fr } = (await import(path.join(root, file))) as { fr: Texts }
  const { en } = (await import(path.join(root, folder, 'en.ts'))) as { en: Texts }
  expect(keysOf(en)).toEqual(keysOf(fr))
  expect([...flat(fr), ...flat(en)].filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(catalogues)('the French of $folder has its apostrophes and no-break spaces', async ({ file }) => {
  const { fr } = (await import(path.join(root, file))) as { fr: Texts }
  expect(flat(fr).filter(([, text]) => !isProperFrench(text))).toEqual([])
})

test('each reason is declared once, in the file of its noun', async () => {
  const declared: string[] = []
  for (const file of filesOf('packages/contract/src/errors.*.ts')) {
    const { refusals: own = {} } = (await import(path.join(root, file))) as { refusals?: object }
    declared.push(...Object.keys(own))
  }
  expect(declared.toSorted()).toEqual(reasons.toSorted())
})

test('each reason and each message of the server is told in both languages', () => {
  const all: Array<[string, { fr: string; en: string }]> = Object.entries({ ...refusals, ...messages })
  expect(all.filter(([, { fr, en }]) => !fr.trim() || !en.trim()).map(([reason]) => reason)).toEqual([])
  expect(all.filter(([, { fr }]) => !isProperFrench(fr)).map(([reason, { fr }]) => [reason, fr])).toEqual([])
})

// Each is where its reader loads it: the PDF's words would weigh on every page of a project.
test('what a thing of the booklet lacks is said alike on the screen and in the PDF', () => {
  expect({ fr: fr.lacks, en: en.lacks }).toEqual({ fr: words.fr.lacks, en: words.en.lacks })
})
