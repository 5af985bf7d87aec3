import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { personName } from '#platform/people.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type TemplateFile = {
  id: number
  name: string
  extension: string
  folder_code: string | null
  size_bytes: number
  stored_file_id: number
}

const filesOf = (db: Db, templateIds: readonly number[]) =>
  db
    .selectFrom('documents as t')
    .where('t.template_id', 'in', [...templateIds])
    .select([
      't.id',
      't.template_id',
      't.name',
      't.extension',
      't.template_folder_code as folder_code',
      't.size_bytes',
      't.stored_file_id',
    ])
    .orderBy(sql`f_norm(t.name)`)
    .orderBy('t.id')

export const listFiles = async (db: Db, templateIds: readonly number[]) =>
  templateIds.length === 0 ? [] : filesOf(db, templateIds).execute()

type FileName = { name: string; extension: string }

export const hasFile = async (tx: Tx, templateId: number, folderCode: string | null, file: FileName) => {
  const { rows } = await sql`
    select from documents where template_id = ${templateId} and template_folder_code is not distinct from ${folderCode}
      and lower(name) = lower(${file.name}) and lower(extension) = lower(${file.extension})`.execute(tx)
  return rows.length > 0
}

type NewFile = FileName & {
  template_id: number
  folder_code: string | null
  file: { size_bytes: number }
  stored_file_id: number
}

export const insertFile = (tx: Tx, { actor, actorCompanyId }: CompanyScope, document: NewFile) =>
  tx
    .insertInto('documents')
    .values({
      context: 'TEMPLATE',
      template_id: document.template_id,
      template_folder_code: document.folder_code,
      stored_file_id: document.stored_file_id,
      name: document.name,
      extension: document.extension,
      size_bytes: document.file.size_bytes,
      creator_user_id: actor.userId,
      creator_company_id: actorCompanyId,
    })
    .execute()

export const deleteFile = async (tx: Tx, templateId: number, documentId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('documents')
    .where('template_id', '=', templateId)
    .where('id', '=', documentId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** By folder and name, as the unique index compares them; of the file `t` of a template. */
const lacks = (home: RawBuilder<unknown>) => sql<SqlBool>`not exists (
  select from documents d left join document_folders f on f.id = d.folder_id
  where d.residence_id = ${home} and d.context = 'RESIDENCE'
    and case when t.template_folder_code is null then d.folder_id is null else f.default_code = t.template_folder_code end
    and lower(d.name) = lower(t.name) and lower(d.extension) = lower(t.extension))`

/** The files of a template that a project has not. */
export const findMissing = ({ tx, residenceId }: Held, templateId: number): Promise<TemplateFile[]> =>
  filesOf(tx, [templateId])
    .where(lacks(sql`${residenceId}`))
    .execute()

/** How many files, and bytes, of a template each of these projects has not; those that have all are left out. */
export const countMissing = async (on: Db, templateId: number, homes: readonly number[]) => {
  const { rows } = await sql<{ id: number; entries: number; bytes: number }>`
    select h.id, count(*) as entries, sum(t.size_bytes)::bigint as bytes
    from unnest(${homes}::bigint[]) as h (id) join documents t on t.template_id = ${templateId}
    where ${lacks(sql`h.id`)} group by h.id`.execute(on)
  return rows
}

/** A file of a template for a project: in a folder of it, or in none. */
export type Copy = { home: Held; file: TemplateFile; folderId: number | null }

/**
 * So many files in projects of one transaction, in this order: the same bytes, and labels, by whoever applies the
 * template. Answers each with the id that it has there.
 */
export const insertCopies = async (copies: readonly Copy[]): Promise<(Copy & { id: number })[]> => {
  const [first] = copies
  if (!first) return []
  const { tx, author } = first.home
  const places = copies.map(({ home, file, folderId }) => ({
    residence_id: home.residenceId,
    folder_id: folderId,
    file_id: file.id,
  }))
  const { rows } = await sql<Written>`
    insert into documents (context, residence_id, folder_id, stored_file_id, name, extension, size_bytes, creator_user_id, creator_company_id, creator_name)
    select 'RESIDENCE', p.residence_id, p.folder_id, t.stored_file_id, t.name, t.extension, t.size_bytes,
      ${author.userId}::bigint, ${author.companyId}::bigint,
      coalesce((select ${personName()} from users u where u.id = ${author.userId}), '')
    from rows from (jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as (residence_id bigint, folder_id bigint, file_id bigint))
      with ordinality as p join documents t on t.id = p.file_id order by p.ordinality
    returning id, residence_id, folder_id, name, extension`.execute(tx)
  // A folder has no two files of one name: each row tells which copy it is.
  const asked = new Map(
    copies.map((copy) => [
      placeOf({ ...copy.file, residence_id: copy.home.residenceId, folder_id: copy.folderId }),
      copy,
    ]),
  )
  const written = rows.map((row) => ({ ...asked.get(placeOf(row))!, id: row.id }))
  await sql`
    insert into document_label_links (document_id, label_id)
    select d.id, l.label_id
    from unnest(${written.map(({ id }) => id)}::bigint[], ${written.map(({ file }) => file.id)}::bigint[]) as d (id, file_id)
    join document_label_links l on l.document_id = d.file_id`.execute(tx)
  return written
}

type Written = { id: number; residence_id: number; folder_id: number | null; name: string; extension: string }
const placeOf = ({ residence_id, folder_id, name, extension }: Omit<Written, 'id'>) =>
  JSON.stringify([residence_id, folder_id, name, extension])
