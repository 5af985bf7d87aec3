import type { Envelope } from '@logis/contract/studies.rules'
import type { StudyProposals } from '@logis/contract/studies'
import { sql } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

const office = 'THERMAL_ENGINEERING_OFFICE'
const envelopeSource = 'xml_rset_envelope'

/** How many walls of the envelope have devices, or requests that wait: each counts once. */
const importedWalls = sql<number>`(
  select count(distinct (source_data->>'part', source_data->>'index')) from (
    select source_data from devices where residence_id = t.residence_id and source_type = ${envelopeSource}
    union all
    select source_data from product_requests
    where residence_id = t.residence_id and source_type = ${envelopeSource} and status = 'PENDING' and shows_as_device) held
  where t.building #> array[source_data->>'part', source_data->>'index'] is not null)`

const wallsOf = (part: 'parois_opaques' | 'parois_vitrees') =>
  sql<number>`coalesce(jsonb_array_length(t.building->${sql.lit(part)}), 0)`

const studies = (db: Db) =>
  db
    .selectFrom('thermal_studies as t')
    .leftJoin('companies as c', 'c.id', 't.company_id')
    .leftJoin('documents as d', 'd.thermal_study_id', 't.id')
    .select(['t.id', 't.residence_id', 't.type', 't.created_at', 't.from_automatic_import', 't.is_current'])
    .select(['t.status', 't.progress', 't.parse_error', 'c.id as company_id', 'c.name as company_name'])
    .select(['d.id as document_id', 'd.name', 'd.extension'])
    .select(sql<StudyProposals | null>`t.proposals`.as('proposals'))
    .select(sql<number>`${wallsOf('parois_opaques')} + ${wallsOf('parois_vitrees')}`.as('walls'))
    .select(importedWalls.as('imported'))

export type StudyRow = NonNullable<Awaited<ReturnType<typeof findStudy>>>

/** The study in force of a project, with the file it came from. */
export const findCurrent = (db: Db, { residenceId }: InProject) => {
  const asked = studies(db).where('t.residence_id', '=', residenceId).where('t.is_current', '=', true).orderBy('d.id')
  return prepared(asked).executeTakeFirst(db)
}

/** A study by its id alone, for the job that reads it. */
export const findStudy = (db: Db, id: number) => studies(db).where('t.id', '=', id).executeTakeFirst()

export const findEnvelope = async (db: Db, { residenceId }: InProject) =>
  db
    .selectFrom('thermal_studies')
    .where('residence_id', '=', residenceId)
    .where('is_current', '=', true)
    .select(['id', sql<Envelope | null>`building`.as('envelope')])
    .executeTakeFirst()

/** The study in force stays, as a former one. */
export const retireCurrent = ({ tx, residenceId }: Held) =>
  tx
    .updateTable('thermal_studies')
    .set({ is_current: false })
    .where('residence_id', '=', residenceId)
    .where('is_current', '=', true)
    .execute()

export type NewStudy = {
  company_id: number | null
  type: string
  is_current: boolean
  from_automatic_import: boolean
  status: 'PARSING' | 'PARSED'
  progress: number
}
type Read = { envelope: Envelope; proposals: StudyProposals }

export const insertStudy = async (
  { tx, residenceId, author }: Held,
  study: NewStudy,
  read: Read | null,
): Promise<number> => {
  const { id } = await tx
    .insertInto('thermal_studies')
    .values({
      ...study,
      ...(read && columnsOf(read)),
      residence_id: residenceId,
      created_by_user_id: author.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columnsOf = ({ envelope, proposals }: Read) => ({
  building: JSON.stringify(envelope),
  proposals: JSON.stringify(proposals),
})

/** Its file goes with it; the storage is cleared by the janitor. */
export const deleteStudy = ({ tx, residenceId }: Held, id: number) =>
  tx.deleteFrom('thermal_studies').where('residence_id', '=', residenceId).where('id', '=', id).execute()

export const setOffice = ({ tx, residenceId }: Held, id: number, companyId: number | null) =>
  tx
    .updateTable('thermal_studies')
    .set({ company_id: companyId })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

const offices = (db: Db) =>
  db.selectFrom('companies').select(['id', 'name']).where('type', '=', office).where('deleted_at', 'is', null)
export const findOffice = (db: Db, id: number) => offices(db).where('id', '=', id).executeTakeFirst()
export const findOfficeByUuid = (db: Db, uuid: string) => offices(db).where('uuid', '=', uuid).executeTakeFirst()
export const findOfficeBySiret = (db: Db, siret: string) => offices(db).where('siret', '=', siret).executeTakeFirst()

/** A project by what another system knows of it. */
export const findByCode = (db: Db, code: string) =>
  db.selectFrom('residences').select(['id', 'deleted_at']).where('residence_code', '=', code).executeTakeFirst()
/** None where two of the company's projects carry the number: nobody could say which. A live one goes before those cancelled. */
export const findByContract = async (db: Db, contract: string, companyUuid: string) => {
  const found = await db
    .selectFrom('residences as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select(['r.id', 'r.deleted_at'])
    .where('c.uuid', '=', companyUuid)
    .where('c.deleted_at', 'is', null)
    .where('r.contract_norm', '=', sql<string>`f_norm(${contract})`)
    .orderBy(sql`r.deleted_at is not null`)
    .limit(2)
    .execute()
  const [first, second] = found
  const isOnly = !second || (first?.deleted_at === null && second.deleted_at !== null)
  return isOnly ? first : undefined
}

export const findStored = (db: Db, studyId: number) =>
  db
    .selectFrom('documents as d')
    .innerJoin('stored_files as s', 's.id', 'd.stored_file_id')
    .where('d.thermal_study_id', '=', studyId)
    .select(['s.storage_key', 's.size_bytes'])
    .executeTakeFirst()

export const setProgress = (db: Db, id: number, progress: number) =>
  db.updateTable('thermal_studies').set({ progress }).where('id', '=', id).where('status', '=', 'PARSING').execute()

export const lockParsing = ({ tx, residenceId }: Held, id: number) =>
  tx
    .selectFrom('thermal_studies')
    .select(['id', 'is_current'])
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('status', '=', 'PARSING')
    .forUpdate()
    .executeTakeFirst()

export const setRead = ({ tx, residenceId }: Held, id: number, type: string, read: Read) =>
  tx
    .updateTable('thermal_studies')
    .set({ ...columnsOf(read), type, status: 'PARSED', progress: 100, is_current: true })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

export const setFailed = (tx: Tx, id: number, type: string, parse_error: string) =>
  tx.updateTable('thermal_studies').set({ type, parse_error, status: 'FAILED' }).where('id', '=', id).execute()
