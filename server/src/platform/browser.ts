import type { IncomingHttpHeaders } from 'node:http'
import { hashToken } from './actor.ts'
import { settings } from './config.ts'

/**
 * A session that a page of the portal opens lives in its browser: beside the token, which scripts can read, stands a
 * secret in a cookie, which they cannot. The database keeps its hash with the session, and the token without the
 * cookie opens nothing. The cookie alone opens nothing either: what authorises is the header.
 */
export type Browser = {
  /** The secrets that the browser sent, by the names of their cookies. */
  secrets: ReadonlyMap<string, string>
  /** What the browser was given when it began to sign in elsewhere; null when it sent none. */
  attempt: string | null
  /** The cookie of whoever begins so, page or not. */
  attemptCookie: BrowserCookie
  /** The cookie that a page of the portal is given when it signs in; null when it is no page that asks. */
  cookie: BrowserCookie | null
}
type BrowserCookie = { name: string; isSecure: boolean }

// `__Host-` needs TLS. Without it the port keeps apart the portals of one machine, which cookies do not.
const named = /^(?:__Host-logis-browser|logis-browser-\d{1,5})$/
const secretPattern = /^[A-Za-z0-9_-]{43}$/
/** More than one browser ever has. */
const most = 8

const secretsIn = (cookies: string | undefined): Map<string, string> => {
  const pairs = (cookies ?? '').split(';').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    return [name, value]
  })
  return new Map(pairs.filter(([name, value]) => named.test(name) && secretPattern.test(value)).slice(0, most))
}

/** The cookie beside the browser's own, of a sign-in that leads elsewhere and comes back. */
const attemptNameOf = ({ isSecure, name }: BrowserCookie) =>
  isSecure ? '__Host-logis-sign-in' : name.replace('browser', 'sign-in')
const attemptIn = (cookies: string | undefined, name: string): string | null => {
  const pair = (cookies ?? '').split(';').find((each) => each.trim().startsWith(`${name}=`))
  const secret = pair?.trim().slice(name.length + 1) ?? ''
  return secretPattern.test(secret) ? secret : null
}

type Asked = { headers: IncomingHttpHeaders; host: string }

/**
 * Whether the page that asks is the portal's own. Browsers say it in a header that no script can write; the older ones,
 * and pages without TLS, send their origin.
 */
const isOwnPage = ({ headers, host }: Asked): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return (
    origin !== undefined &&
    URL.canParse(origin) &&
    [host, new URL(settings.PORTAL_URL).host].includes(new URL(origin).host)
  )
}

/** By the origin that the browser sees, whatever proxies stand between. */
const cookieOf = ({ headers: { origin } }: Asked): BrowserCookie => {
  const { protocol, port } = new URL(origin && URL.canParse(origin) ? origin : settings.PORTAL_URL)
  const isSecure = protocol === 'https:'
  return { name: isSecure ? '__Host-logis-browser' : `logis-browser-${port || '80'}`, isSecure }
}

export const browserOf = (asked: Asked): Browser => {
  const cookie = cookieOf(asked)
  const attemptCookie = { ...cookie, name: attemptNameOf(cookie) }
  return {
    secrets: secretsIn(asked.headers.cookie),
    attempt: attemptIn(asked.headers.cookie, attemptCookie.name),
    attemptCookie,
    cookie: isOwnPage(asked) ? cookie : null,
  }
}

/** Of what no browser asked for. */
export const noBrowser: Browser = {
  secrets: new Map(),
  attempt: null,
  attemptCookie: { name: 'logis-sign-in-80', isSecure: false },
  cookie: null,
}

export const browserHashes = ({ secrets }: Browser): Buffer[] => [...secrets.values()].map(hashToken)

const attributes = (isSecure: boolean) => `; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

/** The `Set-Cookie` that gives a browser its secret, for as long as a session may last. */
export const keepCookie = ({ name, isSecure }: BrowserCookie, secret: string): string =>
  `${name}=${secret}; Max-Age=${Math.ceil(settings.SESSION_DAYS * 86_400)}${attributes(isSecure)}`

/** The `Set-Cookie` of a sign-in that leads elsewhere: for as long as one may take. */
export const keepAttempt = ({ name, isSecure }: BrowserCookie, secret: string): string =>
  `${name}=${secret}; Max-Age=3600${attributes(isSecure)}`

/** The `Set-Cookie` that takes it back. */
export const dropCookie = (name: string): string => `${name}=; Max-Age=0${attributes(name.startsWith('__Host-'))}`
