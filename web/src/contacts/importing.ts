import { oldEncodingOf } from '@logis/contract/cells.rules'
import { readContacts, type ReadContact, type ReadFile } from '@logis/contract/contacts.files.rules'
import { importCharacters } from '@logis/contract/contacts.rules'

/** What was found in a file, or why nothing was. */
export type Found = { file: ReadFile } | { fault: 'unreadable' | 'tooLong' | 'nothing' }

/** In UTF-8, or as a Windows or a Mac of old wrote it. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(oldEncodingOf(new Uint8Array(bytes))).decode(bytes)
  }
}

/** Reads a file of contacts here, without sending it. */
export const readFile = async (file: File): Promise<Found> => {
  if (file.size > 2 * importCharacters) return { fault: 'tooLong' }
  const text = textOf(await file.arrayBuffer())
  if (text.length > importCharacters) return { fault: 'tooLong' }
  const found = readContacts(text)
  if (!found) return { fault: 'unreadable' }
  return found.contacts.length > 0 ? { file: found } : { fault: 'nothing' }
}

/** What is sent of a contact that was read, by the trades that it is given. */
export const inputOf = (read: ReadContact, jobs: readonly number[]) => ({
  name: read.name,
  company_name: read.company_name || null,
  jobs: jobs.map((id) => ({ id })),
  emails: read.emails.map((email) => ({ email })),
  phones: read.phones.map((phone_number) => ({ phone_number })),
  addresses: read.address ? [read.address] : [],
  website_url: read.website_url || null,
  notes: read.notes || null,
})
