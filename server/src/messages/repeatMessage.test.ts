import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let claire: Client
let hugo: Client
let residence_id: number
let company_id: number
beforeAll(async () => {
  claire = await as('claire@foyer.example', 'resident')
  hugo = await as('hugo@clairiere.example')
  residence_id = await world.project('Maison Les Érables')
  company_id = await world.company('Maisons Clairière')
})
beforeEach(async () => {
  await db.deleteFrom('conversations').execute()
})

const photo = { field: 'files[]', name: 'fuite.pdf', type: 'application/pdf', bytes: '%PDF-1.4 fuite' }
const write = (key: string, body: string) =>
  claire.upload('messages.write', { residence_id }, { body }, [photo], { 'idempotency-key': key })
const said = async () => (await claire.call('messages.readOwn', { residence_id })).data.messages

test('a message that is sent again under its key, as after a lost answer, is said once, with its files once', async () => {
  const first = await write('message-1', 'Le robinet fuit.')
  const again = await write('message-1', 'Le robinet fuit.')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.data).toEqual(first.data)
  expect(await said()).toMatchObject([{ body: 'Le robinet fuit.', files: [{ name: 'fuite.pdf' }] }])
  // Said again on purpose, it is said again.
  await write('message-2', 'Le robinet fuit.')
  expect(await said()).toHaveLength(2)
  expect(await write('message-2', 'La cave est inondée.')).toMatchObject({
    status: 409,
    error_reason: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('an answer of the company is said once for each key too', async () => {
  await write('message-3', 'Le robinet fuit.')
  const [{ id: conversation_id }] = (await hugo.call('messages.listConversations', { company_id })).data
  const answer = () =>
    hugo.upload('messages.answer', { company_id, conversation_id }, { body: 'Nous passons demain.' }, [], {
      'idempotency-key': 'reponse-1',
    })
  const [one, two] = [await answer(), await answer()]
  expect([one.status, two.status]).toEqual([201, 201])
  expect(two.data).toEqual(one.data)
  expect((await said()).map(({ by }: { by: string }) => by)).toEqual(['RESIDENT', 'COMPANY'])
})
