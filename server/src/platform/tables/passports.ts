import type { Generated } from 'kysely'
import type { Id, Now } from './columns.ts'

export type PassportTables = {
  ptg_quotas: { company_id: number; monthly_value: number; updated_by_user_id: number | null; updated_at: Now }
  ptg_quota_usages: { company_id: number; month: string; used: number }
  interventions: {
    id: Id
    company_id: number
    residence_id: number
    type: 'BOILER_INSTALLATION' | 'BOILER_REPLACEMENT' | 'REPARATION' | 'MAINTENANCE' | 'DIAGNOSTIC'
    status: Generated<'IN_PROGRESS' | 'DONE'>
    date: string | null
    product_id: number | null
    product_request_id: number | null
    created_by_user_id: number | null
    created_at: Now
    updated_at: Now
  }
}
