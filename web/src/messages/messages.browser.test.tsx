import type { Conversation, HomeMessage } from '@logis/contract/messages'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('whoever sends by the keyboard keeps the focus on the button', async () => {
  inbox(conversation())
  catchUploads({ data: answered })
  await openPortal('/messages/1?conversation=4')
  await page.getByLabelText('Votre réponse').fill('Nous passons demain.')
  const send = page.getByRole('button', { name: 'Envoyer' })
  ;(send.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Message envoyé.')).toBeVisible()
  await expect.element(send).toHaveFocus()
})

test('what is begun to one resident does not stand in the conversation with another', async () => {
  const other = conversation({ id: 5, resident: { id: 17, name: 'Malik Chérif' } })
  const { answers } = inbox(conversation())
  answers['GET /companies/1/conversations/5'] = { body: { data: { ...other, messages: [asked] } } }
  const { router } = await openPortal('/messages/1?conversation=5')
  await expect.element(page.getByRole('heading', { name: /Malik Chérif/ })).toBeVisible()
  await router.navigate({ href: '/messages/1?conversation=4' })
  await expect.element(page.getByRole('heading', { name: /Claire Aubry/ })).toBeVisible()
  await page.getByLabelText('Votre réponse').fill('Votre code est le 4812.')
  // As a notification leads there, or Back.
  await router.navigate({ href: '/messages/1?conversation=5' })
  await expect.element(page.getByRole('heading', { name: /Malik Chérif/ })).toBeVisible()
  await expect.element(page.getByLabelText('Votre réponse')).toHaveValue('')
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

test('what is written is not left without a question, and not asked for once it is sent', async () => {
  inbox(conversation())
  const { router, path } = await openPortal('/messages/1?conversation=4')
  const answer = page.getByLabelText('Votre réponse')
  await answer.fill('Nous passons demain.')
  await expect.poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  void router.navigate({ href: '/projects/1' })
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  expect(path()).toBe('/messages/1?conversation=4')
  await expect.element(answer).toHaveValue('Nous passons demain.')
  void router.navigate({ href: '/projects/1' })
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect.poll(path).toBe('/projects/1')
  await router.navigate({ href: '/messages/1?conversation=4' })
  catchUploads({ data: answered }, 201)
  await answer.fill('Nous passons jeudi.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect.element(answer).toHaveValue('')
  await router.navigate({ href: '/projects/1' })
  await expect.poll(path).toBe('/projects/1')
})
