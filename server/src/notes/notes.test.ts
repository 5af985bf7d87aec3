import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let admin: Client
let [home, company] = [0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  home = await world.project('Maison Les Lilas')
  company = await world.company('Maisons Clairière')
})
const write = (model_type: string, model_id: number, text = 'À rappeler en janvier') =>
  admin.call('notes.createNote', { model_type, model_id, text })
const about = async (model_type: string, model_id: number) =>
  (await admin.call('notes.listNotes', { search: { model_type, model_id: String(model_id) } })).data
const lastEntry = async () => (await admin.call('administration.listEntries', { page_size: 1 })).data[0]

test('API-24/notes a note is {id, model_type, model_id, text, author, created_at}, of a home or of a company, the last first', async () => {
  const author = { id: await world.user('admin@logis.example'), name: 'admin@logis.example' }
  const first = await write('Residence', home, '  Clés chez le gardien\nEscalier B  ')
  expect(first.status).toBe(201)
  expect(first.data).toEqual({
    id: expect.any(Number),
    model_type: 'Residence',
    model_id: home,
    text: 'Clés chez le gardien\nEscalier B',
    author,
    created_at: expect.stringMatching(/Z$/),
  })
  const { data: second } = await write('Residence', home)
  const { data: ofCompany } = await write('Company', company)
  expect(await about('Residence', home)).toEqual([second, first.data])
  expect(await about('Company', company)).toEqual([ofCompany])
})

test('the feed of administration knows that there was a note and of what, never what it said', async () => {
  const { data } = await write('Company', company, 'Canari dans la mine')
  expect(await lastEntry()).toMatchObject({
    action: 'CREATED',
    model_name: 'Note',
    model_id: data.id,
    name: 'Maisons Clairière',
  })
  expect((await admin.call('notes.deleteNote', { note_id: data.id })).status).toBe(204)
  const entry = await lastEntry()
  expect(entry).toMatchObject({ action: 'DELETED', model_id: data.id })
  expect(JSON.stringify(entry)).not.toContain('Canari')
})

test('404: a home, a company or a note that is not there; of a cancelled home there may be notes; 422 without words', async () => {
  expect(await write('Residence', 999_999_999)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await write('Company', 999_999_999)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect((await write('Residence', await world.project('Maison Les Charmes'))).status).toBe(201)
  expect(await write('Residence', home, ' ')).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  const { data } = await write('Residence', home)
  const both = await Promise.all([1, 2].map(() => admin.call('notes.deleteNote', { note_id: data.id })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  expect(both.find(({ status }) => status === 404)).toMatchObject({ error_reason: 'NOTE_NOT_FOUND' })
})

test('a note outlives whoever wrote it', async () => {
  const { data } = await write('Residence', home)
  await db.updateTable('notes').set({ author_user_id: null }).where('id', '=', data.id).execute()
  expect((await about('Residence', home))[0]).toMatchObject({ id: data.id, author: null })
})
