import type { Db } from '#platform/db.ts'
import type { ProjectScope } from '#platform/scope.ts'

/** The study in force of a project, with the file it came from. */
export const findCurrent = (db: Db, scope: ProjectScope) =>
  db
    .selectFrom('thermal_studies as t')
    .leftJoin('companies as c', 'c.id', 't.company_id')
    .leftJoin('documents as d', 'd.thermal_study_id', 't.id')
    .where('t.residence_id', '=', scope.residenceId)
    .where('t.is_current', '=', true)
    .select([
      't.id',
      't.type',
      't.created_at',
      't.from_automatic_import',
      'c.id as company_id',
      'c.name as company_name',
    ])
    .select(['d.id as document_id', 'd.name', 'd.extension'])
    .orderBy('d.id')
    .executeTakeFirst()
