import type { Care } from '@logis/contract/devices.care'
import { warrantiesOf } from '@logis/contract/devices.care.rules'
import { photoBytes, photoSide } from '@logis/contract/pictures.rules'
import { businessDay } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import type { FilesLimits, FormFile } from '#platform/files/filesForm.ts'
import type { Repeatable } from '#platform/idempotency.ts'
import { receivePhoto } from '#platform/pictures.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { attachToDevice } from '../../documents/attachments/rules.ts'
import { demandRoom } from '../../documents/storage/rules.ts'
import { devicePolicy } from '../policy.ts'
import { showTask } from '../tasks/rules.ts'
import { findTask } from '../tasks/sql.ts'
import * as sql from './sql.ts'

export const getCare = async (scope: ProjectScope): Promise<Care> => {
  const commissioning_date = await sql.findCommissioning(scope)
  return {
    tasks: (await sql.listDue(scope)).map(({ device, ...row }) => {
      const { id, due_date, task } = showTask(scope.locale, row)
      return { id, due_date, task, device }
    }),
    commissioning_date,
    warranties: await warrantiesFor(scope, commissioning_date),
    cannot: devicePolicy.cannot(scope, null),
  }
}

/** Whoever rents a home has no claim on those who built it, nor on the makers of what its owner bought. */
const warrantiesFor = async (scope: ProjectScope, commissioned: string | null) =>
  scope.residentRole === 'TENANT' ? null : { legal: warrantiesOf(commissioned), makers: await sql.listMakers(scope) }

/** One photo, redrawn as every picture is: without the place that a telephone writes into it. */
export const limits: FilesLimits = {
  maxFiles: 1,
  maxBytes: photoBytes,
  totalBytes: photoBytes,
  receive: receivePhoto(photoSide),
}
export const demandField = (field: string) => {
  if (field !== 'file') refuse('VALIDATION_ERROR', { errors: { [field]: [{ code: 'unknown_field' }] } })
}

/** Refused before its bytes travel: the task is none of this device, or nothing more fits. */
export const demandTask = async (scope: ProjectScope, deviceId: number, taskId: number) => {
  const task = (await findTask(db, scope, deviceId, taskId)) ?? refuse('RESOURCE_NOT_FOUND')
  await demandRoom(scope, 1)
  return task
}

/** The proof of what was done stands among the files of the device, under the name and the day of the task; once for each key. */
export const attachTaskPhoto = async (
  scope: ProjectScope,
  deviceId: number,
  taskId: number,
  photos: readonly FormFile[],
  repeatable: Repeatable | null,
) => {
  const { file } = photos[0] ?? refuse('VALIDATION_ERROR', { errors: { file: [{ code: 'required' }] } })
  const { name_fr, done_at, due_date } = await demandTask(scope, deviceId, taskId)
  const name = `${name_fr.replace(/[/\\]/g, ' ')}, ${done_at ? businessDay(new Date(done_at)) : due_date}.webp`
  const attached = await attachToDevice(scope, file, { device_id: deviceId, name }, repeatable)
  return { ...attached, from_product: false }
}
