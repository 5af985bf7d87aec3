import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from './db.ts'
import { as } from './testing/client.ts'
import { jobOf } from './testing/contacts.ts'
import { world } from './testing/world.ts'

/** What is sent twice under one key, as after a lost answer, and then changed. */
const thrice = async (send: (key: string, text: string) => Promise<{ status: number; data: unknown }>) => {
  const key = randomUUID()
  const [first, again, other] = [
    await send(key, 'Une fois'),
    await send(key, 'Une fois'),
    await send(key, 'Autre chose'),
  ]
  expect(first).toMatchObject({ status: 201 })
  expect(again).toMatchObject({ status: 201, data: first.data })
  expect(other).toMatchObject({ status: 409, error_reason: 'IDEMPOTENCY_KEY_REUSED' })
}

test('a contact, a list of contacts and a work that are sent again under their key are there once', async () => {
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const residence_id = await world.project('Maison Les Lilas')
  const post = (path: string, input: (text: string) => object) => (key: string, text: string) =>
    hugo.send('POST', `/v2${path}`, {
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(input(text)),
    })
  const jobs = [{ id: await jobOf('plumber') }]
  const contact = (name: string) => ({ name, jobs, emails: [{ email: 'une.fois@artisan.example' }] })
  const named = async () =>
    (await db.selectFrom('contacts').select('name').where('name', '=', 'Une fois').execute()).length
  await thrice(post(`/companies/${company_id}/contacts`, contact))
  expect(await named()).toBe(1)
  await thrice(
    post(`/companies/${company_id}/contacts/import`, (text) => ({ contacts: [contact(text), contact(text)] })),
  )
  expect(await named()).toBe(3)
  const work = (description: string) => ({ done_on: '2026-01-12', description, company_name: 'Isol’Ouest' })
  await thrice(post(`/residences/${residence_id}/booklet/works`, work))
  const works = db.selectFrom('booklet_works').select('id').where('residence_id', '=', residence_id)
  expect(await works.where('description', '=', 'Une fois').execute()).toHaveLength(1)
})

test('a work whose paper was deleted before it was sent again is the one that is there', async () => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  const paper = { name: 'facture-isolation.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
  const { data: document } = await hugo.upload('documents.uploadDocument', { residence_id }, {}, [paper])
  const work = {
    done_on: '2026-02-02',
    description: 'Isolation',
    company_name: 'Isol’Ouest',
    document_ids: [document.id],
  }
  const send = () =>
    hugo.send('POST', `/v2/residences/${residence_id}/booklet/works`, {
      headers: { 'content-type': 'application/json', 'idempotency-key': 'papier-parti' },
      body: JSON.stringify(work),
    })
  expect(await send()).toMatchObject({ status: 201 })
  await hugo.call('documents.deleteDocuments', { residence_id, ids: [document.id] })
  expect(await send()).toMatchObject({ status: 201 })
  const works = db.selectFrom('booklet_works').select('id').where('residence_id', '=', residence_id)
  expect(await works.where('description', '=', 'Isolation').execute()).toHaveLength(1)
})
