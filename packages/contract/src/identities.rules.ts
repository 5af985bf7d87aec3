import type { TextField } from './http.rules.ts'

/** The kinds of provider whose ways are known; `OTHER` is any that speaks OpenID Connect. */
export const identityPresets = ['ENTRA', 'GOOGLE', 'KEYCLOAK', 'PROCONNECT', 'OTHER'] as const
export type IdentityPreset = (typeof identityPresets)[number]

/** Where a preset's issuer is, as far as it is the same for everyone; `…` is what each organisation has of its own. */
export const presetIssuers: Record<IdentityPreset, string> = {
  ENTRA: 'https://login.microsoftonline.com/…/v2.0',
  GOOGLE: 'https://accounts.google.com',
  KEYCLOAK: 'https://…/realms/…',
  PROCONNECT: 'https://…/api/v2',
  OTHER: 'https://…',
}

/** An address where an issuer is described, perhaps another one: whoever serves it is not the issuer by that. */
export const isDescription = (address: string): boolean => address.replaceAll('\\', '/').includes('/.well-known/')

/** Google tells nothing of how someone signed in: a second factor is demanded at Google itself. */
export const tellsSecondFactor = (preset: IdentityPreset): boolean => preset !== 'GOOGLE'

export const identityFields = {
  name: { max: 60, required: true },
  issuer: { max: 300, required: true },
  client_id: { max: 300, required: true },
  client_secret: { max: 500, required: true },
  domain: { max: 253, required: true },
} as const satisfies Record<string, TextField>

/** Most domains that a company proves. */
export const identityDomainsMax = 20

/** A name of the DNS of at least two parts, in small letters; others are written in their ASCII form (`xn--`). */
export const domainPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** An address as it is typed, once there is a domain in it. */
export const domainOf = (email: string): string | null => {
  const domain = email.trim().split('@', 2)[1]?.toLowerCase() ?? ''
  return domainPattern.test(domain) ? domain : null
}

/** Where the proof of a domain stands, and how it begins. */
export const proofName = (domain: string) => `_logis.${domain}`
export const proofPrefix = 'logis-verification='

/** The code of a mail: eight letters and digits that nobody mistakes for others, in two groups. */
export const proofCodePattern = /^[A-HJ-NP-Z2-9]{4}-?[A-HJ-NP-Z2-9]{4}$/
