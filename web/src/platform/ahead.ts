import { asked } from './asked.ts'
import { readStored } from './storage.ts'

/**
 * Addresses that are opened most, and what their page asks for first once its code is there; null: who asks, before. What
 * else, once it is known who asks.
 */
const first: [page: RegExp, asks: string | null, ofReader?: string][] = [
  [/^\/company\/(\d+)$/, '/companies/$1'],
  [/^\/projects\/(\d+)$/, '/companies/$1/residences?page=1&page_size=10'],
  [/^\/project\/\d+\/(\d+)$/, '/residences/$1'],
  [/^\/logement\/(\d+)$/, '/residences/$1/pictures', '/residences/$1'],
  [/^\/logement$/, null],
]
/** What the way to each of them asks (SHELL-17). */
const session = 'PATCH /personal-access-token'
const reader = 'GET /user'

/** Nobody waited so long for the code of a page: it is asked for again. */
const longestMs = 30_000

type Asked = { headers: Record<string, string>; at: number; answer: Promise<Response> }
const waiting = new Map<string, Asked>()

/** What the calls of whoever is signed in say of them; null when no one is. */
export const headersNow = (): Record<string, string> | null => {
  const token = readStored<{ access_token: string; expires_at: number }>('token')
  if (!token || token.expires_at <= Date.now()) return null
  return {
    'accept-language': readStored<string>('locale') ?? 'fr-FR',
    authorization: `Bearer ${token.access_token}`,
  }
}

const ask = (headers: Record<string, string>, what: string) => {
  const [method = '', path = ''] = what.split(' ')
  const url = `${location.origin}/v2${path}`
  const signal = AbortSignal.timeout(longestMs)
  const said = { method, headers, signal, cache: 'no-store', redirect: 'manual' } as const
  const answer = fetch(new Request(url, said))
  answer.catch(() => {}) // whoever takes it asks again
  waiting.set(`${method} ${url}`, { headers, at: Date.now(), answer })
  return answer
}

/** What was asked ahead in place of this request: of the same person, in the same language, and lately. */
const take = (request: Request): Promise<Response> | undefined => {
  const key = `${request.method} ${request.url}`
  const found = waiting.get(key)
  waiting.delete(key)
  if (!found || Date.now() - found.at > longestMs) return undefined
  if (Object.entries(found.headers).some(([name, value]) => request.headers.get(name) !== value)) return undefined
  return found.answer.catch(() => fetch(request))
}

/**
 * Asks what the page at this address will ask, while its code is still on its way: on a telephone's network that is half
 * a second. Each answer is taken once, by the call that it is of (`link.ts`); where none comes for it, it was in vain.
 * What it returns is what the page is of, for whoever draws some of it sooner; null where nothing of the kind was asked.
 */
export const askAhead = ({ pathname, search } = location): Promise<unknown> | null => {
  const headers = headersNow()
  const found = search === '' && first.find(([page]) => page.test(pathname))
  if (!headers || !found) return null
  const [page, asks, ofReader] = found
  Object.assign(asked, { take, forget: () => waiting.clear() } satisfies typeof asked)
  void ask(headers, session)
  const who = ask(headers, reader)
  if (ofReader)
    void told(who).then((known) => {
      const { id } = (known as { data: { id: number } } | null)?.data ?? {}
      // Not of a session that has ended meanwhile.
      if (id && headersNow()?.authorization === headers.authorization)
        void ask(headers, `GET /users/${id}${pathname.replace(page, ofReader)}`)
    })
  return asks === null ? null : told(ask(headers, `GET ${pathname.replace(page, asks)}`))
}

/** What an answer says, for whoever reads it beside the call that it is of; null where it says nothing. */
const told = (answer: Promise<Response>): Promise<unknown> =>
  answer.then((come) => (come.ok ? come.clone().json() : null)).catch(() => null)
