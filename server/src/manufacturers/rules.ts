import type { ListRequest } from '@logis/contract/lists'
import type { Maker } from '@logis/contract/manufacturers'
import type { manufacturerAdminList } from '@logis/contract/manufacturers.lists'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { changesBetween, created, deleted } from '#platform/journal.ts'
import type { Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { makerPolicy } from './policy.ts'
import * as sql from './sql.ts'

const show = (scope: AdministratorScope, row: sql.MakerRow): Maker => ({
  ...row,
  cannot: makerPolicy.cannot(scope, row),
})

/** ADMIN-02. */
export const listMakers = async (
  scope: AdministratorScope,
  request: ListRequest<typeof manufacturerAdminList>,
): Promise<Listed<Maker>> => {
  const { data, meta } = await sql.listMakers(request)
  return { data: data.map((row) => show(scope, row)), meta }
}

const read = async (held: Administering, id: number): Promise<sql.MakerRow> =>
  (await sql.readMaker(held, id)) ?? refuse('RESOURCE_NOT_FOUND')

/** Held first and read then: what others have committed meanwhile is seen. */
const hold = async (held: Administering, id: number): Promise<sql.MakerRow> => {
  if (!(await sql.holdMaker(held, id))) refuse('RESOURCE_NOT_FOUND')
  return read(held, id)
}

/** A new manufacturer, within a transaction that may do more. Answers its id. */
export const addMaker = async (held: Administering, name: string): Promise<number> => {
  const id = await sql.insertMaker(held, name)
  await recordAdministration(held, {
    action: 'CREATED',
    model: 'Manufacturer',
    id,
    name,
    changes: created({ name }),
  })
  return id
}

export const createMaker = (scope: AdministratorScope, { name }: { name: string }): Promise<Maker> =>
  administering(scope, async (held) => show(scope, await read(held, await addMaker(held, name))))

type MakerEdit = { name?: string | undefined }

/** The same of one that is there. What is absent stays as it is. */
export const changeMaker = async (held: Administering, id: number, edit: MakerEdit): Promise<void> => {
  const before = await hold(held, id)
  const after = { id, name: edit.name ?? before.name }
  const changes = changesBetween({ name: before.name }, { name: after.name })
  if (changes.length > 0) makerPolicy.demand(held.scope, 'edit', before)
  await sql.updateMaker(held, after)
  await recordAdministration(held, { action: 'UPDATED', model: 'Manufacturer', id, name: after.name, changes })
}

export const editMaker = (scope: AdministratorScope, id: number, edit: MakerEdit): Promise<Maker> =>
  administering(scope, async (held) => {
    await changeMaker(held, id, edit)
    return show(scope, await read(held, id))
  })

export const deleteMaker = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const maker = await hold(held, id)
    makerPolicy.demand(scope, 'delete', maker)
    await sql.deleteMaker(held, id)
    const changes = deleted({ name: maker.name })
    await recordAdministration(held, { action: 'DELETED', model: 'Manufacturer', id, name: maker.name, changes })
    return undefined
  })
