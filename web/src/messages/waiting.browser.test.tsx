import type { HomeMessage } from '@logis/contract/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeDraft } from '../platform/draft.ts'
import { writeDraftFiles } from '../platform/draftFiles.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, me, openPortal, serve } from '../platform/testing.tsx'
import { homeOf } from '../residents/testing.ts'
import { resumeWaiting } from './waiting.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
  sessionStorage.clear()
})

const message = (id: number, body: string): HomeMessage => ({
  id,
  by: 'RESIDENT',
  author: { id: 7, name: 'Marie Tessier' },
  body,
  files: [],
  created_at: '2026-11-23T09:00:00Z',
})
const answering = (messages: HomeMessage[]) => ({
  body: { data: { company: { id: 2, name: 'Maisons Clairière' }, messages, file_limit: 20_971_520 } },
})

type Sent = { key: string; body: string; files: string[] }
/** What leaves, and whether anything of it arrives. */
const network = (isThere: boolean, status = 201) => {
  const state = { isThere, status, sent: [] as Sent[] }
  class Caught extends EventTarget {
    upload = new EventTarget()
    status = 0
    response: unknown = null
    key = ''
    open() {}
    setRequestHeader(name: string, value: string) {
      if (name === 'idempotency-key') this.key = value
    }
    abort() {}
    send(form: FormData) {
      const files = [...form.values()].flatMap((value) => (value instanceof File ? value.name : []))
      const body = form.get('body') as string
      state.sent.push({ key: this.key, body, files })
      this.status = state.status
      this.response =
        state.status === 201
          ? { data: message(9, body) }
          : { error_reason: 'RESIDENCE_NOT_FOUND', error_message: 'Ce logement n’est plus le vôtre.', request_id: 'A' }
      setTimeout(() => this.dispatchEvent(new Event(state.isThere ? 'load' : 'error')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Caught)
  return state
}

const open = async (id: number, path = '/messages') => {
  const home = homeOf(id, 'Maison Les Lilas')
  const wire = serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf([home]),
    [`GET /users/7/residences/${id}`]: { body: { data: { ...home, last_connection_at: null } } },
    [`GET /residences/${id}/pictures`]: {
      body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
    },
    [`GET /residences/${id}/messages`]: answering([]),
  })
  const portal = await openPortal(`/logement/${id}${path}`)
  const field = page.getByLabelText('Votre message')
  await expect.element(field).toBeVisible()
  return { ...portal, field, answers: wire.answers }
}
const note = page.getByText('Votre message attend le réseau. Il partira tout seul.')
const press = () => page.getByRole('button', { name: 'Envoyer' }).click()
const back = () => dispatchEvent(new Event('online'))

test('a message that finds no network waits for it, and leaves by itself once it is back', async () => {
  const net = network(false)
  const { field, answers } = await open(61)
  await field.fill('La chaudière goutte.')
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, [
    new File(['x'], 'fuite.jpg'),
  ])
  await press()
  await expect.element(note).toBeVisible()
  await expect.element(field).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-disabled', 'true')
  back()
  await expect.poll(() => net.sent).toHaveLength(2)
  await expect.element(note).toBeVisible()
  answers['GET /residences/61/messages'] = answering([message(9, 'La chaudière goutte.')])
  net.isThere = true
  back()
  await expect.element(page.getByText('Message envoyé.')).toBeVisible()
  const thread = page.getByRole('list', { name: 'Conversation' })
  await expect.element(thread.getByText('La chaudière goutte.')).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(note.elements()).toHaveLength(0)
  expect(page.getByText('fuite.jpg').elements()).toHaveLength(0)
  // What arrived although its answer did not is there once.
  expect(new Set(net.sent.map(({ key }) => key)).size).toBe(1)
  expect(net.sent.map(({ files }) => files)).toEqual([['fuite.jpg'], ['fuite.jpg'], ['fuite.jpg']])
  back()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(net.sent).toHaveLength(3)
})

test('what waits is changed first, and leaves as it is then when its writer sends it; unchanged, it is the same message', async () => {
  const net = network(false)
  const { field } = await open(62)
  await field.fill('La chaudière goutte.')
  await press()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await expect.element(field).not.toHaveAttribute('readonly')
  back()
  await press()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await field.fill('La chaudière goutte encore.')
  net.isThere = true
  await press()
  await expect.element(page.getByText('Message envoyé.')).toBeVisible()
  const [first, again, changed] = net.sent
  expect(net.sent).toHaveLength(3)
  expect(again).toEqual(first)
  expect(changed!.body).toBe('La chaudière goutte encore.')
  expect(changed!.key).not.toBe(first!.key)
})

test('what is refused once the network is back is told, and stays with its writer', async () => {
  const net = network(false)
  const { field, router } = await open(63)
  await field.fill('La chaudière goutte.')
  await press()
  await expect.element(note).toBeVisible()
  await router.navigate({ href: '/logement/63/documents' })
  Object.assign(net, { isThere: true, status: 404 })
  back()
  await expect.element(page.getByText('Ce logement n’est plus le vôtre.')).toBeVisible()
  await router.navigate({ href: '/logement/63/messages' })
  await expect.element(page.getByLabelText('Votre message')).toHaveValue('La chaudière goutte.')
  expect(note.elements()).toHaveLength(0)
})

const hour = 3_600_000
const keepFromBefore = async (id: number, by: number, hours: number, fileNames: string[] = []) => {
  const body = 'La chaudière goutte.'
  const attempt = { key: `key-${id}`, by, at: Date.now() - hours * hour }
  writeDraft(`message.home.${id}`, { body, attempt, said: { body, fileNames } })
}

test('the page that comes after a reload sends what waited, with its files', async () => {
  const net = network(true)
  await keepFromBefore(64, me.id, 2, ['fuite.jpg'])
  await writeDraftFiles('key-64', [new File(['x'], 'fuite.jpg')])
  await open(65)
  await resumeWaiting()
  await expect.element(page.getByText('Message envoyé.')).toBeVisible()
  expect(net.sent).toEqual([{ key: 'key-64', body: 'La chaudière goutte.', files: ['fuite.jpg'] }])
  expect(sessionStorage.getItem('logis.draft.message.home.64')).toBe(null)
})

test.each([
  ['has waited for longer than a night', 66, 13, []],
  ['has lost its files', 67, 1, ['fuite.jpg']],
] as const)('what %s does not leave by itself: its writer looks at it again', async (_case, id, hours, files) => {
  const net = network(true)
  await keepFromBefore(id, me.id, hours, [...files])
  const { field } = await open(id)
  await resumeWaiting()
  await expect.element(page.getByText('Votre message n’est pas parti. Relisez-le, puis envoyez-le.')).toBeVisible()
  await expect.element(field).toHaveValue('La chaudière goutte.')
  expect(note.elements()).toHaveLength(0)
  expect(net.sent).toEqual([])
})

test('what somebody else left waiting in this tab is neither sent nor shown', async () => {
  const net = network(true)
  await keepFromBefore(68, me.id + 1, 1)
  await open(69)
  await resumeWaiting()
  expect(net.sent).toEqual([])
  expect(sessionStorage.getItem('logis.draft.message.home.68')).toBe(null)
})
