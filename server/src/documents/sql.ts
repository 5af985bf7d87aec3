import type { FileGroup } from '@logis/contract/interventions.rules'
import { sql, type SqlBool } from 'kysely'
import { prepared, type Db } from '#platform/db.ts'
import type { Administering } from '#platform/administering.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { personName } from '#platform/people.ts'
import { isResident, seesPrivate, type ProjectScope } from '#platform/scope.ts'

export type LabelRow = { id: number; code: string; name_fr: string; name_en: string }
export type DocumentRow = {
  id: number
  name: string
  extension: string
  size_bytes: number
  created_at: string
  creator_name: string
  folder_id: number | null
  folder_name: string | null
  is_private: boolean
  valid_until: string | null
  mime_type: string
  storage_key: string
  labels: LabelRow[]
}

/**
 * What a reader may see of a project's files: all of them for staff, the shared ones for residents (ruling 13), but for what
 * owners before them paid (decision 111). Every way out passes here: listing, count, download, ZIP, PDF.
 */
const isVisible = (showPrivate: boolean) => sql<SqlBool>`(${showPrivate} or not (d.is_private or d.is_withheld))`

const labelsOf = sql<LabelRow[]>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'code', l.code, 'name_fr', l.name_fr, 'name_en', l.name_en) order by l.position, l.id), '[]')
  from document_label_links k join document_labels l on l.id = k.label_id where k.document_id = d.id)`

/** Files as they are read, whatever they belong to. */
const selectDocuments = (db: Db) =>
  db
    .selectFrom('documents as d')
    .innerJoin('stored_files as s', 's.id', 'd.stored_file_id')
    .leftJoin('document_folders as f', 'f.id', 'd.folder_id')
    .select([
      'd.id',
      'd.name',
      'd.extension',
      'd.size_bytes',
      'd.created_at',
      'd.creator_name',
      'd.folder_id',
      'd.is_private',
      'd.valid_until',
    ])
    .select(['f.name as folder_name', 's.mime_type', 's.storage_key', labelsOf.as('labels')])

const documentsOf = (db: Db, { residenceId }: InProject, showPrivate: boolean) =>
  selectDocuments(db).where('d.residence_id', '=', residenceId).where(isVisible(showPrivate))

/** The files of a project that stand in its folders or at its root. */
export const listDocuments = async (db: Db, place: InProject, showPrivate: boolean): Promise<DocumentRow[]> => {
  const asked = documentsOf(db, place, showPrivate).where('d.context', '=', 'RESIDENCE').orderBy('d.id')
  return (await prepared(asked).execute(db)).rows
}

export const findDocuments = (db: Db, scope: ProjectScope, ids: readonly number[]): Promise<DocumentRow[]> =>
  documentsOf(db, scope, seesPrivate(scope))
    .where('d.context', '=', 'RESIDENCE')
    .where('d.id', 'in', [...ids])
    .orderBy('d.id')
    .execute()

export const findDocument = async (db: Db, scope: ProjectScope, id: number): Promise<DocumentRow | undefined> =>
  (await findDocuments(db, scope, [id]))[0]

/** The files of an intervention: for residents, once it is done; for tenants, not what it cost. */
const isReadablePaper = (scope: ProjectScope) => sql<SqlBool>`(
  d.intervention_id is null or ${!isResident(scope)}
  or exists (select from interventions i where i.id = d.intervention_id and i.status = 'DONE')
    and (${scope.residentRole === 'OWNER'} or d.file_group not in ('ptg_estimate', 'ptg_invoice')))`

/** A file that may be read: also one that stands in no folder, such as the file of a thermal study. */
export const findReadable = (db: Db, scope: ProjectScope, id: number): Promise<DocumentRow | undefined> =>
  documentsOf(db, scope, seesPrivate(scope)).where('d.id', '=', id).where(isReadablePaper(scope)).executeTakeFirst()

/** The files of a device, which stand in no folder; oldest first. */
export const listOfDevice = (db: Db, scope: ProjectScope, deviceId: number): Promise<DocumentRow[]> =>
  documentsOf(db, scope, seesPrivate(scope)).where('d.device_id', '=', deviceId).orderBy('d.id').execute()

/** The files of a product's sheet, which belongs to no project. */
export const listOfProduct = (db: Db, productId: number): Promise<DocumentRow[]> =>
  selectDocuments(db).where('d.product_id', '=', productId).orderBy('d.name').orderBy('d.id').execute()

/** The files of every product's sheet, where they are kept and what they are. */
export const listOfProducts = (db: Db) =>
  db
    .selectFrom('documents as d')
    .innerJoin('stored_files as f', 'f.id', 'd.stored_file_id')
    .select(['d.id', 'd.name', 'd.extension', 'd.size_bytes', 'd.created_at'])
    .select(['f.storage_key', 'f.sha256', 'f.mime_type'])
    .select((eb) => eb.ref('d.product_id').$notNull().as('product_id'))
    .where('d.context', '=', 'PRODUCT')
    .orderBy('d.product_id')
    .orderBy('d.name')
    .orderBy('d.id')
    .execute()

/** A file of the sheet of a product, which is held; it has no home. Answers its id. */
export const insertOfProduct = async (
  { tx, scope }: Administering,
  product_id: number,
  document: { name: string; extension: string; stored_file_id: number; size_bytes: number },
): Promise<number> => {
  const { userId } = scope.actor
  const creator_name = tx.selectFrom('users as u').select(personName().as('name')).where('u.id', '=', userId)
  const { id } = await tx
    .insertInto('documents')
    .values({
      context: 'PRODUCT',
      product_id,
      ...document,
      creator_user_id: userId,
      creator_name: sql`coalesce(${creator_name}, '')`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteOfProduct = ({ tx }: Administering, productId: number, id: number) =>
  tx.deleteFrom('documents').where('product_id', '=', productId).where('id', '=', id).execute()

/** The project that a document belongs to. Proves nothing: the gate decides who may know. */
export const findPlace = (db: Db, id: number) =>
  db.selectFrom('documents').select(['residence_id', 'context', 'product_id']).where('id', '=', id).executeTakeFirst()

export const listLabels = (db: Db) =>
  db
    .selectFrom('document_labels as l')
    .leftJoin('document_labels as a', 'a.id', 'l.alias_of_id')
    .select(['l.id', 'l.code', 'l.name_fr', 'l.name_en', 'l.is_recommended', 'a.code as alias_of'])
    .orderBy('l.position')
    .execute()

export type NewDocument = {
  name: string
  extension: string
  folder_id: number | null
  is_private: boolean
  valid_until?: string | null
}
/** What a file that stands in no folder belongs to. */
export type Attachment =
  | { context: 'DEVICE'; device_id: number }
  | { context: 'INTERVENTION'; intervention_id: number; file_group: FileGroup }
  | { context: 'THERMAL_STUDY'; thermal_study_id: number }
type NewFile = NewDocument & { stored_file_id: number; size_bytes: number; creator_name?: string }

/** A file of a project, in its folders or attached to something; answers its id. */
export const insertDocument = async (held: Held, document: NewFile & Partial<Attachment>): Promise<number> => {
  const { userId, companyId } = held.author
  const creator_name = held.tx.selectFrom('users as u').select(personName().as('name')).where('u.id', '=', userId)
  const { id } = await held.tx
    .insertInto('documents')
    .values({
      context: 'RESIDENCE',
      ...document,
      residence_id: held.residenceId,
      creator_user_id: userId,
      creator_company_id: companyId,
      creator_name: document.creator_name ?? sql`coalesce(${creator_name}, '')`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Full names of what stands in a folder, or in none. */
export const listNamesIn = async ({ tx, residenceId }: Held, folderId: number | null): Promise<string[]> => {
  const rows = await tx
    .selectFrom('documents')
    .select(['name', 'extension'])
    .where('residence_id', '=', residenceId)
    .where('context', '=', 'RESIDENCE')
    .where('folder_id', 'is not distinct from', folderId)
    .execute()
  return rows.map(({ name, extension }) => (extension ? `${name}.${extension}` : name))
}

export const updateDocument = (held: Held, id: number, document: NewDocument) =>
  held.tx
    .updateTable('documents')
    .set({ ...document, updated_at: sql`now()` })
    .where('residence_id', '=', held.residenceId)
    .where('id', '=', id)
    .execute()

/**
 * Those that stood in the folders of the home can be put back for a while: of what is deleted there, so many bytes.
 * Beyond, what was deleted first goes for good, or whoever adds and deletes in turns would fill the storage.
 */
export const deleteDocuments = ({ tx, residenceId, author }: Held, ids: readonly number[], mostBytes: number) =>
  sql`with gone as (delete from documents where residence_id = ${residenceId} and id = any(${[...ids]}::bigint[]) returning *),
    later as (
      select id, (select coalesce(sum(size_bytes), 0) from gone where context = 'RESIDENCE')
        + sum(size_bytes) over (order by deleted_at desc, id desc) as bytes
      from deleted_documents where residence_id = ${residenceId}),
    forgotten as (delete from deleted_documents d using later where d.id = later.id and later.bytes > ${mostBytes})
    insert into deleted_documents (id, residence_id, folder, stored_file_id, name, extension, size_bytes, is_private,
      is_withheld, valid_until, label_ids, creator_user_id, creator_company_id, creator_name, created_at, deleted_by_user_id)
    select d.id, d.residence_id, f.name, d.stored_file_id, d.name, d.extension, d.size_bytes, d.is_private,
      d.is_withheld, d.valid_until, array(select label_id from document_label_links k where k.document_id = d.id),
      d.creator_user_id, d.creator_company_id, d.creator_name, d.created_at, ${author.userId}::bigint
    from gone d left join document_folders f on f.id = d.folder_id where d.context = 'RESIDENCE'`.execute(tx)

const ownDocument = (held: Held, id: number) =>
  held.tx.selectFrom('documents').select('id').where('residence_id', '=', held.residenceId).where('id', '=', id)

/** Gives a document of the project exactly these labels; answers how many of them exist. */
export const setLabels = async (held: Held, documentId: number, labelIds: readonly number[]): Promise<number> => {
  const document = ownDocument(held, documentId)
  await held.tx.deleteFrom('document_label_links').where('document_id', 'in', document).execute()
  if (labelIds.length === 0) return 0
  const linked = await held.tx
    .insertInto('document_label_links')
    .columns(['document_id', 'label_id'])
    .expression(() =>
      held.tx
        .selectFrom([document.as('d'), 'document_labels as l'])
        .select(['d.id as document_id', 'l.id as label_id'])
        .where('l.id', 'in', [...labelIds]),
    )
    .returning('label_id')
    .execute()
  return linked.length
}

export const deleteLabel = (held: Held, documentId: number, labelId: number) =>
  held.tx
    .deleteFrom('document_label_links')
    .where('document_id', 'in', ownDocument(held, documentId))
    .where('label_id', '=', labelId)
    .execute()

/** Takes a file from an intervention; nothing when it holds none of that id. */
export const deleteOfIntervention = (held: Held, interventionId: number, id: number) =>
  held.tx
    .deleteFrom('documents')
    .where('residence_id', '=', held.residenceId)
    .where('intervention_id', '=', interventionId)
    .where('id', '=', id)
    .returning(['id', 'name', 'extension', sql<FileGroup>`file_group`.as('file_group')])
    .executeTakeFirst()
