import type { Id, Now } from './columns.ts'

export type PortalTables = {
  satisfactions: {
    id: Id
    user_id: number | null
    company_id: number | null
    satisfied: boolean
    message: string
    platform: string
    page_uri: string
    created_at: Now
  }
}
