import { isDeepStrictEqual } from 'node:util'
import type { ContactInformation } from '@logis/contract/addresses'
import type { ProfileInput } from '@logis/contract/companies.profile'
import { replaceContact, setContactTexts } from '#platform/contactInformation.ts'
import { db } from '#platform/db.ts'
import { receiveFile } from '#platform/files.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { changesBetween, deleted } from '#platform/journal.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { keepPicture } from '#platform/pictures/thumbnails.ts'
import { toPicture } from '#platform/pictures.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { onCompany } from '../telling/rules.ts'
import * as sql from './sql.ts'

/** PROF-03. */
export const getContact = async (scope: CompanyScope): Promise<ContactInformation> =>
  (await sql.readContact(db, scope)) ?? refuse('COMPANY_NOT_FOUND')

/** `before`: what whoever writes this saw of it; without it all of it takes the place of what is there. */
type Wanted = ProfileInput & { before?: ProfileInput | undefined }

/** PROF-03. What was not changed of what was seen stays as it is by now. */
export const setContact = (scope: CompanyScope, { before: seen, ...wanted }: Wanted) =>
  onCompany(scope, async (tx, tell) => {
    const { contact_information_id: id } = (await sql.lockSheet(tx, scope)) ?? refuse('COMPANY_NOT_FOUND')
    const before = (await sql.readContact(tx, scope)) ?? refuse('COMPANY_NOT_FOUND')
    const isKept = (field: keyof ProfileInput) => seen !== undefined && isDeepStrictEqual(wanted[field], seen[field])
    const pick = <F extends keyof ProfileInput>(field: F) => (isKept(field) ? before[field] : wanted[field])
    const [addresses, emails, phones] = [pick('addresses'), pick('emails'), pick('phones')]
    await replaceContact(tx, id, { addresses, emails, phones })
    const [public_name, website_url, notes] = [pick('public_name'), pick('website_url'), pick('notes')]
    await setContactTexts(tx, id, { public_name, website_url, notes })
    const after = (await sql.readContact(tx, scope)) ?? refuse('COMPANY_NOT_FOUND')
    await tell({ changes: changesBetween(before, after) })
    return after
  })

/** PROF-08, PROF-09. Redrawn before it is kept; the one it replaces goes once nothing refers to it. */
export const setPicture = async (scope: CompanyScope, sent: Buffer): Promise<{ picture_path: string }> => {
  const picture = await toPicture(sent, scope.actor.userId)
  const file = await receiveFile([picture])
  const fileId = await orRemoved([{ file }], () =>
    onCompany(scope, async (tx, tell) => {
      const { picture_file_id } = (await sql.lockSheet(tx, scope)) ?? refuse('COMPANY_NOT_FOUND')
      const id = await keepPicture(tx, file)
      await sql.setPicture(tx, scope, id)
      await tell({ changes: changesBetween({ picture: picture_file_id }, { picture: id }) })
      return id
    }),
  )
  return { picture_path: (await picturePaths())(fileId) ?? '' }
}

/** PROF-09. */
export const removePicture = (scope: CompanyScope): Promise<void> =>
  onCompany(scope, async (tx, tell) => {
    const { picture_file_id: picture } = (await sql.lockSheet(tx, scope)) ?? refuse('COMPANY_NOT_FOUND')
    if (picture === null) return
    await sql.setPicture(tx, scope, null)
    await tell({ changes: deleted({ picture }) })
  })
