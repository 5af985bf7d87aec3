import type { ColumnType, Generated } from 'kysely'
import type { InstantOrNull, Id, Now } from './columns.ts'

/** Which wall of a thermal study a device or a request was imported from. */
type SourceData = ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>

export type DeviceTables = {
  devices: {
    id: Id
    residence_id: number
    product_id: number
    serial_number: string | null
    commissioning_date: string | null
    quantity: Generated<number>
    surface: number | null
    thickness: number | null
    lifespan: number | null
    note: string | null
    name: string | null
    active: Generated<boolean>
    warranty_expiration_date: string | null
    daily_usage: number | null
    source_type: string | null
    source_data: SourceData
    bulk_batch_id: string | null
    created_by_user_id: number | null
    created_at: Now
    updated_at: Now
  }
  device_tasks: {
    id: Id
    device_id: number
    product_task_id: number
    due_date: string
    reminded_at: InstantOrNull
    done_at: InstantOrNull
  }
  product_requests: {
    id: Id
    type: Generated<'PRODUCT' | 'MATERIAL'>
    name: string
    reference: string | null
    manufacturer: string
    company_id: number
    residence_id: number | null
    parent_id: number | null
    thickness: number | null
    surface: number | null
    quantity: Generated<number>
    source_type: string | null
    source_data: SourceData
    status: Generated<'PENDING' | 'ACCEPTED' | 'REJECTED'>
    product_id: number | null
    shows_as_device: Generated<boolean>
    requested_by_user_id: number | null
    created_at: Now
    decided_at: InstantOrNull
    rejection_reason: string | null
  }
}
