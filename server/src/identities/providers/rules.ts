import type { IdentityProvider } from '@logis/contract/identities'
import { settings } from '#platform/config.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { Mistrusted, reachableFor, type OpenIdClient } from '#platform/openid.ts'
import { portalUrl } from '#platform/portal.ts'
import { resealed, unsealed } from '#platform/sealing.ts'
import * as sql from './sql.ts'

/** One way to sign in elsewhere: the portal's own, or a company's, for its people alone. */
export type Provider = IdentityProvider & { client: OpenIdClient; company: sql.ProviderRow | null }

/** AUTH-28. The two of the settings. */
const portalProviders = (): Provider[] => {
  const of = (at: 1 | 2, code: string): Provider[] => {
    const issuer = settings[`OIDC_${at}_ISSUER`]
    if (!issuer) return []
    const client: OpenIdClient = {
      preset: settings[`OIDC_${at}_PRESET`],
      issuer,
      clientId: settings[`OIDC_${at}_CLIENT_ID`] ?? '',
      clientSecret: settings[`OIDC_${at}_CLIENT_SECRET`] ?? '',
      reachable: reachableFor('portal'),
      demandsSecondFactor: settings[`OIDC_${at}_SECOND_FACTOR`],
    }
    return [{ code, name: settings[`OIDC_${at}_NAME`] ?? code, client, company: null }]
  }
  return [...of(1, 'first'), ...of(2, 'second')]
}

/** AUTH-28, AUTH-29: what the sign-in page offers to everyone. */
export const listPortalProviders = (): IdentityProvider[] => portalProviders().map(({ code, name }) => ({ code, name }))

export const companyCode = (companyId: number) => `company-${companyId}`
/** Whose own provider a code names; null of one of the portal's. */
export const companyIdOf = (code: string): number | null => {
  const [, id] = /^company-(\d{1,15})$/.exec(code) ?? []
  return id ? Number(id) : null
}

export const secretPurpose = (companyId: number) => `identity provider ${companyId}`

/** The secret that is kept, for the one call that needs it; null where no key opens it any more. */
export const openSecret = ({ company_id, client_secret }: Pick<sql.ProviderRow, 'company_id' | 'client_secret'>) =>
  unsealed(secretPurpose(company_id), client_secret, { company_id })

/** What is wrong with a provider whose secret is lost: nothing of its own, nor of anybody's that it proves. */
export const secretLost = 'SECRET_LOST'
/** The provider refuses the portal itself, whose secret has run out perhaps, or is lost: that says nothing of the person. */
export const isOurs = (fault: string): boolean =>
  ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', secretLost].includes(fault)
const lose = (): never => {
  throw new Mistrusted(secretLost)
}

/** The provider of a code, while there is one; its secret is opened for the call that needs it. */
export const findProvider = async (reader: Db | Tx, code: string): Promise<Provider | null> => {
  const companyId = companyIdOf(code)
  if (companyId === null) return portalProviders().find((each) => each.code === code) ?? null
  const company = await sql.findProvider(reader, companyId)
  if (!company) return null
  return {
    code,
    name: company.name,
    company,
    client: {
      preset: company.preset,
      issuer: company.issuer,
      clientId: company.client_id,
      get clientSecret() {
        return openSecret(company) ?? lose()
      },
      reachable: reachableFor('company'),
      demandsSecondFactor: company.demands_second_factor,
    },
  }
}

/** AUTH-28. The portal's own, or the one of whoever has proven a domain. */
export const listProviders = async (domain: string | undefined): Promise<IdentityProvider[]> => {
  if (domain === undefined) return listPortalProviders()
  const found = await sql.findByDomain(db, domain)
  return found ? [{ code: companyCode(found.company_id), name: found.name }] : []
}

/** Each provider comes back to an address of its own: what one of them said is never taken for another's. */
export const returnUrlOf = (code: string) => portalUrl(`/login/return/${code}`)
export const signOutUrl = () => portalUrl('/login')

/** Whether this address is of a domain that the company has proven. */
export const isOfCompany = async (reader: Db | Tx, companyId: number, email: string): Promise<boolean> =>
  sql.hasProvenDomain(reader, companyId, email.split('@').at(-1)!.toLowerCase())

export const listAdministrators = (companyId: number): Promise<string[]> => sql.listAdministrators(db, companyId)
export const findWayBack = (companyId: number, wouldBe: number | null): Promise<string | null> =>
  sql.findWayBack(db, companyId, wouldBe)

/**
 * Whether someone must sign in by their company's provider. `provider`: the one they sign in by. The way back stays
 * open: one administrator keeps the password.
 */
export const isDemanded = (reader: Db | Tx, userId: number, provider: string | null): Promise<boolean> =>
  sql.isDemanded(reader, userId, provider)

/** Whether the sign-in page offers the provider of their company to someone’s address: a domain may have been lost since. */
export const isOfferedTo = (reader: Db | Tx, userId: number): Promise<boolean> => sql.isOfferedTo(reader, userId)

/** After a change of the key: the secrets that a former one sealed. */
export const resealSecrets = async (): Promise<void> =>
  eachByItself(await sql.listSecrets(db), async ({ company_id, client_secret }) => {
    const anew = resealed(secretPurpose(company_id), client_secret, { company_id })
    if (anew) await sql.putResealed(db, company_id, client_secret, anew)
  })
