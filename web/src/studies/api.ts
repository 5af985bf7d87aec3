import { parseEnvelope } from '@logis/contract/studies.rules'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { useKeyed } from '../platform/creations.ts'
import { told } from '../platform/told.ts'
import { upload } from '../platform/upload.ts'
import { askedEvery, withoutGone } from '../platform/watched.ts'

/** IMP-35. Null where the project has none, which is an ordinary state. */
export const useThermalStudy = (residence_id: number) =>
  withoutGone(
    useQuery({
      ...orpc.studies.getThermalStudy.queryOptions({ input: { residence_id } }),
      // While a machine's study is being read, its progress is looked at again and again.
      refetchInterval: askedEvery(2000, (answer) => answer?.data?.status === 'PARSING'),
      meta: told,
    }),
  )

/** IMP-36. The envelope of the study in force; null when there is none. */
export const useEnvelope = (residence_id: number) =>
  useQuery({
    ...orpc.studies.getBuilding.queryOptions({ input: { residence_id } }),
    select: ({ data }) => (data === null ? null : { id: data.id, envelope: parseEnvelope(data.envelope) }),
    meta: told,
  })

/** IMP-37. Every device of the project at once: the walls are told from them. */
export const useAllDevices = (residence_id: number) =>
  useQuery({
    ...orpc.devices.listDevices.queryOptions({ input: { residence_id, page_size: -1 } }),
    meta: told,
  })

export type Sending = {
  file: File
  company_id: number | null
  onProgress: (sentBytes: number) => void
}

export const useAttachStudy = (residence_id: number) =>
  useOwnAct('studies.attachStudy', {
    mutationFn: useKeyed(({ file, company_id, onProgress }: Sending, key) =>
      upload(
        'studies.attachStudy',
        { residence_id, ...(company_id !== null && { company_id }), file },
        { onProgress, key },
      ),
    ),
  })
export const useRemoveStudy = () => useAct('studies.removeStudy')
export const useSetOffice = ({ toasts = false } = {}) => useAct('studies.setOffice', { toasts })

/** IMP-19, IMP-21. What the walls have is read again also when it was refused: someone else may have imported them. */
export const useImportWalls = () => useAct('studies.importWalls', { evenIfRefused: true })

const officeType = 'THERMAL_ENGINEERING_OFFICE'
/** Thermal engineering offices by name, from three characters on. */
export const useOffices = (search: string) =>
  useQuery({
    ...orpc.companies.searchSharedCompanies.queryOptions({ input: { search } }),
    select: ({ data }) => data.filter(({ type }) => type === officeType),
    enabled: search.trim().length >= 3,
    ...asList,
  })
