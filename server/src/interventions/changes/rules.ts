import type { Intervention } from '@logis/contract/interventions'
import { missingForDone, type Held as Pieces, type InterventionStatus } from '@logis/contract/interventions.rules'
import type { Held } from '#platform/holding.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { once, type Repeatable } from '#platform/idempotency.ts'
import { changesBetween, record } from '#platform/journal.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { followIntervention } from '../../booklet/works/rules.ts'
import { demandGroups, insertPapers, type NewPaper } from '../files/rules.ts'
import { interventionPolicy } from '../policy.ts'
import { chooseProduct, type WantedProduct } from '../products/rules.ts'
import { demandPieces, getIntervention, onIntervention, projectDeed, told, type Known } from '../rules.ts'
import * as sql from '../sql.ts'

type InterventionEdit = {
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
  repeatable: Repeatable | null = null,
): Promise<Intervention> =>
  keptOnce(papers, async () => {
    const { isRepeated } = await onIntervention(scope, id, (held, known) =>
      once(held.tx, scope, repeatable, async () => {
        await change(held, known, edit, papers)
        return { id }
      }),
    )
    return { answer: await getIntervention(scope, id), isRepeated }
  })

const change = async (
  held: Held<CompanyScope>,
  { row, facts }: Known,
  { product, ...edit }: InterventionEdit,
  papers: readonly NewPaper[],
): Promise<void> => {
  const after = { ...row, ...edit }
  const isMore = product !== undefined || edit.date !== undefined || papers.length > 0
  // Reopening, and a second click on what is done already, are open where an edit is not.
  interventionPolicy.demand(held.scope, isMore ? 'edit' : 'reopen', facts)
  if (!isMore && after.status === row.status) return
  demandGroups(row.type, papers)
  if (after.status === 'DONE')
    demandPieces(missingForDone(row.type, heldAfter(facts.held, edit, product, papers), 'changed'))
  await writeChanges(held, row, { ...edit, product }, papers)
}

const heldAfter = (
  held: Pieces,
  { date }: InterventionEdit,
  product: WantedProduct | undefined,
  papers: readonly NewPaper[],
): Pieces => ({
  date: date ?? held.date,
  groups: [...held.groups, ...papers.map(({ group }) => group)],
  product: product === undefined ? held.product : product !== null,
})

const writeChanges = async (
  held: Held,
  row: sql.InterventionRow,
  { product, ...edit }: InterventionEdit,
  papers: readonly NewPaper[],
): Promise<void> => {
  const before = { ...told(row), ...namesOf(row) }
  const chosen = product === undefined ? {} : await chooseProduct(held, product)
  await sql.updateIntervention(held, row.id, { ...edit, ...chosen })
  const deeds = await insertPapers(held, row.id, papers)
  const after = (await sql.findHeld(held, row.id)) ?? row
  const changes = changesBetween<object>(before, { ...told(after), ...namesOf(after) })
  await record(held, ...(changes.length > 0 ? [projectDeed(held, changes)] : []), ...deeds)
  await followIntervention(held, after)
}

const namesOf = ({ product, product_request }: sql.InterventionRow) => ({
  product: product?.name ?? product_request?.name ?? null,
})
