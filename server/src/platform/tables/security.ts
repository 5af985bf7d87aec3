import type { SecurityKind } from '@logis/contract/security.rules'
import type { JSONColumnType } from 'kysely'
import type { Id, Now } from './columns.ts'

export type SecurityTables = {
  security_log: {
    id: Id
    created_at: Now
    kind: SecurityKind
    operation: string | null
    actor_user_id: number | null
    impersonator_user_id: number | null
    user_id: number | null
    company_id: number | null
    residence_id: number | null
    details: JSONColumnType<Record<string, unknown>>
    ip: string | null
    user_agent: string | null
    request_id: string | null
    session_id: number | null
  }
}
