import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { openAssistance } from '../assistedSession.ts'
import { endSession } from '../session.ts'
import { tellFailure } from '../teller.tsx'
import { answersFor, me, openPortal, refusal, serve } from '../testing.tsx'
import { backOff, eventsIn } from './follow.ts'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const told = (id: number, more: object = {}) => ({
  id,
  kind: 'HOME_ACTIVATED',
  created_at: new Date().toISOString(),
  read_at: null,
  company: { id: 1, name: 'Groupe Horizon' },
  residence: { id: 12, name: 'Maison Les Lilas', company_id: 2, is_ptg: false },
  actor: { id: 4, name: 'Claire Aubry' },
  recipient: null,
  failed: false,
  product: null,
  role: null,
  job: null,
  campaign: null,
  partner: null,
  document: null,
  ...more,
})
const list = (...rows: object[]) => ({
  body: { data: rows, meta: { total: rows.length, per_page: 20, current_page: 1, last_page: 1 } },
})
const asked = 'GET /notifications'
const unread = (count: number) => ({ body: { data: { unread: count } } })
const bell = () => page.getByRole('button', { name: /^Notifications/ })
const panel = () => page.getByRole('dialog', { name: /^Notifications/ })
const rows = () => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Marquer comme/ }) })

test('the bell counts what is unread and opens it: who, what, where, at what hour, under its day', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  serve({
    ...answersFor(),
    'GET /notifications/unread': unread(2),
    [asked]: list(
      told(2),
      told(1, { kind: 'MAIL_UNDELIVERED', actor: null, recipient: 'roux@foyer.example', created_at: yesterday }),
    ),
  })
  await openPortal('/not-found')
  await page.getByRole('button', { name: 'Notifications, 2 non lues' }).click()
  await expect.element(panel().getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible()
  await expect.element(panel().getByRole('heading', { name: 'Hier' })).toBeVisible()
  await expect.element(panel().getByText('Claire Aubry a activé le logement.')).toBeVisible()
  await expect.element(panel().getByText('L’e-mail envoyé à roux@foyer.example n’est pas arrivé.')).toBeVisible()
  const places = panel().getByRole('link', { name: 'Maison Les Lilas' })
  await expect.element(places.first()).toHaveAttribute('href', '/project/2/12')
  await expect
    .element(panel().getByRole('link', { name: /toutes les notifications/ }))
    .toHaveAttribute('href', '/notifications/1')
})

test.each([
  [told(1, { kind: 'ACCESS_REQUESTED' }), 'Claire Aubry demande l’accès au logement.', '/project/2/12#tenants'],
  [told(1, { actor: null }), 'Le logement a été activé.', '/project/2/12'],
  [told(1, { kind: 'STUDY_READ' }), 'L’étude thermique reçue a été lue.', '/project/2/12'],
  [told(1, { kind: 'STUDY_READ', failed: true }), 'L’étude thermique reçue n’a pas pu être lue.', '/project/2/12'],
  [told(1, { kind: 'WALLS_IMPORTED' }), 'Claire Aubry a importé des parois de l’étude thermique.', '/project/2/12'],
  [told(1, { kind: 'QUOTA_NEARLY_SPENT', residence: null }), 'Il reste peu de PTG à créer ce mois-ci.', '/ptg/1'],
  [
    told(1, { kind: 'ROLE_GIVEN', residence: null, role: 'COMPANY_MEMBER' }),
    'Claire Aubry vous a donné le rôle Membre.',
    '/company/1',
  ],
  [
    told(1, { kind: 'TEMPLATE_APPLIED', residence: null, job: { name: 'Maison passive', total: 1283, left_out: 3 } }),
    /Le modèle «.Maison passive.» est appliqué à 1.280 projets. Laissés de côté.: 3./,
    '/templates/1',
  ],
  [
    told(1, {
      kind: 'CAMPAIGN_STOPPED',
      residence: null,
      actor: null,
      campaign: { id: 7, company_id: 2, name: 'Remise de mai' },
    }),
    /L’envoi de la campagne «.Remise de mai.» s’est arrêté\. Il peut être repris\./,
    '/invitations/2/7',
  ],
  [
    told(1, { kind: 'CAMPAIGN_STOPPED', residence: null, actor: null }),
    'L’envoi d’une campagne d’invitations s’est arrêté.',
    '/invitations/1',
  ],
  [
    told(1, { kind: 'ACCESS_GIVEN', residence: null, partner: { id: 4, name: 'Gaz Service Sud' } }),
    'Claire Aubry a autorisé Gaz Service Sud à consulter vos projets.',
    '/accesses/1',
  ],
  [
    told(1, { kind: 'ACCESS_ENDED', residence: null, actor: null, partner: { id: 4, name: 'Gaz Service Sud' } }),
    'Gaz Service Sud ne peut plus consulter vos projets.',
    '/accesses/1',
  ],
  [
    told(1, { kind: 'ACCESS_GIVEN', residence: null }),
    'Une société a été autorisée à consulter vos projets.',
    '/accesses/1',
  ],
  [
    told(1, { kind: 'COMPANY_MERGED', residence: null, actor: null, partner: { id: 4, name: 'Gaz Service Sud' } }),
    'Gaz Service Sud fait désormais partie de Groupe Horizon. Ses projets et ses équipes l’ont suivie.',
    '/company/1',
  ],
  [told(1, { kind: 'MAIL_UNDELIVERED', residence: null }), 'Un e-mail n’est pas arrivé.', '/team/1'],
])('each kind says what happened, and leads there: %#', async (row, sentence, path) => {
  serve({ ...answersFor(), [asked]: list(row) })
  await openPortal('/not-found')
  await bell().click()
  await expect.element(panel().getByText(sentence)).toBeVisible()
  await expect.element(panel().getByRole('listitem').getByRole('link')).toHaveAttribute('href', path)
})

test('one is marked as read in place; all of them, up to the newest that is shown', async () => {
  const { calls, answers } = serve({
    ...answersFor(),
    'GET /notifications/unread': unread(2),
    [asked]: list(told(9), told(8)),
    'PATCH /notifications/9': { body: { data: told(9, { read_at: new Date().toISOString() }) } },
    'POST /notifications/read-all': { body: { data: {} } },
  })
  await openPortal('/not-found')
  await bell().click()
  answers['GET /notifications/unread'] = unread(1)
  await rows()
    .first()
    .getByRole('button', { name: /^Marquer comme lue.*Claire/ })
    .click()
  await expect.poll(() => calls.find(({ name }) => name === 'PATCH /notifications/9')?.body).toBe('{"read":true}')
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeInTheDocument()
  answers['GET /notifications/unread'] = unread(0)
  answers[asked] = list()
  await panel().getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect.poll(() => calls.find(({ name }) => name === 'POST /notifications/read-all')?.body).toBe('{"until":9}')
  await expect.element(panel().getByText('Vous êtes à jour.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('what this visit has told is there too, first when it was not seen; Esc gives the focus back', async () => {
  serve({ ...answersFor(), [asked]: list() })
  await openPortal('/not-found')
  await expect.element(bell()).toBeVisible()
  tellFailure('Le plan n’a pas pu être envoyé.')
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  await expect.element(panel().getByText('Le plan n’a pas pu être envoyé.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(bell()).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('on a phone the panel covers the screen', async () => {
  await page.viewport(390, 800)
  serve({ ...answersFor(), [asked]: list(told(1)) })
  await openPortal('/not-found')
  await bell().click()
  await expect.element(panel()).toBeVisible()
  await expect.poll(() => panel().element().getBoundingClientRect().width).toBe(390)
  await panel().getByRole('button', { name: 'Fermer' }).click()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('a list that cannot be read says so in place, and the rest lives', async () => {
  serve({ ...answersFor(), [asked]: refusal(500, 'INTERNAL_ERROR') })
  await openPortal('/not-found')
  await bell().click()
  await expect.element(panel().getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

test('the page narrows by kind and to what is unread, in its address, and Back undoes it', async () => {
  const { calls } = serve({ ...answersFor(), [asked]: list(told(1)) })
  const { path, router } = await openPortal('/notifications/1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page.getByRole('main').getByText('Non lues', { exact: true }).click()
  await expect.poll(path).toContain('q.unread=1')
  await page.getByRole('combobox', { name: 'Type de notification' }).click()
  await page.getByRole('option', { name: 'E-mail non distribué' }).click()
  await expect.poll(path).toContain('q.kind=MAIL_UNDELIVERED')
  const last = () => calls.filter(({ name }) => name === asked).at(-1)?.query
  await expect.poll(() => last()?.get('search[kind]')).toBe('MAIL_UNDELIVERED')
  expect(last()?.get('search[unread]')).toBe('1')
  router.history.back()
  await expect.poll(path).not.toContain('q.kind')
})

test('the page marks all as read, by a button that keeps its place where nothing is unread', async () => {
  const { calls, answers } = serve({
    ...answersFor(),
    [asked]: list(told(9)),
    'POST /notifications/read-all': { body: { data: {} } },
  })
  await openPortal('/notifications/1')
  const markAll = page.getByRole('main').getByRole('button', { name: 'Tout marquer comme lu' })
  await expect.element(markAll).toBeEnabled()
  answers[asked] = list()
  await markAll.click()
  await expect.poll(() => calls.find(({ name }) => name === 'POST /notifications/read-all')?.body).toBe('{"until":9}')
  await expect.element(markAll).toBeDisabled()
})

test('in one’s account each kind is chosen, for staff alone', async () => {
  const choices = (is_active: boolean) => ({ body: { data: [{ kind: 'HOME_ACTIVATED', is_active }] } })
  const { calls, answers } = serve({
    ...answersFor(),
    'GET /notifications/choices': choices(true),
    'PUT /notifications/choices': choices(false),
  })
  await openPortal('/account/1')
  const choice = page.getByRole('switch', { name: /Logement activé/ })
  await expect.element(choice).toBeChecked()
  answers['GET /notifications/choices'] = choices(false)
  await choice.click({ force: true })
  await expect.element(choice).not.toBeChecked()
  const sent = () => calls.find(({ name }) => name === 'PUT /notifications/choices')?.body
  await expect.poll(sent).toBe('{"choices":[{"kind":"HOME_ACTIVATED","is_active":false}]}')
})

test('a resident has no such choices', async () => {
  serve(answersFor('COMPANY_MANAGER', 'resident'))
  await openPortal('/logement/compte')
  await expect.element(page.getByRole('region', { name: 'Affichage' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Notifications' })).not.toBeInTheDocument()
})

/** A server whose stream the test holds; everything else is answered as usual. */
const serveStream = () => {
  const served = serve({ ...answersFor(), [asked]: list() })
  const answer = globalThis.fetch
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const bearers: (string | null)[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/v2/notifications/stream')) return answer(request)
    bearers.push(request.headers.get('authorization'))
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller)
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
  const say = (count: number) =>
    streams.at(-1)!.enqueue(new TextEncoder().encode(`:\n\nevent: unread\ndata: {"unread":${count}}\n\n`))
  return { ...served, streams, bearers, say }
}

test('the count follows what happens, and an open panel too; a stream that ends is opened again', async () => {
  const { streams, say, answers } = serveStream()
  await openPortal('/not-found')
  await expect.poll(() => streams.length).toBe(1)
  await bell().click()
  await expect.element(panel().getByText('Vous êtes à jour.')).toBeVisible()
  answers[asked] = list(told(3))
  say(1)
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
  await expect.element(panel().getByText('Claire Aubry a activé le logement.')).toBeVisible()
  streams[0]!.close()
  await expect.poll(() => streams.length, { timeout: 5000 }).toBe(2)
  say(4)
  await expect.element(page.getByRole('button', { name: 'Notifications, 4 non lues' })).toBeVisible()
})

test('a stream that made room for a newer one stays closed until somebody looks at the portal in this browser again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1000 })
  const { streams } = serveStream()
  await openPortal('/not-found')
  await expect.poll(() => streams.length).toBe(1)
  streams[0]!.enqueue(new TextEncoder().encode('event: room\ndata: {}\n\n'))
  streams[0]!.close()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(streams).toHaveLength(1)
  vi.useRealTimers()
  // It is another tab of this browser that is looked at.
  const tab = new BroadcastChannel('logis.live')
  // oxlint-disable-next-line require-post-message-target-origin -- a channel of this origin has no other
  tab.postMessage('looked')
  await expect.poll(() => streams.length).toBe(2)
  tab.close()
  streams[1]!.enqueue(new TextEncoder().encode('event: room\ndata: {}\n\n'))
  streams[1]!.close()
  const look = () => {
    dispatchEvent(new Event('focus'))
    return streams.length
  }
  await expect.poll(look).toBe(3)
})

test('a session that gives way to another takes its stream with it: the next is that of the other', async () => {
  const { streams, bearers } = serveStream()
  await openPortal('/not-found')
  await expect.poll(() => streams.length).toBe(1)
  openAssistance('borrowed', 3600)
  await expect.poll(() => streams.length, { timeout: 5000 }).toBe(2)
  expect(bearers).toEqual(['Bearer tok', 'Bearer borrowed'])
  endSession('left')
})

test('in someone’s name nothing is read for them', async () => {
  const impersonated_by = {
    username: 'support@logis.example',
    name: 'Sacha Morel',
    reason: 'Un plan qui manque',
    read_only: true,
    expires_at: new Date(Date.now() + 3_000_000).toISOString(),
  }
  const { calls } = serve({
    ...answersFor(),
    'GET /user': { body: { data: { ...me, impersonated_by } } },
    [asked]: list(told(3)),
    'GET /notifications/unread': unread(1),
  })
  await openPortal('/not-found')
  await bell().click()
  await expect.element(panel().getByText('Claire Aubry a activé le logement.')).toBeVisible()
  await expect.element(rows()).not.toBeInTheDocument()
  await expect.element(panel().getByRole('button', { name: 'Tout marquer comme lu' })).not.toBeInTheDocument()
  await panel().getByRole('link', { name: 'Maison Les Lilas' }).click()
  expect(calls.some(({ name }) => name.startsWith('PATCH /notifications'))).toBe(false)
})

test('events come in whatever pieces they come: whole ones are read, the rest waits', () => {
  expect(eventsIn(':\n\nevent: unread\ndata: {"unread":3}\n\nevent: un')).toEqual({
    events: [{ event: 'unread', data: '{"unread":3}' }],
    rest: 'event: un',
  })
})

test('of a thousand browsers that lost one server a hundred at most come back within the same tenth of a second', () => {
  const comeBack = Array.from({ length: 1000 }, (_, at) => Math.floor(backOff(0, at / 1000) / 100))
  const atOnce = [...new Set(comeBack)].map((tenth) => comeBack.filter((each) => each === tenth).length)
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(100)
  expect(backOff(0, 1)).toBe(2000)
  expect(backOff(20, 1)).toBe(15_000)
})
