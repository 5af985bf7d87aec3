import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction, ActivityModel } from '@logis/contract/feed.rules'
import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { Locale } from '@logis/contract/locale'
import type { ResidenceType } from '@logis/contract/projects.rules'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Written as a Date or ISO text, read as ISO text in UTC. */
type Instant = ColumnType<string, Date | string, Date | string>
type InstantOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>
type Now = ColumnType<string, Date | string | undefined, Date | string>
type Id = Generated<number>
type Computed<T> = ColumnType<T, never, never>

export type Tables = {
  stored_files: {
    id: Id
    storage_key: string
    sha256: Buffer
    mime_type: string
    size_bytes: number
    scan_status: Generated<string>
    created_at: Now
    unreferenced_since: InstantOrNull
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
  rate_limits: { bucket: string; window_start: Instant; hits: number }
  shared_secrets: { name: string; value: string }

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
    issued_at: Now
    expires_at: Instant
    absolute_expires_at: Instant
    last_used_at: InstantOrNull
    revoked_at: InstantOrNull
    ip: string | null
    user_agent: string | null
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

  companies: {
    id: Id
    uuid: Generated<string>
    name: string
    type: CompanyType
    parent_id: number | null
    sponsorship_url: string | null
    owner_user_id: number | null
    picture_file_id: number | null
    contact_information_id: number
    sellsy_client_id: string | null
    created_at: Now
    updated_at: Now
    deleted_at: InstantOrNull
  }
  company_closure: { ancestor_id: number; descendant_id: number; depth: number }
  user_role_companies: {
    id: Id
    user_id: number
    company_id: number
    role: CompanyRole
    is_primary: Generated<boolean>
    is_active: Generated<boolean>
    created_at: Now
  }
  company_options: {
    id: Id
    company_id: number
    option_type: 'BYPASS_OWNER_VALIDATION_FOR_TENANT' | 'DEFAULT_PROJECT_TEMPLATE'
    value: string
    template_id: number | null
    created_at: Now
  }
  company_links: { company_id: number; linked_company_id: number; created_at: Now }
  credential_contacts: {
    id: Id
    company_id: number
    name: string
    email: string | null
    phone_number: string | null
    position: Generated<number>
  }
  resource_accesses: {
    id: Id
    company_id: number
    authorized_company_id: number
    resource_type: string
    resource_id: number
    created_by_user_id: number | null
    created_at: Now
  }
  communication_channels: {
    id: Id
    code: string
    name_fr: string
    name_en: string
    target: 'user' | 'builder'
    type: 'mail' | 'push'
    is_default_active: Generated<boolean>
    is_optional: Generated<boolean>
    company_types: CompanyType[] | null
  }
  company_channel_settings: { id: Id; company_id: number; channel_id: number; is_active: boolean }
  user_channel_settings: { id: Id; user_id: number; channel_id: number; is_active: boolean }

  residences: {
    id: Id
    company_id: number
    parent_id: number | null
    parent_type: Computed<string | null>
    type: ResidenceType
    is_ptg: Generated<boolean>
    name: string
    contract_number: string | null
    size: number | null
    residence_code: string
    activation_date: InstantOrNull
    activated_by_user_id: number | null
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
    created_by_user_id: number | null
    created_at: Now
    updated_at: Now
    deleted_at: InstantOrNull
    deleted_by_user_id: number | null
  }
  company_residence_stats: { company_id: number; total: number; activated: number; credentials_sent: number }
  residence_users: {
    id: Id
    residence_id: number
    user_id: number
    role_code: 'OWNER' | 'TENANT'
    created_at: Now
    last_connection_at: InstantOrNull
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
  }
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

  templates: {
    id: Id
    company_id: number
    name: string
    created_by_user_id: number | null
    created_at: Now
    updated_at: Now
  }
  thermal_studies: {
    id: Id
    residence_id: number
    company_id: number | null
    type: string
    is_current: Generated<boolean>
    from_automatic_import: Generated<boolean>
    building: unknown
    parse_error: string | null
    created_by_user_id: number | null
    created_at: Now
  }
  document_folders: {
    id: Id
    residence_id: number
    name: string
    name_key: string
    default_code: string | null
    created_by_user_id: number | null
    created_at: Now
  }
  documents: {
    id: Id
    context: 'RESIDENCE' | 'TEMPLATE' | 'THERMAL_STUDY'
    residence_id: number | null
    folder_id: number | null
    template_id: number | null
    template_folder_code: string | null
    thermal_study_id: number | null
    stored_file_id: number
    name: string
    extension: Generated<string>
    size_bytes: number
    is_private: Generated<boolean>
    private_type: Computed<string | null>
    creator_user_id: number | null
    creator_company_id: number | null
    creator_name: Generated<string>
    created_at: Now
    updated_at: Now
  }
  document_labels: {
    id: Id
    code: string
    name_fr: string
    name_en: string
    is_recommended: Generated<boolean>
    alias_of_id: number | null
    position: Generated<number>
  }
  document_label_links: { document_id: number; label_id: number }

  communication_logs: {
    id: Id
    residence_id: number | null
    company_id: number | null
    channel_code: string
    recipient_user_id: number | null
    recipient: string
    locale: Generated<Locale>
    subject: string | null
    body_html: string | null
    status: Generated<'PROGRAMMED' | 'SENT' | 'FAILED'>
    external_message_id: string | null
    sender_user_id: number | null
    created_at: Now
    sent_at: InstantOrNull
    last_error: string | null
  }
  communication_log_events: {
    id: Id
    log_id: number
    name: string
    time: Instant
    raw: ColumnType<unknown, string, string>
  }
  webhook_inbox: {
    id: Id
    source: string
    dedupe_key: string
    payload: ColumnType<unknown, string, string>
    received_at: Now
    processed_at: InstantOrNull
    error: string | null
  }

  activity_entries: {
    id: Id
    residence_id: number
    actor_user_id: number | null
    impersonator_user_id: number | null
    actor_company_id: number | null
    context_http: string
    context_http_name: string
    request_id: string
    created_at: Now
  }
  activity_logs: {
    id: Id
    entry_id: number
    action: ActivityAction
    model_name: ActivityModel
    model_id: number | null
    pretty_log: ColumnType<AttributeChange[], string, string>
  }
}
