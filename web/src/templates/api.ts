import { useMutation, useQuery } from '@tanstack/react-query'
import { client, orpc } from '../platform/client.ts'

const told = { tellsErrors: true } as const

/** Names alone, for a choice. */
export const useTemplates = (company_id: number) =>
  useQuery({ ...orpc.templates.listTemplates.queryOptions({ input: { company_id, light: '1' } }), meta: told })

/** What one call takes at most. */
const batchSize = 500
type Application = { template_id: number; residences: number[] }
type Applied = { id: number; name: string }[]

/** Answers the projects it was applied to; the others lack the service or are out of reach (TPL-20). */
export const useApplyTemplate = (company_id: number, onSuccess: () => unknown) =>
  useMutation({
    mutationFn: async ({ template_id, residences }: Application): Promise<Applied> => {
      const applied: Applied = []
      for (let from = 0; from < residences.length; from += batchSize) {
        const batch = residences.slice(from, from + batchSize)
        // One after the other: each is a transaction for every project, and the order of the answer is that of the list.
        const { data } = await client.templates.applyTemplate({ company_id, template_id, residences: batch })
        applied.push(...data)
      }
      return applied
    },
    onSuccess,
    meta: told,
  })
