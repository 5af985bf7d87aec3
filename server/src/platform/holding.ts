import { randomUUID } from 'node:crypto'
import type { Reason } from '@logis/contract/errors'
import { sql, type RawBuilder } from 'kysely'
import { sessionOf } from './actor.ts'
import { statement, write, type Tx } from './db.ts'
import { proveAgain, proveCompanyAgain } from './gate.ts'
import { isOrBecomes } from './merged.ts'
import { reachedBy } from './reach.ts'
import { refuse } from './refuse.ts'
import type { BuildingScope, CompanyScope, MachineScope, ProjectScope, UserScope } from './scope.ts'

/** Who acts, as rows and the journal remember it. A worker acts for nobody. */
export type Author = {
  userId: number | null
  companyId: number | null
  impersonatorId: number | null
  sessionId: number | null
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
  await take.forWriting.within(tx, { id: scope.residenceId })
  return heldBy(tx, await proveAgain(tx, scope))
}

/** One transaction on a held project: all of it, or none. */
export const holding = <T>(scope: ProjectScope, work: (held: Held<ProjectScope>) => Promise<T>): Promise<T> =>
  write(async (tx) => work(await holdProject(tx, scope)))

/**
 * The projects that this very transaction has inserted for a company, in their order: nobody else sees them yet. Whoever
 * acts may still act for the company. Refuses to be told of another project.
 */
export const holdAllCreated = async (
  tx: Tx,
  scope: CompanyScope,
  residenceIds: readonly number[],
): Promise<Held<CompanyScope>[]> => {
  const again = await proveCompanyAgain(tx, scope)
  const { rows } = await sql<Project>`
    select id, company_id from residences
    where id = any(${residenceIds}::bigint[]) and company_id = ${scope.companyId} and xmin = pg_current_xact_id()::xid`.execute(
    tx,
  )
  const created = new Map(rows.map((project) => [project.id, project]))
  return residenceIds.map((id) => {
    const project = created.get(id)
    if (!project) throw new Error('A project that this transaction has not created')
    return new HeldProject(tx, project, authorOf(again), again)
  })
}

/** Takes the project of a scope to cancel it: nobody writes on it meanwhile, nor puts a flat into it. */
export const holdToCancel = async (tx: Tx, scope: ProjectScope): Promise<Held<ProjectScope>> => {
  await take.whole.within(tx, { id: scope.residenceId })
  return heldBy(tx, await proveAgain(tx, scope))
}

/**
 * The projects of a company that are cancelled together, by whoever acts for it; nobody puts a flat into one meanwhile. In
 * the order in which everyone takes them; those that are no more the company's, or cancelled already, are left out. What
 * follows a company that was merged into it is its own.
 */
export const holdToCancelAll = async (
  tx: Tx,
  scope: CompanyScope,
  residenceIds: readonly number[],
): Promise<Held<CompanyScope>[]> => {
  const again = await proveCompanyAgain(tx, scope)
  const { rows } = await sql<Project>`
    select id, company_id from residences
    where id = any(${residenceIds}::bigint[]) and ${isOrBecomes(sql`company_id`, scope.companyId)} and deleted_at is null
    order by coalesce(parent_id, id), parent_id is not null, id for update`.execute(tx)
  return rows.map((project) => new HeldProject(tx, project, authorOf(again), again))
}

/** A project whatever its state, for bringing it back; its building before it, as whoever cancels takes them. */
export const holdToRestore = async (tx: Tx, scope: ProjectScope): Promise<Held<ProjectScope>> => {
  if (scope.parentId !== null) await take.asParent.within(tx, { id: scope.parentId })
  await take.forWriting.within(tx, { id: scope.residenceId })
  return heldBy(tx, await proveAgain(tx, scope, 'allow'))
}

/** The live flats of a held building, or those of them that are named, each held too, in the order in which everyone takes them. */
export const holdFlats = (building: Held, ids?: readonly number[]): Promise<Held[]> =>
  flatsOf(
    building,
    sql`deleted_at is null and (${ids ?? null}::bigint[] is null or id = any(${ids ?? null}::bigint[]))`,
  )

/** Those that were cancelled by the act that cancelled their building: at the same instant. */
export const holdFlatsCancelledWith = (building: Held): Promise<Held[]> =>
  flatsOf(building, sql`deleted_at = (select b.deleted_at from residences b where b.id = ${building.residenceId})`)

const flatsOf = async ({ tx, residenceId, author }: Held, which: RawBuilder<unknown>): Promise<Held[]> => {
  const { rows } = await sql<Project>`
    select id, company_id from residences where parent_id = ${residenceId} and ${which} order by id ${forWriting}`.execute(
    tx,
  )
  return rows.map((flat) => new HeldProject(tx, flat, author, null))
}

/**
 * The same for staff who act for a company that reaches the project: its own, a descendant's, or of one that has let
 * it in. Those let in do not know a cancelled one.
 */
export const holdReached = async (
  tx: Tx,
  scope: CompanyScope,
  residenceId: number,
  absent: Reason = 'RESIDENCE_NOT_FOUND',
): Promise<Held<CompanyScope>> => {
  await take.forWriting.within(tx, { id: residenceId })
  const again = await proveCompanyAgain(tx, scope)
  const { rows } = await sql<Project & { is_cancelled: boolean; is_own: boolean }>`
    select r.id, r.company_id, (r.deleted_at is not null or b.deleted_at is not null) as is_cancelled,
      r.company_id in (select descendant_id from company_closure where ancestor_id = ${scope.companyId}) as is_own
    from residences r left join residences b on b.id = r.parent_id
    where r.id = ${residenceId} and ${reachedBy(scope.companyId)}`.execute(tx)
  const project = rows[0] ?? refuse(absent)
  if (project.is_cancelled) refuse(project.is_own ? 'RESIDENCE_CANCELLED' : absent)
  return new HeldProject(tx, project, authorOf(again), again)
}

/**
 * The projects that something of a company's is taken from, because the company gives it up: cancelled or not, and also
 * those that have left the company meanwhile. Buildings before their flats, as everyone takes them.
 */
export const holdLosing = async (
  tx: Tx,
  scope: CompanyScope,
  residenceIds: readonly number[],
): Promise<Held<CompanyScope>[]> => {
  const again = await proveCompanyAgain(tx, scope)
  const { rows } = await sql<Project>`
    select id, company_id from residences where id = any(${residenceIds}::bigint[])
    order by coalesce(parent_id, id), parent_id is not null, id ${forWriting}`.execute(tx)
  return rows.map((project) => new HeldProject(tx, project, authorOf(again), again))
}

/** Projects that a job erases, cancelled or not, of the company alone: nobody moves in or writes there meanwhile. */
export const holdToErase = async (
  tx: Tx,
  companyId: number,
  residenceIds: readonly number[],
): Promise<Held<null>[]> => {
  const { rows } = await sql<Project>`
    select id, company_id from residences where id = any(${[...residenceIds]}::bigint[]) and company_id = ${companyId}
    order by id for update`.execute(tx)
  return rows.map((project) => new HeldProject(tx, project, nobody(), null))
}

/** The home of a code, for whoever has it; null when no home has it, or not any more. */
export const holdCoded = async (tx: Tx, scope: UserScope, code: string): Promise<Held<UserScope> | null> => {
  const { rows } = await sql<Project>`
    select id, company_id from residences where residence_code = ${code} ${forWriting}`.execute(tx)
  if (!rows[0]) return null
  const { is_cancelled, ...project } = (await findAny(tx, rows[0].id, scope)) ?? refuse('RESIDENCE_NOT_FOUND')
  if (is_cancelled) refuse('RESIDENCE_CANCELLED')
  return new HeldProject(tx, project, authorOf(scope), scope)
}

/**
 * The home that somebody acts on who has no right to it yet, which the link of a mail or a request of their own has proven;
 * null when it is gone or cancelled.
 */
export const holdLive = async (tx: Tx, scope: UserScope, residenceId: number): Promise<Held<UserScope> | null> => {
  const found = await takeAny(tx, residenceId, scope)
  return found && !found.is_cancelled ? new HeldProject(tx, found, authorOf(scope), scope) : null
}

/** The project that a machine has named, by its code or its contract. */
export const holdForMachine = async (tx: Tx, scope: MachineScope, residenceId: number): Promise<Held<MachineScope>> => {
  const { is_cancelled, ...project } = (await takeAny(tx, residenceId)) ?? refuse('RESIDENCE_NOT_FOUND')
  if (is_cancelled) refuse('RESIDENCE_CANCELLED')
  return new HeldProject(tx, project, authorOf(scope), scope)
}

/** A project for a job that finishes what was begun there, cancelled or not; it acts for nobody. Null when it is gone. */
export const holdForJob = async (tx: Tx, residenceId: number): Promise<Held<null> | null> => {
  const project = await takeAny(tx, residenceId)
  return project && new HeldProject(tx, project, nobody(), null)
}

type Any = Project & { is_cancelled: boolean }
const takeAny = async (tx: Tx, residenceId: number, by?: UserScope): Promise<Any | null> => {
  await take.forWriting.within(tx, { id: residenceId })
  return findAny(tx, residenceId, by)
}

/** Whoever it is found for is of the portal still. */
const findAny = async (tx: Tx, residenceId: number, by?: UserScope): Promise<Any | null> => {
  const userId = by?.actor.userId ?? null
  const { rows } = await sql<Any & { is_live: boolean }>`
    select r.id, r.company_id, (r.deleted_at is not null or b.deleted_at is not null) as is_cancelled,
      ${userId}::bigint is null
        or exists (select from users u where u.id = ${userId} and u.is_active and u.deleted_at is null) as is_live
    from residences r left join residences b on b.id = r.parent_id where r.id = ${residenceId}`.execute(tx)
  if (!rows[0]) return null
  const { is_live, ...found } = rows[0]
  return is_live ? found : refuse('UNAUTHORIZED_TOKEN_INVALID')
}

/** Takes the row of a project, which is the first of all that a change of it waits for. */
const taking = (lock: RawBuilder<unknown>) =>
  statement(({ id }: Record<'id', RawBuilder<unknown>>) => sql<object>`select from residences where id = ${id} ${lock}`)
const forWriting = sql`for no key update`
const take = { forWriting: taking(forWriting), whole: taking(sql`for update`), asParent: taking(sql`for key share`) }

const heldBy = (tx: Tx, scope: ProjectScope): Held<ProjectScope> =>
  new HeldProject(tx, { id: scope.residenceId, company_id: scope.companyId }, authorOf(scope), scope)

/** For the company by which the project is reached; whoever is not placed by one acts for their own. */
const authorOf = ({ actor, call, actorCompanyId }: Acting): Author => ({
  userId: actor.userId,
  companyId: actorCompanyId === undefined ? (actor.company?.company_id ?? null) : actorCompanyId,
  impersonatorId: actor.impersonatorId,
  sessionId: sessionOf(actor),
  requestId: call.requestId,
  http: `${call.operation.method} ${call.operation.path}`,
  httpName: call.operation.name,
})

type Acting = Pick<UserScope, 'actor' | 'call'> & { actorCompanyId?: number | null }

const nobody = (): Author => ({
  userId: null,
  companyId: null,
  impersonatorId: null,
  sessionId: null,
  requestId: randomUUID(),
  http: '',
  httpName: '',
})
