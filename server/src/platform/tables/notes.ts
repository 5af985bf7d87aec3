import type { Id, Now } from './columns.ts'

export type NoteTables = {
  notes: {
    id: Id
    /** One of the two. */
    residence_id: number | null
    company_id: number | null
    author_user_id: number | null
    text: string
    created_at: Now
  }
}
