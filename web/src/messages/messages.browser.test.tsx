import type { Conversation, HomeMessage } from '@logis/contract/messages'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { homeOf } from '../residents/testing.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

const asked: HomeMessage = {
  id: 1,
  by: 'RESIDENT',
  author: { id: 16, name: 'Claire Aubry' },
  body: 'La chaudière goutte.',
  files: [{ id: 3, name: 'fuite.jpg', size: 90_000, mime_type: 'image/jpeg' }],
  created_at: '2026-11-23T09:00:00Z',
}
const answered: HomeMessage = { ...asked, id: 2, by: 'COMPANY', author: null, body: 'Nous passons demain.', files: [] }
const conversation = (more: Partial<Conversation> = {}): Conversation => ({
  id: 4,
  residence: { id: 9, name: 'Maison Les Lilas', company_id: 1 },
  resident: { id: 16, name: 'Claire Aubry' },
  last: { by: 'RESIDENT', body: asked.body },
  last_at: asked.created_at,
  waiting: true,
  is_closed: false,
  is_over: false,
  cannot: { write: null, close: null },
  ...more,
})
const inbox = (one: Conversation) =>
  serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/conversations': listOf([one]),
    'GET /companies/1/conversations/4': { body: { data: { ...one, messages: [asked] } } },
  })

test('a company sees what waits, and opens the conversation to answer it', async () => {
  inbox(conversation())
  const portal = await openPortal('/messages/1')
  await expect.element(page.getByText('À répondre').last()).toBeVisible()
  await page.getByRole('link', { name: /Claire Aubry, Maison Les Lilas/ }).click()
  await expect.poll(portal.path).toBe('/messages/1?conversation=4')
  await expect.element(page.getByText('La chaudière goutte.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Télécharger fuite\.jpg/ })).toBeVisible()
  await expect.element(page.getByLabelText('Votre réponse')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['who only reads', { cannot: { write: 'FORBIDDEN', close: 'FORBIDDEN' } }, /non d’y répondre/],
  [
    'to someone who left',
    { is_over: true, cannot: { write: 'RESIDENCE_USER_NOT_FOUND', close: null } },
    /n’habite plus ce logement/,
  ],
] as const)('the answer is closed %s, and the page says why', async (_case, more, sentence) => {
  inbox(conversation(more))
  await openPortal('/messages/1?conversation=4')
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByLabelText('Votre réponse')).not.toBeInTheDocument()
})

test('what is written while an answer is on its way stays to be sent', async () => {
  inbox(conversation())
  const way = Promise.withResolvers<void>()
  const uploads = catchUploads({ data: answered }, 201, way.promise)
  await openPortal('/messages/1?conversation=4')
  const answer = page.getByLabelText('Votre réponse')
  await answer.fill('Nous passons demain.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect.poll(() => uploads).toHaveLength(1)
  await answer.fill('Nous passons demain. Vers neuf heures.')
  way.resolve()
  await expect.element(page.getByText('Message envoyé.')).toBeVisible()
  await expect.element(answer).toHaveValue('Nous passons demain. Vers neuf heures.')
})

test('a resident reads what the company answered, in the company’s name where its author is gone', async () => {
  const home = homeOf(5, 'Maison Les Lilas')
  serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/5': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/5/pictures': { body: { data: { pictures: [], cannot: { change_pictures: 'FORBIDDEN' } } } },
    'GET /residences/5/messages': {
      body: { data: { company: { id: 2, name: 'Maisons Clairière' }, messages: [asked, answered] } },
    },
  })
  await openPortal('/logement/5/messages')
  const thread = page.getByRole('list', { name: 'Conversation' })
  await expect.element(thread.getByText('Nous passons demain.')).toBeVisible()
  await expect.element(thread.getByText('Maisons Clairière', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Votre message')).toBeVisible()
})
