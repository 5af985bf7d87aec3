import type { ListRequest } from '@logis/contract/lists'
import { languageOf } from '@logis/contract/locale'
import type { ProductClass } from '@logis/contract/productClasses'
import type { productClassList } from '@logis/contract/productClasses.lists'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import type { Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { classPolicy } from './policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, row: sql.ClassRow): ProductClass => ({
  ...row,
  cannot: classPolicy.cannot(scope, row),
})

/** ADMIN-04. */
export const listClasses = async (
  scope: AdministratorScope,
  request: ListRequest<typeof productClassList>,
): Promise<Listed<ProductClass>> => {
  const { data, meta } = await sql.listClasses(request, languageOf(scope.locale))
  return { data: data.map((row) => show(scope, row)), meta }
}

const read = async (held: Administering, id: number): Promise<sql.ClassRow> =>
  (await sql.readClass(held, id)) ?? refuse('RESOURCE_NOT_FOUND')

/** Held first and read then: what others have committed meanwhile is seen. */
const hold = async (held: Administering, id: number): Promise<sql.ClassRow> => {
  if (!(await sql.holdClass(held, id))) refuse('RESOURCE_NOT_FOUND')
  return read(held, id)
}

const demandClass = async (held: Administering, id: number | null): Promise<void> => {
  if (id !== null && !(await sql.keepClass(held, id))) refuse('RESOURCE_NOT_FOUND')
}

const written = (row: sql.WrittenClass): sql.WrittenClass => ({
  parent_id: row.parent_id,
  code: row.code,
  name_fr: row.name_fr,
  name_en: row.name_en,
  type: row.type,
  nature: row.nature,
  is_boiler: row.is_boiler,
  default_lifespan: row.default_lifespan,
})

/** A class as the feed tells of it: what stands above it by its name. */
const told = ({ above, parent_id: _, ...row }: sql.WrittenClass & Pick<ProductClass, 'above'>) => {
  const { parent_id: __, ...own } = written({ ...row, parent_id: null })
  return { ...own, parent: above.at(-1)?.name_fr ?? null }
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined }
type NewClass = Pick<sql.WrittenClass, 'code' | 'name_fr' | 'name_en' | 'type'> & Optional<sql.WrittenClass>
type ClassEdit = Optional<sql.WrittenClass>

/** A new class, within a transaction that may do more. Answers its id. */
export const addClass = async (held: Administering, wanted: NewClass): Promise<number> => {
  const row = written({
    ...wanted,
    parent_id: wanted.parent_id ?? null,
    nature: wanted.nature ?? null,
    is_boiler: wanted.is_boiler ?? false,
    default_lifespan: wanted.default_lifespan ?? null,
  })
  await demandClass(held, row.parent_id)
  const id = await sql.insertClass(held, row)
  const changes = created(told(await read(held, id)))
  await recordAdministration(held, { action: 'CREATED', model: 'ProductClass', id, name: row.name_fr, changes })
  return id
}

export const createClass = (scope: AdministratorScope, wanted: NewClass): Promise<ProductClass> =>
  administering(scope, async (held) => show(scope, await read(held, await addClass(held, wanted))))

/** The same of one that is there. What is absent stays as it is; products keep the type of their class. */
export const changeClass = async (held: Administering, id: number, edit: ClassEdit): Promise<void> => {
  if (edit.parent_id !== undefined) await sql.holdTree(held)
  const before = await hold(held, id)
  const named = Object.entries(edit).filter(([, value]) => value !== undefined)
  const after = written({ ...before, ...(Object.fromEntries(named) as Partial<sql.WrittenClass>) })
  if (after.type !== before.type && before.products_count > 0) refuse('IN_USE')
  if (after.parent_id === id) refuse('CLASS_TREE_CYCLE')
  if (after.parent_id !== before.parent_id) await demandClass(held, after.parent_id)
  await sql.updateClass(held, id, after)
  const changes = changesBetween(told(before), told(await read(held, id)))
  await recordAdministration(held, { action: 'UPDATED', model: 'ProductClass', id, name: after.name_fr, changes })
}

export const editClass = (scope: AdministratorScope, id: number, edit: ClassEdit): Promise<ProductClass> =>
  administering(scope, async (held) => {
    await changeClass(held, id, edit)
    return show(scope, await read(held, id))
  })

export const deleteClass = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const own = await hold(held, id)
    classPolicy.demand(scope, 'delete', own)
    await sql.deleteClass(held, id)
    const changes = deleted(told(own))
    await recordAdministration(held, { action: 'DELETED', model: 'ProductClass', id, name: own.name_fr, changes })
    return undefined
  })
