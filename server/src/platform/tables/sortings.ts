import type { Reason } from '@logis/contract/errors'
import type {
  HomeSign,
  KindSign,
  SortingCause,
  SortingFileState,
  SortingLabel,
  SortingState,
} from '@logis/contract/sortings.rules'
import type { ColumnType, Generated } from 'kysely'
import type { Id, InstantOrNull, Now } from './columns.ts'

type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

export type SortingTables = {
  sortings: {
    id: Id
    company_id: number
    user_id: number | null
    name: string
    state: Generated<SortingState>
    archives: Generated<string[]>
    filed_by_user_id: number | null
    filed_by_impersonator_id: number | null
    created_at: Now
    touched_at: Now
    started_at: InstantOrNull
    ended_at: InstantOrNull
  }
  sorting_files: {
    id: Id
    sorting_id: number
    path: string
    size_bytes: number
    archive_file_id: number | null
    entry: string | null
    stored_file_id: number | null
    state: Generated<SortingFileState>
    cause: SortingCause | null
    reason: Reason | null
    residence_id: number | null
    folder: string | null
    label: SortingLabel | null
    home_found: JsonOrNull<{ by: HomeSign; words: string }>
    kind_found: JsonOrNull<{ by: KindSign; words: string; page: number | null }>
    document_id: number | null
    valid_until: string | null
    filed_at: InstantOrNull
  }
}
