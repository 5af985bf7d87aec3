import type { Passport, PassportQuota } from '@logis/contract/passports'
import type { Project, ProjectRow } from '@logis/contract/projects'
import type { Comparison } from '@logis/contract/lists'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCompany } from '../companies/api.ts'
import { useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { saveFile } from '../platform/saveFile.ts'
import type { InputOf } from '../platform/operations.ts'
import { upload } from '../platform/upload.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Passport, PassportQuota, ProjectRow }

/** PTG-22. */
export const useQuota = (company_id: number) =>
  useQuery({ ...orpc.passports.getQuota.queryOptions({ input: { company_id } }), meta: told })

export type PassportSearch = {
  name: string
  contract_number: string
  created_at: string | null
  created_at_symbol: Comparison
  address: string
  zip_code: string
  city: string
}

/** PTG-29: a symbol is sent with its date alone. */
const criteriaOf = ({ created_at, created_at_symbol, ...texts }: PassportSearch) => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  ...(created_at && { created_at, created_at_symbol }),
})

/**
 * PTG-33: ten at a time, newest first, with those of affiliates and of companies that opened themselves. Others who
 * keep interventions have projects, and no gas passports (INT-14).
 */
export const useFoundPassports = (company_id: number, search: PassportSearch | null, page: number) => {
  const type = useCompany(company_id).data?.data.type
  const input = {
    company_id,
    page,
    page_size: 10,
    sort: '-created_at',
    search: { ...(search && criteriaOf(search)), children: 'true', third_parties: 'true' },
  }
  const isAsked = search !== null && type !== undefined
  const ofInstaller = useQuery({
    ...orpc.passports.listPassports.queryOptions({ input }),
    enabled: isAsked && type === 'INSTALLER',
    ...asList,
  })
  const ofOthers = useQuery({
    ...orpc.projects.listProjects.queryOptions({ input }),
    enabled: isAsked && type !== 'INSTALLER',
    ...asList,
  })
  return type === 'INSTALLER' ? ofInstaller : ofOthers
}

/** The company's own, as a list. */
export const usePassports = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.passports.listPassports.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

type New = { input: InputOf<'passports.createPassport'>; key: string; onProgress: (sentBytes: number) => void }

/** PTG-15..17. Sent again under the same key after a lost connection, a passport is counted once. */
export const useCreatePassport = () =>
  useOwnAct('passports.createPassport', {
    mutationFn: ({ input, key, onProgress }: New) => upload('passports.createPassport', input, { onProgress, key }),
    inBackground: true,
  })

/** PTG-20. */
export const useDownloadSheet = () =>
  useMutation({
    mutationFn: ({ id: residence_id, fileName: name }: Pick<Project, 'id'> & { fileName: string }) =>
      client.invitations.downloadCredentials({ residence_id, type: 'PTG', name }),
    onSuccess: (file, { fileName }) => saveFile(file, fileName),
  })
