import type { Intervention } from '@logis/contract/interventions'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { told } from '../platform/told.ts'
import type { InputOf } from '../platform/operations.ts'
import { upload } from '../platform/upload.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Intervention }

/** INT-32. The company's own; with a home, everybody's in it. */
export const useInterventions = (company_id: number, state: TableState, residence_id?: number) => {
  const fixed: Record<string, string> = residence_id === undefined ? {} : { residence_id: String(residence_id) }
  return useQuery({
    ...orpc.interventions.listInterventions.queryOptions({ input: { company_id, ...listInputOf(state, fixed) } }),
    ...asList,
  })
}

/** Those that wait for a piece, the oldest first. */
export const useOpenInterventions = (company_id: number, page_size: number) =>
  useQuery({
    ...orpc.interventions.listInterventions.queryOptions({
      input: { company_id, page: 1, page_size, sort: 'created_at', search: { status: 'IN_PROGRESS' } },
    }),
    ...asList,
  })

/** What was asked for is done: a row that goes must not take its own notice along. */
const inBackground = true

/** INT-33: one field at a time, in the order in which they were made. */
export const useEditIntervention = (id: number) =>
  useAct('interventions.editIntervention', { scope: { id: `intervention ${id}` }, inBackground })

export const useDeleteIntervention = () => useAct('interventions.deleteIntervention', { inBackground })

export const useDeleteFile = () => useAct('interventions.deleteFile', { inBackground })

/** Writes the maintenance certificate and files it with the intervention. */
export const useWriteCertificate = () => useCreation('interventions.writeCertificate', { inBackground })

type New = { input: InputOf<'interventions.createIntervention'>; key: string; onProgress: (sentBytes: number) => void }

/** INT-30. Sent again under the same key after a lost connection, an intervention is made once. */
export const useCreateIntervention = () =>
  useOwnAct('interventions.createIntervention', {
    mutationFn: ({ input, key, onProgress }: New) =>
      upload('interventions.createIntervention', input, { onProgress, key }),
    inBackground,
  })

/** PTG-12, PTG-13: by name or reference, boilers or what is none. */
export const useProductSearch = (text: string, is_boiler: '1' | '0') =>
  useQuery({
    ...orpc.products.listProducts.queryOptions({
      input: { page: 1, page_size: 10, sort: 'name', search: { global_search: text, type: 'PRODUCT', is_boiler } },
    }),
    enabled: text.length > 0,
    ...asList,
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
