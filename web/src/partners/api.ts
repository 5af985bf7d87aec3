import type { Partner, PartnerMove, PartnerRow } from '@logis/contract/partners'
import type { PartnerMerge } from '@logis/contract/partners.merging'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { told } from '../platform/told.ts'
import type { FoundOption } from '../ui/FoundSelect.tsx'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Partner, PartnerMerge, PartnerMove, PartnerRow }

export const usePartners = (state: TableState) =>
  useQuery({ ...orpc.partners.listPartners.queryOptions({ input: listInputOf(state) }), ...asList })
/** ADMIN-12. */
export const usePartner = (company_id: number) =>
  useQuery({ ...orpc.partners.readPartner.queryOptions({ input: { company_id } }), meta: told })

const useFoundPartners = (text: string) =>
  useQuery({
    ...orpc.partners.listPartners.queryOptions({
      input: text === '' ? skipToken : { page: 1, page_size: 10, search: text },
    }),
    placeholderData: (before) => before,
  })

/** Every company of the portal by its name, but these: for whoever chooses one. */
export function useFoundCompanies(except: readonly number[] = []) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const companies = useFoundPartners(text)
  const found = (text === '' ? [] : (companies.data?.data ?? []))
    .filter(({ id }) => !except.includes(id))
    .map(({ id, name, type }): FoundOption => ({ value: String(id), label: name, detail: t(`home.types.${type}`) }))
  return { found, searching: companies.isFetching, onText: setText }
}

/** What moving the company below this one would change; below none, with `null`. Nothing is asked of `undefined`. */
export const useMovePreview = (company_id: number, parent: number | null | undefined) =>
  useQuery(
    orpc.partners.previewMove.queryOptions({
      input: parent === undefined ? skipToken : { company_id, ...(parent === null ? {} : { parent_id: parent }) },
      retry: false,
    }),
  )

/** What merging the company into another would do. */
export const useMergePreview = (company_id: number, into_id: number) =>
  useQuery(orpc.partners.previewMerge.queryOptions({ input: { company_id, into_id }, retry: false }))

export const useCreatePartner = () => useCreation('partners.createPartner')
export const useEditPartner = () => useAct('partners.editPartner')
export const useMovePartner = () => useAct('partners.movePartner')
export const useDisablePartner = () => useAct('partners.disablePartner')
export const useEnablePartner = () => useAct('partners.enablePartner', { evenIfRefused: true })
export const useSetLinkedPartners = () => useAct('partners.setLinkedPartners')

const isOf =
  (company_id: number) =>
  ({ queryKey: [, asked] }: { queryKey: readonly unknown[] }) =>
    (asked as { input?: { company_id?: unknown } } | undefined)?.input?.company_id === company_id

/** Leads on from a company that is no more: nothing asks for it again, and « Back » does not lead to its page. */
const useLeave = () => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async (company_id: number, to: string) => {
    // The dialog that asked stands there still, with what was typed in it.
    await navigate({ to, replace: true, ignoreBlocker: true })
    queries.removeQueries({ predicate: isOf(company_id) })
  }
}
export const useDeletePartner = () => {
  const leave = useLeave()
  return useAct('partners.deletePartner', {
    evenIfRefused: true,
    leave: (_, { company_id }) => leave(Number(company_id), paths.partners()),
  })
}
/** It leads to the company that stays. */
export const useMergePartner = () => {
  const leave = useLeave()
  return useAct('partners.mergePartner', {
    leave: ({ data: { id } }, { company_id }) => leave(Number(company_id), paths.partner(id)),
  })
}
export const useSetQuota = () => useAct('passports.setQuota')
export const useRemoveQuota = () => useAct('passports.removeQuota')
