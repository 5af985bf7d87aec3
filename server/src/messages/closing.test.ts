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
  await db.deleteFrom('rate_limits').execute()
})

const write = async (body: string) => (await claire.upload('messages.write', { residence_id }, { body }, [])).data
/** The conversation, as whoever looks at it sees it. */
const seen = async () => {
  const [{ id }] = (await hugo.call('messages.listConversations', { company_id })).data
  const { data } = await hugo.call('messages.readConversation', { company_id, conversation_id: id })
  return { id: id as number, read: data.messages.at(-1).id as number, ...data }
}
const close = (conversation_id: number, more: object = {}) =>
  hugo.call('messages.closeConversation', { company_id, conversation_id, ...more })

test('409: a message that came after the last one seen is not closed over; read, it is', async () => {
  await write('Merci.')
  const { id, read } = await seen()
  await write('La cave est inondée.')
  expect(await close(id, { until: read })).toMatchObject({ status: 409, error_reason: 'CONVERSATION_WENT_ON' })
  expect(await seen()).toMatchObject({ waiting: true, is_closed: false })
  expect(await close(id, { until: (await seen()).read })).toMatchObject({ status: 200, data: { is_closed: true } })
  // A second time changes nothing; whoever says not how far closes what there is.
  expect(await close(id, { until: (await seen()).read })).toMatchObject({ status: 200, data: { is_closed: true } })
  await write('Encore.')
  expect(await close(id)).toMatchObject({ status: 200, data: { is_closed: true } })
})

test('a message of the very moment waits for an answer, whichever of the two is first', async () => {
  await write('Merci.')
  for (let round = 0; round < 8; round += 1) {
    const { id, read } = await seen()
    const [closing] = await Promise.all([close(id, { until: read }), write(`La cave est inondée (${round}).`)])
    expect([200, 409]).toContain(closing.status)
    expect(await seen()).toMatchObject({ waiting: true, is_closed: false })
    await db.deleteFrom('rate_limits').execute()
  }
})
