import type { Contact } from '@logis/contract/contacts'
import type { CareTask } from './api.ts'

/** Dials: the digits, and the sign of another country. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The trades that look after a boiler, the nearest first. */
const keepers = ['heating', 'plumber']

/** Whom to call for what is due; nobody, where no trade of theirs fits. */
export const whoKeeps = ({ device }: CareTask, contacts: readonly Contact[]) => {
  if (!device.is_boiler) return null
  const reachable = contacts.filter(({ phones }) => phones.length > 0)
  for (const code of keepers) {
    const contact = reachable.find(({ jobs }) => jobs.some((job) => job.code === code))
    if (contact) return { contact, phone: contact.phones[0]!.phone_number }
  }
  return null
}
