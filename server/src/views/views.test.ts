import type { View } from '@logis/contract/views'
import { viewsMax } from '@logis/contract/views.rules'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { newColleague } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

beforeEach(() => db.deleteFrom('views').execute())

const open = async (username = 'hugo@clairiere.example', company = 'Maisons Clairière') => {
  const client = await as(username)
  const company_id = await world.company(company)
  const list = async (): Promise<View[]> =>
    (await client.call('views.listViews', { company_id, list: 'projects' })).data
  return {
    client,
    company_id,
    list,
    names: async () => (await list()).map(({ name }) => name),
    create: (name: string, more: object = {}) =>
      client.call('views.createView', { company_id, list: 'projects', name, ...more }),
    edit: (view_id: number, edit: object) => client.call('views.editView', { company_id, view_id, ...edit }),
    remove: (view_id: number) => client.call('views.deleteView', { company_id, view_id }),
  }
}
const nantes = {
  query: 'lilas',
  criteria: { city: { value: 'Nantes' }, created_at: { value: '2026-03-12', symbol: '>=' } },
  sort: '-city',
  columns: ['type', 'city', 'documents'],
}

test('201 200 204: a search is named, found again as it was, changed and deleted', async () => {
  const hugo = await open()
  const { status, data } = await hugo.create(' Nantes, les lilas ', nantes)
  expect(status).toBe(201)
  expect(data).toEqual({
    id: data.id,
    list: 'projects',
    name: 'Nantes, les lilas',
    is_shared: false,
    is_own: true,
    author: { id: await world.user('hugo@clairiere.example'), name: 'Hugo Bertin' },
    ...nantes,
    cannot: { edit: null, share: null },
  })
  expect(await hugo.list()).toEqual([data])
  expect(await hugo.edit(data.id, { name: 'Nantes', sort: null })).toMatchObject({
    status: 200,
    data: { ...nantes, name: 'Nantes', sort: null },
  })
  expect(await hugo.remove(data.id)).toMatchObject({ status: 204 })
  expect(await hugo.list()).toEqual([])
})

test('a view is its author’s until it is shared; the whole company then sees it, by its name', async () => {
  const [marie, paul, lea] = await Promise.all(
    ['marie@horizon.example', 'paul@horizon.example', 'lea@horizon.example'].map((username) =>
      open(username, 'Groupe Horizon'),
    ),
  )
  const { data: view } = await paul!.create('À relancer')
  await marie!.create('Élargie', { is_shared: true })
  await lea!.create('Les miennes')
  expect(await paul!.names()).toEqual(['À relancer', 'Élargie'])
  expect(await lea!.names()).toEqual(['Élargie', 'Les miennes'])
  await paul!.edit(view.id, { is_shared: true })
  expect(await lea!.names()).toEqual(['À relancer', 'Élargie', 'Les miennes'])
  const zoe = await open('zoe@batir-ouest.example', 'Bâtir Ouest')
  expect(await zoe.names()).toEqual([])
})

test('of two shared views of one name each tells whose it is, until its author’s account is closed', async () => {
  const [marie, paul, lea] = await Promise.all(
    ['marie@horizon.example', 'paul@horizon.example', 'lea@horizon.example'].map((username) =>
      open(username, 'Groupe Horizon'),
    ),
  )
  for (const colleague of [marie!, paul!]) await colleague.create('À relancer', { is_shared: true })
  const authors = async () => (await lea!.list()).map(({ author }) => author?.name)
  expect(await authors()).toEqual(['Marie Delattre', 'Paul Guérin'])
  const id = await world.user('paul@horizon.example')
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  expect(await authors()).toEqual(['Marie Delattre', undefined])
  await db.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute()
})

test('403: a reader shares nothing; what is shared is changed by its author and by administrators alone', async () => {
  const [marie, paul, lea] = await Promise.all(
    ['marie@horizon.example', 'paul@horizon.example', 'lea@horizon.example'].map((username) =>
      open(username, 'Groupe Horizon'),
    ),
  )
  const forbidden = { status: 403, error_reason: 'FORBIDDEN' }
  expect(await lea!.create('Partagée', { is_shared: true })).toMatchObject(forbidden)
  const { data: own } = await lea!.create('La mienne')
  expect(own.cannot).toEqual({ edit: null, share: 'FORBIDDEN' })
  expect(await lea!.edit(own.id, { is_shared: true })).toMatchObject(forbidden)

  const { data: shared } = await marie!.create('De Marie', { is_shared: true })
  expect((await paul!.list()).find(({ id }) => id === shared.id)).toMatchObject({
    is_own: false,
    cannot: { edit: 'FORBIDDEN', share: 'FORBIDDEN' },
  })
  expect(await paul!.edit(shared.id, { name: 'De Paul' })).toMatchObject(forbidden)
  expect(await paul!.remove(shared.id)).toMatchObject(forbidden)
  const { data: pauls } = await paul!.create('De Paul', { is_shared: true })
  expect(await marie!.edit(pauls.id, { sort: '-name' })).toMatchObject({ status: 200, data: { is_own: false } })
  expect(await marie!.remove(pauls.id)).toMatchObject({ status: 204 })
})

test('a shared view whose author has left is the administrator’s own once it is shared no more; another’s is its author’s again', async () => {
  const { user_id, username } = await newColleague('Groupe Horizon')
  const [nadia, marie] = [await open(username, 'Groupe Horizon'), await open('marie@horizon.example', 'Groupe Horizon')]
  const { data: first } = await nadia.create('Avant', { is_shared: true })
  expect(await marie.edit(first.id, { is_shared: false })).toMatchObject({ status: 200, data: { is_own: false } })
  expect([await nadia.names(), await marie.names()]).toEqual([['Avant'], []])
  const { data: second } = await nadia.create('Après', { is_shared: true })
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', user_id).execute()
  expect(await marie.edit(second.id, { name: 'Après elle' })).toMatchObject({ status: 200, data: { is_own: false } })
  expect(await marie.edit(second.id, { is_shared: false })).toMatchObject({ status: 200, data: { is_own: true } })
  expect(await marie.names()).toEqual(['Après elle'])
})

test('404: what a colleague keeps for themselves, what another company has', async () => {
  const paul = await open('paul@horizon.example', 'Groupe Horizon')
  const marie = await open('marie@horizon.example', 'Groupe Horizon')
  const { data } = await paul.create('À moi')
  const absent = { status: 404, error_reason: 'VIEW_NOT_FOUND' }
  expect(await marie.edit(data.id, { name: 'À Marie' })).toMatchObject(absent)
  expect(await marie.remove(data.id)).toMatchObject(absent)
  expect(await (await open()).edit(data.id, { name: 'À Hugo' })).toMatchObject(absent)
  expect(await paul.names()).toEqual(['À moi'])
})

test('409 VIEW_NAME_EXISTS: one name is one view of its author’s, whatever its accents and however fast', async () => {
  const hugo = await open()
  const answers = await Promise.all(Array.from({ length: 6 }, () => hugo.create('Été')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const { data } = await hugo.create('Hiver')
  expect(await hugo.edit(data.id, { name: 'ETE' })).toMatchObject({ status: 409, error_reason: 'VIEW_NAME_EXISTS' })
  const marie = await open('marie@horizon.example')
  expect(await marie.create('Été')).toMatchObject({ status: 201 })
})

test('409 VIEWS_LIMIT_REACHED: twenty each and twenty shared, however many come at once', async () => {
  const hugo = await open()
  const answers = await Promise.all(
    Array.from({ length: viewsMax + 4 }, (_, index) => hugo.create(`Vue ${index}`, { is_shared: true })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(viewsMax)
  expect(await hugo.list()).toHaveLength(viewsMax)
  const marie = await open('marie@horizon.example')
  const full = { status: 409, error_reason: 'VIEWS_LIMIT_REACHED' }
  expect(await marie.create('Partagée', { is_shared: true })).toMatchObject(full)
  const { data } = await marie.create('Gardée')
  expect(await marie.edit(data.id, { is_shared: true })).toMatchObject(full)
})

test('each list has its own views, and its own twenty', async () => {
  const { client, company_id, create, list } = await open()
  const { data } = await client.call('views.createView', {
    company_id,
    list: 'contacts',
    name: 'Plombiers',
    query: 'p',
  })
  expect(data).toMatchObject({ list: 'contacts', name: 'Plombiers', query: 'p' })
  expect((await create('Plombiers')).status).toBe(201)
  expect((await list()).map(({ id }) => id)).not.toContain(data.id)
  const contacts = await client.call('views.listViews', { company_id, list: 'contacts' })
  expect(contacts.data.map(({ id }: { id: number }) => id)).toEqual([data.id])
})

test('a view keeps what its list knows no more: its reader passes over it', async () => {
  const hugo = await open()
  const criteria = { heating: { value: 'gaz' }, city: { value: 'Nantes' } }
  expect(await hugo.create('Ancienne', { criteria, sort: '-heating' })).toMatchObject({
    status: 201,
    data: { criteria, sort: '-heating' },
  })
})

test('422: a list without views, a name that is none, a criterion that is none', async () => {
  const hugo = await open()
  for (const wrong of [
    { list: 'autre' },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { criteria: { 'a b': {} } },
    { sort: 'a;b' },
  ])
    expect(await hugo.create('Une vue', wrong)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})
