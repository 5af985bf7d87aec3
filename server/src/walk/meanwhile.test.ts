import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, pool } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import type { Answer } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { expected } from './expected.ts'
import { clientOf, people, type Person } from './people.ts'
import { residenceOf } from './places.ts'
import type { Row } from './row.ts'

withoutLimits()

type Input = Record<string, unknown>
/** Acts with a project in their input that write nothing on it. */
const elsewhere: Record<string, string> = {
  'projects.restoreProject': 'its project is cancelled before',
  'certificates.previewCertificate': 'a question, and changes nothing',
  'flats.matchFlats': 'a question, and changes nothing',
  'invitations.sendCode': 'a job sends the mail, and looks for itself',
  'studies.importStudy': 'a machine’s: studies/importStudy.test.ts',
}

const acts = operations
  .filter(({ name, method }) => method !== 'GET' && !elsewhere[name])
  .map(({ name }) => ({ name, row: expected[name]! }))

const actorOf = ({ ok }: Row): Person | undefined => ok.find((person) => person !== 'admin' && person !== 'support')
const ask = async (person: Person, name: string, row: Row, input: Input): Promise<Answer> => {
  const client = await clientOf(person)
  if (!row.upload) return client.call(name, input)
  const { address, fields } = row.upload(input)
  const files = row.files ?? [{ name: 'entretemps.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }]
  return client.upload(name, address, fields, files)
}

/** A template is applied to the projects that may be changed, and tells of no other; what a job does later is proven then. */
const isLeftOut = (name: string, { status, data }: Answer) =>
  (name === 'templates.applyTemplate' && status === 200 && data.length === 0) ||
  (name === 'templates.previewTemplate' && status === 200) ||
  (name === 'templates.startTemplateRun' && status === 202)

let tables: string[]
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.column_name = 'residence_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'home_progress' -- says of a home what its rows say, that it is cancelled too`.execute(db)
  tables = rows.map(({ name }) => name)
})
/** Everything that the database holds of a project and of its flats, read at once. */
const held = async (residenceId: number): Promise<unknown[]> => {
  const own = sql`(select id from residences where id = ${residenceId} or parent_id = ${residenceId})`
  const ofTables = tables.map(
    (table) =>
      sql`select ${table}::text as name, to_jsonb(t) as row from ${sql.table(table)} t where residence_id in ${own}`,
  )
  const ofHomes = sql`select 'residences', to_jsonb(r) - 'deleted_at' from residences r where id in ${own}`
  const all = sql.join([...ofTables, ofHomes], sql` union all `)
  return (await sql`select name, row from (${all}) found order by name, row::text`.execute(db)).rows
}

const projectActs = async () => {
  const found: { name: string; row: Row; person: Person }[] = []
  for (const { name, row } of acts) {
    const person = actorOf(row)
    if (person && (await residenceOf(await row.input(person))) !== null) found.push({ name, row, person })
  }
  return found
}

test('every act of a noun that writes on projects is walked, but for those named', async () => {
  const walked = new Set((await projectActs()).map(({ name }) => name))
  const nouns =
    /^(certificates|contacts[.](un)?link|devices|documents|flats|interventions|invitations|projects|residents|studies|tenants)[.]/
  const left = operations.filter(({ name, method }) => method !== 'GET' && nouns.test(name) && !walked.has(name))
  expect(left.map(({ name }) => name).toSorted()).toEqual([
    'certificates.previewCertificate',
    'flats.matchFlats',
    'invitations.receiveMailEvents',
    'invitations.sendCode',
    'projects.createProject',
    'projects.restoreProject',
    'studies.importStudy',
  ])
  expect(walked).toContain('templates.applyTemplate')
})

describe('a project that is cancelled while someone writes on it: the act is refused, and nothing is written', () => {
  test.each(acts)('PRJ-43/atomic $name', async ({ name, row }) => {
    const person = actorOf(row)
    if (!person) return
    const input = await row.input(person)
    const id = await residenceOf(input)
    if (id === null) return
    const before = await held(id)
    const answer = await meanwhile(
      ({ run }) => run('update residences set deleted_at = now() where id = $1 or parent_id = $1', [id]),
      () => ask(person, name, row, input),
    )
    const after = await held(id)
    await sql`update residences set deleted_at = null where id = ${id} or parent_id = ${id}`.execute(db)
    expect(after).toEqual(before)
    if (isLeftOut(name, answer)) return
    expect(answer.status).toBeOneOf([404, 409])
    expect(answer.error_reason).toMatch(/^(RESIDENCE_CANCELLED|[A-Z_]*NOT_FOUND)$/)
  })
})

describe('the rights of someone who writes on a project are taken back meanwhile: the act is refused, and nothing is written', () => {
  const byStaff = acts.filter(({ row }) => !row.ok.includes('alice') && !row.ok.includes('claire'))
  test.each(byStaff)('$name', async ({ name, row }) => {
    const person = actorOf(row)
    if (!person) return
    const input = await row.input(person)
    const id = await residenceOf(input)
    if (id === null) return
    const before = await held(id)
    const username = people[person]
    const mine = 'user_id = (select id from users where username = $1)'
    const answer = await meanwhile(
      ({ run }) => run('select from residences where id = $1 or parent_id = $1 for update', [id]),
      () => ask(person, name, row, input),
      ({ run }) => run(`update user_role_companies set is_active = false where ${mine}`, [username]),
    )
    const after = await held(id)
    await sql`update user_role_companies set is_active = true
      where user_id = (select id from users where username = ${username})`.execute(db)
    expect(after).toEqual(before)
    if (isLeftOut(name, answer)) return
    expect(answer.status).toBeOneOf([403, 404])
  })
})

/** What takes someone from the portal, or its administration from them, and what gives it back. */
const endings = [
  {
    whose: 'an administrator whose role ends',
    // A code opens a home to whoever has it, whatever else they are.
    personOf: ({ ok }: Row): Person | undefined =>
      ok.includes('alice') ? undefined : ok.find((person) => person === 'admin'),
    // Some acts keep the role until they end: whoever takes it away waits for them.
    end: `delete from user_global_roles where user_id in (
      select g.user_id from user_global_roles g join users u on u.id = g.user_id where u.username = $1 for update of g skip locked)`,
    undo: `insert into user_global_roles (user_id, role) select id, 'ADMINISTRATOR' from users where username = $1
      on conflict do nothing returning user_id`,
  },
  {
    whose: 'someone whose account is disabled',
    personOf: actorOf,
    end: 'update users set is_active = false where username = $1',
    undo: 'update users set is_active = true where username = $1 and not is_active returning id',
  },
]

describe.each(endings)(
  '$whose while they write on a project: refused, nothing is written',
  ({ personOf, end, undo }) => {
    const byPeople = acts.filter(({ row }) => personOf(row))
    test.each(byPeople)('$name', async ({ name, row }) => {
      const person = personOf(row)!
      const input = await row.input(person)
      const id = await residenceOf(input)
      if (id === null) return
      const before = await held(id)
      const username = people[person]
      const answer = await meanwhile(
        ({ run }) => run('select from residences where id = $1 or parent_id = $1 for update', [id]),
        () => ask(person, name, row, input),
        ({ run }) => run(end, [username]),
      )
      const after = await held(id)
      const { rowCount } = await pool.query(undo, [username])
      if (rowCount === 0) return
      expect(after).toEqual(before)
      if (isLeftOut(name, answer)) return
      expect(answer.status).toBeOneOf([401, 403, 404])
    })
  },
)
