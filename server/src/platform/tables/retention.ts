import type { ResidenceType } from '@logis/contract/projects.rules'
import type { RetentionAct } from '@logis/contract/retention.rules'
import type { Generated } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

export type RetentionTables = {
  retention_notices: { company_id: number; days: number; kept_until: string; told_at: Now }
  retention_holds: { company_id: number; reason: string; held_by_user_id: number | null; held_at: Now }
  retention_decisions: {
    id: Id
    company_id: number | null
    act: RetentionAct
    kept_until: string
    decided_by_user_id: number | null
    decided_at: Now
    ended_at: InstantOrNull
    is_stopped: Generated<boolean>
  }
  retention_erasures: {
    decision_id: number
    erased_residence_id: number
    type: ResidenceType
    created_at: Instant
    activation_date: InstantOrNull
    documents: number
    devices: number
    storage_bytes: number
    erased_at: Now
  }
}
