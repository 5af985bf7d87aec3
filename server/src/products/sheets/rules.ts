import type { ListRequest } from '@logis/contract/lists'
import type { sheetList } from '@logis/contract/products.lists'
import type { Sheet, SheetTask, WholeSheet } from '@logis/contract/products.sheets'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { db, type Db } from '#platform/db.ts'
import { enqueue } from '#platform/jobs.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import type { Listed } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { recounting } from '../../devices/tasks/rules.ts'
import { listProductFiles } from '../../documents/attachments/rules.ts'
import { sheetPolicy } from './policy.ts'
import * as sql from './sql.ts'

const show = async (scope: AdministratorScope, rows: readonly sql.SheetRow[]): Promise<Sheet[]> => {
  const pathOf = await picturePaths()
  return rows.map(({ picture_file_id, is_used, ...row }) => ({
    ...row,
    picture_path: pathOf(picture_file_id),
    cannot: sheetPolicy.cannot(scope, { is_used }),
  }))
}

/** ADMIN-03. */
export const listSheets = async (
  scope: AdministratorScope,
  request: ListRequest<typeof sheetList>,
): Promise<Listed<Sheet>> => {
  const { data, meta } = await sql.listSheets(request)
  return { data: await show(scope, data), meta }
}

const read = async (reader: Db, id: number): Promise<sql.SheetRow> =>
  (await sql.readSheet(reader, id)) ?? refuse('PRODUCT_NOT_FOUND')

const whole = async (scope: AdministratorScope, reader: Db, id: number): Promise<WholeSheet> => {
  const [sheet] = await show(scope, [await read(reader, id)])
  return {
    ...sheet!,
    tasks: await sql.listOwnTasks(reader, id),
    documents: await listProductFiles(scope, id, reader),
  }
}

/** ADMIN-03. */
export const getSheet = (scope: AdministratorScope, id: number): Promise<WholeSheet> => whole(scope, db, id)

/** Held first and read then: what others have committed meanwhile is seen. */
export const holdSheet = async (held: Administering, id: number): Promise<sql.SheetRow> => {
  if (!(await sql.holdProduct(held, id))) refuse('PRODUCT_NOT_FOUND')
  return read(held.tx, id)
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined }
type Links = { category_ids: number[]; label_ids: number[] }
export type NewProduct = Pick<sql.WrittenProduct, 'name' | 'manufacturer_id' | 'type'> &
  Optional<Omit<sql.WrittenProduct, 'archived'> & Links>
type ProductEdit = Optional<sql.WrittenProduct & Links>

/** What a product is of exists and goes together. Answers whether it is generic. */
const demandReferences = async (held: Administering, id: number | null, wanted: sql.WrittenProduct) => {
  const found = await sql.keepReferences(held, wanted)
  const { is_generic } = found.manufacturer ?? refuse('RESOURCE_NOT_FOUND')
  if (wanted.class_id !== null && (found.class ?? refuse('RESOURCE_NOT_FOUND')).type !== wanted.type)
    refuse('PRODUCT_CLASS_MISMATCH')
  if (wanted.parent_id !== null) {
    const parent = found.parent ?? refuse('PRODUCT_NOT_FOUND')
    if (is_generic || !parent.is_generic || wanted.parent_id === id) refuse('PRODUCT_PARENT_INVALID')
  }
  if (!is_generic && id !== null && (await sql.hasModels(held, id))) refuse('PRODUCT_PARENT_INVALID')
  return is_generic
}

const setLinks = async (held: Administering, id: number, { category_ids, label_ids }: Optional<Links>) => {
  if (category_ids && !(await sql.setLinks(held, 'category', id, category_ids))) refuse('RESOURCE_NOT_FOUND')
  if (label_ids && !(await sql.setLinks(held, 'label', id, label_ids))) refuse('RESOURCE_NOT_FOUND')
}

/** A product as the feed tells of it, by names. */
const told = async (held: Administering, row: sql.SheetRow) => ({
  name: row.name,
  reference: row.reference,
  manufacturer: row.manufacturer.name,
  type: row.type,
  class: row.class?.name_fr ?? null,
  parent: row.parent?.name ?? null,
  nature: row.nature,
  lifespan: row.lifespan,
  categories: await sql.namesOfLinks(held, 'category', row.id),
  labels: await sql.namesOfLinks(held, 'label', row.id),
  archived: row.archived,
})

/** A new product, within a transaction that may do more. Answers its id. */
export const addProduct = async (held: Administering, wanted: NewProduct): Promise<number> => {
  const { category_ids, label_ids, ...own } = wanted
  const written = {
    name: own.name,
    reference: own.reference ?? '',
    manufacturer_id: own.manufacturer_id,
    type: own.type,
    class_id: own.class_id ?? null,
    nature: own.nature ?? null,
    parent_id: own.parent_id ?? null,
    lifespan: own.lifespan ?? null,
    archived: false,
  }
  const id = await sql.insertProduct(held, written, await demandReferences(held, null, written))
  await setLinks(held, id, { category_ids, label_ids })
  const { archived: _, ...after } = await told(held, await read(held.tx, id))
  const changes = created(after)
  await recordAdministration(held, { action: 'CREATED', model: 'Product', id, name: written.name, changes })
  return id
}

export const createProduct = (scope: AdministratorScope, wanted: NewProduct): Promise<WholeSheet> =>
  administering(scope, async (held) => whole(scope, held.tx, await addProduct(held, wanted)))

/** The same of one that is there. What is absent stays as it is. */
export const changeProduct = async (held: Administering, id: number, edit: ProductEdit): Promise<void> => {
  const before = await holdSheet(held, id)
  const toldBefore = await told(held, before)
  const { category_ids, label_ids, ...own } = edit
  const named = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  const written: sql.WrittenProduct = {
    name: before.name,
    reference: before.reference,
    manufacturer_id: before.manufacturer.id,
    type: before.type,
    class_id: before.class?.id ?? null,
    nature: before.nature,
    parent_id: before.parent?.id ?? null,
    lifespan: before.lifespan,
    archived: before.archived,
    ...(named as Partial<sql.WrittenProduct>),
  }
  await sql.updateProduct(held, id, written, await demandReferences(held, id, written))
  await setLinks(held, id, { category_ids, label_ids })
  const changes = changesBetween(toldBefore, await told(held, await read(held.tx, id)))
  await recordAdministration(held, { action: 'UPDATED', model: 'Product', id, name: written.name, changes })
  const isOther = written.class_id !== (before.class?.id ?? null) || written.parent_id !== (before.parent?.id ?? null)
  if (isOther) await enqueue(held.tx, recounting, { product_id: id })
}

export const editProduct = (scope: AdministratorScope, id: number, edit: ProductEdit): Promise<WholeSheet> =>
  administering(scope, async (held) => {
    await changeProduct(held, id, edit)
    return whole(scope, held.tx, id)
  })

export const deleteProduct = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const row = await holdSheet(held, id)
    sheetPolicy.demand(scope, 'delete', row)
    const { archived: _, ...before } = await told(held, row)
    await sql.deleteProduct(held, id)
    const changes = deleted(before)
    await recordAdministration(held, { action: 'DELETED', model: 'Product', id, name: row.name, changes })
    return undefined
  })

type TaskInput = Omit<SheetTask, 'id'> & { id?: number | undefined }

const toldTasks = (tasks: readonly SheetTask[]) => ({
  tasks: tasks.map(({ name_fr, periodicity_months }) => `${name_fr} (${periodicity_months})`).join(', '),
})

/** Kept by their ids, so that what devices have in their calendars stays; the rest is counted anew by a job. */
export const setTasks = (
  scope: AdministratorScope,
  productId: number,
  tasks: readonly TaskInput[],
): Promise<SheetTask[]> =>
  administering(scope, async (held) => {
    const { name } = await holdSheet(held, productId)
    const before = await sql.listOwnTasks(held.tx, productId)
    const kept = new Set(tasks.flatMap(({ id }) => id ?? []))
    if ([...kept].some((id) => !before.some((task) => task.id === id))) refuse('RESOURCE_NOT_FOUND')
    const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    if (gone.length > 0) await sql.archiveTasks(held, productId, gone)
    for (const { id, ...task } of tasks)
      await (id === undefined
        ? sql.insertTask(held, productId, task)
        : sql.updateTask(held, productId, { id, ...task }))
    const after = await sql.listOwnTasks(held.tx, productId)
    const changes = changesBetween(toldTasks(before), toldTasks(after))
    await recordAdministration(held, { action: 'UPDATED', model: 'Product', id: productId, name, changes })
    if (changes.length > 0) await enqueue(held.tx, recounting, { product_id: productId })
    return after
  })
