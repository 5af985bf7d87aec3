import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

/** The buildings of a landlord as they are drawn small, those first where the fewest live. */
export const useFronts = (company_id: number) =>
  useQuery({ ...orpc.flats.listFronts.queryOptions({ input: { company_id } }), meta: told })
