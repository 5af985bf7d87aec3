import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type TemplateRow = { id: number; name: string; is_default: boolean }

const isDefault = sql<boolean>`exists (select from company_options o where o.template_id = t.id and o.option_type = 'DEFAULT_PROJECT_TEMPLATE')`

export const listTemplates = (db: Db, scope: CompanyScope): Promise<TemplateRow[]> =>
  db
    .selectFrom('templates as t')
    .select(['t.id', 't.name', isDefault.as('is_default')])
    .where('t.company_id', '=', scope.companyId)
    .orderBy(sql`f_norm(t.name)`)
    .orderBy('t.id')
    .execute()

/** The template, held until the transaction ends: what it holds changes one act at a time. */
export const lockTemplate = (tx: Tx, scope: CompanyScope, id: number) =>
  tx
    .selectFrom('templates')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertTemplate = async (tx: Tx, scope: CompanyScope, name: string): Promise<number> => {
  const { id } = await tx
    .insertInto('templates')
    .values({ company_id: scope.companyId, name, created_by_user_id: scope.actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const renameTemplate = (tx: Tx, scope: CompanyScope, id: number, name: string) =>
  tx
    .updateTable('templates')
    .set({ name, updated_at: sql<string>`now()` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute()

export const deleteTemplate = (tx: Tx, scope: CompanyScope, id: number) =>
  tx.deleteFrom('templates').where('company_id', '=', scope.companyId).where('id', '=', id).execute()
