import type { Generated } from 'kysely'
import type { Id, InstantOrNull, Now } from './columns.ts'

export type MessageTables = {
  conversations: {
    id: Id
    residence_id: number
    user_id: number
    created_at: Now
    last_at: Now
    last_by_company: Generated<boolean>
    closed_at: InstantOrNull
  }
  messages: {
    id: Id
    conversation_id: number
    by_company: boolean
    author_user_id: number | null
    body: string
    created_at: Now
  }
  message_files: { id: Id; message_id: number; stored_file_id: number; name: string; size_bytes: number }
}
