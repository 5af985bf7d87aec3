import type { ColumnType, Generated } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

export type PlatformTables = {
  stored_files: {
    id: Id
    storage_key: string
    sha256: Buffer
    mime_type: string
    size_bytes: number
    scan_status: Generated<string>
    created_at: Now
    unreferenced_since: InstantOrNull
    small_file_id: number | null
    medium_file_id: number | null
  }
  contact_informations: {
    id: Id
    public_name: string | null
    website_url: string | null
    notes: string | null
    updated_at: Now
  }
  addresses: {
    id: Id
    contact_information_id: number
    position: Generated<number>
    street_number: string | null
    street_name: string
    zip_code: string
    city: string
    region: string | null
    country_code: Generated<string>
    country_name: string | null
    extra_infos: string | null
    latitude: number | null
    longitude: number | null
  }
  emails: { id: Id; contact_information_id: number; position: Generated<number>; email: string; label: string | null }
  phones: {
    id: Id
    contact_information_id: number
    position: Generated<number>
    phone_number: string
    label: string | null
  }
  idempotency_keys: {
    user_id: number
    key: string
    operation: string
    digest: Buffer
    made: ColumnType<unknown, string | null | undefined, string>
    created_at: Now
  }
  rate_limits: { bucket: string; window_start: Instant; hits: number }
  shared_secrets: { name: string; value: string }
}
