import type { NotificationKind } from '@logis/contract/notifications.rules'
import type { Id, InstantOrNull, Now } from './columns.ts'

export type NotificationTables = {
  notifications: {
    id: Id
    user_id: number
    company_id: number
    kind: NotificationKind
    residence_id: number | null
    actor_user_id: number | null
    subject_id: number | null
    happening: string
    created_at: Now
    read_at: InstantOrNull
  }
  notification_choices: { user_id: number; kind: NotificationKind; is_active: boolean }
}
