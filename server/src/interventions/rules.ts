import type { Intervention, ShownIntervention } from '@logis/contract/interventions'
import {
  commercialGroups,
  fileGroups,
  missingForDone,
  type FileGroup,
  type Held as Pieces,
  type InterventionStatus,
  type InterventionType,
  type Piece,
} from '@logis/contract/interventions.rules'
import { db, write } from '#platform/db.ts'
import { holdReached, type Held } from '#platform/holding.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { once, type Repeatable } from '#platform/idempotency.ts'
import { created, deleted, record, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { followIntervention } from '../booklet/works/rules.ts'
import { detachFromIntervention } from '../documents/attachments/rules.ts'
import { byGroup, demandGroups, insertPapers, type NewPaper } from './files/rules.ts'
import { listFiles, type FileRow } from './files/sql.ts'
import { interventionPolicy, keepingPolicy, type Facts } from './policy.ts'
import { chooseProduct, type WantedProduct } from './products/rules.ts'
import * as sql from './sql.ts'

/** INT-31. */
export const getIntervention = async (scope: CompanyScope, id: number): Promise<Intervention> => {
  keepingPolicy.demand(scope, 'read', null)
  const row = (await sql.findReached(db, scope, id)) ?? refuse('INTERVENTION_NOT_FOUND')
  return show(scope, row, await listFiles(db, [id]))
}

type InterventionInput = {
  type: InterventionType
  status: InterventionStatus
  date?: string | null | undefined
}

/** INT-30. On a project of the company, of one below it, or of one that has let it in. */
export const createIntervention = (
  scope: CompanyScope,
  residenceId: number,
  { product, papers, ...input }: InterventionInput & { product: WantedProduct; papers: readonly NewPaper[] },
  repeatable: Repeatable | null,
): Promise<Intervention> =>
  keptOnce(papers, async () => {
    const { made, isRepeated } = await write((tx) =>
      once(tx, scope, repeatable, async () => {
        const held = await holdReached(tx, scope, residenceId)
        return { id: await insertIntervention(held, input, product, papers) }
      }),
    )
    return { answer: await getIntervention(scope, made.id), isRepeated }
  })

/** The same on a project that is held already: the home of a new gas passport. */
export const insertIntervention = async (
  held: Held<CompanyScope>,
  { type, status, date = null }: InterventionInput,
  product: WantedProduct,
  papers: readonly NewPaper[],
): Promise<number> => {
  demandGroups(type, papers)
  const pieces: Pieces = { date, groups: papers.map(({ group }) => group), product: product !== null }
  if (status === 'DONE') demandPieces(missingForDone(type, pieces, 'created'))
  const chosen = await chooseProduct(held, product)
  const facts = { type, status, date, ...chosen }
  const id = await sql.insertIntervention(held, { ...facts, company_id: held.scope.companyId })
  const deeds = await insertPapers(held, id, papers)
  await record(held, projectDeed(held, created(told(facts))), ...deeds)
  const row = await sql.findHeld(held, id)
  if (row) await followIntervention(held, row)
  return id
}

/** What an intervention says of itself in the journal of its project. */
export const told = ({ type, status, date }: { type: string; status: string; date: string | null }) => ({
  intervention: type,
  intervention_status: status,
  intervention_date: date,
})
export const projectDeed = ({ residenceId }: Held, changes: Deed['changes']): Deed => ({
  action: 'UPDATED',
  model: 'Project',
  id: residenceId,
  changes,
})

/** Refuses with what is missing, in its order. */
export const demandPieces = (missing: readonly Piece[]) => {
  if (missing.length === 0) return
  const code = (piece: Piece) => (piece === 'date' || piece === 'product' ? 'required' : 'file_required')
  refuse('INTERVENTION_INCOMPLETE', {
    errors: Object.fromEntries(missing.map((piece) => [piece, [{ code: code(piece) }]])),
  })
}

/** An intervention of a held project, and what a policy asks of it. */
export type Known = { row: sql.InterventionRow; facts: Facts }

/**
 * One act on an intervention, one writer at a time: what a status needs is checked against files that nobody else can
 * touch meanwhile.
 */
export const onIntervention = <T>(
  scope: CompanyScope,
  id: number,
  act: (held: Held<CompanyScope>, known: Known) => Promise<T>,
): Promise<T> => {
  keepingPolicy.demand(scope, 'read', null)
  return write(async (tx) => {
    const { residence_id } = (await sql.findPlace(tx, id)) ?? refuse('INTERVENTION_NOT_FOUND')
    const held = await holdReached(tx, scope, residence_id, 'INTERVENTION_NOT_FOUND')
    const row = (await sql.findHeld(held, id)) ?? refuse('INTERVENTION_NOT_FOUND')
    return act(held, { row, facts: factsOf(row, await listFiles(tx, [id])) })
  })
}

/** INT-34. Its files go with it; the janitor removes their bytes. */
export const deleteIntervention = (scope: CompanyScope, id: number): Promise<void> =>
  onIntervention(scope, id, async (held, { row, facts }) => {
    interventionPolicy.demand(held.scope, 'remove', facts)
    await sql.deleteIntervention(held, id)
    await record(held, projectDeed(held, deleted(told(row))))
  })

/** INT-34. */
export const deleteFile = (scope: CompanyScope, id: number, documentId: number): Promise<void> =>
  onIntervention(scope, id, async (held, { facts }) => {
    interventionPolicy.demand(held.scope, 'edit', facts)
    await record(held, await detachFromIntervention(held, id, documentId))
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

/** INT-01, as someone who acts for a company sees it. */
export const show = (scope: CompanyScope, row: sql.InterventionRow, files: readonly FileRow[]): Intervention => ({
  ...showHidden(row, files, []),
  cannot: interventionPolicy.cannot(scope, factsOf(row, files)),
})

/** The same for whoever only looks; what the groups in `hidden` hold is not theirs to see. */
export const showHidden = (
  row: sql.InterventionRow,
  files: readonly FileRow[],
  hidden: readonly FileGroup[],
): ShownIntervention => ({
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
})

/** Tenants do not see what the work cost (§17). */
export const hiddenFromTenants: readonly FileGroup[] = commercialGroups
