import type { DefaultFolderCode } from '@logis/contract/documents.rules'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct, useRefresh } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import type { Job } from '../platform/transfers/entries.ts'
import { transferQueue } from '../platform/transfers/queue.ts'
import { upload } from '../platform/upload.ts'
import { askedEvery, withoutGone } from '../platform/watched.ts'

export type { TemplateRow } from '@logis/contract/templates'

/** Names alone, for a choice. */
export const useTemplates = (company_id: number) =>
  useQuery({ ...orpc.templates.listTemplates.queryOptions({ input: { company_id, light: '1' } }), meta: told })

/** Answers the projects it was applied to; the others lack the service or are out of reach (TPL-20). */
export const useApplyTemplate = () => useAct('templates.applyTemplate')

/** What it would add to how many, and which cannot receive it. */
export const usePreview = (company_id: number, template_id: number | null, residences: readonly number[]) =>
  useQuery({
    ...orpc.templates.previewTemplate.queryOptions({
      input: { company_id, template_id: template_id ?? 0, residences: [...residences] },
    }),
    enabled: template_id !== null,
    meta: told,
  })

/** Thousands of projects, by a job. */
export const useStartRun = () => useAct('templates.startTemplateRun')

/** How often a job is asked how far it is. */
const askedEveryMs = 1000
/** A job on its way, until it has ended. */
export const useRun = (company_id: number, run_id: number) =>
  withoutGone(
    useQuery({
      ...orpc.templates.getTemplateRun.queryOptions({ input: { company_id, run_id } }),
      refetchInterval: askedEvery(askedEveryMs, (answer) => !answer?.data.ended_at),
      meta: told,
    }),
  )
/** What it has added is shown wherever it was added. */
export const useRunEnded = () => useRefresh('templates.applyTemplate')

/** TPL-18: with what they hold, for their own page. */
export const useTemplatesWithContent = (company_id: number) =>
  useQuery({ ...orpc.templates.listTemplates.queryOptions({ input: { company_id, light: '0' } }), meta: told })

export const useAddTemplate = () => useAct('templates.createTemplate')
export const useRenameTemplate = () => useAct('templates.renameTemplate')
export const useDeleteTemplate = () => useAct('templates.deleteTemplate')
export const useRemoveTemplateDocument = () => useAct('templates.removeTemplateDocument')

export const useAddTemplateDevice = () => useAct('templates.addTemplateDevice')
export const useEditTemplateDevice = () => useAct('templates.editTemplateDevice')
export const useRemoveTemplateDevice = () => useAct('templates.removeTemplateDevice')
export const useAddTemplateContact = () => useAct('templates.addTemplateContact')
export const useRemoveTemplateContact = () => useAct('templates.removeTemplateContact')

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
