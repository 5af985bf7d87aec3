import type { ViewCriteria, ViewedList } from '@logis/contract/views.rules'
import type { ColumnType, Generated } from 'kysely'
import type { Id, Now } from './columns.ts'

export type ViewTables = {
  views: {
    id: Id
    company_id: number
    user_id: number | null
    list: ViewedList
    name: string
    is_shared: Generated<boolean>
    query: ColumnType<string, string | undefined, string>
    criteria: ColumnType<ViewCriteria, string, string>
    sort: string | null
    columns: string[] | null
    created_at: Now
    updated_at: Now
  }
}
