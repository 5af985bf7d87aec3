import { contract } from '@logis/contract/contract'
import { deviceDocumentFields } from '@logis/contract/devices'
import { os } from '@orpc/server'
import { receiveFilesForm } from '#platform/files/filesForm.ts'
import { receiveForm } from '#platform/files/form.ts'
import type { FormFields } from '#platform/files/formFields.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { data, mount, nothing, streamed, type Context } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { demandUpload } from '../documents/uploads/rules.ts'
import * as care from './care/rules.ts'
import * as files from './files/rules.ts'
import * as flats from './flats/rules.ts'
import { listDevices } from './list/rules.ts'
import type { DeviceAct, FlatDeviceAct } from './policy.ts'
import * as requests from './requests/rules.ts'
import * as devices from './rules.ts'
import * as tasks from './tasks/rules.ts'

const on = mount(contract.devices)
const base = os.$context<Context>()

const inHome = (act: DeviceAct) =>
  base.middleware(async ({ context, next }, input: { residence_id: number }) =>
    next({ context: { scope: await devices.reachDevices(context.call, input.residence_id, act) } }),
  )
const inDevice = (act: DeviceAct) =>
  base.middleware(async ({ context, next }, input: { device_id: number }) =>
    next({ context: { scope: await devices.reachDevice(context.call, input.device_id, act) } }),
  )
const inBuilding = (act: FlatDeviceAct) =>
  base.middleware(async ({ context, next }, input: { building_id: number }) =>
    next({ context: { scope: await flats.reachFlats(context.call, input.building_id, act) } }),
  )
const inRequest = base.middleware(async ({ context, next }, input: { product_request_id: number }) =>
  next({ context: { scope: await requests.reachRequest(context.call, input.product_request_id) } }),
)
const forModel = base.middleware(async ({ context, next }, input: { model_id: number }) =>
  next({ context: { scope: await devices.reachDevices(context.call, input.model_id, 'write') } }),
)

export const deviceRoutes = on.router({
  listDevices: on.listDevices.use(inHome('read')).handler(({ context: { scope }, input }) => listDevices(scope, input)),
  createDevice: on.createDevice
    .use(inHome('write'))
    .handler(({ context: { scope }, input: { residence_id: _, ...device } }) =>
      data(devices.createDevice(scope, device)),
    ),
  getDevice: on.getDevice
    .use(inDevice('read'))
    .handler(({ context: { scope }, input }) => data(devices.getDevice(scope, input.device_id))),
  editDevice: on.editDevice
    .use(inDevice('write'))
    .handler(({ context: { scope }, input: { device_id, ...edit } }) =>
      data(devices.editDevice(scope, device_id, edit)),
    ),
  deleteDevice: on.deleteDevice
    .use(inDevice('write'))
    .handler(({ context: { scope }, input }) => nothing(devices.deleteDevice(scope, input.device_id))),

  listDeviceTasks: on.listDeviceTasks
    .use(inDevice('read'))
    .handler(({ context: { scope }, input }) => data(tasks.listTasks(scope, input.device_id))),
  completeTask: on.completeTask
    .use(inDevice('complete_task'))
    .handler(({ context: { scope }, input }) =>
      data(tasks.completeTask(scope, input.device_id, input.task_id, input.done_on)),
    ),

  getCare: on.getCare.use(inHome('read')).handler(({ context: { scope } }) => data(care.getCare(scope))),
  attachTaskPhoto: on.attachTaskPhoto.handler(streamed),

  listDeviceDocuments: on.listDeviceDocuments
    .use(inDevice('read'))
    .handler(({ context: { scope }, input }) => files.listDeviceDocuments(scope, input.device_id, input)),
  uploadDeviceDocument: on.uploadDeviceDocument.handler(streamed),
  deleteDeviceDocument: on.deleteDeviceDocument
    .use(inDevice('write'))
    .handler(({ context: { scope }, input }) =>
      nothing(files.deleteDeviceDocument(scope, input.device_id, input.document_id)),
    ),

  listFlatDevices: on.listFlatDevices
    .use(inBuilding('read_flat_devices'))
    .handler(({ context: { scope }, input }) => flats.listFlatDevices(scope, input.batch)),
  createFlatDevices: on.createFlatDevices
    .use(inBuilding('add_flat_devices'))
    .handler(({ context: { scope }, input: { building_id: _, ...device } }) =>
      data(flats.createFlatDevices(scope, device)),
    ),
  deleteFlatDevices: on.deleteFlatDevices
    .use(inBuilding('add_flat_devices'))
    .handler(({ context: { scope }, input }) => data(flats.deleteFlatDevices(scope, input.batch_id))),

  createProductRequest: on.createProductRequest
    .use(forModel)
    .handler(({ context: { scope }, input: { model_type: _, model_id: __, ...request } }) =>
      data(requests.createProductRequest(scope, request)),
    ),
  deleteProductRequest: on.deleteProductRequest
    .use(inRequest)
    .handler(({ context: { scope }, input }) =>
      nothing(requests.deleteProductRequest(scope, input.product_request_id)),
    ),
})

/** The fields beside a file; without a name among them, the file's own. */
const parseUpload = (fields: FormFields, fileName: string) => {
  const { name = fileName, ...upload } = deviceDocumentFields.parse({ name: fileName, ...fields })
  return { ...upload, name }
}

export const deviceStreams: StreamRoute[] = [
  streamRoute<{ device_id: number }>('devices.uploadDeviceDocument', async (call, { device_id }, request, reply) => {
    const scope = await devices.reachDevice(call, device_id, 'write')
    await demandUpload(scope, Number(request.headers['content-length'] ?? 0))
    const { file, fields } = await receiveForm(request, parseUpload)
    const repeatable = repeatableOf(request, fields, [{ field: 'file', fileName: fields.name, file }])
    return reply.status(201).send(await data(files.uploadDeviceDocument(scope, device_id, file, fields, repeatable)))
  }),
  streamRoute<{ device_id: number; task_id: number }>(
    'devices.attachTaskPhoto',
    async (call, { device_id, task_id }, request, reply) => {
      const scope = await devices.reachDevice(call, device_id, 'complete_task')
      await care.demandTask(scope, device_id, task_id)
      const { files: photos } = await receiveFilesForm(request, care.limits, care.demandField, () => null)
      return orRemoved(photos, async () => {
        const repeatable = repeatableOf(request, {}, photos)
        return reply.status(201).send(await data(care.attachTaskPhoto(scope, device_id, task_id, photos, repeatable)))
      })
    },
  ),
]
