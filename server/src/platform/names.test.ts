import { expect, test } from 'vitest'
import { db } from './db.ts'
import { as } from './testing/client.ts'
import { world } from './testing/world.ts'

/** A name that reads `annexe fdp.exe` and is `annexe exe.pdf` backwards; a control character; a line end. */
const turned = 'annexe \u202Eexe.pdf'
const refused = (field: string) => ({
  status: 422,
  error_reason: 'VALIDATION_ERROR',
  errors: { [field]: [{ code: 'characters', message: expect.stringContaining('caractères') }] },
})

test.each([
  ['turns the direction of the text', turned],
  ['isolates a direction', 'Maison \u2066Lilas\u2069'],
  ['is a control character', 'Maison\u0085Lilas'],
  ['cannot be stored', 'Maison\u0000Lilas'],
  ['ends the line', 'Maison\nLilas'],
])('422: a name that holds what %s', async (_what, name) => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  const company_id = await world.company('Maisons Clairière')
  expect(await hugo.call('projects.editProject', { company_id, residence_id, name })).toMatchObject(refused('name'))
  expect(await hugo.call('documents.createFolder', { residence_id, name })).toMatchObject(refused('name'))
  const user_id = await world.user('hugo@clairiere.example')
  expect(await hugo.call('accounts.updateUser', { user_id, first_name: name })).toMatchObject(refused('first_name'))
  expect(await hugo.call('templates.createTemplate', { company_id, name })).toMatchObject(refused('name'))
  const upload = await hugo.upload('documents.uploadDocument', { residence_id }, { name }, [
    { name: 'a.txt', bytes: 'a' },
  ])
  expect(upload).toMatchObject({ status: 422, errors: { name: [{ code: 'characters' }] } })
})

test('what was stored before is still read', async () => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  await db.updateTable('residences').set({ name: turned }).where('id', '=', residence_id).execute()
  expect(await hugo.call('projects.getProject', { residence_id })).toMatchObject({
    status: 200,
    data: { name: turned },
  })
})

test('a name is kept in the spelling that Unicode composes, however it was typed', async () => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Érables')
  const { data } = await hugo.call('projects.editProject', {
    company_id: await world.company('Maisons Clairière'),
    residence_id,
    name: 'Re\u0301sidence',
  })
  expect(data.name).toBe('Résidence')
})

test('a text beside the criteria of a search: both apply', async () => {
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const found = async (query: string) => {
    const { status, data } = await hugo.send('GET', `/v2/companies/${company_id}/residences?page_size=1000&${query}`)
    expect(status).toBe(200)
    return (data as { name: string }[]).map(({ name }) => name)
  }
  const [all, byText, byCity] = [await found(''), await found('search=maison'), await found('search[type]=HOUSE')]
  const both = byText.filter((name) => byCity.includes(name))
  expect(both.length).toBeGreaterThan(0)
  expect(both.length).toBeLessThan(all.length)
  expect(await found('search=maison&search[type]=HOUSE')).toEqual(both)
  expect(await found('search[type]=HOUSE&search=maison')).toEqual(both)
  expect(await found('search=nothing-of-the-kind&search[type]=HOUSE')).toEqual([])
})
