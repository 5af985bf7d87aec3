import type { StudyProposals } from '@logis/contract/studies'
import { longestText, readText } from '@logis/contract/studies.rules'
import type { Element } from '#platform/xmlElements.ts'

/** What a study says beside its envelope, as it stands in the file. */
export type Facts = { offices: Element[]; operation: Element | undefined }
export const emptyFacts = (): Facts => ({ offices: [], operation: undefined })

/**
 * What a study could fill in for the people of the project: proposed, and never written unasked. The office of the
 * energy study goes before that of the environmental one.
 */
export const proposalsOf = ({ offices, operation }: Facts): StudyProposals => {
  const office = offices.find(({ attributes }) => attributes['ref'] !== '2') ?? offices[0]
  return {
    office: office ? { name: textOf(office, 'nom'), siret: siretOf(office), company: null } : null,
    permit_number: operation ? permitOf(operation) : null,
    delivery_date: operation ? dayOf(operation, 'date_livraison') : null,
    address: operation ? addressOf(operation.children['adresse']) : null,
  }
}

/** A proposal that is too long for any field is none. */
const textOf = (element: Element | undefined, name: string) => {
  const text = readText(element?.children[name]?.text)
  return text && text.length <= longestText ? text : null
}

const siretOf = (office: Element) => {
  const digits = (textOf(office, 'SIRET') ?? textOf(office, 'siret') ?? '').replace(/\s/g, '')
  return /^\d{14}$/.test(digits) ? digits : null
}

/** Software writes "en cours" where there is no number yet. */
const permitOf = (operation: Element) => {
  const number = textOf(operation, 'num_permis')
  return number && /\d/.test(number) ? number : null
}

const dayOf = (operation: Element, name: string) => {
  const day = textOf(operation, name)?.slice(0, 10) ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? day : null
}

const addressOf = (address: Element | undefined): StudyProposals['address'] => {
  const [street, zip_code, city] = ['street', 'postcode', 'city'].map((name) => textOf(address, name))
  if (!street || !zip_code || !city) return null
  return { street_number: textOf(address, 'housenumber'), street_name: street, zip_code, city }
}
