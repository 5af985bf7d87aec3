import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'

/** PROV-02. Only for a project that is not cancelled. */
export const useProvisions = (company_id: number, residence_id: number) =>
  useQuery({
    ...orpc.provisions.listResidenceProvisions.queryOptions({ input: { company_id, residence_id } }),
    meta: { tellsErrors: true },
  })
