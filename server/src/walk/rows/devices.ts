import { cannotWrite, ofHouse, staff, withThirdParty, writers } from '../groups.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const onDevice = async () => ({ device_id: await subjects.device((await subjects.house()).residence_id) })
/** Of the device or the building in a home that Claire owns, for what residents read. */
const onClairesDevice = async () => ({ device_id: await subjects.device(await subjects.erables()) })
const onTask = async () => {
  const device_id = await subjects.device(await subjects.erables(), '2025-01-15')
  return { device_id, task_id: await subjects.deviceTask(device_id) }
}
const onProduct = async () => ({ product_id: await subjects.product() })
const onBuilding = async () => ({ building_id: await subjects.tilleuls() })

/** Those who reach the building of Habitat Rivages, and may change it. */
const ofRivages = {
  read: ['marie', 'paul', 'lea', 'samira', 'admin', 'support'],
  write: ['marie', 'paul', 'samira', 'admin'],
} as const
const closed = [...cannotWrite, 'nora'] as const
const ofDevice = { ok: writers, forbidden: closed, absent: 'DEVICE_NOT_FOUND' } as const
const reading = { ok: [...withThirdParty, 'claire'], absent: 'DEVICE_NOT_FOUND' } as const
const sheet = { input: onProduct, ok: [...staff, 'claire'], absent: 'PRODUCT_NOT_FOUND' } as const
const residents = ['claire', 'tom', 'alice'] as const

const foreignDevice = {
  what: 'a device of another company',
  foreign: async () => ({ device_id: await subjects.foreignDevice() }),
  absent: async () => ({ device_id: 999_999_999 }),
  answers: { status: 404, error_reason: 'DEVICE_NOT_FOUND' },
} as const

export const deviceRows: Record<string, Row> = {
  'devices.listDevices': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'devices.createDevice': {
    input: async () => ({ ...(await ofHouse()), ...(await onProduct()) }),
    ok: writers,
    forbidden: closed,
  },
  'devices.getDevice': { input: onClairesDevice, ...reading, foreign: [foreignDevice] },
  'devices.editDevice': { input: async () => ({ ...(await onDevice()), note: 'Vu.' }), ...ofDevice },
  'devices.deleteDevice': { input: onDevice, ...ofDevice, foreign: [foreignDevice] },
  'devices.listDeviceTasks': { input: onClairesDevice, ...reading },
  'devices.completeTask': {
    input: onTask,
    ok: [...writers, 'claire'],
    forbidden: closed,
    absent: 'DEVICE_NOT_FOUND',
    foreign: [
      {
        what: 'a task of another company’s device',
        foreign: async () => ({ ...(await onTask()), task_id: await subjects.foreignTask() }),
        absent: async () => ({ ...(await onTask()), task_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'devices.getCare': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'devices.attachTaskPhoto': {
    input: onTask,
    upload: ({ device_id, task_id }) => ({ address: { device_id, task_id }, fields: {} }),
    files: [{ field: 'file', name: 'filtre.png', type: 'image/png', bytes: subjects.png }],
    ok: [...writers, 'claire'],
    forbidden: closed,
    absent: 'DEVICE_NOT_FOUND',
  },
  'devices.listDeviceDocuments': { input: onClairesDevice, ...reading },
  'devices.uploadDeviceDocument': {
    input: onDevice,
    upload: ({ device_id }) => ({ address: { device_id }, fields: { label: '' } }),
    ...ofDevice,
  },
  'devices.deleteDeviceDocument': {
    input: async () => {
      const { device_id } = await onDevice()
      return { device_id, document_id: await subjects.deviceDocument(device_id) }
    },
    ...ofDevice,
    foreign: [
      {
        what: 'a document of another company’s device',
        foreign: async () => ({
          ...(await onDevice()),
          document_id: await subjects.deviceDocument(await subjects.foreignDevice()),
        }),
        absent: async () => ({ ...(await onDevice()), document_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'devices.listFlatDevices': { input: onBuilding, ok: ofRivages.read },
  'devices.createFlatDevices': {
    input: async () => ({ ...(await onBuilding()), ...(await onProduct()) }),
    ok: ofRivages.write,
    forbidden: cannotWrite,
  },
  'devices.deleteFlatDevices': {
    input: async () => ({ ...(await onBuilding()), batch_id: await subjects.batch() }),
    ok: ofRivages.write,
    forbidden: cannotWrite,
  },
  'devices.createProductRequest': {
    input: async () => {
      const { residence_id } = await ofHouse()
      return {
        type: 'PRODUCT',
        name: 'Modèle X',
        manufacturer: 'Nouveau',
        model_type: 'Residence',
        model_id: residence_id,
      }
    },
    ok: writers,
    forbidden: closed,
  },
  'devices.deleteProductRequest': {
    input: async () => ({ product_request_id: await subjects.productRequest((await subjects.house()).residence_id) }),
    ok: writers,
    forbidden: closed,
    absent: 'PRODUCT_REQUEST_NOT_FOUND',
  },
}

export const productRows: Record<string, Row> = {
  'products.listProducts': { input: async () => ({}), ok: staff, forbidden: residents },
  'products.getProduct': sheet,
  'products.listChildren': { input: onProduct, ok: staff, forbidden: residents },
  'products.listProductTasks': sheet,
  'products.listProductDocuments': sheet,
  'products.listManufacturers': { input: async () => ({}), ok: staff, forbidden: residents },
  'products.listCategories': { input: async () => ({}), ok: staff, forbidden: residents },
}
