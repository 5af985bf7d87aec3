import type { Id, InstantOrNull, Now } from './columns.ts'

export type HouseholdTables = {
  household_things: {
    id: Id
    residence_id: number
    user_id: number
    kind: 'NOTE' | 'DOCUMENT' | 'DEVICE'
    title: string
    body: string | null
    brand: string | null
    serial_number: string | null
    bought_on: string | null
    warranty_until: string | null
    left_at: InstantOrNull
    created_at: Now
    updated_at: Now
  }
  household_files: { id: Id; thing_id: number; stored_file_id: number; name: string; size_bytes: number }
}
