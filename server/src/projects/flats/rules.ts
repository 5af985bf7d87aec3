import type { FlatInput } from '@logis/contract/flats.making'
import { flatKey } from '@logis/contract/flats.rules'
import { insertContactsLike } from '#platform/contactInformation.ts'
import { db } from '#platform/db.ts'
import { holdFlats, type Held } from '#platform/holding.ts'
import { changesBetween, created, record, recordEach, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { applyDefaultTemplateEach, type Template } from '../../templates/applying/rules.ts'
import { readProject, updateProject } from '../sql.ts'
import { drawCode, enterStateEach } from '../states/rules.ts'
import * as sql from './sql.ts'

const byKey = (flats: readonly sql.FlatRow[]) => new Map(flats.map((flat) => [flatKey(flat.name), flat]))

/** For each name, the flat of the building that has it. */
export const findByNames = async (building: ProjectScope, names: readonly string[]) => {
  const known = byKey(await sql.listFlats(db, building))
  return names.map((name) => {
    const flat = known.get(flatKey(name))
    return flat ? { id: flat.id, name: flat.name } : null
  })
}

/**
 * Makes the flats that a held building lacks, at its address, each with its code, its state, its line in the journal
 * and the company's default template. The building is held, so that of two who make the same one finds them made.
 */
export const createMissingFlats = async (
  building: Held,
  flats: readonly FlatInput[],
  template: Template | null,
): Promise<number> => {
  const known = byKey(await sql.listFlats(building.tx, building))
  const missing = flats.filter(({ name }) => !known.has(flatKey(name)))
  if (missing.length === 0) return 0
  const { contact_information_id: model } = await readProject(building)
  const contacts = await insertContactsLike(building.tx, model, missing.length)
  const rows = missing.map((flat, index) => ({
    ...flat,
    residence_code: drawCode(),
    contact_information_id: contacts[index]!,
  }))
  const made = new Set(await sql.insertFlats(building, rows))
  const told = new Map((await sql.listFlats(building.tx, building)).map((flat) => [flat.id, flat]))
  const flatsMade = (await holdFlats(building)).filter(({ residenceId }) => made.has(residenceId))
  await begin(flatsMade, told, template)
  return made.size
}

type Told = ReadonlyMap<number, sql.FlatRow>
const begin = async (flats: readonly Held[], told: Told, template: Template | null): Promise<void> => {
  await enterStateEach(flats, 'CREATED')
  await recordEach(flats.map((flat) => [flat, createdDeed(told.get(flat.residenceId)!)]))
  await applyDefaultTemplateEach(flats, template)
}

const createdDeed = ({ id, ...fields }: sql.FlatRow): Deed => ({
  action: 'CREATED',
  model: 'Residence',
  id,
  changes: created({ ...fields, type: 'FLAT' }),
})

export type FlatEdit = { id: number } & { [F in keyof FlatInput]?: FlatInput[F] | undefined }

/** Changes flats of a held building; a name that another one has afterwards is refused, and the field says which. */
export const editFlats = async (building: Held, edits: readonly FlatEdit[]): Promise<number> => {
  const held = new Map((await holdFlats(building)).map((flat) => [flat.residenceId, flat]))
  const before = new Map((await sql.listFlats(building.tx, building)).map((flat) => [flat.id, flat]))
  if (edits.some(({ id }) => !before.has(id))) refuse('RESIDENCE_NOT_FOUND')
  demandNames([...before.values()], edits)
  let changed = 0
  for (const { id, ...given } of edits) {
    const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const changes = changesBetween<Record<string, unknown>>({ ...before.get(id)! }, after)
    if (changes.length === 0) continue
    await updateProject(held.get(id)!, after)
    await record(held.get(id)!, { action: 'UPDATED', model: 'Residence', id, changes })
    changed += 1
  }
  return changed
}

/** What an edit does not touch is not its fault: two that have the same name of old may keep it. */
const demandNames = (flats: readonly sql.FlatRow[], edits: readonly FlatEdit[]): void => {
  const renamed = new Map(edits.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])))
  const having = Map.groupBy(flats, ({ id, name }) => flatKey(renamed.get(id) ?? name))
  const taken = edits.flatMap(({ id, name }, index) => {
    const isKept = name === undefined || flatKey(name) === flatKey(flats.find((flat) => flat.id === id)!.name)
    return isKept || having.get(flatKey(name))!.length === 1 ? [] : [index]
  })
  if (taken.length === 0) return
  refuse('FLAT_NAME_EXISTS', {
    errors: Object.fromEntries(taken.map((index) => [`flats.${index}.name`, [{ code: 'flat_repeated' as const }]])),
  })
}
