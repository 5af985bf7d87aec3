import '@mantine/core/styles.css'
import './global.css'
import { createMemoryHistory } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { render } from '../ui/testingRender.tsx'
import type { Me, User } from '@logis/contract/accounts'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { OutsideLinks } from '@logis/contract/portal'
import { catalogues } from '../catalogues.ts'
import { createPortal } from '../portal.ts'
import { changeLocale, loadTexts, startI18n } from './i18n.ts'
import { forgetFacts } from './links.ts'
import type { OutputOf } from './operations.ts'
import { Portal } from './Portal.tsx'
import { forgetEnd, keepIdentity, openSession, type Identity } from './session.ts'
import { parsed } from './testingContract.ts'

/** `isForeign`: of a server of another version; any other keeps to the contract. */
type Sent = { status?: number; body?: unknown; isForeign?: true }
export type Answer = Sent | 'no answer'
type Answers = Record<string, Answer | Promise<Answer>>

export const refusal = (status: number, error_reason: string, error_message = 'Un refus.'): Sent => ({
  status,
  body: { error_reason, error_message, request_id: '7F3A-21' },
})

export const marie: User = {
  id: 7,
  username: 'marie@horizon.example',
  email: 'marie@horizon.example',
  first_name: 'Marie',
  last_name: 'Tessier',
  picture_path: null,
  locale: 'fr-FR',
  email_validated: true,
  created_at: '2026-09-22T10:00:00Z',
  last_connection_at: null,
}
const person = (type: CompanyType, scope: Me['scope']): Me => ({
  ...marie,
  scope,
  company_id: scope === 'resident' ? null : 1,
  cgu: { is_accepted: true, version: '2026-09' },
  companies: [{ id: 1, name: 'Groupe Horizon', type, role: 'COMPANY_ADMIN' }],
  former_companies: [],
  global_roles: [],
  residences_count: 0,
  unread_notifications: 0,
  impersonated_by: null,
  owes_second_factor: false,
})
export const me = person('COMPANY_MANAGER', 'partner')
/** What `me` tells of support that acts in her name. */
export const impersonated_by: NonNullable<Me['impersonated_by']> = {
  username: 'support@logis.example',
  name: 'Sacha Morel',
  reason: 'Un plan qui ne s’affiche pas',
  read_only: false,
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
}
/** Marie's account, as what changes it answers. */
export const userAnswer: Answer = { body: { data: marie } }
const session: OutputOf<'accounts.signIn'>['data'] = {
  access_token: 'fresh',
  token_type: 'Bearer',
  expires_in: 3600,
  user: marie,
}

/** The calls that every page makes, for someone of a company of this type. */
export const answersFor = (type: CompanyType = 'COMPANY_MANAGER', scope: Me['scope'] = 'partner'): Answers => ({
  'POST /personal-access-token': { body: { data: session } },
  'PATCH /personal-access-token': { body: { data: { expires_in: 3600 } } },
  'DELETE /personal-access-token': { status: 204 },
  'GET /user': { body: { data: person(type, scope) } },
  'GET /companies/1': { body: { data: { id: 1, name: 'Groupe Horizon', type, picture_path: null } } },
})

/** A list of one page; `more` stands beside its rows. */
export const listOf = (data: readonly unknown[], more: object = {}): Answer => ({
  body: { data, meta: { total: data.length, per_page: 10, current_page: 1, last_page: 1 }, ...more },
})

/** What every page asks of its own accord: no test is about it. */
export const links: OutsideLinks = {
  site: 'https://logis.example',
  terms: null,
  privacy: null,
  accessibility: null,
  faq: null,
}
const ownAnswers: Answers = {
  'GET /portal': { body: { data: { links, finds_addresses: false } } },
  'GET /notifications/unread': { body: { data: { unread: 0 } } },
  'GET /notifications/stream': { status: 204 },
  'GET /companies/1/views': listOf([], { cannot: { create: 'FORBIDDEN', share: 'FORBIDDEN' } }),
  'GET /status/summary': { body: { data: { components: [], scheduled_maintenances: [] } } },
}

/**
 * Stands in for the server at the wire. Answers what it is given, as the contract parses it, 404 else, and remembers
 * what was asked.
 */
export const serve = (answers: Answers) => {
  forgetFacts()
  const calls: { name: string; query: URLSearchParams; headers: Headers; body: string }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    // What the page of the test before began and gave up: a call is a few steps on its way before it is sent.
    request.signal.throwIfAborted()
    const { pathname, searchParams: query } = new URL(request.url)
    const name = `${request.method} ${pathname.replace('/v2', '')}`
    const own = ownAnswers[name]
    if (!own) calls.push({ name, query, headers: request.headers, body: await request.clone().text() })
    const given = await (answers[name] ?? own)
    const answer = given ?? refusal(404, 'RESOURCE_NOT_FOUND')
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    const { status = 200, body, isForeign = !given } = answer
    const said = isForeign ? body : parsed(name, { status, body })
    const headers = { 'content-type': 'application/json' }
    return new Response(status === 204 ? null : JSON.stringify(said), { status, headers })
  })
  return { calls, names: () => calls.map(({ name }) => name), answers }
}

export const startTexts = async () => {
  await startI18n(catalogues)
  await loadTexts()
  await changeLocale('fr-FR')
}

type Opening = { signedIn?: boolean; kept?: Identity | undefined }

/** The whole portal at an address, as someone signed in or not; `kept`: what the browser kept of them. */
export const openPortal = async (path: string, { signedIn = true, kept }: Opening = {}) => {
  await startTexts()
  if (signedIn) openSession('tok', 3600)
  else forgetEnd()
  if (kept) keepIdentity(kept)
  const { queryClient, router, close } = createPortal({
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  // A session that ends later is of no concern to this portal.
  onTestFinished(close)
  await render(<Portal queryClient={queryClient} router={router} />)
  return { router, path: () => router.state.location.href }
}
