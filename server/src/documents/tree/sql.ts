import type { Db } from '#platform/db.ts'
import type { InProject } from '#platform/holding.ts'

/** What a project and its company are called. */
export const findNames = (db: Db, { residenceId }: InProject): Promise<{ name: string; company: string }> =>
  db
    .selectFrom('residences as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select(['r.name', 'c.name as company'])
    .where('r.id', '=', residenceId)
    .executeTakeFirstOrThrow()
