import type { Locale } from '@logis/contract/locale'
import type { Generated, JSONColumnType } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

export type AccountTables = {
  users: {
    id: Id
    username: string
    email: string | null
    first_name: string | null
    last_name: string | null
    password_hash: string | null
    email_validated_at: InstantOrNull
    picture_file_id: number | null
    locale: Generated<Locale>
    is_active: Generated<boolean>
    last_connection_at: InstantOrNull
    created_at: Now
    updated_at: Now
    deleted_at: InstantOrNull
  }
  user_global_roles: {
    user_id: number
    role: 'ADMINISTRATOR' | 'SUPPORT'
    granted_by_user_id: number | null
    created_at: Now
  }
  access_tokens: {
    id: Id
    user_id: number
    token_hash: Buffer
    scope: 'partner' | 'resident' | 'support' | 'machine'
    impersonator_user_id: number | null
    reason: string | null
    read_only: Generated<boolean>
    opened_from_id: number | null
    issued_at: Now
    expires_at: Instant
    absolute_expires_at: Instant
    last_used_at: InstantOrNull
    revoked_at: InstantOrNull
    ip: string | null
    user_agent: string | null
    browser_hash: Buffer | null
    factor_at: InstantOrNull
    factor_by_company_id: number | null
    passkey_id: number | null
    proven_at: InstantOrNull
  }
  one_time_tokens: {
    id: Id
    kind: 'PASSWORD_RESET' | 'EMAIL_VALIDATION' | 'INVITATION'
    user_id: number | null
    email: string
    token_hash: Buffer
    payload: JSONColumnType<Record<string, unknown>>
    created_at: Now
    expires_at: Instant
    used_at: InstantOrNull
    revoked_at: InstantOrNull
  }
  terms_versions: { id: Id; version: string; content_fr: string; content_en: string; published_at: Instant }
  user_terms_acceptances: { user_id: number; terms_version_id: number; accepted_at: Now; ip: string | null }
  user_notifications: {
    id: Id
    user_id: number
    code: string
    payload: JSONColumnType<Record<string, unknown>>
    residence_id: number | null
    created_at: Now
    read_at: InstantOrNull
  }
  user_badges: { user_id: number; code: string; earned_at: Now }
  user_environmental_labels: { user_id: number; code: string; value: string; computed_at: Now }
}
