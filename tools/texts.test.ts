import path from 'node:path'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { words as entryWords } from '../packages/contract/src/administration.words.ts'
import { words } from '../packages/contract/src/booklet.words.ts'
import { messages, reasons, refusals } from '../packages/contract/src/errors.ts'
import { en } from '../web/src/booklet/en.ts'
import { fr } from '../web/src/booklet/fr.ts'
import { root } from './root.ts'
import { filesOf, textOf } from './tree.ts'

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

// Of none and one nobody asks how thousands stand apart.
test.each(catalogues)('what counts in $folder stands as the language has numbers', async ({ folder }) => {
  const files = filesOf(`${folder}/{fr,en}*.ts`)
  for (const file of files) {
    const texts = Object.values((await import(path.join(root, file))) as Record<string, Texts>)
    const counted = texts.flatMap((one) => flat(one)).filter(([key]) => key.endsWith('_other'))
    expect(counted.filter(([, text]) => text.includes('{{count}}'))).toEqual([])
  }
})

test('what a mail counts stands as its language has numbers', () => {
  const files = filesOf('server/src/**/mails.ts')
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => /\$\{(count|rest|total|[\w.]+\.length)\}/.test(textOf(file)))).toEqual([])
})

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

/** What stands between quotes below a node; a text of several parts has `X` for what is put in between. */
const quoted = (node: Node): string[] => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  // A statement of the database is no text, what is put into it may be.
  const parts = node.type === 'TemplateLiteral' ? nodesIn(node['quasis']) : []
  const text = parts.map(({ value }) => (value as { cooked: string }).cooked).join('X')
  const within = node.type === 'TaggedTemplateExpression' ? nodesIn((node['quasi'] as Node)['expressions']) : null
  return [...(text ? [text] : []), ...(within ?? Object.values(node).flatMap(nodesIn)).flatMap(quoted)]
}

// What people read of mails, PDFs and sheets stands in the code of the server, some of it outside of any `fr`. An English
// text has none of these spaces either.
const breaking = /« |[\p{L}\d)”’] [:;?!»](?![^\s.,)])/u

test('no line of a mail, a PDF or a sheet begins with a French colon or the end of a quotation', () => {
  const sources = filesOf('{server,packages/contract}/src/**/*.ts').filter(
    // The terminal breaks no lines; the settings tell of signs.
    (file) => !/\.test\.ts$|\/(testing|walk|demo)\/|src\/main\.ts$|platform\/config\.ts$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(300)
  // A file of French words has an accent somewhere; reading the others as code would take long.
  const suspects = sources.filter((file) => /[À-ÿœ«]/.test(textOf(file)) && breaking.test(textOf(file)))
  const found = suspects.flatMap((file) =>
    quoted(parseAst(textOf(file), { lang: 'ts' }) as unknown as Node)
      .filter((text) => breaking.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
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

/** What the spreadsheet of the administrators' feed says, by where the screen says it. */
const saidOnScreen: Record<string, string> = {
  actions: 'administration.actions',
  models: 'administration.models',
  attributes: 'administration.attributes',
  nothing: 'administration.nothing',
  yes: 'administration.yes',
  no: 'administration.no',
  sent: 'administration.sent',
  'states.EnergyRequest': 'energies.status',
  'states.ProductRequest': 'products.requests.status',
  'states.PurchaseOrder': 'orders.orders.status',
  'states.Invoice': 'orders.invoices.status',
  'states.Company': 'partners.states',
  products: 'devices.types',
  companies: 'home.types',
  'codes.role.COMPANY_ADMIN': 'companies.team.role.COMPANY_ADMIN.name',
  'codes.role.COMPANY_MEMBER': 'companies.team.role.COMPANY_MEMBER.name',
  'codes.role.COMPANY_READER': 'companies.team.role.COMPANY_READER.name',
  'codes.locale': 'administration.languages',
  'codes.retention': 'retention.states',
  'codes.energy': 'energies.kind',
  'codes.global_roles': 'people.globalRoles',
  'codes.subscription': 'subscriptions.codes',
}
const within = (texts: Texts, key: string): string | Texts =>
  key.split('.').reduce<string | Texts>((part, name) => (part as Texts)[name]!, texts)

test.each(['fr', 'en'] as const)(
  'what administrators did is said alike on the screen and in a file: %s',
  async (lang) => {
    const said = Object.keys(saidOnScreen)
    const shown = await Promise.all(
      said.map(async (key) => {
        const [noun, ...rest] = saidOnScreen[key]!.split('.')
        const catalogue = (await import(path.join(root, `web/src/${noun}/${lang}.ts`))) as Record<string, Texts>
        return [key, within(catalogue[lang]!, rest.join('.'))]
      }),
    )
    const texts: Texts = entryWords[lang]
    expect(said.map((key) => [key, within(texts, key)])).toEqual(shown)
    // Every text of the file is held by the line above.
    expect(flat(texts).filter(([key]) => !said.some((held) => `${key}.`.startsWith(`${held}.`)))).toEqual([])
  },
)

test('where an act is called « Annuler … », the button that does without it is not called « Annuler » too', async () => {
  const all = await Promise.all(
    catalogues.map(async ({ file, folder }) => {
      const { fr } = (await import(path.join(root, file))) as { fr: Texts }
      return flat(fr, `${path.posix.basename(folder)}.`)
    }),
  )
  const texts = new Map(all.flat())
  const asked = filesOf('web/src/**/*.tsx').flatMap((file) =>
    [...textOf(file).matchAll(/<Confirm(?:Dialog)?\b[^<]*?title=\{t\('([\w.]+)'[^<]*?\/>/g)].map(([tag, key]) => ({
      file,
      tag,
      text: texts.get(key!) ?? '',
    })),
  )
  expect(asked.length).toBeGreaterThan(20)
  const twice = asked.filter(({ text, tag }) => text.startsWith('Annuler') && !tag.includes('dismiss='))
  expect(twice.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})
