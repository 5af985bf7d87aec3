import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
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

export const findTemplate = (db: Db, scope: CompanyScope, id: number) =>
  db
    .selectFrom('templates')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The template, held until the transaction ends: what it holds changes one act at a time. */
export const lockTemplate = (tx: Tx, scope: CompanyScope, id: number) =>
  tx
    .selectFrom('templates')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** A template that is being applied: what it holds stays until the transaction ends. False when it has been deleted. */
export const holdTemplate = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('templates').select('id').where('id', '=', id).forShare().executeTakeFirst()) !== undefined

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

/** The default template of the company of a project. */
export const findDefault = ({ tx, companyId }: Held) =>
  tx
    .selectFrom('company_options as o')
    .innerJoin('templates as t', 't.id', 'o.template_id')
    .select(['t.id', 't.name'])
    .where('o.company_id', '=', companyId)
    .where('o.option_type', '=', 'DEFAULT_PROJECT_TEMPLATE')
    .executeTakeFirst()

/** Those of these projects that are the company's or a descendant's. Who may change them is for the gate to say. */
export const findProjects = (db: Db, scope: CompanyScope, ids: readonly number[]) =>
  db
    .selectFrom('residences as r')
    .innerJoin('company_closure as k', 'k.descendant_id', 'r.company_id')
    .select(['r.id', 'r.name'])
    .where('k.ancestor_id', '=', scope.companyId)
    .where('r.deleted_at', 'is', null)
    .where('r.id', 'in', [...ids])
    .orderBy('r.id')
    .execute()
