import type { Reason } from '@logis/contract/errors'
import type { IntakeFaultCode, IntakeField, IntakeRowState, IntakeState } from '@logis/contract/intakes.rules'
import type { ColumnType, Generated } from 'kysely'
import type { Id, InstantOrNull, Now } from './columns.ts'

type Json<T> = ColumnType<T, string | undefined, string>
type JsonGiven<T> = ColumnType<T, string, string>

export type IntakeTables = {
  intakes: {
    id: Id
    company_id: number
    user_id: number
    impersonator_user_id: number | null
    file_name: string
    sheet_name: string | null
    state: Generated<IntakeState>
    header_line: number | null
    passed_over: Generated<number>
    columns: JsonGiven<{ title: string; field: IntakeField | null; is_remembered: boolean }[]>
    created_at: Now
    started_at: InstantOrNull
    ended_at: InstantOrNull
    undone_at: InstantOrNull
  }
  intake_rows: {
    intake_id: number
    line: number
    cells: JsonGiven<string[]>
    edits: Json<Partial<Record<IntakeField, string>>>
    state: Generated<IntakeRowState>
    faults: Json<{ field: IntakeField; code: IntakeFaultCode; line: number | null }[]>
    is_building: Generated<boolean>
    residence_id: number | null
    building_id: number | null
    reason: Reason | null
  }
  intake_columns: { company_id: number; title: string; field: IntakeField | null }
}
