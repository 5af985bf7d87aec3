import type { ListRequest } from '@logis/contract/lists'
import type { ProductLabel } from '@logis/contract/productLabels'
import type { productLabelList } from '@logis/contract/productLabels.lists'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import type { Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { labelPolicy } from './policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, row: sql.LabelRow): ProductLabel => ({
  ...row,
  cannot: labelPolicy.cannot(scope, row),
})

/** ADMIN-05. */
export const listLabels = async (
  scope: AdministratorScope,
  request: ListRequest<typeof productLabelList>,
): Promise<Listed<ProductLabel>> => {
  const { data, meta } = await sql.listLabels(request)
  return { data: data.map((row) => show(scope, row)), meta }
}

const read = async (held: Administering, id: number): Promise<sql.LabelRow> =>
  (await sql.readLabel(held, id)) ?? refuse('RESOURCE_NOT_FOUND')

/** Held first and read then: what others have committed meanwhile is seen. */
const hold = async (held: Administering, id: number): Promise<sql.LabelRow> => {
  if (!(await sql.holdLabel(held, id))) refuse('RESOURCE_NOT_FOUND')
  return read(held, id)
}

const told = ({ code, name_fr, name_en }: sql.LabelRow) => ({ code, name_fr, name_en })

export const createLabel = (scope: AdministratorScope, label: sql.NewLabel): Promise<ProductLabel> =>
  administering(scope, async (held) => {
    const id = await sql.insertLabel(held, label)
    const changes = created(label)
    await recordAdministration(held, { action: 'CREATED', model: 'ProductLabel', id, name: label.name_fr, changes })
    return show(scope, await read(held, id))
  })

type LabelEdit = { [K in keyof ReturnType<typeof told>]?: ReturnType<typeof told>[K] | undefined }

/** What is absent stays as it is. */
export const editLabel = (scope: AdministratorScope, id: number, edit: LabelEdit): Promise<ProductLabel> =>
  administering(scope, async (held) => {
    const before = await hold(held, id)
    const after = {
      id,
      code: edit.code ?? before.code,
      name_fr: edit.name_fr ?? before.name_fr,
      name_en: edit.name_en ?? before.name_en,
    }
    await sql.updateLabel(held, after)
    const changes = changesBetween(told(before), told({ ...before, ...after }))
    await recordAdministration(held, { action: 'UPDATED', model: 'ProductLabel', id, name: after.name_fr, changes })
    return show(scope, { ...before, ...after })
  })

export const deleteLabel = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const label = await hold(held, id)
    labelPolicy.demand(scope, 'delete', label)
    await sql.deleteLabel(held, id)
    const changes = deleted(told(label))
    await recordAdministration(held, { action: 'DELETED', model: 'ProductLabel', id, name: label.name_fr, changes })
    return undefined
  })
