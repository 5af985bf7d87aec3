import type { PaperCode } from '@logis/contract/documents.recommended.rules'
import type { ResidenceType } from '@logis/contract/projects.rules'
import type { ColumnType, Generated } from 'kysely'
import type { Computed, Id, InstantOrNull, Now } from './columns.ts'

/** What is counted of a home; written by triggers (decision 27). */
type HomeProgress = {
  residence_id: number
  company_id: number
  is_ptg: boolean
  building_id: number | null
  created_on: string
  cancelled_on: string | null
  sent_on: string | null
  delivered_on: string | null
  opened_on: string | null
  activated_on: string | null
  occupied_on: string | null
  visited_on: string | null
  is_without_email: boolean
  is_undelivered: boolean
  lacks_documents: boolean
  requested_at: InstantOrNull
  booklet_done: number | null
  booklet_items: number | null
  /** The expected papers that it has not, by their codes. */
  lacked_papers: Generated<PaperCode[]>
}
type HomeCount = {
  company_id: number
  is_ptg: boolean
  measure:
    | 'homes'
    | 'sent'
    | 'delivered'
    | 'opened'
    | 'activated'
    | 'reached_sent'
    | 'reached_delivered'
    | 'reached_opened'
    | 'occupied'
    | 'visited'
    | 'without_email'
    | 'undelivered'
    | 'lacking_documents'
    | 'requests'
    | 'booklets'
    | 'booklets_incomplete'
    | 'booklet_items_done'
    | 'booklet_items'
    | `lacks_${PaperCode}`
  amount: number
}

export type ProjectTables = {
  residences: {
    id: Id
    company_id: number
    parent_id: number | null
    parent_type: Computed<ResidenceType | null>
    type: ResidenceType
    is_ptg: Generated<boolean>
    name: string
    contract_number: string | null
    size: number | null
    floor: number | null
    stairs: string | null
    residence_code: string
    activation_date: InstantOrNull
    activated_by_user_id: number | null
    former_activation_date: InstantOrNull
    credentials_sent_at: InstantOrNull
    commissioning_date: string | null
    contact_information_id: number
    address_text: string | null
    zip_code: string | null
    city: string | null
    name_norm: Computed<string>
    contract_norm: Computed<string | null>
    address_norm: Computed<string | null>
    city_norm: Computed<string | null>
    storage_bytes: Generated<number>
    device_count: Generated<number>
    created_by_user_id: number | null
    created_at: Now
    updated_at: Now
    deleted_at: InstantOrNull
    deleted_by_user_id: number | null
  }
  residence_pictures: {
    id: Id
    residence_id: number
    stored_file_id: number
    position: number
    name: string
    legend: string | null
    size_bytes: number
    created_by_user_id: number | null
    created_at: Now
  }
  map_pictures: { latitude: number; longitude: number; stored_file_id: number; fetched_at: Now }
  company_residence_stats: { company_id: number; total: number; activated: number; credentials_sent: number }
  home_progress: HomeProgress
  home_facts: HomeProgress
  home_count_deltas: HomeCount & { day: string | null }
  company_home_counts: HomeCount
  company_home_days: {
    company_id: number
    is_ptg: boolean
    day: string
    homes: number
    sent: number
    activated: number
    occupied: number
    visited: number
  }
  building_home_counts: { building_id: number; company_id: number; homes: number; activated: number }
  residence_users: {
    id: Id
    residence_id: number
    user_id: number
    role_code: 'OWNER' | 'TENANT'
    created_at: Now
    last_connection_at: InstantOrNull
    /** When those who own the home still were told that this owner is gone. */
    departure_told_at: InstantOrNull
  }
  access_requests: {
    id: Id
    residence_id: number
    user_id: number
    role_code: 'OWNER' | 'TENANT'
    status: Generated<'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED'>
    created_at: Now
    decided_at: InstantOrNull
    decided_by_user_id: number | null
  }
  residence_states_history: {
    id: Id
    residence_id: number
    state: 'CREATED' | 'CREDENTIALS_SENT' | 'ACTIVATED' | 'CANCELLED' | 'RESTORED' | 'TRANSFERRED'
    actor_user_id: number | null
    details: ColumnType<unknown, string | undefined, string>
    created_at: Now
  }
  service_provisions: {
    code: string
    name_fr: string
    name_en: string
    description_fr: string | null
    description_en: string | null
    duration_months: number | null
    shows_expiry: Generated<boolean>
    tracks_used: Generated<boolean>
    max_storage_bytes: number | null
    max_devices: number | null
    is_active: Generated<boolean>
  }
  company_subscriptions: {
    id: Id
    company_id: number
    code: string
    quantity: number | null
    starts_on: string
    ends_on: string | null
    created_at: Now
    licence_years: number | null
    renews: Generated<boolean>
  }
  subscription_renewals: { subscription_id: number; ended_on: string; ends_on: string; renewed_at: Now }
  subscription_notices: { subscription_id: number; days: number; ends_on: string; told_at: Now }
  residence_service_provisions: {
    id: Id
    residence_id: number
    code: string
    expiring_date: string | null
    used: Generated<boolean>
    created_at: Now
  }
  residence_effective_provisions: {
    residence_id: number
    id: number
    code: string
    expiring_date: string | null
    used: boolean
    attached_to_id: number
  }
}
