import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { client } from './client.ts'
import { keepLocale } from './locale.ts'
import { tooLate } from './refused.ts'
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

test('a list in a query has a place for each, what is absent is left out, and no input at all has no body', async () => {
  const { calls } = serve({
    'GET /companies/1/residences': { body: none },
    'DELETE /personal-access-token': { status: 204 },
  })
  const absent = { sort: undefined, search: {} }
  await client.projects.listProjects({ company_id: 1, ...absent, fields: ['id', 'name'] } as never)
  expect(await client.accounts.signOut()).toBeUndefined()
  const [list, signOut] = calls
  expect([...list!.query]).toEqual([
    ['fields[0]', 'id'],
    ['fields[1]', 'name'],
  ])
  expect([signOut!.body, signOut!.headers.get('content-type')]).toEqual(['', null])
})

test('what no operation of ours has said is told as the network’s failure, what is given up as given up', async () => {
  // A proxy that is lost, and a network that wants its reader to sign in first.
  for (const status of [502, 200]) {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } }))
    await expect(client.accounts.getMe()).rejects.toMatchObject({ reason: 'NETWORK', network: true })
  }
  vi.stubGlobal('fetch', async () => new Response('{', { headers: { 'content-type': 'application/json' } }))
  await expect(client.accounts.getMe()).rejects.toMatchObject({ reason: 'NETWORK' })
  vi.stubGlobal('fetch', async ({ signal }: Request) => signal.throwIfAborted())
  const signal = AbortSignal.abort()
  await expect(client.accounts.getMe(undefined, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('nobody waits for ever: a minute without an answer is the network’s failure; one that has begun to come is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const gaveUp = vi.fn<() => void>()
  const never = ({ signal }: Request) =>
    new Promise<Response>((_, reject) =>
      signal.addEventListener('abort', () => {
        gaveUp()
        reject(signal.reason)
      }),
    )
  vi.stubGlobal('fetch', never)
  const waited = client.accounts.getMe().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(gaveUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(gaveUp).toHaveBeenCalledOnce()
  expect(await waited).toMatchObject({ reason: 'NETWORK', network: true, cause: tooLate })

  let say = (_text: string) => {}
  const slow = new ReadableStream<Uint8Array>({
    start: (stream) => {
      say = (text) => {
        stream.enqueue(new TextEncoder().encode(text))
        stream.close()
      }
    },
  })
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    signal.addEventListener('abort', () => gaveUp())
    return new Response(slow, { headers })
  })
  const answered = client.accounts.getMe()
  await vi.advanceTimersByTimeAsync(300_000)
  say('{"data":{"id":7}}')
  expect(await answered).toEqual({ data: { id: 7 } })
  expect(gaveUp).toHaveBeenCalledOnce()
})

test('a file is answered as its bytes, and a link’s own pass is borne in a header', async () => {
  let pass: string | null = null
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    pass = headers.get('x-one-time-token')
    const told = { 'content-disposition': 'attachment; filename="a.json"', 'content-type': 'application/json' }
    return new Response('{}', { headers: told })
  })
  const file = await client.booklet.downloadSharedFile({ file_id: 3 }, { context: { oneTimeToken: 'opened' } })
  expect(await file.text()).toBe('{}')
  expect(pass).toBe('opened')
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
