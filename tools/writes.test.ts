import { expect, test } from 'vitest'
import { filesOf, textOf } from './tree.ts'

const sources = filesOf('server/src/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/testing\/|^server\/src\/walk\//.test(file),
)
/** What a person leaves is erased from one place, whoever else writes there (decision 25). */
const erasing = 'server/src/accounts/erasure/sql.ts'
/** What one company has becomes another's from one place (decision 110). */
const merging = 'server/src/companies/merging/sql.ts'
const queries = sources.filter((file) => file.endsWith('/sql.ts') && file !== erasing && file !== merging)
const codeOf = (file: string) => textOf(file).replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
const nounOf = (file: string) => file.split('/')[2]?.replace('.ts', '') ?? ''

type Statement = { name: string; text: string }
/** The functions that a file exports, each with its text; what precedes the first one is left out. */
const exportsOf = (file: string): Statement[] =>
  codeOf(file)
    .split(/^(?=export )/m)
    .flatMap((text) => {
      const name = /^export (?:const|async function|function) (\w+)/.exec(text)?.[1]
      return name ? [{ name, text }] : []
    })

const writing =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)|\b(?:insert\s+into|delete\s+from)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z]+)?\s+set\b/g
const writesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(writing)].map(([, a, b, c]) => a ?? b ?? c ?? '')),
]

/** What a parameter list says, with the types of its own file written out. */
const parametersOf = ({ text }: Statement, file: string): string => {
  const start = text.indexOf('(')
  let end = start
  for (let depth = 0; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    if (depth === 0) break
  }
  const own = text.slice(start, end + 1)
  const types = [...own.matchAll(/\b[A-Z]\w+/g)].map(([type]) => typeNamed(type, file))
  return [own, ...types].join(' ')
}
const typeNamed = (type: string, file: string) =>
  new RegExp(`^(?:export )?type ${type} =[^]*?(?=^\\S|$(?![^]))`, 'm').exec(codeOf(file))?.[0] ?? ''

/** These lists may only shrink: an entry that is not needed any more fails. */
const expectOnly = (found: readonly string[], allowed: Record<string, string>) =>
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())

/** Within a campaign, which was found among its company's own: its lines name homes, and say nothing of them. */
const isOfCampaign = (statement: Statement, file: string) => /\bCampaignRecord\b/.test(parametersOf(statement, file))
const linesOfCampaigns = ['campaign_homes', 'campaign_mails', 'campaign_facts']

test('a statement on a project takes a scope that proves it, or the held project, and never a bare number', () => {
  const bare = /\b(?:residenceId|residence_id|buildingId|homeId)\??: (?:readonly )?number|Pick<(?:Project|Company)Scope/
  const found = queries.flatMap((file) =>
    exportsOf(file)
      .filter((statement) => bare.test(parametersOf(statement, file)) && !isOfCampaign(statement, file))
      .map(({ name }) => `${nounOf(file)}.${name}`),
  )
  expectOnly(found, {
    'invitations.findInvitedHome': 'an invitation and its mails name the home, and nobody acts',
    'invitations.findOwed': 'a job looks for the homes that someone asked a code for, and answers nobody',
    'residents.findHome': 'filtered by the person who lives there',
    'residents.findTold': 'a mail names its home as it is sent',
    'residents.noteVisit': 'filtered by the person who lives there',
  })
})

test('each table is written by one noun', () => {
  const writers = new Map<string, Set<string>>()
  for (const file of sources.filter((file) => file !== erasing && file !== merging))
    for (const table of writesOf(codeOf(file))) writers.set(table, (writers.get(table) ?? new Set()).add(nounOf(file)))
  const shared = [...writers].filter(([, nouns]) => nouns.size > 1)
  expectOnly(
    shared.map(([table, nouns]) => `${table}: ${[...nouns].toSorted().join(', ')}`),
    {
      'access_tokens: accounts, machineToken': 'the command that makes a machine’s token',
      'one_time_tokens: accounts, platform': 'accounts revoke what was mailed to an address, and clear what is over',
      'webhook_inbox: invitations, platform': 'what was received is forgotten with the mails it speaks of',
      'users: accounts, machineToken': 'the account of a machine, by the same command',
    },
  )
})

test('what belongs to a project is written by whoever holds it', () => {
  const tables = filesOf('server/src/platform/tables/*.ts').flatMap((file) =>
    [...textOf(file).matchAll(/^ {2}(?:\w+: )?(\w+): \{\n((?: {4}.*\n)*)/gm)]
      .filter(([, , columns]) => /^ {4}residence_id: number$/m.test(columns ?? ''))
      .map(([, table]) => table ?? ''),
  )
  expect(tables).toEqual(expect.arrayContaining(['devices', 'document_folders', 'thermal_studies', 'interventions']))
  const ofProjects = new Set([
    ...tables.filter((table) => !linesOfCampaigns.includes(table)),
    'residences',
    'documents',
    'document_label_links',
    'device_tasks',
    'product_requests',
  ])
  const found = queries.flatMap((file) =>
    exportsOf(file)
      .filter((statement) => writesOf(statement.text).some((table) => ofProjects.has(table)))
      .filter((statement) => !/\bHeld\b/.test(parametersOf(statement, file)))
      .map(({ name }) => `${nounOf(file)}.${name}`),
  )
  expectOnly(found, {
    'documents.deleteFile': 'a file of a template, which is held',
    'documents.deleteOfProduct': 'a file of a product, which its administrator holds',
    'documents.forgetDeleted': 'what nobody has put back in time',
    'documents.insertFile': 'a file of a template, which is held',
    'documents.insertOfProduct': 'a file of a product, which its administrator holds',
    'household.deleteLeft': 'what those who left did not take along in time',
    'projects.insertProjects': 'nobody else sees them before the transaction ends',
    'residents.noteVisit': 'a visit of the person who lives there',
    'studies.setFailed': 'the job that reads the study',
    'studies.setProgress': 'the job that reads the study',
  })
})

test('the row of a project is taken in one place, which alone makes a held project; the gate alone makes a scope', () => {
  const takes = /\bfor (?:no key )?update|\bforUpdate|\bforNoKeyUpdate|\bforKeyShare|\bforShare/
  const takers = queries.flatMap((file) =>
    exportsOf(file)
      .filter(({ text }) => /'residences'|from residences\b/.test(text) && takes.test(text))
      .map(({ name }) => `${nounOf(file)}.${name}`),
  )
  expectOnly(takers, { 'projects.holdBuilding': 'a flat is put into it: it is not cancelled meanwhile' })

  const all = filesOf('server/src/**/*.ts')
  const forged = (types: string, where: string) =>
    all.filter((file) => file !== where && new RegExp(`\\bas (?:unknown as )?(?:${types})\\b`).test(textOf(file)))
  expect(forged('(?:User|Administrator|Machine|Company|Project|Building)Scope', 'server/src/platform/gate.ts')).toEqual(
    [],
  )
  expect(forged('Held', '')).toEqual([])
})
