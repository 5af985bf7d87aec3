import { createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider as OpenIdProvider, type KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityPreset } from '@logis/contract/identities.rules'
import { settings } from '../config.ts'

type Person = Record<string, unknown> & { sub: string }
type Token = { id_token?: string } & Record<string, unknown>

/** What ProConnect gives, and the only parameters that it takes: it refuses all others. */
const proConnect = {
  scopes: ['openid', 'given_name', 'usual_name', 'email', 'siret', 'uid', 'idp_id'],
  parameters:
    'client_id redirect_uri response_type scope state nonce claims acr_values prompt code_challenge code_challenge_method',
}
/** Of those that follow the standard, or the State's. */
type Like = 'OTHER' | 'PROCONNECT'
type Options = { port?: number; secret?: string; like?: Like }

/** A real provider of OpenID Connect, which signs in whomever the test names, and can be made to lie. */
export const startProvider = async (
  clientId = 'logis',
  { port: wanted = 0, secret = randomBytes(16).toString('hex'), like = 'OTHER' }: Options = {},
) => {
  const people = new Map<string, Person>()
  let key = newKey()
  let behind: ReturnType<OpenIdProvider['callback']>
  const state = {
    /** Whom it signs in. */
    who: '',
    /** What it makes of an answer of its token endpoint. */
    tamper: (token: Token): Token => token,
    /** It takes the question and never answers. */
    silent: false,
    /** What it answers at its token endpoint, in place of what it would. */
    atToken: undefined as ((response: http.ServerResponse) => unknown) | undefined,
    acr: undefined as string | undefined,
  }
  const server = http.createServer((request, response) => {
    if (state.silent) return
    if (state.atToken && request.url === '/token') return void state.atToken(response)
    if (like === 'PROCONNECT' && isBeyondProConnect(request.url ?? ''))
      return void response.writeHead(400).end('parameter')
    void (request.url?.startsWith('/interaction/') ? interact(request, response) : behind(request, response))
  })
  await new Promise<void>((ready) => server.listen(wanted, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`

  let provider: OpenIdProvider
  const build = () => {
    provider = new OpenIdProvider(issuer, configurationOf({ clientId, secret, key, people, issuer, like }))
    provider.use(async (context: KoaContextWithOIDC, next) => {
      await next()
      const isToken = context.path === '/token' && context.status === 200
      if (isToken) context.body = state.tamper(context.body as Token)
    })
    behind = provider.callback()
  }
  build()

  const interact = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { acr } = state
    const result = state.who
      ? { login: { accountId: state.who, ...(acr && { acr }) }, consent: {} }
      : { error: 'access_denied', error_description: 'no' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const stop = () =>
    new Promise<void>((stopped) => {
      server.closeAllConnections()
      server.close(() => stopped())
    })

  return {
    issuer,
    clientId,
    secret,
    state,
    people,
    /** Someone signs in there from now on. */
    as: (person: Person) => {
      people.set(person.sub, person)
      state.who = person.sub
    },
    /** New keys take the place of the old ones. */
    rotate: () => {
      key = newKey()
      build()
    },
    /** A token with these claims, signed as the provider signs. */
    sign: (claims: object, header: object = {}) =>
      signed({ alg: 'RS256', kid: key.kid, ...header }, claims, key.privateKey),
    stop,
    serve: serving({ issuer, clientId, secret }),
  }
}
export type TestProvider = Awaited<ReturnType<typeof startProvider>>

/** AUTH-28: makes it one of the portal's two. */
const serving =
  ({ issuer, clientId, secret }: Record<'issuer' | 'clientId' | 'secret', string>) =>
  (at: 1 | 2, name: string, preset: IdentityPreset = 'OTHER') =>
    Object.assign(settings, {
      [`OIDC_${at}_PRESET`]: preset,
      [`OIDC_${at}_NAME`]: name,
      [`OIDC_${at}_ISSUER`]: issuer,
      [`OIDC_${at}_CLIENT_ID`]: clientId,
      [`OIDC_${at}_CLIENT_SECRET`]: secret,
    })

const isBeyondProConnect = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://127.0.0.1')
  const known = proConnect.parameters.split(' ')
  return pathname === '/auth' && [...searchParams.keys()].some((name) => !known.includes(name))
}

type Key = { kid: string; privateKey: KeyObject }
const newKey = (): Key => ({
  kid: randomBytes(6).toString('hex'),
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (header: object, claims: object, key: KeyObject) => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

type Setting = { clientId: string; secret: string; key: Key; people: Map<string, Person>; issuer: string; like: Like }
const configurationOf = ({ clientId, secret, key, people, like }: Setting) => {
  const isState = like === 'PROCONNECT'
  const base = settings.PORTAL_URL.replace(/\/+$/, '')
  const codes = ['first', 'second', ...Array.from({ length: 60 }, (_, index) => `company-${index + 1}`)]
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        token_endpoint_auth_method: 'client_secret_post' as const,
        ...(isState && { userinfo_signed_response_alg: 'RS256' as const }),
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: codes.map((code) => `${base}/login/return/${code}`),
        post_logout_redirect_uris: [`${base}/login`],
      },
    ],
    jwks: { keys: [{ ...key.privateKey.export({ format: 'jwk' }), kid: key.kid, use: 'sig', alg: 'RS256' }] } as never,
    cookies: { keys: [secret] },
    ...(isState && { scopes: proConnect.scopes }),
    // Each scope of the State's gives the claim of its name, and none says whether an address was verified.
    claims: (isState
      ? { ...Object.fromEntries(proConnect.scopes.map((scope) => [scope, [scope]])), openid: ['sub'] }
      : {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['given_name', 'family_name'],
          hd: null,
        }) as never,
    acrValues: ['eidas1', 'eidas2'],
    features: {
      devInteractions: { enabled: false },
      ...(isState && { jwtUserinfo: { enabled: true }, claimsParameter: { enabled: true } }),
    },
    issueRefreshToken: () => true,
    findAccount: (_context: unknown, sub: string) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => person }
    },
    // Consent is given by whoever registered the portal.
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const { provider } = oidc
      const grant = new provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope(isState ? proConnect.scopes.join(' ') : 'openid email profile offline_access')
      await grant.save()
      return grant
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, IdToken: 600, RefreshToken: 86_400, Session: 600, Grant: 86_400, Interaction: 600 },
  }
}
