import type { TextField } from './http.rules.ts'

/** What is said of a contact (CON-08, CON-12). */
export const contactFields = {
  name: { max: 200, required: true },
  company_name: { max: 200 },
  website_url: { max: 500 },
  notes: { max: 2000 },
} as const satisfies Record<string, TextField>

/** A number is dialled as it is written; it has no form. */
export const phoneField = { max: 40, required: true } as const satisfies TextField

/** How many e-mails a contact may have, and how many phones. */
export const entriesMax = 10
/** How many trades a contact may have. */
export const jobsMax = 20
/** How many contacts one import brings, and how long its file may be. */
export const importMax = 500
export const importCharacters = 1_000_000

type AddressParts = { street_name?: string | null; zip_code?: string | null; city?: string | null }
const placing = ['street_name', 'zip_code', 'city'] as const

/** CON-13, D2-G04: whether an address was begun. A number or a complement alone is none. */
export const isAddressBegun = (address: AddressParts): boolean => placing.some((part) => address[part]?.trim())
/** CON-13: whether what was begun has its street, its zip code and its city. */
export const isAddressWhole = (address: AddressParts): boolean => placing.every((part) => address[part]?.trim())

/** What two ways of writing one phone number share: `+33 6 12 34 56 78` and `06.12.34.56.78`. Null for what is too short to tell. */
export const phoneKey = (phone: string): string | null => {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 9 ? null : digits.slice(-9)
}

type Job = { id: number }
type WithJobs<J extends Job = Job> = { id: number; jobs: readonly J[] }

/** CON-20: the contacts that may still be linked, each with the trades that it is not linked by yet. */
export const linkable = <J extends Job, C extends WithJobs<J>>(
  contacts: readonly C[],
  linked: readonly WithJobs[],
): (C & { jobs: J[] })[] => {
  const taken = new Map(linked.map(({ id, jobs }) => [id, new Set(jobs.map((job) => job.id))]))
  return contacts
    .map((contact) => ({ ...contact, jobs: contact.jobs.filter(({ id }) => !taken.get(contact.id)?.has(id)) }))
    .filter(({ jobs }) => jobs.length > 0)
}
