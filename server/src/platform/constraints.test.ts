import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { constraintReasons } from './constraints.ts'
import { db } from './db.ts'
import { exitOf } from './exit.ts'

const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(db)).rows.map(({ name }) => name)

/** Constraints, unique indexes, and the names that triggers raise. */
const known = async () => [
  ...(await namesOf(sql`select conname as name from pg_constraint where connamespace = 'public'::regnamespace`)),
  ...(await namesOf(sql`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace`)),
  ...(await namesOf(sql`select (regexp_matches(prosrc, 'constraint\\s*=\\s*''(\\w+)''', 'g'))[1] as name from pg_proc
    where pronamespace = 'public'::regnamespace`)),
]

test('every constraint that has a reason is one of the database, under this very name', async () => {
  const names = new Set(await known())
  expect(Object.keys(constraintReasons).filter((name) => !names.has(name))).toEqual([])
})

/** Unique, and never broken by what a person chooses. */
const settledWhereWritten = [
  'booklet_items_once', // what the law asks for, which migrations write
  'booklet_works_intervention', // an intervention that is done again: `on conflict do update`
  'campaign_mails_once', // a home’s turn is taken before its mail is promised
  'communication_log_events_once', // what a provider tells twice: `on conflict do nothing`
  'communication_logs_message', // a Message-ID of our own making
  'conversations_once', // the first message opens it, the next finds it: `on conflict do update`
  'device_tasks_once', // the next occurrence of a task: `on conflict do nothing`
  'document_folders_default', // the first use of a default folder: `on conflict do nothing`
  'invitation_runs_once', // what is sent again finds the job that it began: `on conflict do nothing`
  'manufacturers_name', // the catalogue, which nobody edits from the portal
  'notifications_once', // whoever is told already: `on conflict do nothing`
  'one_time_tokens_one_reset', // a link is made as its mail leaves; the mail that comes second is made again
  'products_reference', // the catalogue
  'energy_certificates_one', // the certificate before it is removed first, under the project's lock
  'residence_pictures_place', // numbered anew by each change, under the project's lock
  'residences_code', // 60 bits, drawn at random
  'sorting_files_path', // looked for first, while the draft is held
  'staff_invitations_once', // a second invitation takes the place of the first: `on conflict do update`
  'stored_files_key', // drawn at random
  'thermal_studies_one_current', // the study before it is put aside first, under the project's lock
  'user_role_one_primary', // the first role of a person is the primary one, by the statement that gives it
  'webhook_inbox_once', // `on conflict do nothing`
]

test('a unique index with a name of its own has a reason, or is settled where it is written', async () => {
  const unnamed = /_(pkey|key|idx)\d*$/
  const unique = await namesOf(sql`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace order by 1`)
  const own = unique.filter((name) => !unnamed.test(name) && !constraintReasons[name])
  expect(own.filter((name) => !settledWhereWritten.includes(name))).toEqual([])
})

test('a broken constraint leaves by the one exit as the check would: same reason, status and sentence', async () => {
  const company_id = (await db.selectFrom('companies').select('id').executeTakeFirstOrThrow()).id
  const values = { company_id, name: 'Deux fois' }
  await db.insertInto('templates').values(values).execute()
  const broken = await db
    .insertInto('templates')
    .values({ ...values, name: 'DEUX FOIS' })
    .execute()
    .catch((error: unknown) => error)
  expect(exitOf(broken, { locale: 'fr-FR', requestId: 'r' })).toMatchObject({
    status: 409,
    body: { error_reason: 'TEMPLATE_NAME_EXISTS', request_id: 'r' },
  })
})
