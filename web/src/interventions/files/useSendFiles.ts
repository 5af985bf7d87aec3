import type { FileGroup } from '@logis/contract/interventions.rules'
import { transferQueue, type Job } from '../../platform/transfers/queue.ts'
import { prepareTray } from '../../platform/transfers/Transfers.tsx'
import { postForm } from '../../platform/upload.ts'
import { fileForm, interventionPath, useInterventionRefresh, type Intervention } from '../api.ts'

prepareTray()

/** What the transfers of one slot are found by. */
export const slotTopic = (id: number, group: FileGroup) => `intervention ${id} ${group}`

/** INT-27: each file is on its way as soon as it is chosen, whatever page is shown next. */
export const useSendFiles = (
  company_id: number,
  { id, residence_name }: Pick<Intervention, 'id' | 'residence_name'>,
) => {
  const refresh = useInterventionRefresh()
  return (group: FileGroup, files: readonly File[]) =>
    transferQueue.add(
      files.map((file): Job => ({
        name: file.name,
        destination: (t) => t('interventions.slot.destination', { name: residence_name }),
        topic: slotTopic(id, group),
        size: file.size,
        send: async (sending) => {
          await postForm(interventionPath({ company_id, id }), fileForm({ group, file }), sending)
          refresh()
        },
      })),
    )
}
