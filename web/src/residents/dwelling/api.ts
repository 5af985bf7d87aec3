import type { Care, CareTask } from '@logis/contract/devices.care'
import { parseEnvelope } from '@logis/contract/studies.rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useAct, useOwnAct } from '../../platform/acts.ts'
import { client, orpc } from '../../platform/client.ts'
import { useKeyed } from '../../platform/creations.ts'
import { told } from '../../platform/told.ts'
import { upload } from '../../platform/upload.ts'

export type { Care, CareTask }

export const useCare = (residence_id: number, enabled = true) =>
  useQuery({ ...orpc.devices.getCare.queryOptions({ input: { residence_id } }), enabled, meta: told })

/** All of them: a home has few professionals. */
export const useProfessionals = (residence_id: number) =>
  useQuery({
    ...orpc.contacts.listProjectContacts.queryOptions({ input: { residence_id, page_size: -1 } }),
    meta: told,
  })

export const useEquipment = (residence_id: number, enabled = true) =>
  useQuery({
    ...orpc.devices.listDevices.queryOptions({ input: { residence_id, page_size: -1, sort: 'name' } }),
    enabled,
    meta: told,
  })

export const usePhotos = (residence_id: number) =>
  useQuery({ ...orpc.pictures.listPictures.queryOptions({ input: { residence_id } }), meta: told })

export const useStudy = (residence_id: number) =>
  useQuery({ ...orpc.studies.getThermalStudy.queryOptions({ input: { residence_id } }), meta: told })
export const useEnvelope = (residence_id: number, enabled: boolean) =>
  useQuery({
    ...orpc.studies.getBuilding.queryOptions({ input: { residence_id } }),
    select: ({ data }) => (data === null ? null : parseEnvelope(data.envelope)),
    enabled,
    meta: told,
  })

export const useInterventions = (residence_id: number) =>
  useQuery({
    ...orpc.interventions.listHomeInterventions.queryOptions({ input: { residence_id, page_size: -1 } }),
    meta: told,
  })

export type Ticked = { device_id: number; task_id: number; done_on: string; photo: File | null }

/** The tick stands whatever becomes of its photo: `photoFailed` tells that it did not arrive. */
export const useTick = () => {
  const attach = useAttachPhoto()
  return useOwnAct('devices.completeTask', {
    mutationFn: async ({ photo, ...ticked }: Ticked) => {
      const { data } = await client.devices.completeTask(ticked)
      const { device_id, task_id } = ticked
      const photoFailed =
        photo !== null &&
        (await attach({ device_id, task_id, file: photo }).then(
          () => false,
          () => true,
        ))
      return { next: data.next, photoFailed }
    },
  })
}

/** By the tick or later, the same photo is there once. */
const useAttachPhoto = () =>
  useKeyed(
    (photo: { device_id: number; task_id: number; file: File }, key) =>
      upload('devices.attachTaskPhoto', photo, { key }),
    'devices.attachTaskPhoto',
  )

/** Alone on its button: a refusal is a toast. */
export const useSendPhoto = () =>
  useOwnAct('devices.attachTaskPhoto', {
    mutationFn: useAttachPhoto(),
    toasts: true,
  })

export const usePeople = (residence_id: number, enabled: boolean) =>
  useQuery({ ...orpc.tenants.listResidents.queryOptions({ input: { residence_id } }), enabled, meta: told })
export const useRequests = (residence_id: number, enabled: boolean) =>
  useQuery({ ...orpc.tenants.listAccessRequests.queryOptions({ input: { residence_id } }), enabled, meta: told })
/** Alone on its button a refusal is a toast; the question before another owner shows it itself. */
export const useAccept = (toasts = true) => useAct('tenants.acceptRequest', { toasts, evenIfRefused: true })
export const useReject = () => useAct('tenants.rejectRequest', { evenIfRefused: true })
export const useRemove = () => useAct('tenants.removeTenant', { evenIfRefused: true })
/** What is known of one's homes is forgotten before the page of them opens: of one home alone it would lead back. */
export const useLeave = (onLeft: () => void) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leave = () => {
    queryClient.removeQueries({ queryKey: orpc.residents.listHomes.key() })
    onLeft()
    return navigate({ to: paths.dwelling() })
  }
  return useAct('tenants.removeTenant', { leave })
}
