import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { Generated } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

export type CompanyTables = {
  companies: {
    id: Id
    uuid: Generated<string>
    name: string
    siret: string | null
    type: CompanyType
    parent_id: number | null
    sponsorship_url: string | null
    owner_user_id: number | null
    picture_file_id: number | null
    contact_information_id: number
    sellsy_client_id: string | null
    demands_second_factor: Generated<boolean>
    created_at: Now
    updated_at: Now
    deleted_at: InstantOrNull
    disabled_at: InstantOrNull
    disabled_reason: string | null
    merged_into_id: Generated<number | null>
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
    /** The company that was merged into this one, until whoever came from it is told so. */
    merged_from_id: Generated<number | null>
  }
  staff_invitations: {
    id: Id
    company_id: number
    email: string
    role: CompanyRole
    sender_user_id: number | null
    created_at: Now
    expires_at: Instant
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
}
