import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const owner = 'Rénov’Est'
const home = 'Pavillon Rénové'
type Row = { id: number; name: string; company: { name: string } }
type Person = { client: Client; company_id: number }
let luc: Person
let hugo: Person

const personOf = async (username: string, company: string): Promise<Person> => ({
  client: await as(username),
  company_id: await world.company(company),
})
const list = async ({ client, company_id }: Person, search: object | string, more: object = {}) => {
  const answer = await client.call('projects.listProjects', { company_id, page_size: -1, search, ...more })
  expect(answer.status).toBe(200)
  expect(answer.meta.total).toBe(answer.data.length)
  return answer.data as Row[]
}
const exported = async ({ client, company_id }: Person, search: object) =>
  (await client.download('projects.exportProjects', { company_id, search })).bytes.toString('utf8')
const foreign = (rows: Row[]) => rows.filter(({ company }) => company.name === owner)

/** Does as said to the owner's home, and takes it back. */
const whileHomeIs = async <T>(state: 'cancelled' | 'without e-mail', act: () => Promise<T>): Promise<T> => {
  const id = await world.project(home)
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const emails = await db
    .selectFrom('emails')
    .selectAll()
    .where('contact_information_id', '=', contact_information_id)
    .execute()
  const cancel = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', id).execute()
  if (state === 'cancelled') await cancel(new Date())
  else await db.deleteFrom('emails').where('contact_information_id', '=', contact_information_id).execute()
  const found = await act()
  if (state === 'cancelled') await cancel(null)
  else if (emails.length > 0)
    await db
      .insertInto('emails')
      .values(emails.map(({ id: _, ...email }) => email))
      .execute()
  return found
}

beforeAll(async () => {
  luc = await personOf('luc@isotherme.example', 'Études Isotherme')
  hugo = await personOf('hugo@clairiere.example', 'Maisons Clairière')
  const company_id = await world.company(owner)
  await db
    .insertInto('resource_accesses')
    .values({ company_id, authorized_company_id: hugo.company_id, resource_type: 'Company', resource_id: company_id })
    .execute()
})

test('a cancelled home is in no list and no export of a third party, as its page is in none', async () => {
  const residence_id = await world.project(home)
  await whileHomeIs('cancelled', async () => {
    expect(await luc.client.call('projects.getProject', { residence_id })).toMatchObject({ status: 404 })
    for (const person of [luc, hugo])
      for (const deleted of ['1', 'true', '0', ''])
        for (const more of [
          {},
          { children: '1' },
          { name: 'Pavillon' },
          { company_id: String(await world.company(owner)) },
        ]) {
          const search = { third_parties: '1', deleted, ...more }
          expect((await list(person, search)).map(({ id }) => id)).not.toContain(residence_id)
          expect(await exported(person, search)).not.toContain(home)
        }
    expect((await list(luc, `third_parties=1;deleted=1`)).map(({ id }) => id)).not.toContain(residence_id)
  })
})

test('among own and third parties’ homes, the cancelled and those without e-mail are looked for among the own', async () => {
  expect(foreign(await list(hugo, { third_parties: '1' })).length).toBeGreaterThan(0)
  const cancelled = await list(hugo, { third_parties: '1', deleted: '1' })
  expect(cancelled.map(({ name }) => name)).toEqual(['Maison Les Charmes'])
  for (const without_email of ['0', '1']) {
    const alone = await list(hugo, { without_email })
    expect(alone.length).toBeGreaterThan(0)
    expect(await list(hugo, { third_parties: '1', without_email })).toEqual(alone)
  }
})

test('what a third party finds, counts or reads in which order does not depend on what it is not shown', async () => {
  const searches: (object | string)[] = [
    { third_parties: '1' },
    { third_parties: '1', without_email: '1' },
    { third_parties: '1', without_email: '0' },
    { third_parties: '1', credentials_sent: '1' },
    { third_parties: '1', activated: '0' },
    { third_parties: '1', is_ptg: '0' },
    'third_parties=1;without_email=1',
  ]
  const sorts = ['name', '-created_at', 'type', 'activation_date', 'contract_number', 'city', 'credentials_sent_at']
  const everything = async () => {
    const answers: unknown[] = []
    for (const person of [luc, hugo]) {
      for (const search of searches)
        answers.push(await list(person, search), typeof search === 'object' && (await exported(person, search)))
      for (const sort of sorts) answers.push(await list(person, { third_parties: '1' }, { sort }))
    }
    return answers
  }
  const emails = await db
    .selectFrom('emails as e')
    .innerJoin('residences as r', 'r.contact_information_id', 'e.contact_information_id')
    .select('e.id')
    .where('r.id', '=', await world.project(home))
    .execute()
  expect(emails.length).toBeGreaterThan(0)
  const before = await everything()
  expect(await whileHomeIs('without e-mail', everything)).toEqual(before)
})

test('a code finds own homes alone', async () => {
  const found = async (name: string) =>
    (await hugo.client.call('projects.listProjects', { company_id: hugo.company_id, search: await world.code(name) }))
      .data
  expect((await found('Maison Les Lilas')).map(({ name }: Row) => name)).toEqual(['Maison Les Lilas'])
  expect(await found(home)).toEqual([])
})
