import { sql, type RawBuilder } from 'kysely'
import { write, type Tx } from './db.ts'
import { proveAgain } from './gate.ts'
import type { BuildingScope, CompanyScope, ProjectScope, UserScope } from './scope.ts'

/** Who acts, as rows and the journal remember it. A worker acts for nobody. */
export type Author = {
  userId: number | null
  companyId: number | null
  impersonatorId: number | null
  requestId: string
  http: string
  httpName: string
}

type Project = { id: number; company_id: number }

/** Not exported, and private within: nothing but the functions below can make one. */
class HeldProject<Scope> {
  readonly #tx: Tx
  readonly residenceId: number
  readonly companyId: number
  readonly author: Author
  /** The scope as it was proven again. */
  readonly scope: Scope

  constructor(tx: Tx, project: Project, author: Author, scope: Scope) {
    this.#tx = tx
    this.residenceId = project.id
    this.companyId = project.company_id
    this.author = author
    this.scope = scope
  }

  get tx(): Tx {
    return this.#tx
  }
}

/**
 * A project that this transaction may write on: its row is taken, so that one writer follows the other and nobody
 * cancels it meanwhile; it was live, and reached by whoever acts, after the row was taken.
 */
export type Held<Scope = unknown> = HeldProject<Scope>

/** What reads on a project filter by: proven, or held. */
export type InProject = ProjectScope | BuildingScope | Held

/** Takes the project of a scope for writing. Refuses what was cancelled, or taken back from its writer, meanwhile. */
export const holdProject = async (tx: Tx, scope: ProjectScope): Promise<Held<ProjectScope>> => {
  await take(tx, scope.residenceId, forWriting)
  const again = await proveAgain(tx, scope)
  return heldBy(tx, again)
}

/** One transaction on a held project: all of it, or none. */
export const holding = <T>(scope: ProjectScope, work: (held: Held<ProjectScope>) => Promise<T>): Promise<T> =>
  write(async (tx) => work(await holdProject(tx, scope)))

/**
 * The project that this very transaction has inserted for a company: nobody else sees it yet. Refuses to be told of
 * another one.
 */
export const holdCreated = async (tx: Tx, scope: CompanyScope, residenceId: number): Promise<Held<CompanyScope>> => {
  const { rows } = await sql<Project>`
    select id, company_id from residences
    where id = ${residenceId} and company_id = ${scope.companyId} and xmin = pg_current_xact_id()::xid`.execute(tx)
  if (!rows[0]) throw new Error('A project that this transaction has not created')
  return new HeldProject(tx, rows[0], authorOf(scope), scope)
}

const take = async (tx: Tx, residenceId: number, lock: RawBuilder<unknown>): Promise<void> => {
  await sql`select from residences where id = ${residenceId} ${lock}`.execute(tx)
}
const forWriting = sql`for no key update`

const heldBy = (tx: Tx, scope: ProjectScope): Held<ProjectScope> =>
  new HeldProject(tx, { id: scope.residenceId, company_id: scope.companyId }, authorOf(scope), scope)

const authorOf = ({ actor, call }: Pick<UserScope, 'actor' | 'call'>): Author => ({
  userId: actor.userId,
  companyId: actor.company?.company_id ?? null,
  impersonatorId: actor.impersonatorId,
  requestId: call.requestId,
  http: `${call.operation.method} ${call.operation.path}`,
  httpName: call.operation.name,
})
