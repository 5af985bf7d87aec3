import { z } from 'zod'
import { document } from './documents.ts'
import {
  bothOrNeither,
  deviceFields,
  measure,
  quantity,
  source,
  thickness,
  unpaired,
  usageFields,
} from './devices.fields.ts'
import { tickedFlats } from './flats.ticked.ts'
import { deviceList } from './devices.lists.ts'
import { deviceModels, requestTexts } from './devices.rules.ts'
import {
  boolParam,
  cannot,
  day,
  id,
  idParam,
  instant,
  many,
  nullableText,
  one,
  refuses,
  signedIn,
  text,
  textOf,
  fileName,
  whoeverSignedIn,
} from './http.ts'
import { listInput } from './lists.input.ts'
import { requestStatuses } from './products.rules.ts'
import { product, productTask, productType } from './products.ts'

const residence_id = idParam
const device_id = idParam
const building_id = idParam

/** DEV-21, DEV-31. A row of the list: a device, or a product request that waits for the catalogue (its `product` is null). */
export const deviceRow = z.object({
  id,
  model_type: z.enum(deviceModels),
  product: product
    .pick({ id: true, name: true, reference: true, manufacturer: true, type: true, parent: true, category_ids: true })
    /** `archived`: the catalogue no longer offers it. */
    .extend({ generic: z.boolean(), archived: z.boolean() })
    .nullable(),
  /** The equipment or material that the product is a model of; itself when it is generic. What a request stands for. */
  product_generic: z.object({ id, name: z.string() }).nullable(),
  name: z.string(),
  manufacturer: z.string(),
  reference: z.string(),
  type: productType,
  picture_path: z.string().nullable(),
  created_at: instant,
  quantity: z.number(),
  /** In square metres. */
  surface: z.number().nullable(),
  /** In millimetres. */
  thickness: z.number().int().nullable(),
  source_type: z.string().nullable(),
  /** JSON text: which wall of which part of the envelope it was imported from. */
  source_data: z.string().nullable(),
  bulk_batch_id: z.string().nullable(),
})
export type DeviceRow = z.infer<typeof deviceRow>

/** DEV-26. */
export const deviceTask = z.object({
  id,
  due_date: day,
  task: productTask,
  done_at: instant.nullable(),
})
export type DeviceTask = z.infer<typeof deviceTask>

/** DEV-09, DEV-21. `tasks` is empty until the device is commissioned. */
export const device = deviceRow.extend({
  product: product,
  residence_id: id,
  serial_number: z.string().nullable(),
  commissioning_date: day.nullable(),
  /** In years. */
  lifespan: z.number().int().nullable(),
  note: z.string().nullable(),
  active: z.boolean(),
  warranty_expiration_date: day.nullable(),
  daily_usage: z.number().nullable(),
  tasks: z.array(deviceTask),
  cannot: z.object({ write: cannot, complete_task: cannot }),
})
export type Device = z.infer<typeof device>

const deviceInput = z.strictObject({ product_id: idParam, ...deviceFields, ...usageFields })
export type DeviceInput = z.output<typeof deviceInput>

const reads = refuses('RESIDENCE_NOT_FOUND', 'SERVICE_PROVISION_REQUIRED')
const writes = refuses('RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED')
const ofDevice = refuses('DEVICE_NOT_FOUND')

/**
 * DEV-33, DEV-34. Devices and pending product requests in one list; `room` is what the booklet holds and may hold, and
 * `cannot.add` says when it is full.
 */
export const listDevices = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/devices', tags: ['devices'] })
  .input(z.object({ residence_id, ...listInput(deviceList) }))
  .output(
    many(deviceRow).extend({
      room: z.object({ used: z.number().int(), limit: z.number().int() }),
      cannot: z.object({ write: cannot, add: cannot }),
    }),
  )
  .errors(reads)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** DEV-35. */
export const createDevice = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/devices', tags: ['devices'], successStatus: 201 })
  .input(deviceInput.extend({ residence_id, ...source }).refine(bothOrNeither, unpaired))
  .output(one(device))
  .errors(reads)
  .errors(writes)
  .errors(refuses('PRODUCT_NOT_FOUND', 'DEVICE_LIMIT_REACHED'))
  // Of one that was created under the same key, and deleted since.
  .errors(refuses('DEVICE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
export const getDevice = whoeverSignedIn
  .route({ method: 'GET', path: '/devices/{device_id}', tags: ['devices'] })
  .input(z.object({ device_id }))
  .output(one(device))
  .errors(ofDevice)
  .errors(refuses('SERVICE_PROVISION_REQUIRED'))
/** DEV-35. What is absent stays as it is. */
export const editDevice = signedIn
  .route({ method: 'PATCH', path: '/devices/{device_id}', tags: ['devices'] })
  .input(deviceInput.partial().extend({ device_id }))
  .output(one(device))
  .errors(ofDevice)
  .errors(writes)
  .errors(refuses('PRODUCT_NOT_FOUND'))
/** Its documents go with it. */
export const deleteDevice = signedIn
  .route({ method: 'DELETE', path: '/devices/{device_id}', tags: ['devices'], successStatus: 204 })
  .input(z.object({ device_id }))
  .output(z.undefined())
  .errors(ofDevice)
  .errors(writes)

/** DEV-32, DEV-36. The tasks of a commissioned device, by due date; those done come last. */
export const listDeviceTasks = whoeverSignedIn
  .route({ method: 'GET', path: '/devices/{device_id}/tasks', tags: ['devices'] })
  .input(z.object({ device_id }))
  .output(one(z.array(deviceTask)))
  .errors(ofDevice)
  .errors(refuses('SERVICE_PROVISION_REQUIRED'))
/** By staff who may change the device, and by the home's owner; not on a day to come. The next occurrence takes its place. */
export const completeTask = signedIn
  .route({ method: 'POST', path: '/devices/{device_id}/tasks/{task_id}/done', tags: ['devices'] })
  .input(z.strictObject({ device_id, task_id: idParam, done_on: day.optional() }))
  .output(one(deviceTask.extend({ next: deviceTask.nullable() })))
  .errors(ofDevice)
  .errors(writes)
  .errors(refuses('RESOURCE_NOT_FOUND', 'TASK_ALREADY_DONE'))

export const deviceDocument = document.extend({ from_product: z.boolean() })
export type DeviceDocument = z.infer<typeof deviceDocument>
/**
 * DEV-37. `without_product`: the device's own alone, without those of the product sheet. `file_limit`: how large one
 * more may be, in bytes.
 */
export const listDeviceDocuments = whoeverSignedIn
  .route({ method: 'GET', path: '/devices/{device_id}/documents', tags: ['devices'] })
  .input(z.object({ device_id, without_product: boolParam.optional() }))
  .output(one(z.array(deviceDocument)).extend({ file_limit: z.number().int() }))
  .errors(ofDevice)
  .errors(refuses('SERVICE_PROVISION_REQUIRED'))
/** The fields that travel beside the file. `label` may be empty: a document label's code. */
export const deviceDocumentFields = z.strictObject({
  name: fileName.optional(),
  label: text(120).optional(),
})
/** DEV-37. Streamed to disk by a route of its own. */
export const uploadDeviceDocument = signedIn
  .route({ method: 'POST', path: '/devices/{device_id}/documents', tags: ['devices'], successStatus: 201 })
  .input(deviceDocumentFields.extend({ device_id, file: z.file() }))
  .output(one(deviceDocument))
  .errors(ofDevice)
  .errors(writes)
  .errors(refuses('STORAGE_LIMIT_REACHED', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'IDEMPOTENCY_KEY_REUSED'))
export const deleteDeviceDocument = signedIn
  .route({
    method: 'DELETE',
    path: '/devices/{device_id}/documents/{document_id}',
    tags: ['devices'],
    successStatus: 204,
  })
  .input(z.object({ device_id, document_id: idParam }))
  .output(z.undefined())
  .errors(ofDevice)
  .errors(writes)
  .errors(refuses('DOCUMENT_NOT_FOUND', 'DOCUMENT_OF_PRODUCT'))

const inBuilding = refuses('RESIDENCE_NOT_FOUND', 'SERVICE_PROVISION_REQUIRED', 'NOT_A_BUILDING')
/** What was added to all the flats of a building, batch by batch. */
export const flatDevice = product.extend({
  quantity: z.number(),
  bulk_batch_id: z.string(),
  added_at: instant,
  flats_count: z.number().int(),
})
export const listFlatDevices = whoeverSignedIn
  .route({ method: 'GET', path: '/buildings/{building_id}/flats/devices', tags: ['devices'] })
  .input(z.object({ building_id, batch: z.uuid().optional() }))
  .output(many(flatDevice))
  .errors(inBuilding)
  .errors(refuses('RESIDENCE_CANCELLED'))
export type FlatDeviceInput = DeviceInput & { batch_id?: string | undefined; flat_ids?: number[] | undefined }
/** DEV-25, FLAT-20. One device for each live flat, all of them or none. A `batch_id` of the sender's makes it safe to send again. */
export const createFlatDevices = signedIn
  .route({ method: 'POST', path: '/buildings/{building_id}/flats/devices', tags: ['devices'], successStatus: 201 })
  .input(deviceInput.extend({ building_id, batch_id: z.uuid().optional(), flat_ids: tickedFlats }))
  .output(one(z.object({ batch_id: z.string(), created: z.number().int(), left_out: z.array(id) })))
  .errors(inBuilding)
  .errors(refuses('RESIDENCE_CANCELLED', 'BUILDING_WITHOUT_FLATS', 'PRODUCT_NOT_FOUND', 'DEVICE_LIMIT_REACHED'))
export const deleteFlatDevices = signedIn
  .route({ method: 'DELETE', path: '/buildings/{building_id}/flats/devices/{batch_id}', tags: ['devices'] })
  .input(z.object({ building_id, batch_id: z.uuid() }))
  .output(one(z.object({ deleted: z.number().int() })))
  .errors(inBuilding)
  .errors(refuses('RESIDENCE_CANCELLED', 'RESOURCE_NOT_FOUND'))

export const productRequest = z.object({
  id,
  model_type: z.literal('PRODUCT_REQUEST'),
  type: productType,
  name: z.string(),
  reference: z.string().nullable(),
  manufacturer: z.string(),
  model_id: id.nullable(),
  thickness: z.number().int().nullable(),
  surface: z.number().nullable(),
  quantity: z.number(),
  source_type: z.string().nullable(),
  source_data: z.string().nullable(),
  parent_id: id.nullable(),
  status: z.enum(requestStatuses),
  created_at: instant,
})
export type ProductRequest = z.infer<typeof productRequest>
/** DEV-19, DEV-29, DEV-30. `name` is the reference typed. Shown among the devices until the catalogue holds it. */
export const createProductRequest = signedIn
  .route({ method: 'POST', path: '/product-requests', tags: ['devices'], successStatus: 201 })
  .input(
    z
      .strictObject({
        type: productType,
        name: textOf(requestTexts.name),
        reference: nullableText(200),
        manufacturer: textOf(requestTexts.manufacturer),
        model_type: z.literal('Residence'),
        model_id: residence_id,
        thickness: thickness.nullish(),
        surface: measure.nullish(),
        quantity: quantity.nullish(),
        parent_id: idParam.nullish(),
        /** A request is made for want of a product; one that names a product is refused. */
        product_id: idParam.nullish(),
        ...source,
      })
      .refine(bothOrNeither, unpaired),
  )
  .output(one(productRequest))
  .errors(reads)
  .errors(writes)
  .errors(
    refuses(
      'DEVICE_LIMIT_REACHED',
      'PRODUCT_EXISTS',
      'PRODUCT_NOT_FOUND',
      'PRODUCT_REQUEST_EXISTS',
      'PRODUCT_REQUEST_WITH_PRODUCT',
    ),
  )
export const deleteProductRequest = signedIn
  .route({
    method: 'DELETE',
    path: '/product-requests/{product_request_id}',
    tags: ['devices'],
    successStatus: 204,
  })
  .input(z.object({ product_request_id: idParam }))
  .output(z.undefined())
  .errors(writes)
  .errors(refuses('PRODUCT_REQUEST_NOT_FOUND', 'PRODUCT_REQUEST_DECIDED', 'PRODUCT_REQUEST_IN_USE'))

export const devices = {
  listDevices,
  createDevice,
  getDevice,
  editDevice,
  deleteDevice,
  listDeviceTasks,
  completeTask,
  listDeviceDocuments,
  uploadDeviceDocument,
  deleteDeviceDocument,
  listFlatDevices,
  createFlatDevices,
  deleteFlatDevices,
  createProductRequest,
  deleteProductRequest,
}
