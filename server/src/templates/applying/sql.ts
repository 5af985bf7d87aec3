import type { CompanyType } from '@logis/contract/companies.rules'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { reachedBy } from '#platform/reach.ts'
import type { CompanyScope } from '#platform/scope.ts'

export const findTemplate = (db: Db, scope: CompanyScope, id: number) =>
  db
    .selectFrom('templates')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A template that is being applied: what it holds stays until the transaction ends. False when it has been deleted. */
export const holdTemplate = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('templates').select('id').where('id', '=', id).forShare().executeTakeFirst()) !== undefined

/** The same for the default template of a company. */
export const holdDefault = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('company_options as o')
    .innerJoin('templates as t', 't.id', 'o.template_id')
    .select(['t.id', 't.name'])
    .where('o.company_id', '=', companyId)
    .where('o.option_type', '=', 'DEFAULT_PROJECT_TEMPLATE')
    .forShare('t')
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

export type Reached = {
  id: number
  name: string
  type: ResidenceType
  company_type: CompanyType
  is_ptg: boolean
  is_own: boolean
  is_cancelled: boolean
  is_parent_cancelled: boolean
  codes: string[]
}
/** Those of these projects that the company reaches, and how; a third party knows none that is cancelled. */
export const findReached = async (on: Db, { companyId }: CompanyScope, ids: readonly number[]): Promise<Reached[]> => {
  const { rows } = await sql<Reached>`
    select * from (
      select r.id, r.name, r.type, c.type as company_type, r.is_ptg, r.deleted_at is not null as is_cancelled,
        b.deleted_at is not null as is_parent_cancelled,
        r.company_id in (select descendant_id from company_closure where ancestor_id = ${companyId}) as is_own,
        array(select e.code from residence_effective_provisions e where e.residence_id = r.id) as codes
      from residences r join companies c on c.id = r.company_id left join residences b on b.id = r.parent_id
      where r.id = any(${ids}::bigint[]) and ${reachedBy(companyId)}) reached
    where is_own or not is_cancelled order by f_norm(name), id`.execute(on)
  return rows
}

export const savepoint = ({ tx }: Held) => sql`savepoint template`.execute(tx)
export const undo = ({ tx }: Held) => sql`rollback to savepoint template`.execute(tx)
/** What comes after is of the transaction itself again. */
export const release = ({ tx }: Held) => sql`release savepoint template`.execute(tx)
