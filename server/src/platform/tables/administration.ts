import type { AdministrationModel } from '@logis/contract/administration.rules'
import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction } from '@logis/contract/feed.rules'
import type { JSONColumnType } from 'kysely'
import type { Id, Now } from './columns.ts'

export type AdministrationTables = {
  administration_entries: {
    id: Id
    created_at: Now
    action: ActivityAction
    model_name: AdministrationModel
    model_id: number
    name: string
    pretty_log: JSONColumnType<AttributeChange[]>
    actor_user_id: number
    impersonator_user_id: number | null
    operation: string
    request_id: string
  }
}
