import type { ContactInformation } from '@logis/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../../platform/acts.ts'
import { client, orpc } from '../../platform/client.ts'
import type { InputOf } from '../../platform/operations.ts'
import { reducePhoto } from '../../platform/photo.ts'
import { told } from '../../platform/told.ts'
import { upload } from '../../platform/upload.ts'

/** PROF-03. */
export const useCompanyContact = (company_id: number) =>
  useQuery({ ...orpc.companies.getCompanyContact.queryOptions({ input: { company_id } }), meta: told })

type Saving = {
  contact: InputOf<'companies.setCompanyContact'>
  /** PROF-04: of the company itself, where that changed. */
  sheet: InputOf<'companies.updateCompany'> | null
}

/** The sheet first: what is refused of it leaves the rest as it was. Sent again, nothing is done twice. */
export const useSaveProfile = () =>
  useOwnAct('companies.setCompanyContact', {
    mutationFn: async ({ contact, sheet }: Saving): Promise<{ data: ContactInformation }> => {
      if (sheet) await client.companies.updateCompany(sheet)
      return client.companies.setCompanyContact(contact)
    },
  })

/** PROF-09. A photo travels small; it is sent whole, or not at all. */
export const useSetPicture = (company_id: number) =>
  useOwnAct('companies.setCompanyPicture', {
    mutationFn: async (chosen: File) => {
      const file = await reducePhoto(chosen)
      const sending = { signal: new AbortController().signal, onProgress: () => {} }
      return upload('companies.setCompanyPicture', { company_id, file, name: file.name }, sending)
    },
  })

export const useRemovePicture = () => useAct('companies.removeCompanyPicture')
