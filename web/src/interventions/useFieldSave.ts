import { useState } from 'react'
import type { client } from '../platform/client.ts'
import { useEditIntervention, type Intervention } from './api.ts'

type Change = Parameters<typeof client.interventions.editIntervention>[0]['intervention']
type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/** INT-27: one field, saved as soon as it changes; what failed can be sent again. */
export function useFieldSave(companyId: number, { id }: Pick<Intervention, 'id'>) {
  const edit = useEditIntervention(id)
  const [last, setLast] = useState<Change | null>(null)
  const save = (intervention: Change) => {
    setLast(intervention)
    edit.mutate({ company_id: companyId, intervention_id: id, intervention })
  }
  const state: SaveState = edit.isPending ? 'saving' : edit.isError ? 'failed' : edit.isSuccess ? 'saved' : 'idle'
  return { save, state, error: edit.error, retry: () => last && save(last) }
}
