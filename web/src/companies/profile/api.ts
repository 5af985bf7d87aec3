import type { ContactInformation } from '@logis/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../../platform/acts.ts'
import { client, orpc } from '../../platform/client.ts'
import type { InputOf } from '../../platform/operations.ts'
import { reducePhoto } from '../../platform/photo.ts'
import { told } from '../../platform/told.ts'
import { upload } from '../../platform/upload.ts'
import { profileInputOf, profileValuesOf } from './profileForm.ts'

/** PROF-03. */
export const useCompanyContact = (company_id: number) =>
  useQuery({ ...orpc.companies.getCompanyContact.queryOptions({ input: { company_id } }), meta: told })

type Saving = {
  company_id: number
  /** What was changed of what the company tells. */
  contact: Partial<ReturnType<typeof profileInputOf>>
  /** PROF-04: of the company itself, where that changed. */
  sheet: InputOf<'companies.updateCompany'> | null
}

/**
 * The sheet first: what is refused of it leaves the rest as it was. Sent again, nothing is done twice. What the company
 * tells is sent as a whole (PROF-03), of what stands there now and beside it: a colleague may have changed the rest since, and
 * may be doing so at this moment.
 */
export const useSaveProfile = () =>
  // The name of the company is among it, and is saved also where what follows is refused.
  useOwnAct('companies.updateCompany', {
    evenIfRefused: true,
    mutationFn: async ({ company_id, contact, sheet }: Saving): Promise<{ data: ContactInformation }> => {
      if (sheet) await client.companies.updateCompany(sheet)
      const now = await client.companies.getCompanyContact({ company_id })
      if (Object.keys(contact).length === 0) return now
      const kept = profileInputOf(now.data, profileValuesOf(now.data))
      return client.companies.setCompanyContact({ company_id, ...kept, ...contact, before: kept })
    },
  })

/** PROF-09. A photo travels small; it is sent whole, or not at all. */
export const useSetPicture = (company_id: number) =>
  useOwnAct('companies.setCompanyPicture', {
    mutationFn: async (chosen: File) => {
      const file = await reducePhoto(chosen)
      return upload('companies.setCompanyPicture', { company_id, file, name: file.name })
    },
  })

export const useRemovePicture = () => useAct('companies.removeCompanyPicture')
