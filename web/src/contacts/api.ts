import type { CompanyContact, Contact, Job } from '@logis/contract/contacts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { CompanyContact, Contact, Job }

/** CON-11. */
export const useJobs = () =>
  useQuery({ ...orpc.contacts.listJobs.queryOptions({ input: {} }), staleTime: 600_000, meta: told })

/** CON-14. */
export const useContacts = (company_id: number, state: TableState) =>
  useQuery({ ...orpc.contacts.listContacts.queryOptions({ input: { company_id, ...listInputOf(state) } }), ...asList })

/** D2-G01: all of them, to choose one. */
export const useAllContacts = (company_id: number) =>
  useQuery({
    ...orpc.contacts.listContacts.queryOptions({ input: { company_id, page: 1, page_size: -1 } }),
    meta: told,
  })

/** CON-15. */
export const useProjectContacts = (residence_id: number, state: TableState) =>
  useQuery({
    ...orpc.contacts.listProjectContacts.queryOptions({ input: { residence_id, ...listInputOf(state) } }),
    ...asList,
  })

/** All that are linked already, to leave them out of a choice. */
export const useLinkedContacts = (residence_id: number) =>
  useQuery({
    ...orpc.contacts.listProjectContacts.queryOptions({ input: { residence_id, page_size: -1 } }),
    meta: told,
  })

/** FLAT-16. Those that every flat of a building has. */
export const useFlatsContacts = (building_id: number) =>
  useQuery({ ...orpc.contacts.listFlatsContacts.queryOptions({ input: { building_id } }), meta: told })

export const useCreateContact = () => useCreation('contacts.createContact')
export const useEditContact = () => useAct('contacts.editContact')
export const useDeleteContact = () => useAct('contacts.deleteContact')
export const useMergeContacts = () => useAct('contacts.mergeContacts')
export const useImportContacts = () => useCreation('contacts.importContacts')

type Reached = { emails: string[]; phones: string[] }
/** Who may be the same as each of these; `except` is the one that is being edited. */
export const useMatches = (company_id: number, contacts: readonly Reached[], except?: number) =>
  useQuery({
    ...orpc.contacts.matchContacts.queryOptions({
      input: { company_id, contacts: [...contacts], ...(except !== undefined && { contact_id: except }) },
    }),
    enabled: contacts.some(({ emails, phones }) => emails.length + phones.length > 0),
    ...asList,
  })

export const useLinkContact = (options: { toasts?: boolean } = {}) =>
  useAct('contacts.linkContact', { evenIfRefused: true, ...options })
export const useLinkFlatsContact = () => useAct('contacts.linkFlatsContact', { evenIfRefused: true })
/** CON-02: a failure is a toast; nothing else stands where the chip was. */
export const useUnlinkJob = () => useAct('contacts.unlinkContact', { evenIfRefused: true, toasts: true })

type Place = { company_id: number; residence_id: number }
/** CON-03: one call for each trade. */
export const useUnlinkContact = () =>
  useOwnAct('contacts.unlinkContact', {
    evenIfRefused: true,
    mutationFn: async ({ contact, ...place }: Place & { contact: Contact }) => {
      for (const job of contact.jobs)
        await client.contacts.unlinkContact({ ...place, contact_id: contact.id, job_id: job.id })
    },
  })

/** The same search and order as the list on the screen, of every page. */
export const useExportContacts = (company_id: number) =>
  useMutation({
    mutationFn: ({ state, format }: { state: TableState; format: 'csv' | 'vcf'; name: string }) => {
      const { search, sort } = listInputOf({ ...state, page: 1 })
      return client.contacts.exportContacts({ company_id, format, search, ...(sort && { sort }) })
    },
    onSuccess: (file, { name, format }) => saveFile(file, `${name}.${format}`),
  })
