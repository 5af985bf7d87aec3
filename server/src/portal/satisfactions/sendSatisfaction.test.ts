import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const sent = {
  satisfied: true,
  message: 'L’import m’a fait gagner une heure.',
  platform: 'PARTNER_PORTAL',
  page_uri: '/projects/2',
}
const send = async (input: object, username = 'hugo@clairiere.example') =>
  (await as(username)).call('portal.sendSatisfaction', { ...sent, ...input })

test('SHELL-33/kept 201: kept with who sent it, for which company, from which page and when; the person is thanked', async () => {
  const answer = await send({ page_uri: '/projects/2?search=dupont#haut' })
  expect(answer).toMatchObject({ status: 201, message: 'Merci, votre message a bien été transmis.' })
  const row = await db
    .selectFrom('satisfactions')
    .selectAll()
    .where('id', '=', answer.data.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    user_id: await world.user('hugo@clairiere.example'),
    company_id: await world.company('Maisons Clairière'),
    satisfied: true,
    message: sent.message,
    platform: 'PARTNER_PORTAL',
    page_uri: '/projects/2',
    created_at: expect.any(String),
  })
})

test('SHELL-33/length 201: an empty message is accepted, of 5,000 characters at most', async () => {
  expect((await send({ message: '' })).status).toBe(201)
  expect((await send({ message: 'é'.repeat(5000) })).status).toBe(201)
  expect(await send({ message: 'é'.repeat(5001) })).toMatchObject({
    status: 422,
    errors: { message: [{ code: 'max' }] },
  })
})

test.each([{ satisfied: false }, { platform: 'ELSEWHERE' }, { page_uri: 'https://elsewhere.example/' }])(
  '422: %j is not what the portal sends',
  async (wrong) => {
    expect(await send(wrong)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  },
)

test('401 without a session; 429 for who sends without end', async () => {
  expect(await anonymous.call('portal.sendSatisfaction', sent)).toMatchObject({ status: 401 })
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async () => (await send({}, 'ines@belvedere.example')).status),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
