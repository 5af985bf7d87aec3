import type { AttributeChange } from '@logis/contract/feed'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** In place of an address or a name in a row that is kept. */
export const blot = '••••'

/** Someone whose account is over, and what others may have written of them. */
export type Gone = {
  id: number
  /** Every address the account had, unless a live account answers to it now. */
  addresses: string[]
  /** First and last name, when there are both: less than that is anybody's. */
  name: string | null
  /** Whether they have shown that they read the address: who only typed another's has nothing erased but their own. */
  isProven: boolean
  /** The homes they live in or asked for, where their word is not needed. */
  homes: number[]
}

const isOver = sql<SqlBool>`users.deleted_at < now() - interval '30 days'`

/** The accounts closed a month ago. */
export const listClosed = async (reader: Db): Promise<number[]> => {
  const rows = await reader.selectFrom('users').select('id').where(isOver).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** One of them, held; nothing when it is erased already, or by somebody else just now. */
export const takeClosed = async (tx: Tx, id: number): Promise<Gone | undefined> => {
  const { rows } = await sql<Gone>`
    select u.id, nullif(btrim(u.first_name), '') || ' ' || nullif(btrim(u.last_name), '') as name,
      u.email_validated_at is not null as "isProven",
      array(select address from (
          select u.username::text as address union select u.email::text
          union select l.recipient::text from communication_logs l where l.recipient_user_id = u.id
          union select t.email::text from one_time_tokens t where t.user_id = u.id) had
        where address <> '' and not exists (
          select from users o where o.deleted_at is null and address::citext in (o.username, o.email))) as addresses,
      array(select residence_id from residence_users where user_id = u.id
        union select residence_id from access_requests where user_id = u.id) as homes
    from users u where u.id = ${id} and u.deleted_at is not null for update of u skip locked`.execute(tx)
  return rows[0]
}

/** Whether what is theirs may be looked for in this home: everywhere, or only where they lived. */
const within = ({ isProven, homes }: Gone, residence: RawBuilder<unknown>) =>
  sql<SqlBool>`(${isProven}::boolean or ${residence} = any(${homes}))`

const literal = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`
/** What a text would hold, written as `as` writes it. */
const patternsOf = ({ addresses, name }: Gone, as: (value: string) => string) =>
  [...addresses, ...(name === null ? [] : [name])].map((value) => literal(as(value)))

/** Mails to them lose whom they went to and what they said; mails about them what they said. What became of them stays. */
export const blotMails = async (tx: Tx, gone: Gone, escaped: (value: string) => string): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    update communication_logs set recipient = '', subject = null, body_html = null, last_error = null
    where recipient_user_id = ${gone.id}
      or (recipient = any(${gone.addresses}::citext[]) and ${within(gone, sql`residence_id`)})
    returning id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`update communication_log_events set raw = '{}' where log_id = any(${ids})`.execute(tx)
  const said = patternsOf(gone, escaped)
  await sql`
    update communication_logs set subject = null, body_html = null
    where (sender_user_id = ${gone.id} or residence_id = any(${gone.homes})
        or company_id in (select company_id from user_role_companies where user_id = ${gone.id}))
      and (body_html ilike any(${said}) or subject ilike any(${said}))`.execute(tx)
  if (!gone.isProven) return
  await sql`
    update webhook_inbox set payload = payload - 'reason' where payload ->> 'reason' ilike any(${gone.addresses.map(literal)})`.execute(
    tx,
  )
}

const asJson = (value: string) => JSON.stringify(value).slice(1, -1)

export type Line = { id: number; pretty_log: AttributeChange[] }

/** Lines of the feed that hold an address of theirs or, where they lived or acted, their name. */
export const findLines = async (tx: Tx, gone: Gone): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select l.id, l.pretty_log from activity_logs l join activity_entries e on e.id = l.entry_id
    where l.pretty_log::text ilike any(${patternsOf(gone, asJson)})
      and (${within(gone, sql`e.residence_id`)} or e.actor_user_id = ${gone.id})`.execute(tx)
  return rows
}

export const rewriteLine = (tx: Tx, { id, pretty_log }: Line) =>
  tx
    .updateTable('activity_logs')
    .set({ pretty_log: JSON.stringify(pretty_log) })
    .where('id', '=', id)
    .execute()

/** `isEvidence`: a name stays in it, an address does not. */
export type Words = {
  table: 'notes' | 'booklet_shares' | 'booklet_handovers'
  id: number
  words: string
  isEvidence: boolean
}

/**
 * Notes of administrators, for whom links of a booklet are and to whom booklets were handed over, that hold an address of
 * theirs or, where they lived, their name.
 */
export const findWords = async (tx: Tx, gone: Gone): Promise<Words[]> => {
  const said = patternsOf(gone, String)
  const { rows } = await sql<Words>`
    select 'notes' as "table", id, text as words, false as "isEvidence" from notes
      where text ilike any(${said}) and ${within(gone, sql`residence_id`)}
    union all select 'booklet_shares', id, label, false from booklet_shares
      where label ilike any(${said}) and ${within(gone, sql`residence_id`)}
    union all select 'booklet_handovers', id, recipient, true from booklet_handovers
      where recipient ilike any(${gone.addresses.map(literal)}) and ${within(gone, sql`residence_id`)}`.execute(tx)
  return rows
}

export const rewriteWords = (tx: Tx, { table, id, words }: Words) => {
  if (table === 'notes') return tx.updateTable(table).set({ text: words }).where('id', '=', id).execute()
  if (table === 'booklet_shares') return tx.updateTable(table).set({ label: words }).where('id', '=', id).execute()
  return tx.updateTable(table).set({ recipient: words }).where('id', '=', id).execute()
}

/** A line of a sheet of projects, with what its columns hold. */
export type SheetLine = {
  intake_id: number
  line: number
  cells: string[]
  edits: Record<string, string>
  columns: { field: string | null }[]
}

/** The lines that hold an address of theirs or, of homes where they lived, their name. Nobody corrects them meanwhile. */
export const findSheetLines = async (tx: Tx, gone: Gone): Promise<SheetLine[]> => {
  const text = sql`concat(r.cells, r.edits)`
  const { rows } = await sql<SheetLine>`
    select r.intake_id, r.line, r.cells, r.edits, i.columns from intake_rows r join intakes i on i.id = r.intake_id
    where (${text} ilike any(${gone.addresses.map((address) => literal(asJson(address)))}) and ${within(gone, sql`r.residence_id`)})
      or (${text} ilike any(${patternsOf(gone, asJson)}) and r.residence_id = any(${gone.homes}))
    for update of r`.execute(tx)
  return rows
}

export const rewriteSheetLine = (tx: Tx, { intake_id, line, cells, edits }: SheetLine) =>
  tx
    .updateTable('intake_rows')
    .set({ cells: JSON.stringify(cells), edits: JSON.stringify(edits) })
    .where('intake_id', '=', intake_id)
    .where('line', '=', line)
    .execute()

/**
 * The addresses that companies noted, on homes and on their own sheets. With the last address of a sheet its phone
 * numbers and its name go too; beside another's, the number at the same place.
 */
export const removeContacts = async (tx: Tx, gone: Gone): Promise<void> => {
  const { rows } = await sql<{ contact: number; position: number }>`
    delete from emails e where e.email = any(${gone.addresses}::citext[])
      and (${gone.isProven}::boolean or e.contact_information_id in (
        select contact_information_id from residences where id = any(${gone.homes})))
    returning e.contact_information_id as contact, e.position`.execute(tx)
  for (const { contact, position } of rows) {
    const alone = sql<SqlBool>`not exists (select from emails where contact_information_id = ${contact})`
    await sql`delete from phones where contact_information_id = ${contact} and (position = ${position} or ${alone})`.execute(
      tx,
    )
    await sql`update contact_informations set public_name = null, notes = null
      where id = ${contact} and (${alone} or concat(public_name, notes) ilike any(${patternsOf(gone, String)}))`.execute(
      tx,
    )
    await sql`update contacts set name = ${blot}
      where contact_information_id = ${contact} and name ilike any(${patternsOf(gone, String)})`.execute(tx)
  }
  if (gone.isProven)
    await sql`delete from credential_contacts where email = any(${gone.addresses}::citext[])`.execute(tx)
}

/** What stands beside their id, or under their address, as text. */
export const removeWords = async (tx: Tx, gone: Gone): Promise<void> => {
  const theirs = sql`any(${gone.addresses}::citext[])`
  const here = within(gone, sql`residence_id`)
  // A file that came by a link bears the address that it came from.
  for (const papers of [sql`documents`, sql`deleted_documents`])
    await sql`update ${papers} set creator_name = ''
      where creator_user_id = ${gone.id} or (creator_name::citext = ${theirs} and ${here})`.execute(tx)
  await sql`update satisfactions set message = '' where user_id = ${gone.id}`.execute(tx)
  // What they shared is the company's; what they kept for themselves nobody would find again.
  await sql`delete from views where user_id = ${gone.id} and not is_shared`.execute(tx)
  await sql`update home_sales set buyer_email = '' where buyer_email = ${theirs} and ${here}`.execute(tx)
  await sql`update booklet_asks set email = ${blot}, message = '' where email = ${theirs} and ${here}`.execute(tx)
  // The code that would open it is mailed to nobody: the link ends, and stays one that asked for a code.
  await sql`update booklet_shares set email = ${blot}, revoked_at = coalesce(revoked_at, now())
    where email = ${theirs} and ${here}`.execute(tx)
  await sql`update campaign_homes set email = null where email = ${theirs} and ${here}`.execute(tx)
  await sql`update user_notifications set payload = payload || ${JSON.stringify({ name: blot })}::jsonb
    where (payload ->> 'name')::citext = any(${[...gone.addresses, gone.name]}::citext[]) and ${here}`.execute(tx)
  await sql`delete from rate_limits where bucket ilike any(${gone.addresses.map(literal)})`.execute(tx)
  if (!gone.isProven) return
  await sql`delete from mail_refusals where email = ${theirs}`.execute(tx)
  await sql`delete from one_time_tokens where email = ${theirs}`.execute(tx)
  await sql`delete from staff_invitations where email = ${theirs}`.execute(tx)
}

/** What refers to the person goes with them, or forgets them: the tables say which. */
export const eraseUser = (tx: Tx, { id }: Gone) => tx.deleteFrom('users').where('id', '=', id).execute()

/** The search for what they left reads whole tables. */
export const takeTime = (tx: Tx) => sql`set local statement_timeout = '10min'`.execute(tx)
