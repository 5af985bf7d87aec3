import type { ListRequest } from '@logis/contract/lists'
import type { productRequestList } from '@logis/contract/products.lists'
import type { AskedProduct } from '@logis/contract/products.requests'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { db } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holdProject, type Held } from '#platform/holding.ts'
import { changesBetween } from '#platform/journal.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { answerRequest, fulfilRequest, turnDownRequest } from '../../devices/requests/rules.ts'
import { giveProduct } from '../../interventions/products/rules.ts'
import { addMaker } from '../../manufacturers/rules.ts'
import { addProduct, type NewProduct } from '../sheets/rules.ts'
import { askedPolicy, decidingPolicy } from './policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, { is_cancelled, ...row }: sql.AskedRow): AskedProduct => ({
  ...row,
  cannot: askedPolicy.cannot(scope, { status: row.status, is_cancelled }),
})

/** ADMIN-03. */
export const listRequests = async (
  scope: AdministratorScope,
  request: ListRequest<typeof productRequestList>,
): Promise<Listed<AskedProduct>> => showEach(await sql.listRequests(request), (row) => show(scope, row))

const told = ({ status, product, rejection_reason }: sql.AskedRow) => ({
  status,
  product: product?.name ?? null,
  rejection_reason,
})

type Decision = (held: Held, by: Administering, before: sql.AskedRow) => Promise<void>

/** One decision on a request, in its home, which is held: whoever asked is told, and the feed of administration too. */
const deciding = async (
  scope: AdministratorScope,
  id: number,
  act: keyof AskedProduct['cannot'],
  decide: Decision,
): Promise<AskedProduct> => {
  const absent = 'PRODUCT_REQUEST_NOT_FOUND' as const
  const home = (await sql.findRequestHome(db, id)) ?? refuse(absent)
  const reached = await projectScope(scope.call, home, { ...decidingPolicy.needs.decide, absent })
  return administering(scope, async (by) => {
    const held = await holdProject(by.tx, reached)
    const before = (await sql.readRequest(held, id)) ?? refuse(absent)
    askedPolicy.demand(scope, act, before)
    await decide(held, by, before)
    await answerRequest(held, id)
    const after = (await sql.readRequest(held, id)) ?? refuse(absent)
    const name = [before.manufacturer, before.name].filter(Boolean).join(' – ')
    const changes = changesBetween(told(before), told(after))
    await recordAdministration(by, { action: 'UPDATED', model: 'ProductRequest', id, name, changes })
    return show(scope, after)
  })
}

const becomes = async (held: Held, id: number, productId: number): Promise<void> => {
  await fulfilRequest(held, id, productId)
  await giveProduct(held, id, productId)
}

type Accepted = Omit<NewProduct, 'manufacturer_id'> & { manufacturer_id: number | null }
/** ADMIN-03. It becomes a product of the catalogue, of a manufacturer that is there or of the one that was typed. */
export const acceptRequest = (scope: AdministratorScope, id: number, product: Accepted): Promise<AskedProduct> =>
  deciding(scope, id, 'accept', async (held, by, { manufacturer }) => {
    if (product.manufacturer_id === null && manufacturer === '')
      refuse('VALIDATION_ERROR', { errors: { manufacturer_id: [{ code: 'required' }] } })
    const manufacturer_id = product.manufacturer_id ?? (await addMaker(by, manufacturer))
    await becomes(held, id, await addProduct(by, { ...product, manufacturer_id }))
  })

/** ADMIN-03. The catalogue offers it already, under another name perhaps. */
export const mergeRequest = (scope: AdministratorScope, id: number, productId: number): Promise<AskedProduct> =>
  deciding(scope, id, 'merge', (held) => becomes(held, id, productId))

/** ADMIN-03. */
export const rejectRequest = (scope: AdministratorScope, id: number, reason: string): Promise<AskedProduct> =>
  deciding(scope, id, 'reject', (held) => turnDownRequest(held, id, reason))
