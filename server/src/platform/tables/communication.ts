import type { Reason } from '@logis/contract/errors'
import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction, ActivityModel } from '@logis/contract/feed.rules'
import type { Locale } from '@logis/contract/locale'
import type { ColumnType, Generated } from 'kysely'
import type { Id, Instant, InstantOrNull, Now } from './columns.ts'

export type CommunicationTables = {
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
  invitation_runs: {
    id: Id
    run_key: string
    company_id: number
    building_id: number
    user_id: number
    impersonator_user_id: number | null
    channel_code: string
    entries: ColumnType<{ residence_id: number; email: string }[], string, string>
    total: number
    done: Generated<number>
    missed: ColumnType<{ id: number; reason: Reason }[], string | undefined, string>
    created_at: Now
    ended_at: InstantOrNull
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
    session_id: number | null
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
