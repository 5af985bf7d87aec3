import type { Device, DeviceDocument, DeviceRow, DeviceTask } from '@logis/contract/devices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'
import { transferQueue, type Job } from '../platform/transfers/queue.ts'
import { postForm } from '../platform/upload.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Device, DeviceDocument, DeviceRow, DeviceTask }

/** What the screen concerned says in place, so that no toast says it again. */
const told = { tellsErrors: true } as const

/** DEV-33. */
export const useDevices = (residence_id: number, state: TableState) =>
  useQuery({
    ...orpc.devices.listDevices.queryOptions({ input: { residence_id, ...listInputOf(state) } }),
    placeholderData: (before) => before,
    meta: told,
  })

/** DEV-31. */
export const useDevice = (device_id: number) =>
  useQuery({ ...orpc.devices.getDevice.queryOptions({ input: { device_id } }), meta: told })

/** DEV-37. The device's own files, then those of its product's sheet. */
export const useDeviceDocuments = (device_id: number) =>
  useQuery({ ...orpc.devices.listDeviceDocuments.queryOptions({ input: { device_id } }), meta: told })

/** After a change: whatever shows the devices or tells their story. */
export const useDevicesRefresh = () => {
  const queryClient = useQueryClient()
  const stale = [orpc.devices.key(), orpc.studies.key(), orpc.feed.key()]
  return () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export const useAddDevice = () =>
  useMutation(orpc.devices.createDevice.mutationOptions({ onSuccess: useDevicesRefresh(), meta: told }))
export const useEditDevice = () =>
  useMutation(orpc.devices.editDevice.mutationOptions({ onSuccess: useDevicesRefresh(), meta: told }))
export const useDeleteDevice = () =>
  useMutation(orpc.devices.deleteDevice.mutationOptions({ onSuccess: useDevicesRefresh(), meta: told }))
export const useRequestProduct = () =>
  useMutation(orpc.devices.createProductRequest.mutationOptions({ onSuccess: useDevicesRefresh(), meta: told }))
export const useDeleteProductRequest = () =>
  useMutation(orpc.devices.deleteProductRequest.mutationOptions({ onSuccess: useDevicesRefresh(), meta: told }))
export const useDeleteDeviceDocument = () =>
  useMutation(orpc.devices.deleteDeviceDocument.mutationOptions({ onSuccess: useDevicesRefresh(), meta: told }))
/** Alone on its button: a refusal is a toast. */
export const useCompleteTask = () =>
  useMutation(orpc.devices.completeTask.mutationOptions({ onSuccess: useDevicesRefresh() }))

/** DEV-37. The file comes last: the server reads the fields before it streams the bytes. */
const formOf = (file: File) => {
  const form = new FormData()
  form.append('name', file.name)
  form.append('label', '')
  form.append('file', file, file.name)
  return form
}

/** Hands files to the transfers, which outlive the page. */
export const useSendDeviceFiles = (device_id: number, destination: Job['destination']) => {
  const refresh = useDevicesRefresh()
  return (files: readonly File[]) =>
    transferQueue.add(
      files.map((file): Job => ({
        name: file.name,
        destination,
        size: file.size,
        send: async (sending) => {
          await postForm<{ data: DeviceDocument }>(`/devices/${device_id}/documents`, formOf(file), sending)
          void refresh()
        },
      })),
    )
}
