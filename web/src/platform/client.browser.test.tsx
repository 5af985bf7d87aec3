import { beforeEach, expect, test } from 'vitest'
import { client } from './client.ts'
import { keepLocale } from './locale.ts'
import { openSession } from './session.ts'
import { refusal, serve, userAnswer } from './testing.tsx'

beforeEach(() => {
  localStorage.clear()
  keepLocale('fr-FR')
  openSession('tok', 3600)
})

const none = { data: [], meta: { total: 0, per_page: 10, current_page: 1, last_page: 1 } }

test('API-03: one wrapper for every call: a read is a GET with its parameters, a change carries its data, both the headers', async () => {
  const { calls } = serve({
    'GET /companies/1/residences': { body: none },
    'PATCH /users/7': userAnswer,
  })
  const search = { city: 'Nantes & Rezé' }
  await client.projects.listProjects({ company_id: 1, page: 2, page_size: -1, sort: '-created_at', search })
  await client.accounts.updateUser({ user_id: 7, first_name: 'Élodie' })
  expect(calls.map(({ name }) => name)).toEqual(['GET /companies/1/residences', 'PATCH /users/7'])
  const [read, change] = calls
  expect(Object.fromEntries(read!.query)).toEqual({
    page: '2',
    page_size: '-1',
    sort: '-created_at',
    'search[city]': 'Nantes & Rezé',
  })
  expect(read!.body).toBe('')
  expect(JSON.parse(change!.body)).toEqual({ first_name: 'Élodie' })
  for (const { headers } of calls) {
    expect(headers.get('authorization')).toBe('Bearer tok')
    expect(headers.get('accept-language')).toBe('fr-FR')
  }
})

test('API2-06: a call that is refused throws its reason and its sentence', async () => {
  serve({ 'GET /user': refusal(403, 'SCOPE_NOT_ALLOWED', 'Vous n’avez pas les droits.') })
  await expect(client.accounts.getMe()).rejects.toMatchObject({
    status: 403,
    reason: 'SCOPE_NOT_ALLOWED',
    message: 'Vous n’avez pas les droits.',
    requestId: '7F3A-21',
  })
})
