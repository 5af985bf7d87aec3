import { z } from 'zod'
import { awaitedFactor } from './accounts.factors.ts'
import { session } from './accounts.ts'
import { companyRoles } from './companies.rules.ts'
import {
  actingFor,
  cannot,
  day,
  done,
  email,
  fault,
  id,
  idParam,
  instant,
  one,
  open,
  refuses,
  signedIn,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { domainPattern, identityFields, identityPresets, isDescription, proofCodePattern } from './identities.rules.ts'

const scope = z.enum(['partner', 'resident'])
/** One of the portal's two, or a company's own. */
const provider = z.string().regex(/^(first|second|company-[1-9]\d{0,14})$/)
/** A path of the portal, for after the sign-in. */
const wanted = z.string().max(2000)
const domain = z.string().trim().toLowerCase().max(identityFields.domain.max).regex(domainPattern)

/** What a button of the sign-in page needs. */
export const identityProvider = z.object({ code: z.string(), name: z.string() })
export type IdentityProvider = z.infer<typeof identityProvider>

/** AUTH-28. The portal's own, or the one of the company that has proven this domain. */
export const listProviders = open
  .route({
    method: 'GET',
    path: '/identity-providers',
    tags: ['identities'],
    summary: 'By which other accounts can one sign in?',
  })
  .input(z.object({ domain: domain.optional() }))
  .output(one(z.array(identityProvider)))

/** AUTH-28. The page goes to the address that this answers; the attempt belongs to the browser that began it. */
export const startSignIn = open
  .route({
    method: 'POST',
    path: '/identity-providers/{provider}/sign-in',
    tags: ['identities'],
    summary: 'Begin to sign in by another account',
  })
  .input(z.strictObject({ provider, scope, wanted: wanted.optional(), email: email.optional() }))
  .output(one(z.object({ url: z.url() })))
  .errors(refuses('IDENTITY_PROVIDER_UNKNOWN', 'IDENTITY_PROVIDER_SILENT', 'SEALING_KEY_REQUIRED'))

const signedInBy = z.object({ outcome: z.literal('SIGNED_IN'), session, wanted: wanted.nullable(), scope })
/** The account has a second factor here, and the provider has proven none. */
const secondStep = awaitedFactor.extend({ outcome: z.literal('SECOND_STEP'), wanted: wanted.nullable(), scope })
const identityRefusals = refuses(
  'IDENTITY_PROVIDER_UNKNOWN',
  'IDENTITY_PROVIDER_REQUIRED',
  'IDENTITY_PROVIDER_UNOFFERED',
  'USER_DISABLED',
  'SCOPE_NOT_ALLOWED',
  'COMPANY_DISABLED',
)

/**
 * AUTH-28, AUTH-29. What the provider said, as the query in which the browser came back. An account that is not linked
 * yet is proven by a code that is mailed; someone without an account is told whom to ask.
 */
export const finishSignIn = open
  .route({
    method: 'POST',
    path: '/personal-access-token/{provider}',
    tags: ['identities'],
    summary: 'Sign in by another account',
  })
  .input(z.strictObject({ provider, answer: z.string().min(1).max(8000) }))
  .output(
    one(
      z.discriminatedUnion('outcome', [
        signedInBy,
        secondStep,
        z.object({ outcome: z.literal('CODE_SENT'), email: z.string(), scope }),
        z.object({
          outcome: z.literal('NO_ACCOUNT'),
          email: z.string().nullable(),
          company_name: z.string().nullable(),
          administrators: z.array(z.string()),
          scope,
        }),
      ]),
    ),
  )
  .errors(identityRefusals)
  .errors(
    refuses(
      'IDENTITY_SIGN_IN_FAILED',
      'IDENTITY_PROVIDER_SILENT',
      'IDENTITY_FACTOR_REQUIRED',
      'IDENTITY_CLIENT_REFUSED',
    ),
  )

/** AUTH-29. In the browser that began: the code that was mailed links the account and opens the session. */
export const proveIdentity = open
  .route({
    method: 'POST',
    path: '/identity-proofs',
    tags: ['identities'],
    summary: 'Link another account by the code that was mailed',
  })
  .input(z.strictObject({ code: z.string().trim().toUpperCase().regex(proofCodePattern) }))
  .output(one(z.discriminatedUnion('outcome', [signedInBy, secondStep])))
  .errors(identityRefusals)
  .errors(refuses('IDENTITY_CODE_INVALID'))

/** Signs out here, and tells where to go to sign out at the provider too. */
export const leaveProvider = open
  .route({
    method: 'POST',
    path: '/identity-sign-out',
    tags: ['identities'],
    summary: 'Sign out, at the provider too',
  })
  .output(one(z.object({ url: z.url().nullable() })))

const user_id = idParam
const own = signedIn.meta({ terms: 'exempt' }).errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))

/** An account elsewhere that opens this one. */
export const ownIdentity = z.object({
  id,
  /** Null when the portal knows the provider no more. */
  name: z.string().nullable(),
  issuer: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
})
export type OwnIdentity = z.infer<typeof ownIdentity>

export const listOwnIdentities = whoeverSignedIn
  .meta({ terms: 'exempt' })
  .errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))
  .route({
    method: 'GET',
    path: '/users/{user_id}/identities',
    tags: ['identities'],
    summary: 'Which other accounts open this one?',
  })
  .input(z.object({ user_id }))
  .output(one(z.array(ownIdentity)))
/** It opens nothing more, and what it has opened is closed. */
export const unlinkIdentity = own
  .route({
    method: 'DELETE',
    path: '/users/{user_id}/identities/{identity_id}',
    tags: ['identities'],
    summary: 'Let another account open this one no more',
  })
  .input(z.strictObject({ user_id, identity_id: idParam }))
  .output(done)
  .errors(refuses('RESOURCE_NOT_FOUND', 'PROOF_REQUIRED', 'IDENTITY_LAST_WAY'))

const company_id = idParam
const newPeopleRole = z.enum(companyRoles).nullable()

export const identityDomain = z.object({
  id,
  domain: z.string(),
  /** The TXT record that proves it. */
  record_name: z.string(),
  record_value: z.string(),
  proven_at: instant.nullable(),
  checked_at: instant.nullable(),
  /** Since when the record of a proven one is gone, and the day before which it must be back. */
  missing_since: instant.nullable(),
  counts_until: day.nullable(),
})
export type IdentityDomain = z.infer<typeof identityDomain>

export const companyProvider = z.object({
  preset: z.enum(identityPresets),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  demands_second_factor: z.boolean(),
  new_people_role: newPeopleRole,
  is_only_way: z.boolean(),
})

export const companyIdentity = z.object({
  provider: companyProvider.nullable(),
  domains: z.array(identityDomain),
  /** What the provider must know of the portal. */
  return_url: z.string(),
  sign_out_url: z.string(),
  /** Who may still sign in by a password where the provider is the only way. */
  way_back: z.string().nullable(),
  cannot: z.object({ edit: cannot, only: cannot, add_domain: cannot }),
})
export type CompanyIdentity = z.infer<typeof companyIdentity>

const ofCompany = signedIn.errors(actingFor)
const answered = one(companyIdentity)

/** How the people of a company sign in: its provider and its domains. For its administrators. */
export const getCompanyIdentity = ofCompany
  .route({ method: 'GET', path: '/companies/{company_id}/identity-provider', tags: ['identities'] })
  .input(z.object({ company_id }))
  .output(answered)
/** The secret that is not said stays. The provider is asked at once who it is. */
export const setCompanyProvider = ofCompany
  .route({ method: 'PUT', path: '/companies/{company_id}/identity-provider', tags: ['identities'] })
  .input(
    z.strictObject({
      company_id,
      preset: z.enum(identityPresets),
      name: textOf(identityFields.name),
      issuer: z
        .url({ protocol: /^https?$/ })
        .max(identityFields.issuer.max)
        .refine((address) => !isDescription(address), fault('issuer_description')),
      client_id: textOf(identityFields.client_id),
      client_secret: textOf(identityFields.client_secret).optional(),
      demands_second_factor: z.boolean(),
      new_people_role: newPeopleRole,
    }),
  )
  .output(answered)
  .errors(
    refuses(
      'IDENTITY_PROVIDER_SILENT',
      'IDENTITY_ISSUER_WRONG',
      'IDENTITY_SECRET_REQUIRED',
      'SEALING_KEY_REQUIRED',
      'PROOF_REQUIRED',
    ),
  )
export const removeCompanyProvider = ofCompany
  .route({ method: 'DELETE', path: '/companies/{company_id}/identity-provider', tags: ['identities'] })
  .input(z.object({ company_id }))
  .output(answered)
  .errors(refuses('IDENTITY_PROVIDER_UNKNOWN', 'PROOF_REQUIRED'))
/** Whether the company's people sign in by its provider alone. Whoever says so has done it already. */
export const setOnlyWay = ofCompany
  .route({ method: 'PUT', path: '/companies/{company_id}/identity-provider/only', tags: ['identities'] })
  .input(z.strictObject({ company_id, only: z.boolean() }))
  .output(answered)
  .errors(refuses('IDENTITY_PROVIDER_UNKNOWN', 'IDENTITY_NOT_TRIED', 'IDENTITY_WAY_BACK_MISSING', 'PROOF_REQUIRED'))

export const addDomain = ofCompany
  .route({ method: 'POST', path: '/companies/{company_id}/identity-domains', tags: ['identities'], successStatus: 201 })
  .input(z.strictObject({ company_id, domain }))
  .output(answered)
  .errors(refuses('IDENTITY_DOMAIN_EXISTS', 'IDENTITY_DOMAINS_LIMIT_REACHED'))
/** Looks for the record now; a domain that was proven is proven no more where it has gone. */
export const proveDomain = ofCompany
  .route({
    method: 'POST',
    path: '/companies/{company_id}/identity-domains/{domain_id}/check',
    tags: ['identities'],
  })
  .input(z.strictObject({ company_id, domain_id: idParam }))
  .output(answered)
  .errors(refuses('RESOURCE_NOT_FOUND', 'IDENTITY_DOMAIN_TAKEN', 'IDENTITY_DNS_SILENT'))
export const removeDomain = ofCompany
  .route({ method: 'DELETE', path: '/companies/{company_id}/identity-domains/{domain_id}', tags: ['identities'] })
  .input(z.object({ company_id, domain_id: idParam }))
  .output(answered)
  .errors(refuses('RESOURCE_NOT_FOUND'))

export const identities = {
  listProviders,
  startSignIn,
  finishSignIn,
  proveIdentity,
  leaveProvider,
  listOwnIdentities,
  unlinkIdentity,
  getCompanyIdentity,
  setCompanyProvider,
  removeCompanyProvider,
  setOnlyWay,
  addDomain,
  proveDomain,
  removeDomain,
}
