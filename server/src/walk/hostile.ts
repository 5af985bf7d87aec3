import { sql } from 'kysely'
import { db } from '#platform/db.ts'

/**
 * What a formula begins with, markup, what ends an attribute or a script, what is filled in, what stands for a match, an
 * escape, a path, letters of four bytes and none, and what no form takes any more: line ends, and a turned direction.
 */
const hostile = [
  `=cmd|' /C calc'!A0 </title></script><img src=x onerror=alert(1)> &lt;b&gt; "q" \\ {x} {{name}} \${x} $& $1 $\` %s %0d%0a`,
  `%zz ../../é;,\t=1+1 ]]> --> \\n \u200B 😀 \u202Efdp.exe`,
  `Bcc: eve@evil.example\rEMAIL:eve@evil.example\n@SUM(A1)`,
].join('\r\n')

/** What people type, by table, and an answer, a file or a mail says. */
const columns: Record<string, string> = {
  addresses: 'city extra_infos street_name',
  booklet_answers: 'body',
  booklet_asks: 'message',
  booklet_shares: 'label',
  booklet_works: 'company_name description',
  campaigns: 'name note',
  companies: 'disabled_reason name',
  contact_informations: 'notes public_name',
  contacts: 'company_name name',
  credential_contacts: 'name',
  deleted_documents: 'creator_name folder name',
  devices: 'name note serial_number',
  document_folders: 'name',
  documents: 'creator_name name',
  emails: 'label',
  energy_utilities: 'name',
  household_files: 'name',
  household_things: 'body brand serial_number title',
  identity_providers: 'name',
  intake_columns: 'title',
  intakes: 'file_name sheet_name',
  jobs: 'name_fr name_en',
  manufacturers: 'name',
  message_files: 'name',
  messages: 'body',
  notes: 'text',
  phones: 'label',
  product_categories: 'name_fr name_en',
  product_classes: 'name_fr name_en',
  product_labels: 'name_fr name_en',
  product_requests: 'manufacturer name reference rejection_reason',
  product_tasks: 'name_fr name_en',
  products: 'name reference',
  residence_pictures: 'legend name',
  residences: 'address_text city contract_number name stairs',
  retention_holds: 'reason',
  satisfactions: 'message',
  sorting_files: 'label path reason',
  sortings: 'name',
  template_devices: 'note',
  template_runs: 'template_name',
  templates: 'name',
  user_passkeys: 'name',
  users: 'first_name last_name',
  views: 'name',
}

/** What is looked for in what leaves, whatever was made of the rest. */
export const mark = 'onerror=alert'

/** Writes it wherever people write, as what was stored long ago: by no form, and past what is counted. */
export const writeHostile = () =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, names] of Object.entries(columns))
      for (const name of names.split(' ')) {
        const text = table === 'documents' ? hostile.replace(/[/\\\p{Cc}]/gu, '_') : hostile
        await sql`
          update ${sql.table(table)} set ${sql.ref(name)} = ${text} || ctid::text where ${sql.ref(name)} is not null`.execute(
          tx,
        )
      }
  })
