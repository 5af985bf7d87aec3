import { contactList, projectContactList } from '@logis/contract/contacts.lists'
import { tableSearch } from '../ui/tableSearch.ts'

export const contactTable = tableSearch(contactList)
/** In the address beside the lists of the project's other cards. */
export const projectContactTable = tableSearch(projectContactList, { prefix: 'contact.' })
