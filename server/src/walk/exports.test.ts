import type { Reason } from '@logis/contract/errors'
import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { clientOf, people } from './people.ts'

// Whatever leaves as a file is held by the same rules, which are asked of each: by an administrator, who may take all.

const declaring = (reason: Reason) =>
  operations.filter(({ procedure }) => reason in procedure['~orpc'].errorMap).map(({ name }) => name)

type Input = Record<string, unknown>
/** So many rows more of what an export tells. No trigger sees them: what is counted of them is counted anew. */
type Fill = (input: Input, count: number) => RawBuilder<unknown>

/** The papers of one home, whose names are their own. */
const papers: Fill = ({ residence_id }, count) => sql`
  insert into documents (context, residence_id, stored_file_id, name, size_bytes)
  select 'RESIDENCE', ${residence_id}, (select min(id) from stored_files), gen_random_uuid(), 1 from generate_series(1, ${count})`
const fills: Record<string, Fill> = {
  'companies.exportAffiliates': ({ company_id }, count) => sql`
    with more as (select count(*) + 1 as first from companies)
    insert into companies (parent_id, name, type, contact_information_id)
    select ${company_id}, 'Filiale', 'INSTALLER', -n from more, generate_series(first, first + ${count}) n`,
  'projects.exportProjects': ({ company_id }, count) => sql`
    with more as (select count(*) + 1 as first from residences)
    insert into residences (company_id, type, name, residence_code, contact_information_id)
    select ${company_id}, 'HOUSE', 'Lot', lpad(n::text, 12, '0'), -n from more, generate_series(first, first + ${count}) n`,
  'campaigns.exportCampaign': ({ campaign_id }, count) => sql`
    insert into campaign_homes (campaign_id, residence_id, position)
    select ${campaign_id}, id, id from residences where name = 'Lot' limit ${count}`,
  'intakes.exportIntake': ({ intake_id }, count) => sql`
    insert into intake_rows (intake_id, line, cells) select ${intake_id}, 1000 + n, '[]' from generate_series(1, ${count}) n`,
  'sortings.exportSorting': ({ sorting_id }, count) => sql`
    insert into sorting_files (sorting_id, path, size_bytes, state)
    select ${sorting_id}, 'Lot/' || n, 1, 'LEFT_OUT' from generate_series(1, ${count}) n`,
  'documents.downloadAll': papers,
  'documents.downloadList': papers,
  'booklet.downloadPdf': papers,
  'booklet.downloadPackage': papers,
  'products.exportCatalogue': (_, count) => sql`
    insert into manufacturers (name) select 'Marque ' || n from generate_series(1, ${count}) n`,
  'contacts.exportContacts': ({ company_id }, count) => sql`
    with more as (select count(*) + 1 as first from contacts)
    insert into contacts (company_id, name, contact_information_id)
    select ${company_id}, 'Contact', -n from more, generate_series(first, first + ${count}) n`,
  'security.exportSecurityLog': (_, count) => sql`
    insert into security_log (kind) select 'CODE_SHOWN' from generate_series(1, ${count})`,
  'administration.exportEntries': (_, count) => sql`
    insert into administration_entries (actor_user_id, operation, request_id, action, model_name, model_id, name, pretty_log)
    select 1, 'trades.createTrade', 'request', 'CREATED', 'Trade', n, 'Puisatier', '[]' from generate_series(1, ${count}) n`,
  'administration.exportIntakes': (_, count) => sql`
    insert into intakes (company_id, user_id, file_name, columns)
    select (select min(id) from companies), (select min(id) from users), 'maisons.csv', '[]' from generate_series(1, ${count})`,
  'retentions.exportErasures': (_, count) => sql`
    insert into retention_erasures (decision_id, erased_residence_id, type, created_at, documents, devices, storage_bytes)
    select ${count}, n, 'HOUSE', now(), 0, 0, 0 from generate_series(1, ${count}) n`,
}
const criteria: Record<string, Input> = {
  'projects.exportProjects': { search: { name: 'Lot' } },
  'products.exportCatalogue': { kind: 'manufacturers' },
}

const filled = async (name: string, count: number): Promise<Input> => {
  const input = { ...(await expected[name]!.input('admin')), ...criteria[name] }
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await fills[name]!(input, count).execute(tx)
  })
  return input
}

test.each(declaring('EXPORTS_TOO_MANY'))(
  '%s of over 1,000 rows: 403 PROOF_REQUIRED ten minutes after the last proof, 429 EXPORTS_TOO_MANY of the twenty-first in an hour',
  async (name) => {
    const input = await filled(name, 1001)
    const user_id = await world.user(people.admin)
    const late = await clientOf('admin')
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
    await db
      .updateTable('access_tokens')
      .set({ issued_at: elevenMinutesAgo, proven_at: null })
      .where('user_id', '=', user_id)
      .execute()
    expect(await late.call(name, input)).toMatchObject({ status: 403, error_reason: 'PROOF_REQUIRED' })
    await sql`
      insert into rate_limits (bucket, window_start, hits)
      select ${`big-exports:${user_id}`}, date_trunc('hour', now()) + later, 20 from unnest(array[interval '0', '1 hour']) later
      on conflict (bucket, window_start) do update set hits = 20`.execute(db)
    const answer = await (await clientOf('admin')).call(name, input)
    expect(answer).toMatchObject({ status: 429, error_reason: 'EXPORTS_TOO_MANY' })
  },
)

// Erasures are of decisions, which these rows have none of: exportsMeanwhile.test.ts.
const ofThousands = declaring('EXPORT_TOO_LARGE').filter(
  (name) => declaring('EXPORTS_TOO_MANY').includes(name) && name !== 'retentions.exportErasures',
)

test.each(ofThousands)('%s of more than 2,000 rows: as many lines as the security log is told of', async (name) => {
  await db.deleteFrom('rate_limits').execute()
  const input = await filled(name, 1101)
  const { status, bytes } = await (await clientOf('admin')).download(name, input)
  expect(status).toBe(200)
  const { details } = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'EXPORTED')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const rows = (details as { rows: number }).rows
  expect(rows).toBeGreaterThan(2000)
  const lines = bytes.toString('utf8').trim().split('\n')
  expect(lines).toHaveLength(rows + (name === 'security.exportSecurityLog' ? 0 : 1))
})

test.each(declaring('EXPORT_TOO_LARGE'))('422 EXPORT_TOO_LARGE: %s of over 100,000 rows', async (name) => {
  const input = await filled(name, 100_001)
  const answer = await (await clientOf('admin')).call(name, input)
  expect(answer).toMatchObject({ status: 422, error_reason: 'EXPORT_TOO_LARGE' })
})
