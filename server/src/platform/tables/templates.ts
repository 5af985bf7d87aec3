import type { Reason } from '@logis/contract/errors'
import type { ColumnType, Generated } from 'kysely'
import type { Id, InstantOrNull, Now } from './columns.ts'

export type TemplateTables = {
  templates: {
    id: Id
    company_id: number
    name: string
    created_by_user_id: number | null
    created_at: Now
    updated_at: Now
  }
  template_devices: {
    id: Id
    template_id: number
    product_id: number
    quantity: Generated<number>
    surface: number | null
    thickness: number | null
    lifespan: number | null
    note: string | null
    created_at: Now
  }
  template_contacts: { id: Id; template_id: number; contact_id: number; job_id: number; created_at: Now }
  template_runs: {
    id: Id
    company_id: number
    template_id: number | null
    template_name: string
    user_id: number
    impersonator_user_id: number | null
    project_ids: number[]
    done: Generated<number>
    missed: ColumnType<{ id: number; reason: Reason }[], string | undefined, string>
    created_at: Now
    ended_at: InstantOrNull
  }
}
