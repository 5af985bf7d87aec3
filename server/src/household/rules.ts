import type { NewThing, Thing } from '@logis/contract/household'
import {
  daysAfterLeaving,
  thingBytesAtMost,
  thingFileBytes,
  thingFilesAtOnce,
  thingsAtMost,
} from '@logis/contract/household.rules'
import { interventionFileTypes } from '@logis/contract/interventions.rules'
import type { Call } from '#platform/call.ts'
import { now } from '#platform/clock.ts'
import { settings } from '#platform/config.ts'
import { keepFile, openFile } from '#platform/files.ts'
import { keptNameOf, type FilesLimits, type FormFile } from '#platform/files/filesForm.ts'
import { keptOnce, receivePaper } from '#platform/files/papers.ts'
import { projectScope } from '#platform/gate.ts'
import { holding, type Held } from '#platform/holding.ts'
import { once, onceDone, type Repeatable } from '#platform/idempotency.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type ProjectScope } from '#platform/scope.ts'
import { householdPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** Photos are kept without what the camera wrote into them. */
export const limits: FilesLimits = {
  maxBytes: thingFileBytes,
  totalBytes: thingFilesAtOnce * thingFileBytes,
  maxFiles: thingFilesAtOnce,
  receive: receivePaper(interventionFileTypes),
}
export { demandFilesField as demandField } from '#platform/files/filesForm.ts'

/** Those who live in a home, and nobody else: to its company, support and administrators there is nothing here. */
export const reachHousehold = async (call: Call, residenceId: number): Promise<ProjectScope> => {
  const scope = await projectScope(call, residenceId, householdPolicy.needs.write)
  return isResident(scope) ? scope : refuse('RESIDENCE_NOT_FOUND')
}

const show = (scope: ProjectScope, row: sql.ThingRow): Thing => ({ ...row, cannot: householdPolicy.cannot(scope, row) })

export const listThings = async (scope: ProjectScope) => ({
  data: (await sql.listThings(scope)).map((row) => show(scope, row)),
  file_limit: Math.min(thingFileBytes, settings.UPLOAD_MAX_BYTES),
})

const find = async (held: Held<ProjectScope>, id: number): Promise<sql.ThingRow> =>
  (await sql.findThing(held.tx, held.scope, id)) ?? refuse('THING_NOT_FOUND')

/** A held home and a thing of one's own in it. What a household does there is told to nobody: no feed, no notification. */
const changing = <T>(scope: ProjectScope, id: number, work: (held: Held<ProjectScope>) => Promise<T>): Promise<T> =>
  holding(scope, async (held) => {
    householdPolicy.demand(held.scope, 'write', await find(held, id))
    return work(held)
  })

type New = { thing: NewThing; files: readonly FormFile[]; repeatable: Repeatable | null }

/** Once for each key. */
export const addThing = (scope: ProjectScope, { thing, files, repeatable }: New): Promise<Thing> =>
  keptOnce(files, () =>
    holding(scope, async (held) => {
      const { made, isRepeated } = await once(held.tx, scope, repeatable, async () => {
        await demandRoom(held, 1, files)
        const id = await sql.insertThing(held, thing)
        await keepFiles(held, id, files)
        return { id }
      })
      return { answer: show(scope, await find(held, made.id)), isRepeated }
    }),
  )

export const editThing = (scope: ProjectScope, id: number, facts: Omit<NewThing, 'kind'>): Promise<Thing> =>
  changing(scope, id, async (held) => {
    await sql.updateThing(held, id, facts)
    return show(scope, await find(held, id))
  })

export const deleteThing = (scope: ProjectScope, id: number): Promise<Record<string, never>> =>
  changing(scope, id, async (held) => {
    await sql.deleteThing(held, id)
    return {}
  })

type NewFiles = Pick<New, 'files' | 'repeatable'>

/** Once for each key. */
export const addFiles = (scope: ProjectScope, id: number, { files, repeatable }: NewFiles): Promise<Thing> =>
  keptOnce(files, () =>
    changing(scope, id, async (held) => {
      if (files.length === 0) refuse('VALIDATION_ERROR', { errors: { files: [{ code: 'required' }] } })
      const { isRepeated } = await onceDone(held.tx, scope, repeatable, async () => {
        await demandRoom(held, 0, files)
        await keepFiles(held, id, files)
      })
      return { answer: show(scope, await find(held, id)), isRepeated }
    }),
  )

export const deleteFile = (scope: ProjectScope, id: number, fileId: number): Promise<Record<string, never>> =>
  changing(scope, id, async (held) => {
    if (!(await sql.deleteFile(held, id, fileId))) refuse('DOCUMENT_NOT_FOUND')
    return {}
  })

/** Under the home's lock: two at once cannot share the last place. */
const demandRoom = async (held: Held, things: number, files: readonly FormFile[]) => {
  const { count, bytes } = await sql.measure(held)
  const added = files.reduce((sum, { file }) => sum + file.size_bytes, 0)
  if (count + things > thingsAtMost || bytes + added > thingBytesAtMost) refuse('HOUSEHOLD_FULL')
}

const keepFiles = async (held: Held, thingId: number, files: readonly FormFile[]) => {
  const kept: sql.NewFile[] = []
  for (const each of files)
    kept.push({
      stored_file_id: await keepFile(held.tx, each.file),
      name: keptNameOf(each),
      size_bytes: each.file.size_bytes,
    })
  if (kept.length > 0) await sql.insertFiles(held, thingId, kept)
}

export const downloadFile = async (scope: ProjectScope, thingId: number, fileId: number) => {
  const file = (await sql.findFile(scope, thingId, fileId)) ?? refuse('DOCUMENT_NOT_FOUND')
  const { name, size_bytes: size, mime_type: mimeType, storage_key } = file
  return { name, size, mimeType, bytes: await openFile(storage_key) }
}

/** What whoever leaves a home is told of what they kept there (decision 103). */
export const leavingWords = {
  fr: `Si vous gardiez des papiers dans « Privé », vous pouvez les emporter pendant ${daysAfterLeaving} jours : dans votre compte, « Emporter mes données ».`,
  en: `If you kept papers in “Private”, you can take them along for ${daysAfterLeaving} days: in your account, “Take my data with me”.`,
}

/** Those who left have a month to take along what they kept; then it is gone. Safe to repeat. */
export const forgetLeft = async (): Promise<void> => {
  await sql.deleteLeft(daysAfterLeaving, now())
}
