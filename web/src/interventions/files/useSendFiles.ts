import type { FileGroup } from '@logis/contract/interventions.rules'
import { useRefresh } from '../../platform/acts.ts'
import type { Job } from '../../platform/transfers/entries.ts'
import { transferQueue } from '../../platform/transfers/queue.ts'
import { prepareTray } from '../../platform/transfers/Transfers.tsx'
import { upload } from '../../platform/upload.ts'
import type { Intervention } from '../api.ts'

prepareTray()

/** What the transfers of one slot are found by. */
export const slotTopic = (id: number, group: FileGroup) => `intervention ${id} ${group}`

/** INT-27: each file is on its way as soon as it is chosen, whatever page is shown next. */
export const useSendFiles = (
  company_id: number,
  { id, residence_name }: Pick<Intervention, 'id' | 'residence_name'>,
) => {
  const refresh = useRefresh('interventions.postIntervention')
  return (group: FileGroup, files: readonly File[]) =>
    transferQueue.add(
      files.map((file): Job => ({
        name: file.name,
        destination: (t) => t('interventions.slot.destination', { name: residence_name }),
        topic: slotTopic(id, group),
        size: file.size,
        send: async (sending) => {
          // INT-33, A-22: a form that can only be posted says that it is a change.
          const change = { _method: 'PATCH', intervention: { files: { [group]: [file] } } } as const
          await upload('interventions.postIntervention', { company_id, intervention_id: id, ...change }, sending)
          void refresh()
        },
      })),
    )
}
