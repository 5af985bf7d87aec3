import { sql } from 'kysely'
import type { Held } from '#platform/holding.ts'

/** What somebody paid, wherever it is fastened: the database says which papers tell it. */
export const withholdPaid = ({ tx, residenceId }: Held) =>
  sql`update documents d set is_withheld = true
    where d.residence_id = ${residenceId} and not d.is_withheld
      and document_is_paid(d)`.execute(tx)
