import type { ThermalStudy } from '@logis/contract/studies'
import { parseEnvelope } from '@logis/contract/studies.rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'
import { postForm } from '../platform/upload.ts'

const told = { tellsErrors: true } as const

/** While a machine's study is being read, its progress is looked at again and again. */
const whileReading = ({ state }: { state: { data?: { data: ThermalStudy | null } | undefined } }) =>
  state.data?.data?.status === 'PARSING' ? 2000 : false

/** IMP-35. Null where the project has none, which is an ordinary state. */
export const useThermalStudy = (residence_id: number) =>
  useQuery({
    ...orpc.studies.getThermalStudy.queryOptions({ input: { residence_id } }),
    refetchInterval: whileReading,
    meta: told,
  })

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

/** After a change of the study or of what was imported from it. */
export const useStudyRefresh = () => {
  const queryClient = useQueryClient()
  const stale = [orpc.studies.key(), orpc.devices.key(), orpc.feed.key()]
  return () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export type Sending = {
  file: File
  company_id: number | null
  onProgress: (sentBytes: number) => void
}

/** The file comes last: the server reads the fields before it streams the bytes. */
const formOf = ({ file, company_id }: Sending) => {
  const form = new FormData()
  if (company_id !== null) form.append('company_id', String(company_id))
  form.append('file', file, file.name)
  return form
}

export const useAttachStudy = (residence_id: number) =>
  useMutation({
    mutationFn: (sending: Sending) =>
      postForm<{ data: ThermalStudy }>(`/residences/${residence_id}/thermal-study`, formOf(sending), {
        signal: new AbortController().signal,
        onProgress: sending.onProgress,
      }),
    onSuccess: useStudyRefresh(),
    meta: told,
  })
export const useRemoveStudy = () =>
  useMutation(orpc.studies.removeStudy.mutationOptions({ onSuccess: useStudyRefresh(), meta: told }))
export const useSetOffice = (meta: { tellsErrors?: boolean } = {}) =>
  useMutation(orpc.studies.setOffice.mutationOptions({ onSuccess: useStudyRefresh(), meta }))

/** IMP-19, IMP-21. What the walls have is read again also when it was refused: someone else may have imported them. */
export const useImportWalls = () =>
  useMutation(orpc.studies.importWalls.mutationOptions({ onSettled: useStudyRefresh(), meta: told }))

const officeType = 'THERMAL_ENGINEERING_OFFICE'
/** Thermal engineering offices by name, from three characters on. */
export const useOffices = (search: string) =>
  useQuery({
    ...orpc.companies.searchSharedCompanies.queryOptions({ input: { search } }),
    select: ({ data }) => data.filter(({ type }) => type === officeType),
    enabled: search.trim().length >= 3,
    placeholderData: (before) => before,
    meta: told,
  })
