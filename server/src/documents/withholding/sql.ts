import { sql } from 'kysely'
import type { Held } from '#platform/holding.ts'

/** What somebody paid, wherever it is fastened: the database says which papers tell it. */
const ifPaid = sql`not d.is_withheld and document_is_paid(d)`

/** Those that are there, and those that may still be put back. */
export const withholdPaid = ({ tx, residenceId }: Held) =>
  sql`with gone as (update deleted_documents set has_changed_hands = true where residence_id = ${residenceId})
    update documents d set is_withheld = true where d.residence_id = ${residenceId} and ${ifPaid}`.execute(tx)

export const withholdPaidAmong = ({ tx, residenceId }: Held, ids: readonly number[]) =>
  sql`update documents d set is_withheld = true
    where d.residence_id = ${residenceId} and d.id = any(${[...ids]}::bigint[]) and ${ifPaid}`.execute(tx)
