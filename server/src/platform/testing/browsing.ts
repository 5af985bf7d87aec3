import { settings } from '../config.ts'
import { anonymous, clientWith, type Answer } from './client.ts'

const jsonOf = (cookies: Map<string, string>) => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

/** A browser as far as signing in elsewhere needs one: what it keeps, and where it is sent. */
export const openBrowser = () => {
  const own = new Map<string, string>()
  const elsewhere = new Map<string, Map<string, string>>()
  const keep = (jar: Map<string, string>, headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
  }
  const post = async (path: string, body: object): Promise<Answer> => {
    const answer = await anonymous.send('POST', path, { headers: jsonOf(own), body: JSON.stringify(body) })
    keep(own, answer.headers)
    return answer
  }
  /** Follows a provider's redirections to where it sends the browser back. */
  const visit = async (address: string): Promise<URL> => {
    let url = new URL(address)
    for (let steps = 0; steps < 12; steps++) {
      const jar = elsewhere.get(url.host) ?? new Map<string, string>()
      elsewhere.set(url.host, jar)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
      keep(jar, answer.headers)
      const next = answer.headers.get('location')
      if (!next) throw new Error(`${url.pathname} answers ${answer.status}: ${(await answer.text()).slice(0, 400)}`)
      url = new URL(next, url)
      if (url.href.startsWith(settings.PORTAL_URL)) return url
    }
    throw new Error('The provider sends round in circles')
  }
  const begin = (provider: string, more: object = {}) =>
    post(`/v2/identity-providers/${provider}/sign-in`, { scope: 'partner', ...more })
  return {
    own,
    begin,
    visit,
    /** Forgets that the provider knows it. */
    forgetProvider: () => elsewhere.clear(),
    come: (provider: string, answer: string) => post(`/v2/personal-access-token/${provider}`, { answer }),
    prove: (code: string) => post('/v2/identity-proofs', { code }),
    pass: (challenge: string, code: string) => post('/v2/personal-access-token/second-factor', { challenge, code }),
    /** All of it: there and back. */
    signIn: async (provider: string, more: object = {}): Promise<Answer> => {
      const begun = await begin(provider, more)
      if (begun.status !== 200) return begun
      const back = await visit(begun.data.url)
      return post(`/v2/personal-access-token/${provider}`, { answer: back.search.slice(1) })
    },
    /** Calls with a token, as this browser. */
    call: (token: string, method: string, path: string) =>
      clientWith(token).send(method, path, {
        headers: { ...jsonOf(own) },
        ...(method === 'GET' ? {} : { body: '{}' }),
      }),
  }
}
