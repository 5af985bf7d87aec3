import { personFields } from '@logis/contract/accounts.rules'
import { cut } from '@logis/contract/cut.rules'
import { email as anyAddress, textOf as textOfField } from '@logis/contract/http'
import type { IdentityPreset } from '@logis/contract/identities.rules'
import * as openid from 'openid-client'
import { settings } from './config.ts'
import { memory } from './memory.ts'
import { fetchWithin, Unreachable, type Reachable } from './outgoing.ts'

/** What the portal is to a provider of OpenID Connect. */
export type OpenIdClient = {
  preset: IdentityPreset
  issuer: string
  clientId: string
  clientSecret: string
  /** Where it may be: whoever runs the portal names any place, a company's administrator one that everybody reaches. */
  reachable: Reachable
  demandsSecondFactor: boolean
}
/** What only the browser that began and its provider know of a sign-in. */
export type Begun = { state: string; nonce: string; verifier: string }
/** Whom a provider has proven, and what renews and ends that there. */
export type Proven = {
  issuer: string
  subject: string
  email: string | null
  /** What the provider says of the address; null when it says nothing. */
  emailVerified: boolean | null
  firstName: string | null
  lastName: string | null
  /** The organisation of a Google account. */
  hostedDomain: string | null
  hasSecondFactor: boolean
  idToken: string
  refreshToken: string | null
}

/** Somebody answered, and cannot be believed. Its code says what was wrong, and no more. */
export class Mistrusted extends Error {
  readonly fault: string
  constructor(fault: string) {
    super(fault)
    this.fault = fault
  }
}

/** Seconds for each question. */
const patience = 5
const freshMs = 10 * 60_000

/** What providers say of themselves, by who asks how: the keys are asked for at each sign-in, for they change. */
const described = memory<{ metadata: openid.ServerMetadata; at: number }>(200)
const keyOf = ({ issuer, reachable }: OpenIdClient) => `${reachable} ${issuer}`

const fetchFor =
  ({ reachable }: OpenIdClient): openid.CustomFetch =>
  (url, { method, headers, body, signal }) =>
    fetchWithin(reachable, url, {
      method,
      headers,
      // What the library sends is a form or nothing.
      body: body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined,
      signal,
    })

const presets: Record<IdentityPreset, { scope: string; parameters?: Record<string, string>; hints: boolean }> = {
  ENTRA: { scope: 'openid profile email offline_access', hints: true },
  // Google gives what renews a session by parameters of its own, and at each sign-in only to whoever agrees anew.
  GOOGLE: {
    scope: 'openid profile email',
    parameters: { access_type: 'offline', prompt: 'consent' },
    hints: true,
  },
  KEYCLOAK: { scope: 'openid profile email offline_access', hints: true },
  // It refuses any parameter that it does not know.
  PROCONNECT: { scope: 'openid given_name usual_name email siret uid idp_id', hints: false },
  OTHER: { scope: 'openid profile email offline_access', hints: true },
}

/** How providers say that a second factor was asked for: ProConnect's levels, and the methods of RFC 8176. */
const strongContexts = ['eidas0-mfa', 'eidas1-mfa', 'eidas2', 'eidas3']
const strongMethods = ['mfa', 'otp', 'hwk', 'swk', 'sc', 'fido']
const hasSecondFactor = ({ acr, amr }: openid.IDToken): boolean =>
  (typeof acr === 'string' && strongContexts.includes(acr)) ||
  (Array.isArray(amr) && amr.some((method) => strongMethods.some((strong) => strong === method)))

/** ProConnect signs what it tells of a person. */
const metadataOf = ({ preset, clientSecret }: OpenIdClient): Partial<openid.ClientMetadata> => ({
  client_secret: clientSecret,
  ...(preset === 'PROCONNECT' && { userinfo_signed_response_alg: 'RS256' }),
})

const prepare = (client: OpenIdClient) => (config: openid.Configuration) => {
  config.timeout = patience
  config[openid.customFetch] = fetchFor(client)
  // The signature of the id_token too, though it comes from the provider itself.
  openid.enableNonRepudiationChecks(config)
  if (client.reachable === 'private') openid.allowInsecureRequests(config)
}

/** By the body of the request, unless the provider takes the secret in its header alone. */
const authOf = ({ token_endpoint_auth_methods_supported: ways }: openid.ServerMetadata, secret: string) =>
  ways?.includes('client_secret_basic') && !ways.includes('client_secret_post')
    ? openid.ClientSecretBasic(secret)
    : openid.ClientSecretPost(secret)

/** What stands before the description that an issuer gives of itself, which some have typed in place of the issuer. */
const issuerOf = (address: string): URL =>
  new URL(new URL(address).href.replace(/\/\.well-known\/openid-configuration(?:[/?#].*)?$/, ''))
/** Whether two addresses name one issuer: a last `/` after a host says nothing. */
export const isSameIssuer = (one: string, other: string): boolean => issuerOf(one).href === issuerOf(other).href

const describe = async (client: OpenIdClient): Promise<openid.ServerMetadata> => {
  const known = described.get(keyOf(client))
  if (known && Date.now() - known.at < freshMs) return known.metadata
  const config = await openid.discovery(issuerOf(client.issuer), client.clientId, metadataOf(client), undefined, {
    timeout: patience,
    [openid.customFetch]: fetchFor(client),
    // The library looks for this very function, before it asks anything.
    execute: [prepare(client), ...(client.reachable === 'private' ? [openid.allowInsecureRequests] : [])],
  })
  const { supportsPKCE: _, ...metadata } = config.serverMetadata()
  // The library does not compare them where it is given the address of a description: there anybody may claim to be anyone.
  if (new URL(metadata.issuer).href !== issuerOf(client.issuer).href) throw new Mistrusted('issuer')
  return described.keep(keyOf(client), { metadata, at: Date.now() }).metadata
}

const configure = async (client: OpenIdClient): Promise<openid.Configuration> => {
  const metadata = await describe(client)
  const auth = authOf(metadata, client.clientSecret)
  // A copy: the keys that the library keeps belong to the object.
  const config = new openid.Configuration({ ...metadata }, client.clientId, metadataOf(client), auth)
  prepare(client)(config)
  return config
}

const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = []
  for (let at = error; at instanceof Error && causes.length < 8; at = at.cause) causes.push(at)
  return causes
}
const isSilence = (error: unknown) =>
  causesOf(error).some(
    (each) => each instanceof Unreachable || /^(TimeoutError|AbortError)$/.test((each as Error).name),
  )
/** Who answers by a page, a redirect or a status alone is what stands before the provider; or it says that it cannot now. */
const isNoWord = (error: unknown) =>
  isSilence(error) ||
  /^(OAUTH_RESPONSE_IS_NOT_(CONFORM|JSON)|temporarily_unavailable|server_error|slow_down)$/.test(faultOf(error))

/** Who asks for the name and secret of a client by a header of HTTP has refused those that came; the library reads no more. */
const challengeOf = ({ cause }: openid.WWWAuthenticateChallengeError): string | undefined =>
  cause[0]?.parameters.error ?? (cause[0]?.scheme === 'basic' ? 'invalid_client' : undefined)

/** What was wrong, by the library's closed words or the provider's: never a text that holds what was sent. */
const faultOf = (error: unknown): string => {
  const found = causesOf(error).flatMap((each) => {
    const { error: said, code } = each as { error?: unknown; code?: unknown }
    return [each instanceof openid.WWWAuthenticateChallengeError ? challengeOf(each) : said, code]
  })
  return found.find((word): word is string => typeof word === 'string' && /^[a-zA-Z_]{3,60}$/.test(word)) ?? 'unknown'
}

const asking = async <T>(work: () => Promise<T>, isUnanswered = isNoWord): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Mistrusted) throw error
    throw isUnanswered(error) ? new Unreachable(faultOf(error)) : new Mistrusted(faultOf(error))
  }
}

/** Asks a provider who it is: its issuer, as it writes it itself. A page at the address that was typed is no provider. */
export const greet = (client: OpenIdClient): Promise<string> =>
  asking(async () => {
    described.forget(keyOf(client))
    const { issuer } = (await configure(client)).serverMetadata()
    return issuer
  }, isSilence)

type Beginning = Begun & { url: string }

/** Where to send the browser: a new state, nonce and verifier of 43 characters each. */
export const begin = (client: OpenIdClient, returnUrl: string, email: string | null): Promise<Beginning> =>
  asking(async () => {
    const config = await configure(client)
    const begun = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    }
    const { scope, parameters, hints } = presets[client.preset]
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: returnUrl,
      response_type: 'code',
      scope,
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      ...parameters,
      ...(hints && email ? { login_hint: email } : {}),
      ...(client.demandsSecondFactor && client.preset === 'PROCONNECT'
        ? { claims: JSON.stringify({ id_token: { acr: { essential: true, values: strongContexts } } }) }
        : {}),
    })
    return { ...begun, url: url.href }
  })

/** Whom the provider has proven, once everything that it said has been. */
export const complete = (client: OpenIdClient, answered: URL, { state, nonce, verifier }: Begun): Promise<Proven> =>
  asking(async () => {
    const config = await configure(client)
    const tokens = await openid.authorizationCodeGrant(config, answered, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = timely(tokens.claims()) ?? mistrust('OAUTH_ID_TOKEN_MISSING')
    const told = { ...(await tellOf(config, tokens.access_token, claims)), ...claims }
    return {
      issuer: claims.iss,
      subject: isSubject(claims.sub) ? claims.sub : mistrust('OAUTH_SUBJECT_UNFIT'),
      email: addressOf(told['email']),
      emailVerified:
        told['email_verified'] === undefined ? null : [true, 'true'].some((yes) => yes === told['email_verified']),
      firstName: nameOf(told['given_name'], personFields.first_name),
      lastName: nameOf(told['family_name'] ?? told['usual_name'], personFields.last_name),
      hostedDomain: textOf(told['hd']),
      hasSecondFactor: hasSecondFactor(claims),
      idToken: tokens.id_token ?? mistrust('OAUTH_ID_TOKEN_MISSING'),
      refreshToken: tokens.refresh_token ?? null,
    }
  })

/** As far as the clock of a provider may be ahead: what the library allows for the ends and beginnings that it looks at. */
const aheadSeconds = 30
/** Nothing was issued tomorrow: the library looks at when a token ends, and not at when it says that it was made. */
const timely = (claims: openid.IDToken | undefined): openid.IDToken | undefined =>
  claims && claims.iat > Date.now() / 1000 + aheadSeconds ? mistrust('OAUTH_ID_TOKEN_AHEAD') : claims

const mistrust = (fault: string): never => {
  throw new Mistrusted(fault)
}
const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' && claim.trim() ? cut(claim.trim().normalize('NFC'), 254) : null

/**
 * What a provider tells goes by what anybody may type: an account is made of it, and mails leave to it. What no form of
 * the portal takes counts as not told; a name that is too long is cut.
 */
const addressOf = (claim: unknown): string | null => anyAddress.safeParse(claim).data?.toLowerCase() ?? null
const nameOf = (claim: unknown, field: { max: number; required: true }): string | null =>
  textOfField(field).safeParse(cut(textOf(claim) ?? '', field.max)).data ?? null
/** By it one person is told from another: an empty one would be everybody's, halves of characters are kept as one sign. */
const isSubject = (sub: string): boolean => /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(sub) && sub.trim() !== ''

/** What the token leaves out: who it is, for the same subject. */
const tellOf = async (
  config: openid.Configuration,
  accessToken: string,
  { email, sub }: openid.IDToken,
): Promise<Record<string, unknown>> =>
  email === undefined && config.serverMetadata().userinfo_endpoint ? openid.fetchUserInfo(config, accessToken, sub) : {}

/** The provider renews what it has given, or refuses; what takes the place of the refresh token, if anything does. */
export const renew = (
  client: OpenIdClient,
  refreshToken: string,
  subject: string,
): Promise<{ refreshToken: string | null; idToken: string | null }> =>
  asking(async () => {
    const tokens = await openid.refreshTokenGrant(await configure(client), refreshToken)
    const { sub = subject } = timely(tokens.claims()) ?? {}
    if (sub !== subject) mistrust('OAUTH_SUBJECT_CHANGED')
    return { refreshToken: tokens.refresh_token ?? null, idToken: tokens.id_token ?? null }
  })

/** Where the browser signs out at the provider; null where that is not done. */
export const leaveUrl = (client: OpenIdClient, idToken: string, backUrl: string): Promise<string | null> =>
  asking(async () => {
    const config = await configure(client)
    if (!config.serverMetadata().end_session_endpoint) return null
    return openid.buildEndSessionUrl(config, {
      id_token_hint: idToken,
      post_logout_redirect_uri: backUrl,
      state: openid.randomState(),
    }).href
  })

/** Where a provider that the portal's own settings name may be, and where one that a company names. */
export const reachableFor = (by: 'portal' | 'company'): Reachable =>
  by === 'portal' || settings.OIDC_PRIVATE_NETWORKS ? 'private' : 'public'
