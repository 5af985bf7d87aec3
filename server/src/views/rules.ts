import type { View } from '@logis/contract/views'
import { viewsMax, type ViewedList } from '@logis/contract/views.rules'
import { db, write, type Tx } from '#platform/db.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { viewPolicy } from './policy.ts'
import * as sql from './sql.ts'

const mine = { isOwn: true, isShared: false }
const standingOf = (scope: CompanyScope, { user_id, is_shared }: sql.ViewRow) => ({
  isOwn: user_id === scope.actor.userId,
  isShared: is_shared,
})

const show = (scope: CompanyScope, row: sql.ViewRow): View => {
  const { user_id: _, ...view } = row
  const standing = standingOf(scope, row)
  const { edit, share } = viewPolicy.cannot(scope, standing)
  return { ...view, is_own: standing.isOwn, cannot: { edit, share } }
}

export const listViews = async (scope: CompanyScope, list: ViewedList) => {
  const views = await sql.listViews(db, scope, list)
  const { create, share } = viewPolicy.cannot(scope, mine)
  return { ...unpaged(views.map((row) => show(scope, row))), cannot: { create, share } }
}

type Said = { [Field in keyof sql.ViewContent]?: sql.ViewContent[Field] | undefined }

export const createView = (scope: CompanyScope, list: ViewedList, content: sql.ViewContent): Promise<View> => {
  if (content.is_shared) viewPolicy.demand(scope, 'share', mine)
  return write(async (tx) => {
    const { again, own, shared } = await hold(tx, scope, list)
    if (content.is_shared) viewPolicy.demand(again, 'share', mine)
    if (own >= viewsMax || (content.is_shared && shared >= viewsMax)) refuse('VIEWS_LIMIT_REACHED')
    return show(scope, await sql.insertView(tx, scope, list, content))
  })
}

export const editView = (scope: CompanyScope, id: number, said: Said): Promise<View> =>
  write(async (tx) => {
    const { list } = await findView(tx, scope, id)
    const { again, own, shared } = await hold(tx, scope, list)
    const before = await findView(tx, scope, id)
    const standing = standingOf(scope, before)
    viewPolicy.demand(again, 'edit', standing)
    const after = { ...contentOf(before), ...saidIn(said) }
    if (after.is_shared !== before.is_shared) viewPolicy.demand(again, 'share', standing)
    if (after.is_shared && !before.is_shared && shared >= viewsMax) refuse('VIEWS_LIMIT_REACHED')
    // It would be nobody's, and on no screen: it goes to whoever shares it no more.
    const isLeft = before.is_shared && !after.is_shared && !(await sql.isAuthorThere(tx, scope, before.user_id))
    if (isLeft && own >= viewsMax) refuse('VIEWS_LIMIT_REACHED')
    const user_id = isLeft ? scope.actor.userId : before.user_id
    return show(again, await sql.updateView(tx, scope, id, { ...after, user_id }))
  })

export const deleteView = (scope: CompanyScope, id: number): Promise<void> =>
  write(async (tx) => {
    await sql.lockView(tx, scope, id)
    const again = await proveCompanyAgain(tx, scope)
    viewPolicy.demand(again, 'edit', standingOf(scope, await findView(tx, scope, id)))
    await sql.deleteView(tx, scope, id)
  })

const findView = async (tx: Tx, scope: CompanyScope, id: number) =>
  (await sql.findView(tx, scope, id)) ?? refuse('VIEW_NOT_FOUND')

/** The views of a company, held by whoever still may keep some: what is shared changes what colleagues see. */
const hold = async (tx: Tx, scope: CompanyScope, list: ViewedList) => {
  if (!(await sql.lockViews(tx, scope))) refuse('COMPANY_NOT_FOUND')
  const again = await proveCompanyAgain(tx, scope)
  return { again, ...(await sql.countViews(tx, scope, list)) }
}

const contentOf = ({ name, is_shared, query, criteria, sort, columns }: sql.ViewRow): sql.ViewContent => ({
  name,
  is_shared,
  query,
  criteria,
  sort,
  columns,
})
const saidIn = (said: Said) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<sql.ViewContent>
