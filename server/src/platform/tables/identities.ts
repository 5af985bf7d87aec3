import type { CompanyRole } from '@logis/contract/companies.rules'
import type { IdentityPreset } from '@logis/contract/identities.rules'
import type { Generated } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

export type IdentityTables = {
  identity_providers: {
    company_id: number
    preset: IdentityPreset
    name: string
    issuer: string
    client_id: string
    client_secret: string
    demands_second_factor: Generated<boolean>
    new_people_role: CompanyRole | null
    is_only_way: Generated<boolean>
    only_way_by_user_id: number | null
    created_at: Now
    updated_at: Now
  }
  identity_domains: {
    id: Id
    company_id: number
    domain: string
    proof: string
    proven_at: InstantOrNull
    checked_at: InstantOrNull
    /** When it was last looked at by itself, whether or not anybody answered. */
    watched_at: InstantOrNull
    /** Of a proven one: since when its record is gone. */
    missing_since: InstantOrNull
    created_at: Now
  }
  user_identities: {
    id: Id
    user_id: number
    issuer: string
    subject: string
    provider: string
    created_at: Now
    last_used_at: InstantOrNull
  }
  identity_attempts: {
    id: Id
    state_hash: Buffer
    browser_hash: Buffer
    provider: string
    sealed: string
    scope: 'partner' | 'resident' | 'support' | 'machine'
    wanted: string | null
    created_at: Now
    expires_at: Instant
  }
  identity_proofs: {
    id: Id
    browser_hash: Buffer
    user_id: number
    provider: string
    issuer: string
    subject: string
    sealed: string
    scope: 'partner' | 'resident' | 'support' | 'machine'
    wanted: string | null
    code_hash: Buffer | null
    tries: Generated<number>
    created_at: Now
    expires_at: Instant
  }
  session_identities: {
    token_id: number
    identity_id: number
    provider: string
    sealed: string
    is_renewable: boolean
    asked_at: Now
    answered_at: Now
  }
}
