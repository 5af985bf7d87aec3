import type { FileGroup } from '@logis/contract/interventions.rules'
import type { ResidenceType } from '@logis/contract/projects.rules'
import type { ColumnType, Generated } from 'kysely'
import type { Computed, Id, Now } from './columns.ts'

export type DocumentTables = {
  thermal_studies: {
    id: Id
    residence_id: number
    company_id: number | null
    type: string
    is_current: Generated<boolean>
    from_automatic_import: Generated<boolean>
    building: ColumnType<unknown, string | null | undefined, string | null>
    parse_error: string | null
    status: Generated<'PARSING' | 'PARSED' | 'FAILED'>
    progress: Generated<number>
    proposals: ColumnType<unknown, string | null | undefined, string | null>
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
    context: 'RESIDENCE' | 'TEMPLATE' | 'THERMAL_STUDY' | 'PRODUCT' | 'DEVICE' | 'INTERVENTION'
    residence_id: number | null
    folder_id: number | null
    template_id: number | null
    template_folder_code: string | null
    thermal_study_id: number | null
    device_id: number | null
    product_id: number | null
    intervention_id: number | null
    file_group: FileGroup | null
    stored_file_id: number
    name: string
    extension: Generated<string>
    size_bytes: number
    is_private: Generated<boolean>
    is_withheld: Generated<boolean>
    valid_until: string | null
    told_until: string | null
    private_type: Computed<ResidenceType | null>
    creator_user_id: number | null
    creator_company_id: number | null
    creator_name: Generated<string>
    created_at: Now
    updated_at: Now
  }
  deleted_documents: {
    id: number
    residence_id: number
    folder: string | null
    stored_file_id: number
    name: string
    extension: string
    size_bytes: number
    is_private: boolean
    is_withheld: boolean
    valid_until: string | null
    label_ids: number[]
    creator_user_id: number | null
    creator_company_id: number | null
    creator_name: string
    created_at: string
    has_changed_hands: Generated<boolean>
    deleted_by_user_id: number | null
    deleted_at: Now
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
}
