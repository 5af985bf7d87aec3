import type { Device, DeviceDocument, DeviceRow, DeviceTask } from '@logis/contract/devices'
import { useQuery } from '@tanstack/react-query'
import { useAct, useRefresh } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { told } from '../platform/told.ts'
import type { Job } from '../platform/transfers/entries.ts'
import { transferQueue } from '../platform/transfers/queue.ts'
import { upload } from '../platform/upload.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Device, DeviceDocument, DeviceRow, DeviceTask }

/** DEV-33. */
export const useDevices = (residence_id: number, state: TableState) =>
  useQuery({ ...orpc.devices.listDevices.queryOptions({ input: { residence_id, ...listInputOf(state) } }), ...asList })

/** DEV-31. */
export const useDevice = (device_id: number) =>
  useQuery({ ...orpc.devices.getDevice.queryOptions({ input: { device_id } }), meta: told })

/** FLAT-21. What was added to all the flats of a building, batch by batch. */
export const useFlatDevices = (building_id: number) =>
  useQuery({ ...orpc.devices.listFlatDevices.queryOptions({ input: { building_id } }), meta: told })
export const useAddFlatDevices = () => useAct('devices.createFlatDevices')

/** DEV-37. The device's own files, then those of its product's sheet. */
export const useDeviceDocuments = (device_id: number) =>
  useQuery({ ...orpc.devices.listDeviceDocuments.queryOptions({ input: { device_id } }), meta: told })

export const useAddDevice = () => useCreation('devices.createDevice')
export const useEditDevice = () => useAct('devices.editDevice')
export const useDeleteDevice = () => useAct('devices.deleteDevice')
export const useRequestProduct = () => useAct('devices.createProductRequest')
export const useDeleteProductRequest = () => useAct('devices.deleteProductRequest')
export const useDeleteDeviceDocument = () => useAct('devices.deleteDeviceDocument')
/** Alone on its button: a refusal is a toast. */
export const useCompleteTask = () => useAct('devices.completeTask', { toasts: true })

/** Hands files to the transfers, which outlive the page. */
export const useSendDeviceFiles = (device_id: number, destination: Job['destination']) => {
  const refresh = useRefresh('devices.uploadDeviceDocument')
  return (files: readonly File[]) =>
    transferQueue.add(
      files.map((file): Job => ({
        name: file.name,
        destination,
        size: file.size,
        send: async (sending) => {
          await upload('devices.uploadDeviceDocument', { device_id, name: file.name, label: '', file }, sending)
          void refresh()
        },
      })),
    )
}
