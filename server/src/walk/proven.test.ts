import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import type { Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { changedSince, fingerprint } from './fingerprint.ts'
import { clientOf, everyone, type Person } from './people.ts'
import { authoriseNora } from './subjects.ts'

withoutLimits()

/** Exports ask for a proof when they are of over 1,000 rows alone; `platform/exports.ts` is the one place that does. */
const onlyWhenLarge = [
  'administration.exportEntries',
  'administration.exportIntakes',
  'booklet.downloadPackage',
  'booklet.downloadPdf',
  'campaigns.exportCampaign',
  'companies.exportAffiliates',
  'contacts.exportContacts',
  'documents.downloadAll',
  'documents.downloadList',
  'intakes.exportIntake',
  'projects.exportProjects',
  'retentions.exportErasures',
  'security.exportSecurityLog',
  'sortings.exportSorting',
]
/** One's own address is changed by the password; that of somebody else by an administrator (`accounts/people/proof.test.ts`). */
const onlyOfAnother = ['accounts.changeEmail']
const serious = operations.filter(({ procedure }) => 'PROOF_REQUIRED' in procedure['~orpc'].errorMap)

/** The rows of the walk ask for what anyone entitled may do at once; what is serious of these is a part of it. */
const seriousPart: Record<string, () => Promise<Record<string, unknown>>> = {
  'companies.updateCompany': async () => ({
    company_id: await world.company('Habitat Rivages'),
    owner_user_username: 'samira@rivages.example',
  }),
  'people.createPerson': async () => ({ company_id: await world.company('Bâtir Ouest'), role: 'COMPANY_READER' }),
  'people.editPerson': async () => ({ email: `${crypto.randomUUID()}@foyer.example` }),
}

const clients = new Map<Person, Client>()
beforeAll(async () => {
  await authoriseNora()
  for (const person of everyone) clients.set(person, await clientOf(person))
}, 300_000)

/** All sessions have been open for a while. */
const age = () =>
  db
    .updateTable('access_tokens')
    .set({ issued_at: new Date(Date.now() - 11 * 60_000), proven_at: null })
    .execute()

test('exports that ask for a proof when they are large are these', () => {
  expect(onlyWhenLarge.filter((name) => !serious.some((operation) => operation.name === name))).toEqual([])
})

test.each(serious.filter(({ name }) => ![...onlyWhenLarge, ...onlyOfAnother].includes(name)))(
  '403 PROOF_REQUIRED: nobody does $name ten minutes after the last proof, and nothing has changed',
  async ({ name }) => {
    const row = expected[name]!
    const person = (row.ok[0] ?? Object.keys(row.told ?? {})[0]) as Person
    const client = row.fresh ? await clientOf(person) : clients.get(person)!
    const input = { ...(await row.input(person)), ...(await seriousPart[name]?.()) }
    await age()
    const before = await fingerprint()
    const { status, error_reason } = await client.call(name, input)
    expect([status, error_reason]).toEqual([403, 'PROOF_REQUIRED'])
    expect(changedSince(before, await fingerprint())).toEqual([])
  },
)
