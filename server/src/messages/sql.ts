import type { Conversation, HomeMessage } from '@logis/contract/messages'
import { conversationList } from '@logis/contract/messages.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { db, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { listReader, whether } from '#platform/listReader.ts'
import { personName } from '#platform/people.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'

export type ConversationRow = Omit<Conversation, 'cannot'>

/** How much of the last message its line shows. */
const excerpt = 160

const columns = sql`k.id, json_build_object('id', r.id, 'name', r.name, 'company_id', r.company_id) as residence,
  json_build_object('id', u.id, 'name', ${personName()}) as resident,
  k.last_at, (select json_build_object('by', case when m.by_company then 'COMPANY' else 'RESIDENT' end, 'body', left(m.body, ${sql.lit(excerpt)}))
    from messages m where m.conversation_id = k.id order by m.id desc limit 1) as last,
  not k.last_by_company and k.closed_at is null as waiting, k.closed_at is not null as is_closed,
  not exists (select from residence_users l where l.residence_id = k.residence_id and l.user_id = k.user_id) as is_over`

/** The live homes of a company, and who writes there. */
const conversations = sql`conversations k join residences r on r.id = k.residence_id and r.deleted_at is null
  join users u on u.id = k.user_id and u.deleted_at is null`
const ofCompany = ({ companyId }: CompanyScope) => sql<SqlBool>`r.company_id = ${companyId}`

const reader = listReader(conversationList, {
  id: sql`k.id`,
  sorts: { last_at: sql`k.last_at` },
  neverNull: ['last_at'],
  search: {
    waiting: whether(sql<SqlBool>`(not k.last_by_company and k.closed_at is null)`),
    residence_id: sql`k.residence_id`,
  },
  text: null,
})

export const listConversations = (scope: CompanyScope, request: ListRequest<typeof conversationList>) =>
  reader.page<ConversationRow>(request, {
    from: conversations,
    within: [ofCompany(scope)],
    columns,
    joins: sql`left join (${conversations}) on k.id = page.id`,
  })

export const findConversation = async (
  on: Db | Tx,
  scope: CompanyScope,
  id: number,
): Promise<ConversationRow | undefined> => {
  const { rows } = await sql<ConversationRow>`
    select ${columns} from ${conversations} where k.id = ${id} and ${ofCompany(scope)}`.execute(on)
  return rows[0]
}

/** The conversation of who is at home there, null before their first message; undefined around a home, as in its building. */
export const findOwn = async (
  on: Db | Tx,
  { residenceId, actor }: ProjectScope,
): Promise<{ id: number | null } | undefined> => {
  const { rows } = await sql<{ id: number | null }>`
    select k.id from residence_users l
    left join conversations k on k.residence_id = l.residence_id and k.user_id = l.user_id
    where l.residence_id = ${residenceId} and l.user_id = ${actor.userId}`.execute(on)
  return rows[0]
}

/** The oldest first. */
export const listMessages = async (on: Db | Tx, conversationId: number): Promise<HomeMessage[]> => {
  const { rows } = await sql<HomeMessage>`
    select m.id, case when m.by_company then 'COMPANY' else 'RESIDENT' end as by, m.body, m.created_at,
      case when a.id is not null and a.deleted_at is null then json_build_object('id', a.id, 'name', ${personName('a')}) end as author,
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size_bytes, 'mime_type', s.mime_type) order by f.id)
        from message_files f join stored_files s on s.id = f.stored_file_id where f.message_id = m.id), '[]') as files
    from messages m left join users a on a.id = m.author_user_id
    where m.conversation_id = ${conversationId} order by m.id`.execute(on)
  return rows
}

/**
 * The resident's conversation, begun by their first message; undefined around a home, where nobody is at home. Of two that
 * begin it at once, both go on with the same.
 */
export const openOwn = async ({ tx, residenceId, author }: Held): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into conversations (residence_id, user_id)
    select l.residence_id, l.user_id from residence_users l
    where l.residence_id = ${residenceId} and l.user_id = ${author.userId}
    on conflict on constraint conversations_once do update set last_by_company = false returning id`.execute(tx)
  return rows[0]?.id
}

/** Whether something was written in it after a message. */
export const goesBeyond = async ({ tx, residenceId }: Held, id: number, until: number): Promise<boolean> => {
  const { rows } = await sql`
    select from messages m join conversations k on k.id = m.conversation_id
    where k.id = ${id} and k.residence_id = ${residenceId} and m.id > ${until} limit 1`.execute(tx)
  return rows.length > 0
}

/** False when it was closed already. */
export const closeConversation = async ({ tx, residenceId }: Held, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('conversations')
    .set({ closed_at: new Date() })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type NewFile = { stored_file_id: number; name: string; size_bytes: number }

export const insertMessage = async (
  { tx, author }: Held,
  conversationId: number,
  { body, byCompany, files }: { body: string; byCompany: boolean; files: readonly NewFile[] },
): Promise<number> => {
  const { id } = await tx
    .insertInto('messages')
    .values({ conversation_id: conversationId, by_company: byCompany, author_user_id: author.userId, body })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (files.length > 0)
    await tx
      .insertInto('message_files')
      .values(files.map((file) => ({ ...file, message_id: id })))
      .execute()
  await tx
    .updateTable('conversations')
    .set({ last_at: new Date(), last_by_company: byCompany, closed_at: null })
    .where('id', '=', conversationId)
    .execute()
  return id
}

export type FilePlace = {
  residence_id: number
  user_id: number
  company_id: number
  name: string
  size_bytes: number
  mime_type: string
  storage_key: string
}
/** A file of a message whose conversation is there still, and who may read it. Proves nothing. */
export const findFile = async (messageId: number, fileId: number): Promise<FilePlace | undefined> => {
  const { rows } = await sql<FilePlace>`
    select k.residence_id, k.user_id, r.company_id, f.name, f.size_bytes, s.mime_type, s.storage_key
    from message_files f join messages m on m.id = f.message_id join (${conversations}) on k.id = m.conversation_id
    join stored_files s on s.id = f.stored_file_id where m.id = ${messageId} and f.id = ${fileId}`.execute(db)
  return rows[0]
}

/** The files of what someone and the companies of their homes wrote to each other. */
export const listFilesOf = async (userId: number) => {
  const { rows } = await sql<
    Pick<FilePlace, 'name' | 'size_bytes' | 'mime_type' | 'storage_key'> & { created_at: string }
  >`
    select f.name, f.size_bytes, s.mime_type, s.storage_key, m.created_at
    from message_files f join messages m on m.id = f.message_id join conversations k on k.id = m.conversation_id
    join stored_files s on s.id = f.stored_file_id where k.user_id = ${userId} order by f.id`.execute(db)
  return rows
}

/** What the mails of a message say. */
export const findWritten = (tx: Tx, messageId: number) =>
  tx
    .selectFrom('messages as m')
    .innerJoin('conversations as k', 'k.id', 'm.conversation_id')
    .innerJoin('residences as r', 'r.id', 'k.residence_id')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select(['m.body', 'k.id as conversation_id', 'r.id as residence_id', 'r.name as home', 'c.name as company'])
    .select(({ selectFrom }) =>
      selectFrom('message_files as f')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('f.message_id', '=', 'm.id')
        .as('files'),
    )
    .where('m.id', '=', messageId)
    .executeTakeFirst()

/** Whether the resident of a conversation, whose account is `userId`, still lives in its home. */
export const livesThere = async (tx: Tx, conversationId: number, userId: number | null): Promise<boolean> => {
  const { rows } = await sql`
    select from conversations k join users u on u.id = k.user_id and u.is_active and u.deleted_at is null
      join residence_users l on l.residence_id = k.residence_id and l.user_id = k.user_id
    where k.id = ${conversationId} and k.user_id = ${userId}`.execute(tx)
  return rows.length > 0
}
