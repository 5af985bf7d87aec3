import { z } from 'zod'
import { deviceDocument } from './devices.ts'
import { legalWarranties } from './devices.care.rules.ts'
import { cannot, day, id, idParam, one, refuses, signedIn, whoeverSignedIn } from './http.ts'
import { productTask, productType } from './products.ts'

const residence_id = idParam
/** `is_boiler`: whoever looks after the heating is called for it. */
const device = z.object({ id, name: z.string(), type: productType, is_boiler: z.boolean() })

/** A task that waits, with the device that it keeps in order. */
export const careTask = z.object({ id, due_date: day, task: productTask, device })
export type CareTask = z.infer<typeof careTask>

/** What a home asks of those who live in it: what is to be maintained, the earliest first, and until when who answers for what. */
export const care = z.object({
  tasks: z.array(careTask),
  /** Its own, or that of the building that it is a flat of. */
  commissioning_date: day.nullable(),
  /** Null for tenants: what builders and makers answer for, they answer for to the owner. */
  warranties: z
    .object({
      /** By law, from the commissioning date; none without one. */
      legal: z.array(z.object({ kind: z.enum(legalWarranties.map(({ kind }) => kind)), from: day, until: day })),
      /** By the makers, where known; the earliest end first. */
      makers: z.array(z.object({ device, until: day })),
    })
    .nullable(),
  cannot: z.object({ write: cannot, complete_task: cannot }),
})
export type Care = z.infer<typeof care>

export const getCare = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/care', tags: ['devices'] })
  .input(z.object({ residence_id }))
  .output(one(care))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'SERVICE_PROVISION_REQUIRED'))

/** The photo of what was done, kept among the files of the device. Streamed by a route of its own. */
export const attachTaskPhoto = signedIn
  .route({
    method: 'POST',
    path: '/devices/{device_id}/tasks/{task_id}/photo',
    tags: ['devices'],
    successStatus: 201,
  })
  .input(z.object({ device_id: idParam, task_id: idParam, file: z.file() }))
  .output(one(deviceDocument))
  .errors(
    refuses(
      'DEVICE_NOT_FOUND',
      'RESIDENCE_CANCELLED',
      'SERVICE_PROVISION_REQUIRED',
      'RESOURCE_NOT_FOUND',
      'STORAGE_LIMIT_REACHED',
      'FILE_TOO_LARGE',
      'PICTURE_TYPE_NOT_ALLOWED',
      'PICTURE_TOO_COMPLEX',
      // Of one that was attached under the same key, and deleted since.
      'DOCUMENT_NOT_FOUND',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )

export const deviceCare = { getCare, attachTaskPhoto }
