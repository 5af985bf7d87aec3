import type { CompanyType } from '@logis/contract/companies.rules'
import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction } from '@logis/contract/feed.rules'
import { languageOf } from '@logis/contract/locale'
import type { ListRequest } from '@logis/contract/lists'
import type { Partner, PartnerMove, PartnerRow } from '@logis/contract/partners'
import type { partnerList } from '@logis/contract/partners.lists'
import { closedReasonIn } from '@logis/contract/retention.rules'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { db } from '#platform/db.ts'
import { once, repeatableCall } from '#platform/idempotency.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { attribute } from '#platform/securityLog.ts'
import { passOnAccesses, removeAccessesOf } from '../../accesses/rules.ts'
import { removeChild } from '../affiliates/sql.ts'
import { partnerPolicy } from './policy.ts'
import * as sql from './sql.ts'

type Pictured = { picture_file_id: number | null }

/** A row as it is shown: its picture by its address. */
const pictures = async () => {
  const pathOf = await picturePaths()
  return <T extends Pictured>({ picture_file_id, ...row }: T) => ({ ...row, picture_path: pathOf(picture_file_id) })
}

export const listPartners = async (
  scope: AdministratorScope,
  request: ListRequest<typeof partnerList>,
): Promise<Listed<PartnerRow>> => {
  const shown = await pictures()
  return showEach(await sql.listPartners(request), (row) => ({
    ...shown(row),
    cannot: partnerPolicy.cannot(scope, row),
  }))
}

/** ADMIN-12. */
export const readPartner = async (scope: AdministratorScope, id: number): Promise<Partner> => {
  const row = (await sql.readPartner(id)) ?? refuse('COMPANY_NOT_FOUND')
  const shown = await pictures()
  const { disabled_reason } = row
  return {
    ...shown(row),
    disabled_reason: disabled_reason && closedReasonIn(disabled_reason, languageOf(scope.locale)),
    parents: row.parents.map(shown),
    children: row.children.map(shown),
    linked_companies: row.linked_companies.map(shown),
    cannot: partnerPolicy.cannot(scope, row),
  }
}

/** Held first and read then: what others have committed meanwhile is seen. */
const hold = async (held: Administering, id: number, take = sql.holdPartner): Promise<sql.WholeRow> => {
  if (!(await take(held, id))) refuse('COMPANY_NOT_FOUND')
  return (await sql.findPartner(held.tx, id)) ?? refuse('COMPANY_NOT_FOUND')
}

const tell = (held: Administering, action: ActivityAction, { id, name }: Named, changes: AttributeChange[]) =>
  recordAdministration(held, { action, model: 'Company', id, name, changes })
type Named = { id: number; name: string }

export type NewPartner = { name: string; type: CompanyType; parent_id?: number | undefined }
/** Below whom a type may stand is decided by the tree itself, in the database. Once for each key. */
export const createPartner = async (
  scope: AdministratorScope,
  { name, type, parent_id }: NewPartner,
): Promise<Partner> => {
  const repeatable = repeatableCall(scope.call, { name, type, parent_id })
  const { made } = await administering(scope, (held) =>
    once(held.tx, scope, repeatable, async () => {
      if (parent_id !== undefined && (await sql.holdAll(held, [parent_id])) === 0) refuse('COMPANY_NOT_FOUND')
      const id = await sql.insertPartner(held, { name, type, parent_id: parent_id ?? null })
      const parent_company = parent_id === undefined ? undefined : await sql.findName(held, parent_id)
      await tell(held, 'CREATED', { id, name }, created({ name, type, parent_company }))
      return { id }
    }),
  )
  return readPartner(scope, made.id)
}

type PartnerEdit = {
  name?: string | undefined
  type?: CompanyType | undefined
  sellsy_client_id?: string | null | undefined
  sponsorship_url?: string | null | undefined
}
/** What is absent stays. */
export const editPartner = async (scope: AdministratorScope, id: number, edit: PartnerEdit): Promise<Partner> => {
  await administering(
    scope,
    async (held) => {
      const before = await hold(held, id)
      const after = {
        name: edit.name ?? before.name,
        type: edit.type ?? before.type,
        sellsy_client_id: edit.sellsy_client_id === undefined ? before.sellsy_client_id : edit.sellsy_client_id,
        sponsorship_url: edit.sponsorship_url === undefined ? before.sponsorship_url : edit.sponsorship_url || null,
      }
      await sql.updatePartner(held, id, after)
      await tell(held, 'UPDATED', { id, name: after.name }, changesBetween(before, after))
    },
    sql.takeTree,
  )
  return readPartner(scope, id)
}

/** The move as it would be now; what the tree refuses is refused here too. */
export const previewMove = async (
  _scope: AdministratorScope,
  id: number,
  parentId: number | null,
): Promise<PartnerMove> => {
  const company = (await sql.readPartner(id)) ?? refuse('COMPANY_NOT_FOUND')
  if (parentId !== null) {
    const parent = (await sql.readPartner(parentId)) ?? refuse('COMPANY_NOT_FOUND')
    if (await sql.isBelow(db, id, parentId)) refuse('COMPANY_TREE_CYCLE')
    if (parent.type !== 'COMPANY_MANAGER' && parent.type !== company.type) refuse('COMPANY_CHILD_TYPE_NOT_ALLOWED')
  }
  const shown = await pictures()
  const { gains, loses, ...counts } = await sql.findMove(db, id, parentId)
  return { ...counts, gains: gains.map(shown), loses: loses.map(shown) }
}

/**
 * It gives all people of one company what is another's, and takes it from others. Of two who move companies under each
 * other at once, one does: the tree is taken first.
 */
export const movePartner = async (scope: AdministratorScope, id: number, parentId: number | null): Promise<Partner> => {
  demandProof(scope)
  await administering(
    scope,
    async (held) => {
      const before = await hold(held, id)
      if (parentId !== null && (await sql.holdAll(held, [parentId])) === 0) refuse('COMPANY_NOT_FOUND')
      if (parentId !== null && (await sql.isBelow(held.tx, id, parentId))) refuse('COMPANY_TREE_CYCLE')
      await sql.updatePartner(held, id, { parent_id: parentId })
      await passOnAccesses(held.tx, id)
      const after = parentId === null ? null : await sql.findName(held, parentId)
      const changes = changesBetween({ parent_company: before.parent?.name ?? null }, { parent_company: after })
      await tell(held, 'UPDATED', before, changes)
    },
    sql.takeTree,
  )
  return readPartner(scope, id)
}

/** Its people's sessions end with it, by the database, which writes it into the security log. */
export const disablePartner = async (scope: AdministratorScope, id: number, reason: string): Promise<Partner> => {
  await administering(scope, async (held) => {
    partnerPolicy.demand(scope, 'disable', await hold(held, id))
    await closePartner(held, id, reason)
  })
  return readPartner(scope, id)
}

type Opening = { status: Partner['state']; disabled_reason: string | null }
const open: Opening = { status: 'ACTIVE', disabled_reason: null }

/** The same within an act that is about more; a company that is closed already stays as it is. */
export const closePartner = async (held: Administering, id: number, reason: string): Promise<void> => {
  const before = await hold(held, id)
  if (before.state === 'DISABLED') return
  await attribute(held.tx, held.scope.call)
  await sql.setDisabled(held, id, reason)
  await tell(held, 'UPDATED', before, changesBetween(open, { status: 'DISABLED', disabled_reason: reason }))
}

export const enablePartner = async (scope: AdministratorScope, id: number): Promise<Partner> => {
  await administering(scope, async (held) => {
    const before = await hold(held, id)
    partnerPolicy.demand(scope, 'enable', before)
    await sql.setDisabled(held, id, null)
    const { state: status, disabled_reason } = before
    await tell(held, 'UPDATED', before, changesBetween({ status, disabled_reason }, open))
  })
  return readPartner(scope, id)
}

/** Whoever ties two companies takes both, the lower number first: two who tie them at once take turns. */
export const setLinked = async (scope: AdministratorScope, id: number, asked: readonly number[]) => {
  const ids = [...new Set(asked)].toSorted((a, b) => a - b)
  if (ids.includes(id)) refuse('COMPANY_LINK_SELF')
  await administering(
    scope,
    async (held) => {
      const before = await hold(held, id)
      if ((await sql.holdAll(held, ids)) < ids.length) refuse('COMPANY_NOT_FOUND')
      await sql.setLinks(held, id, ids)
      const namesOf = (refs: readonly Named[]) => refs.map(({ name }) => name).join(', ')
      const after = await sql.findLinked(held.tx, id)
      const changes = changesBetween(
        { linked_companies: namesOf(before.linked_companies) },
        { linked_companies: namesOf(after) },
      )
      await tell(held, 'UPDATED', before, changes)
    },
    sql.takeTree,
  )
  return (await sql.findLinked(db, id)).map(await pictures())
}

/** Only an empty one, as for an affiliate; what it was let see goes with it. */
export const deletePartner = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const before = await hold(held, id, sql.holdWhole)
    partnerPolicy.demand(scope, 'delete', before)
    await removeAccessesOf(held.tx, id)
    await removeChild(held.tx, id)
    await tell(held, 'DELETED', before, deleted({ name: before.name, type: before.type }))
    return undefined
  })
