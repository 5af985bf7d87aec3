import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { contactOf } from '#platform/testing/contacts.ts'
import { hired } from '#platform/testing/inbox.ts'
import { newTenant } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

const clairiere = 'Maisons Clairière'
const find = async (who: string, company: string, text: string) =>
  (await (await as(who)).call('finding.find', { company_id: await world.company(company), text })).data
const hugo = (text: string) => find('hugo@clairiere.example', clairiere, text)
const marie = (text: string) => find('marie@horizon.example', 'Groupe Horizon', text)
const everyone = async (who: string, text: string) => (await as(who)).call('finding.findEverywhere', { text })

test('a contact is found by any of its addresses, which is told; from three letters on, and by those alone who list it', async () => {
  const company_id = await world.company(clairiere)
  const emails = [{ email: 'bureau@zwingli.example' }, { email: 'Emile.Z@Qxtoits.example' }]
  const id = await contactOf(company_id, { name: 'Émile Zwingli', emails })
  const hit = { id, name: 'Émile Zwingli', company_name: null }
  for (const text of ['emile.z@qxtoits.example', 'qxtoits.ex', '  EMILE.Z@'])
    expect((await hugo(text)).contacts, text).toEqual([{ ...hit, email: 'Emile.Z@Qxtoits.example' }])
  expect((await hugo('émile zw')).contacts).toEqual([{ ...hit, email: null }])
  expect((await hugo('qx')).contacts).toEqual([])
  expect((await hugo('%@qxtoits')).contacts).toEqual([])
  expect((await marie('emile.z@qxtoits.example')).contacts).toEqual([])
  // A company without contacts lists none, and finds none.
  expect((await find('otto@thermalia.example', 'Thermalia', 'emile.z@qxtoits.example')).contacts).toEqual([])
})

test('a colleague is found by name or address, by everyone of the company; not who left it, nor whoever is of another one', async () => {
  const { id, username } = await hired(clairiere)
  const hit = { id, name: 'Nina Roche', username }
  expect((await hugo(username)).colleagues).toEqual([hit])
  expect((await hugo('nina roche')).colleagues).toEqual([hit])
  const reader = await hired(clairiere, 'COMPANY_READER')
  expect((await find(reader.username, clairiere, username)).colleagues).toEqual([hit])
  // Those above look into the company, and find its people there alone, as its list says.
  expect((await marie(username)).colleagues).toEqual([])
  expect((await find('marie@horizon.example', clairiere, username)).colleagues).toEqual([hit])
  expect((await hugo('zoe@batir-ouest.example')).colleagues).toEqual([])
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', id).execute()
  expect((await hugo(username)).colleagues).toEqual([])
})

test('an address finds no resident, but for administrators, who find everyone who has an account', async () => {
  const { username, id } = await newTenant(await world.project('Maison Les Érables'))
  for (const found of [await hugo(username), await marie(username)])
    expect([found.colleagues, found.contacts, found.projects]).toEqual([[], [], []])
  const { data } = await everyone('admin@logis.example', username.toUpperCase())
  expect(data.people).toMatchObject([{ id, username }])
  expect((await everyone('admin@logis.example', 'example')).data.people).toHaveLength(5)
  expect((await everyone('admin@logis.example', ' e')).data.people).toEqual([])
  for (const who of ['hugo@clairiere.example', 'marie@horizon.example', 'support@logis.example'])
    expect(await everyone(who, username)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  expect((await everyone('admin@logis.example', username)).data.people).toEqual([])
})

test('administrators find the homes of all companies, by name, contract and code; nothing is found by a letter', async () => {
  const [clairieres, horizons] = [await world.project('Maison Les Érables'), await world.project('Villa Rivale')]
  for (const id of [clairieres, horizons]) {
    const home = await db
      .selectFrom('residences')
      .select(['id', 'name', 'company_id', 'residence_code'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const text of [home.name, home.residence_code]) {
      const { projects } = (await everyone('admin@logis.example', text)).data
      expect(projects, text).toMatchObject([{ id, name: home.name, company: { id: home.company_id } }])
    }
  }
  const gas = await db
    .selectFrom('residences')
    .select(['id', 'name'])
    .where('is_ptg', '=', true)
    .executeTakeFirstOrThrow()
  const found = (await everyone('admin@logis.example', gas.name)).data
  expect(found.passports.map(({ id }: { id: number }) => id)).toContain(gas.id)
  expect((await everyone('admin@logis.example', 'm')).data).toEqual({ people: [], projects: [], passports: [] })
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', horizons).execute()
  expect((await everyone('admin@logis.example', 'Villa Rivale')).data.projects).toEqual([])
})
