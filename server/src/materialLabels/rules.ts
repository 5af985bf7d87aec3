import type { MaterialLabel } from '@logis/contract/materialLabels'
import { sameProducts, type LabelKey } from '@logis/contract/materialLabels.rules'
import { db, write, type Tx } from '#platform/db.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { labelPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** FAV-17. */
export const listLabels = async (scope: CompanyScope, officeId: number | undefined) => {
  const own = { companyId: scope.companyId }
  labelPolicy.demand(scope, 'read', own)
  const rows = await sql.listLabels(db, scope, officeId ?? null)
  return { ...unpaged(rows.map((row) => show(scope, row))), cannot: { create: labelPolicy.cannot(scope, own).write } }
}

const show = (scope: CompanyScope, { office_id, office_name, ...row }: sql.LabelRow): MaterialLabel => ({
  ...row,
  thermal_engineering_office_id: office_id,
  thermal_engineering_office: { id: office_id, name: office_name },
  cannot: { write: labelPolicy.cannot(scope, { companyId: row.company_id }).write },
})

type Products = readonly { id: number; thickness: number }[]
type NewLabel = LabelKey & { thermal_engineering_office_id: number; products: Products }

/** IMP-32. A second favourite for the same wall of the same office is refused by the table itself. */
export const createLabel = (scope: CompanyScope, input: NewLabel): Promise<MaterialLabel> => {
  const { thermal_engineering_office_id, wall_type, envelope_type, envelope_nature, envelope_label, products } = input
  labelPolicy.demand(scope, 'write', { companyId: scope.companyId })
  return write(async (tx) => {
    if (!(await sql.findOffice(tx, thermal_engineering_office_id))) refuse('COMPANY_NOT_FOUND')
    await demandMaterials(tx, products)
    const key = { wall_type, envelope_type, envelope_nature, envelope_label }
    const id = await sql.insertLabel(tx, scope, { ...key, thermal_engineering_office_id })
    await proveWriting(tx, scope, scope.companyId)
    await sql.setProducts(tx, id, products)
    return reread(tx, scope, id)
  })
}

/** Whoever waited for a favourite may be nobody of its company by now. */
const proveWriting = async (tx: Tx, scope: CompanyScope, companyId: number) =>
  labelPolicy.demand(await proveCompanyAgain(tx, scope), 'write', { companyId })

const demandMaterials = async (tx: Tx, products: Products) => {
  const wanted = new Set(products.map(({ id }) => id))
  const found = await sql.findProducts(tx, [...wanted])
  if (found.length < wanted.size) refuse('PRODUCT_NOT_FOUND')
  if (found.some(({ type }) => type !== 'MATERIAL')) refuse('MATERIAL_EXPECTED')
}

const reread = async (tx: Tx, scope: CompanyScope, id: number) =>
  show(scope, (await sql.findLabel(tx, scope, id)) ?? refuse('MATERIAL_LABEL_NOT_FOUND'))

/** The favourite, held by this transaction, if the reader may change it. */
const demandLabel = async (tx: Tx, scope: CompanyScope, id: number): Promise<sql.LabelRow> => {
  await sql.lockLabel(tx, id)
  const row = (await sql.findLabel(tx, scope, id)) ?? refuse('MATERIAL_LABEL_NOT_FOUND')
  await proveWriting(tx, scope, row.company_id)
  return row
}

/** FAV-18. */
export const editLabel = (scope: CompanyScope, id: number, products: Products): Promise<MaterialLabel> =>
  write(async (tx) => {
    const row = await demandLabel(tx, scope, id)
    if (sameProducts(products, row.products)) return show(scope, row)
    await demandMaterials(tx, products)
    await sql.setProducts(tx, id, products)
    return reread(tx, scope, id)
  })

/** FAV-19. */
export const deleteLabel = (scope: CompanyScope, id: number): Promise<undefined> =>
  write(async (tx) => {
    await demandLabel(tx, scope, id)
    await sql.deleteLabel(tx, id)
    return undefined
  })
