import type { DefaultFolderCode } from '@logis/contract/documents.rules'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct, useRefresh } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { transferQueue, type Job } from '../platform/transfers/queue.ts'
import { upload } from '../platform/upload.ts'

export type { TemplateRow } from '@logis/contract/templates'

/** Names alone, for a choice. */
export const useTemplates = (company_id: number) =>
  useQuery({ ...orpc.templates.listTemplates.queryOptions({ input: { company_id, light: '1' } }), meta: told })

/** What one call takes at most. */
const batchSize = 500
type Application = { template_id: number; residences: number[] }
type Applied = { id: number; name: string }[]

/** Answers the projects it was applied to; the others lack the service or are out of reach (TPL-20). */
export const useApplyTemplate = (company_id: number) =>
  useOwnAct('templates.applyTemplate', {
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
  })

/** TPL-18: with what they hold, for their own page. */
export const useTemplatesWithContent = (company_id: number) =>
  useQuery({ ...orpc.templates.listTemplates.queryOptions({ input: { company_id, light: '0' } }), meta: told })

export const useAddTemplate = () => useAct('templates.createTemplate')
export const useRenameTemplate = () => useAct('templates.renameTemplate')
export const useDeleteTemplate = () => useAct('templates.deleteTemplate')
export const useRemoveTemplateDocument = () => useAct('templates.removeTemplateDocument')

/** TPL-11: the default template is an option of the company, whose value is the id of the template. */
export const useAssignDefault = () => useAct('templates.addOption')

export const useUnassignDefault = () =>
  useOwnAct('templates.deleteOption', {
    mutationFn: async ({ company_id }: { company_id: number }) => {
      const { data } = await client.templates.listOptions({ company_id })
      const option = data.data.find(({ option_type }) => option_type === 'DEFAULT_PROJECT_TEMPLATE')
      if (option) await client.templates.deleteOption({ company_id, option_id: option.id })
    },
  })

/** Hands files to the transfers, which outlive the page. */
export const useSendTemplateFiles = (company_id: number, template_id: number, destination: Job['destination']) => {
  const refresh = useRefresh('templates.addTemplateDocument')
  return (files: readonly File[], folder: DefaultFolderCode | null) =>
    transferQueue.add(
      files.map((file): Job => ({
        name: file.name,
        destination,
        size: file.size,
        send: async (sending) => {
          await upload('templates.addTemplateDocument', { company_id, template_id, folder_code: folder, file }, sending)
          void refresh()
        },
      })),
    )
}
