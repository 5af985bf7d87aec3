import type { Intervention } from '@logis/contract/interventions'
import { missingForDone, type Held, type InterventionStatus } from '@logis/contract/interventions.rules'
import { write, type Tx } from '#platform/db.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { authorOn, changesBetween, recordAs } from '#platform/journal.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { demandGroups, insertPapers, type NewPaper } from '../files/rules.ts'
import { interventionPolicy } from '../policy.ts'
import { chooseProduct, type WantedProduct } from '../products/rules.ts'
import { demandPieces, getIntervention, lockIntervention, projectDeed, told } from '../rules.ts'
import * as sql from '../sql.ts'

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
    await write(async (tx) => change(tx, scope, await lockIntervention(tx, scope, id), edit, papers))
    return getIntervention(scope, id)
  })

const change = async (
  tx: Tx,
  scope: CompanyScope,
  { row, facts }: Awaited<ReturnType<typeof lockIntervention>>,
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
  await recordAs(tx, author, ...(changes.length > 0 ? [projectDeed(row.residence_id, changes)] : []), ...deeds)
}

const namesOf = ({ product, product_request }: sql.InterventionRow) => ({
  product: product?.name ?? product_request?.name ?? null,
})
