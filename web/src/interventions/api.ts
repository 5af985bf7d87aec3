import type { Intervention } from '@logis/contract/interventions'
import type { FileGroup } from '@logis/contract/interventions.rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'
import { postForm } from '../platform/upload.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Intervention }

/** What the screen concerned says in place, so that no toast says it again. */
const told = { tellsErrors: true } as const

/** After a change: whatever shows interventions, their files, or the equipment that they leave behind. */
export const useInterventionRefresh = () => {
  const queryClient = useQueryClient()
  const stale = [
    orpc.interventions.key(),
    orpc.passports.key(),
    orpc.projects.getProject.key(),
    orpc.documents.listDocuments.key(),
    orpc.feed.key(),
  ]
  // Not waited for: what was asked for is done, and a row that goes must not take its own notice along.
  return () => {
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
  }
}

/** INT-32. The company's own; with a home, everybody's in it. */
export const useInterventions = (company_id: number, state: TableState, residence_id?: number) => {
  const { search, ...paging } = listInputOf(state)
  const where = residence_id === undefined ? search : { ...search, residence_id: String(residence_id) }
  return useQuery({
    ...orpc.interventions.listInterventions.queryOptions({ input: { company_id, ...paging, search: where } }),
    placeholderData: (before) => before,
    meta: told,
  })
}

/** Those that wait for a piece, the oldest first. */
export const useOpenInterventions = (company_id: number, page_size: number) =>
  useQuery({
    ...orpc.interventions.listInterventions.queryOptions({
      input: { company_id, page: 1, page_size, sort: 'created_at', search: { status: 'IN_PROGRESS' } },
    }),
    placeholderData: (before) => before,
    meta: told,
  })

/** INT-33: one field at a time. */
export const useEditIntervention = (id: number) =>
  useMutation(
    orpc.interventions.editIntervention.mutationOptions({
      // In the order in which they were made.
      scope: { id: `intervention ${id}` },
      onSuccess: useInterventionRefresh(),
      meta: told,
    }),
  )

export const useDeleteIntervention = () =>
  useMutation(
    orpc.interventions.deleteIntervention.mutationOptions({ onSuccess: useInterventionRefresh(), meta: told }),
  )

export const useDeleteFile = () =>
  useMutation(orpc.interventions.deleteFile.mutationOptions({ onSuccess: useInterventionRefresh(), meta: told }))

/** Writes the maintenance certificate and files it with the intervention. */
export const useWriteCertificate = () =>
  useMutation(orpc.interventions.writeCertificate.mutationOptions({ onSuccess: useInterventionRefresh(), meta: told }))

type Sent = { form: FormData; key: string; onProgress: (sentBytes: number) => void }

/** INT-30. Sent again under the same key after a lost connection, an intervention is made once. */
export const useCreateIntervention = (company_id: number) => {
  const refresh = useInterventionRefresh()
  return useMutation({
    mutationFn: ({ form, key, onProgress }: Sent) =>
      postForm<{ data: Intervention }>(`/companies/${company_id}/interventions`, form, {
        signal: new AbortController().signal,
        onProgress,
        key,
      }),
    onSuccess: refresh,
    meta: told,
  })
}

type Filed = { company_id: number; id: number; group: FileGroup; file: File }

/** INT-33, A-22: a form that can only be posted says that it is a change. */
export const fileForm = ({ group, file }: Pick<Filed, 'group' | 'file'>) => {
  const form = new FormData()
  form.append('_method', 'PATCH')
  form.append(`intervention[files][${group}][]`, file, file.name)
  return form
}
export const interventionPath = ({ company_id, id }: Pick<Filed, 'company_id' | 'id'>) =>
  `/companies/${company_id}/interventions/${id}`

/** PTG-12, PTG-13: by name or reference, boilers or what is none. */
export const useProductSearch = (text: string, is_boiler: '1' | '0') =>
  useQuery({
    ...orpc.products.listProducts.queryOptions({
      input: { page: 1, page_size: 10, sort: 'name', search: { global_search: text, type: 'PRODUCT', is_boiler } },
    }),
    enabled: text.length > 0,
    placeholderData: (before) => before,
    meta: told,
  })

/** Everything that the catalogue offers under a name or a reference. */
export const useProductsNamed = (name: string) =>
  useQuery({
    ...orpc.products.listProducts.queryOptions({ input: { page: 1, page_size: 50, search: { global_search: name } } }),
    enabled: name !== '',
    meta: told,
  })

/** What was done in each of the last months, by type. */
export const useInterventionMonths = (company_id: number) =>
  useQuery({ ...orpc.interventions.countByMonth.queryOptions({ input: { company_id } }), meta: told })
