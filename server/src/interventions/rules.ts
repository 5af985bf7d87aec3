import type { Intervention } from '@logis/contract/interventions'
import {
  commercialGroups,
  fileGroups,
  missingForDone,
  type FileGroup,
  type Held,
  type InterventionStatus,
  type InterventionType,
  type Piece,
} from '@logis/contract/interventions.rules'
import { db, write, type Tx } from '#platform/db.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { authorOn, changesBetween, created, deleted, record, type Deed } from '#platform/journal.ts'
import { demand, refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { byGroup, deletePaper, demandGroups, insertPapers, type NewPaper } from './files/rules.ts'
import { listFiles, type FileRow } from './files/sql.ts'
import { interventionPolicy, mayRead, type Facts } from './policy.ts'
import { chooseProduct, type WantedProduct } from './products/rules.ts'
import * as sql from './sql.ts'

/** INT-31. */
export const getIntervention = async (scope: CompanyScope, id: number): Promise<Intervention> => {
  demand(mayRead(scope))
  const row = (await sql.findReached(db, scope.companyId, id)) ?? refuse('INTERVENTION_NOT_FOUND')
  return show(scope, row, await listFiles(db, [id]))
}

export type InterventionInput = {
  type: InterventionType
  status: InterventionStatus
  date?: string | null | undefined
}

/** INT-30. On a project of the company, of one below it, or of one that has let it in. */
export const createIntervention = (
  scope: CompanyScope,
  residenceId: number,
  input: InterventionInput,
  product: WantedProduct,
  papers: readonly NewPaper[],
): Promise<Intervention> =>
  orRemoved(papers, async () => {
    const id = await write(async (tx) => {
      if (!(await sql.holdReached(tx, scope.companyId, residenceId))) refuse('RESIDENCE_NOT_FOUND')
      return insertIntervention(tx, scope, residenceId, input, product, papers)
    })
    return getIntervention(scope, id)
  })

/** The same within the transaction of a new gas passport. */
export const insertIntervention = async (
  tx: Tx,
  scope: CompanyScope,
  residence_id: number,
  { type, status, date = null }: InterventionInput,
  product: WantedProduct,
  papers: readonly NewPaper[],
): Promise<number> => {
  demandGroups(type, papers)
  const held: Held = { date, groups: papers.map(({ group }) => group), product: product !== null }
  if (status === 'DONE') demandPieces(missingForDone(type, held, 'created'))
  const author = authorOn(scope, residence_id)
  const chosen = await chooseProduct(tx, author, product)
  const facts = { type, status, date, ...chosen }
  const id = await sql.insertIntervention(tx, {
    ...facts,
    company_id: scope.companyId,
    residence_id,
    created_by_user_id: scope.actor.userId,
  })
  const deeds = await insertPapers(tx, scope, { intervention_id: id, residence_id }, papers)
  await record(tx, author, projectDeed(residence_id, created(told(facts))), ...deeds)
  return id
}

/** What an intervention says of itself in the journal of its project. */
const told = ({ type, status, date }: { type: string; status: string; date: string | null }) => ({
  intervention: type,
  intervention_status: status,
  intervention_date: date,
})
const projectDeed = (residenceId: number, changes: Deed['changes']): Deed => ({
  action: 'UPDATED',
  model: 'Project',
  id: residenceId,
  changes,
})

const demandPieces = (missing: readonly Piece[]) => {
  if (missing.length === 0) return
  const code = (piece: Piece) => (piece === 'date' || piece === 'product' ? 'required' : 'file_required')
  refuse('INTERVENTION_INCOMPLETE', {
    errors: Object.fromEntries(missing.map((piece) => [piece, [{ code: code(piece) }]])),
  })
}

export type InterventionEdit = {
  status?: InterventionStatus | undefined
  date?: string | undefined
  product?: WantedProduct | undefined
}

/** INT-33. What is absent stays as it is. A DONE one takes nothing but its reopening (INT-36). */
export const editIntervention = (
  scope: CompanyScope,
  id: number,
  edit: InterventionEdit,
  papers: readonly NewPaper[],
): Promise<Intervention> =>
  orRemoved(papers, async () => {
    await write(async (tx) => change(tx, scope, await lock(tx, scope, id), edit, papers))
    return getIntervention(scope, id)
  })

type Locked = Awaited<ReturnType<typeof lock>>

/** One writer at a time: what a status needs is checked against files that nobody else can touch meanwhile. */
const lock = async (tx: Tx, scope: CompanyScope, id: number) => {
  demand(mayRead(scope))
  const row = (await sql.lockReached(tx, scope.companyId, id)) ?? refuse('INTERVENTION_NOT_FOUND')
  if (row.is_cancelled && !row.is_own) refuse('INTERVENTION_NOT_FOUND')
  return { row, facts: factsOf(row, await listFiles(tx, [id])) }
}

const change = async (
  tx: Tx,
  scope: CompanyScope,
  { row, facts }: Locked,
  { product, ...edit }: InterventionEdit,
  papers: readonly NewPaper[],
): Promise<void> => {
  const after = { ...row, ...edit }
  const isMore = product !== undefined || edit.date !== undefined || papers.length > 0
  // Reopening, and a second click on what is done already, are open where an edit is not.
  interventionPolicy.demand(scope, isMore ? 'edit' : 'reopen', facts)
  if (!isMore && after.status === row.status) return
  demandGroups(row.type, papers)
  if (after.status === 'DONE')
    demandPieces(missingForDone(row.type, heldAfter(facts.held, edit, product, papers), 'changed'))
  await writeChanges(tx, scope, row, { ...edit, product }, papers)
}

const heldAfter = (
  held: Held,
  { date }: InterventionEdit,
  product: WantedProduct | undefined,
  papers: readonly NewPaper[],
): Held => ({
  date: date ?? held.date,
  groups: [...held.groups, ...papers.map(({ group }) => group)],
  product: product === undefined ? held.product : product !== null,
})

const writeChanges = async (
  tx: Tx,
  scope: CompanyScope,
  row: sql.InterventionRow,
  { product, ...edit }: InterventionEdit,
  papers: readonly NewPaper[],
): Promise<void> => {
  const author = authorOn(scope, row.residence_id)
  const before = { ...told(row), ...namesOf(row) }
  const chosen = product === undefined ? {} : await chooseProduct(tx, author, product)
  await sql.updateIntervention(tx, row.id, { ...edit, ...chosen })
  const deeds = await insertPapers(tx, scope, { intervention_id: row.id, residence_id: row.residence_id }, papers)
  const [after = row] = await sql.readInterventions(tx, [row.id])
  const changes = changesBetween<object>(before, { ...told(after), ...namesOf(after) })
  await record(tx, author, ...(changes.length > 0 ? [projectDeed(row.residence_id, changes)] : []), ...deeds)
}

const namesOf = ({ product, product_request }: sql.InterventionRow) => ({
  product: product?.name ?? product_request?.name ?? null,
})

/** INT-34. Its files go with it; the janitor removes their bytes. */
export const deleteIntervention = (scope: CompanyScope, id: number): Promise<void> =>
  write(async (tx) => {
    const { row, facts } = await lock(tx, scope, id)
    interventionPolicy.demand(scope, 'remove', facts)
    await sql.deleteIntervention(tx, id)
    await record(tx, authorOn(scope, row.residence_id), projectDeed(row.residence_id, deleted(told(row))))
  })

/** INT-34. */
export const deleteFile = (scope: CompanyScope, id: number, documentId: number): Promise<void> =>
  write(async (tx) => {
    const { row, facts } = await lock(tx, scope, id)
    interventionPolicy.demand(scope, 'edit', facts)
    await record(tx, authorOn(scope, row.residence_id), await deletePaper(tx, id, documentId))
  })

const factsOf = (row: sql.InterventionRow, files: readonly FileRow[]): Facts => ({
  company_id: row.company_id,
  type: row.type,
  status: row.status,
  is_cancelled: row.is_cancelled,
  held: {
    date: row.date,
    groups: fileGroups.filter((group) => files.some(({ file_group }) => file_group === group)),
    product: (row.product ?? row.product_request) !== null,
  },
})

/** INT-01, as a reader sees it: `scope` is null for those who do not act, whose `hidden` groups stay empty. */
export const show = (
  scope: CompanyScope | null,
  row: sql.InterventionRow,
  files: readonly FileRow[],
  hidden: readonly FileGroup[] = [],
): Intervention => ({
  id: row.id,
  type: row.type,
  status: row.status,
  date: row.date,
  product: row.product,
  product_request: row.product_request,
  files: byGroup(files, hidden),
  residence_id: row.residence_id,
  residence_name: row.residence_name,
  contract_number: row.contract_number,
  contact_information: { address: row.addresses[0] ?? null },
  company: { id: row.company_id, name: row.company_name },
  created_at: row.created_at,
  cannot: interventionPolicy.cannot(scope, factsOf(row, files)),
})

/** Tenants do not see what the work cost (§17). */
export const hiddenFromTenants: readonly FileGroup[] = commercialGroups
