import '@mantine/core/styles.css'
import './global.css'
import { createMemoryHistory } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { CompanyType } from '@logis/contract/companies.rules'
import { entrance } from '../catalogue.entrance.ts'
import { createPortal } from '../portal.ts'
import { changeLocale, loadEveryText, startI18n } from './i18n.ts'
import { Portal } from './Portal.tsx'
import { forgetEnd, openSession } from './session.ts'

export type Answer = { status?: number; body?: unknown } | 'no answer'
type Answers = Record<string, Answer | Promise<Answer>>

export const refusal = (status: number, error_reason: string, error_message = 'Un refus.'): Answer => ({
  status,
  body: { error_reason, error_message, request_id: '7F3A-21' },
})

const person = (type: CompanyType, scope: string) => ({
  id: 7,
  username: 'marie@horizon.example',
  first_name: 'Marie',
  last_name: 'Tessier',
  locale: 'fr-FR',
  scope,
  company_id: scope === 'resident' ? null : 1,
  cgu: { is_accepted: true, version: '2026-09' },
  companies: [{ id: 1, name: 'Groupe Horizon', type, role: 'COMPANY_ADMIN' }],
  global_roles: [],
})

/** The calls that every page makes, for someone of a company of this type. */
export const answersFor = (type: CompanyType = 'COMPANY_MANAGER', scope = 'partner'): Answers => ({
  'POST /personal-access-token': { body: { data: { access_token: 'fresh', expires_in: 3600 } } },
  'PATCH /personal-access-token': { body: { data: { expires_in: 3600 } } },
  'DELETE /personal-access-token': { status: 204 },
  'GET /user': { body: { data: person(type, scope) } },
  'GET /companies/1': { body: { data: { id: 1, name: 'Groupe Horizon', type, picture_path: null } } },
})

/** What every page asks of its own accord: no test is about it. */
const links = { site: 'https://logis.example', terms: null, privacy: null, accessibility: null, faq: null }
const ownAnswers: Answers = {
  'GET /portal': { body: { data: { links } } },
  'GET /status/summary': { body: { data: { components: [], scheduled_maintenances: [] } } },
}

/** Stands in for the server at the wire. Answers what it is given, 404 else, and remembers what was asked. */
export const serve = (answers: Answers) => {
  const calls: { name: string; query: URLSearchParams; headers: Headers; body: string }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    // What the page of the test before began and gave up: a call is a few steps on its way before it is sent.
    request.signal.throwIfAborted()
    const { pathname, searchParams: query } = new URL(request.url)
    const name = `${request.method} ${pathname.replace('/v2', '')}`
    const own = ownAnswers[name]
    if (!own) calls.push({ name, query, headers: request.headers, body: await request.clone().text() })
    const answer = (await (answers[name] ?? own)) ?? refusal(404, 'RESOURCE_NOT_FOUND')
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    const { status = 200, body } = answer
    const headers = { 'content-type': 'application/json' }
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers })
  })
  return { calls, names: () => calls.map(({ name }) => name), answers }
}

export const startTexts = async () => {
  await startI18n({
    entrance,
    fr: () => import('../catalogue.ts').then(({ fr }) => fr),
    en: () => import('../catalogue.en.ts').then(({ en }) => en),
  })
  await loadEveryText()
  await changeLocale('fr-FR')
}

/** The whole portal at an address, as someone signed in or not. */
export const openPortal = async (path: string, { signedIn = true } = {}) => {
  await startTexts()
  if (signedIn) openSession('tok', 3600)
  else forgetEnd()
  const { queryClient, router, close } = createPortal(createMemoryHistory({ initialEntries: [path] }))
  // A session that ends later is of no concern to this portal.
  onTestFinished(close)
  await render(<Portal queryClient={queryClient} router={router} />)
  return { router, path: () => router.state.location.href }
}
