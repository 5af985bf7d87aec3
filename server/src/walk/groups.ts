import { everyone, type Person } from './people.ts'
import { subjects } from './subjects.ts'

const manager: Person[] = ['marie', 'paul', 'lea']
export const readers: Person[] = [...manager, 'hugo', 'admin', 'support']
export const withThirdParty: Person[] = [...readers, 'nora']
export const writers: Person[] = ['marie', 'paul', 'hugo', 'admin']
export const cannotWrite: Person[] = ['lea', 'support']
export const staff = everyone.filter((person) => !['claire', 'tom', 'alice'].includes(person))

/** A house, for the company that the person acts for: a third party acts for its own. */
export const where = async (person?: Person) => {
  const { company_id, residence_id } = await subjects.house()
  return { company_id: person === 'nora' ? await subjects.noras() : company_id, residence_id }
}
export const ofHouse = async () => ({ residence_id: (await subjects.house()).residence_id })
export const address = { street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }
export const onDocument = async () => {
  const { residence_id } = await subjects.house()
  return { document_id: await subjects.document(residence_id) }
}
export const onFolder = async () => {
  const { residence_id } = await subjects.house()
  return { folder_id: await subjects.folder(residence_id) }
}
