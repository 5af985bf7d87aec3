import type { Conversation, HomeMessage } from '@logis/contract/messages'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, openPortal, refusal, serve } from '../platform/testing.tsx'
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
    'GET /companies/1/conversations/4': { body: { data: { ...one, messages: [asked], file_limit: 20_971_520 } } },
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

test('who says that no answer is needed says how far they have read; what came meanwhile is shown instead', async () => {
  const { calls, answers } = inbox(conversation())
  answers['POST /companies/1/conversations/4/close'] = refusal(409, 'CONVERSATION_WENT_ON')
  await openPortal('/messages/1?conversation=4')
  const late = { ...asked, id: 8, body: 'La cave est inondée.' }
  await expect.element(page.getByText('La chaudière goutte.')).toBeVisible()
  answers['GET /companies/1/conversations/4'] = {
    body: { data: { ...conversation(), messages: [asked, late], file_limit: 20_971_520 } },
  }
  await page.getByRole('button', { name: 'Ne demande pas de réponse' }).click()
  await expect.element(page.getByText('La cave est inondée.')).toBeVisible()
  expect(calls.find(({ name }) => name.endsWith('/close'))?.body).toBe('{"until":1}')
  await expect.element(page.getByRole('alert')).toBeVisible()
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

const withTwo = () => {
  const other = conversation({ id: 5, resident: { id: 17, name: 'Malik Chérif' } })
  const { answers } = inbox(conversation())
  answers['GET /companies/1/conversations/5'] = {
    body: { data: { ...other, messages: [asked], file_limit: 20_971_520 } },
  }
}
const answerTo = async (name: RegExp) => {
  await expect.element(page.getByRole('heading', { name })).toBeVisible()
  return page.getByLabelText('Votre réponse')
}

test('what is begun to one resident does not stand in the conversation with another, and is there again', async () => {
  withTwo()
  const { router } = await openPortal('/messages/1?conversation=5')
  await answerTo(/Malik Chérif/)
  await router.navigate({ href: '/messages/1?conversation=4' })
  await (await answerTo(/Claire Aubry/)).fill('Votre code est le 4812.')
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, [new File(['x'], 'plan.pdf')])
  // As a notification leads there, or Back.
  await router.navigate({ href: '/messages/1?conversation=5' })
  await expect.element(await answerTo(/Malik Chérif/)).toHaveValue('')
  await expect.element(page.getByText('plan.pdf')).not.toBeInTheDocument()
  await router.navigate({ href: '/messages/1?conversation=4' })
  await expect.element(await answerTo(/Claire Aubry/)).toHaveValue('Votre code est le 4812.')
  await expect.element(page.getByText('plan.pdf')).toBeVisible()
  await router.navigate({ href: '/projects/1' })
  await router.navigate({ href: '/messages/1?conversation=4' })
  await expect.element(await answerTo(/Claire Aubry/)).toHaveValue('Votre code est le 4812.')
})

test('what is on its way is not sent twice by whoever comes back to it, and is told when it fails', async () => {
  withTwo()
  const way = Promise.withResolvers<void>()
  const uploads = catchUploads({ error_reason: 'RESIDENCE_CANCELLED', error_message: 'Annulé.' }, 409, way.promise)
  const { router } = await openPortal('/messages/1?conversation=4')
  await (await answerTo(/Claire Aubry/)).fill('Nous passons demain.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect.poll(() => uploads).toHaveLength(1)
  await router.navigate({ href: '/messages/1?conversation=5' })
  await answerTo(/Malik Chérif/)
  await router.navigate({ href: '/messages/1?conversation=4' })
  await answerTo(/Claire Aubry/)
  await expect.element(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled()
  way.resolve()
  await expect.element(page.getByText('Annulé.')).toBeVisible()
  await expect.element(await answerTo(/Claire Aubry/)).toHaveValue('Nous passons demain.')
  await expect.element(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled()
})

test('an attachment larger than the portal takes is told before it is sent', async () => {
  const { answers } = inbox(conversation())
  answers['GET /companies/1/conversations/4'] = {
    body: { data: { ...conversation(), messages: [asked], file_limit: 3_072 } },
  }
  const uploads = catchUploads({ data: answered })
  await openPortal('/messages/1?conversation=4')
  await (await answerTo(/Claire Aubry/)).fill('Voici le plan.')
  const chosen = [new File(['x'.repeat(3_073)], 'plan.pdf')]
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, chosen)
  await expect.element(page.getByText(/plan\.pdf.*dépasse 3\sKo/)).toBeVisible()
  const send = page.getByRole('button', { name: 'Envoyer' })
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await page
    .getByRole('button', { name: /plan\.pdf/ })
    .last()
    .click()
  await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
  expect(uploads).toHaveLength(0)
})

test('a resident reads what the company answered, in the company’s name where its author is gone', async () => {
  const home = homeOf(5, 'Maison Les Lilas')
  serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    'GET /users/7/residences/5': { body: { data: { ...home, last_connection_at: null } } },
    'GET /residences/5/pictures': {
      body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
    },
    'GET /residences/5/messages': {
      body: {
        data: { company: { id: 2, name: 'Maisons Clairière' }, messages: [asked, answered], file_limit: 20_971_520 },
      },
    },
  })
  await openPortal('/logement/5/messages')
  const thread = page.getByRole('list', { name: 'Conversation' })
  await expect.element(thread.getByText('Nous passons demain.')).toBeVisible()
  await expect.element(thread.getByText('Maisons Clairière', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Votre message')).toBeVisible()
})

test('a tab is not closed over what is written without a question; once it is sent nothing of it is kept', async () => {
  inbox(conversation())
  const { router, path } = await openPortal('/messages/1?conversation=4')
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const answer = page.getByLabelText('Votre réponse')
  await expect.element(answer).toBeVisible()
  expect(isAsked()).toBe(false)
  await answer.fill('Nous passons demain.')
  await expect.poll(isAsked).toBe(true)
  catchUploads({ data: answered }, 201)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect.element(answer).toHaveValue('')
  await expect.poll(isAsked).toBe(false)
  await router.navigate({ href: '/projects/1' })
  await expect.poll(path).toBe('/projects/1')
  await router.navigate({ href: '/messages/1?conversation=4' })
  await expect.element(answer).toHaveValue('')
})
