import { sql } from 'kysely'
import type { Held } from '#platform/holding.ts'

/** What somebody paid: the folder of invoices, what is labelled so, estimates and invoices of interventions. */
export const withholdPaid = ({ tx, residenceId }: Held) =>
  sql`update documents d set is_withheld = true
    where d.residence_id = ${residenceId} and not d.is_withheld
      and (d.file_group in ('ptg_estimate', 'ptg_invoice')
        or exists (select from document_folders f where f.id = d.folder_id and f.default_code = 'invoices')
        or exists (select from document_label_links k join document_labels l on l.id = k.label_id
          where k.document_id = d.id and l.code in ('ptg_estimate', 'ptg_invoice')))`.execute(tx)
