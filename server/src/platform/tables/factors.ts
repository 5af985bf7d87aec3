import type { Generated } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

export type FactorTables = {
  user_totps: {
    user_id: number
    secret: string
    last_step: Generated<number>
    created_at: Now
    confirmed_at: InstantOrNull
    last_used_at: InstantOrNull
  }
  user_recovery_codes: { user_id: number; code_hash: Buffer; created_at: Now; used_at: InstantOrNull }
  sign_in_challenges: {
    id: Id
    token_hash: Buffer
    user_id: number
    /** Of a token; of these the first two alone, by a check. */
    scope: 'partner' | 'resident' | 'support' | 'machine'
    proof: Buffer | null
    provider: string | null
    identity_id: number | null
    sealed: string | null
    created_at: Now
    expires_at: Instant
    used_at: InstantOrNull
  }
  user_passkeys: {
    id: Id
    user_id: number
    credential_id: string
    public_key: Buffer
    handle: Buffer
    sign_count: Generated<number>
    transports: Generated<string[]>
    name: string
    created_at: Now
    last_used_at: InstantOrNull
  }
  passkey_challenges: { challenge_hash: Buffer; user_id: number | null; created_at: Now; expires_at: Instant }
}
