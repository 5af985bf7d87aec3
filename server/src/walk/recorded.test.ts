import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { clientOf } from './people.ts'
import { subjects } from './subjects.ts'

withoutLimits()

/** Not of the platform but of a person, who reads it in their own log: what support begins in their name. */
const ofSecurityLog = new Set(['accounts.startAssistance'])

/** What the rows of the table ask for changes nothing here, and what changes nothing is not told. */
const changing: Record<string, (input: Record<string, unknown>) => Promise<object>> = {
  'channels.editChannel': async () => ({ name_en: `Weekly report ${Date.now()}` }),
  'partners.movePartner': async () => ({ parent_id: await subjects.horizon() }),
  'partners.setLinkedPartners': async () => ({ ids: [await subjects.rival()] }),
  'passports.removeQuota': async ({ company_id }) => {
    await (await clientOf('admin')).call('passports.setQuota', { company_id, value: 7 })
    return {}
  },
  'products.removeProductPicture': async ({ product_id }) => {
    const picture = { name: 'photo.png', type: 'image/png', bytes: subjects.png }
    await (await clientOf('admin')).upload('products.setProductPicture', { product_id }, {}, [picture])
    return {}
  },
}

const entryOf = (operation: string, after: number) =>
  db
    .selectFrom('administration_entries')
    .select('id')
    .where('operation', '=', operation)
    .where('id', '>', after)
    .executeTakeFirst()
const eventOf = (operation: string, after: number) =>
  db
    .selectFrom('security_log')
    .select('id')
    .where('operation', '=', operation)
    .where('id', '>', after)
    .executeTakeFirst()
const lastOf = async (table: 'administration_entries' | 'security_log') =>
  (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0

/** A file is asked about, and nothing is kept. */
const asks = new Set(['products.previewCatalogue'])
const writes = operations.filter(
  ({ name, method, path }) => method !== 'GET' && path.startsWith('/v2/admin/') && !asks.has(name),
)
const upload = [{ name: 'parcours.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]

test('there are such writes, of every noun that administrators look after', () => {
  expect(writes.length).toBeGreaterThan(50)
})

test.each(writes)('ADMIN-13/recorded $name leaves its entry', async ({ name }) => {
  const row = expected[name]!
  const admin = await clientOf('admin')
  const usual = await row.input('admin')
  const input = { ...usual, ...(await changing[name]?.(usual)) }
  const [entries, events] = [await lastOf('administration_entries'), await lastOf('security_log')]
  const sent = row.upload?.(input)
  const answer = sent
    ? await admin.upload(name, sent.address, sent.fields, row.files ?? upload)
    : await admin.call(name, input)
  expect(answer.status).toBeLessThan(300)
  const left = ofSecurityLog.has(name) ? await eventOf(name, events) : await entryOf(name, entries)
  expect(left).toBeDefined()
})
