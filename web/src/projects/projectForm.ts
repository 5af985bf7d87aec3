import type { Address } from '@logis/contract/addresses'
import { useFieldRules, allOf } from '../ui/fieldRules.ts'
import type { Project } from './api.ts'

/** What both project forms ask, as it stands on the screen: text, empty when there is none. */
export type ProjectValues = {
  name: string
  contract_number: string
  email: string
  street_number: string
  street_name: string
  extra_infos: string
  zip_code: string
  city: string
}

export const noProject: ProjectValues = {
  name: '',
  contract_number: '',
  email: '',
  street_number: '',
  street_name: '',
  extra_infos: '',
  zip_code: '',
  city: '',
}

export const valuesOf = ({ name, contract_number, contact_information }: Project): ProjectValues => {
  const address = contact_information.addresses[0]
  return {
    name,
    contract_number: contract_number ?? '',
    email: contact_information.emails[0]?.email ?? '',
    street_number: address?.street_number ?? '',
    street_name: address?.street_name ?? '',
    extra_infos: address?.extra_infos ?? '',
    zip_code: address?.zip_code ?? '',
    city: address?.city ?? '',
  }
}

/** PRJ-34..36. */
export function useProjectRules() {
  const rules = useFieldRules()
  return {
    name: allOf(rules.required, rules.maxLength(200)),
    contract_number: rules.maxLength(100),
    email: rules.email,
    street_number: rules.maxLength(20),
    street_name: allOf(rules.required, rules.maxLength(200)),
    extra_infos: rules.maxLength(200),
    zip_code: allOf(rules.required, rules.zip),
    city: allOf(rules.required, rules.maxLength(120)),
  }
}

const trimmed = <T extends Record<string, string>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as T

const placeOf = ({ street_number, street_name, zip_code, city }: ProjectValues) =>
  [street_number, street_name, zip_code, city].join('\n')

/** PRJ-37. The position and the region belong to the address they were found for. */
export const addressOf = (values: ProjectValues, before?: Address) => {
  const { street_number, street_name, extra_infos, zip_code, city } = trimmed(values)
  const same = before && placeOf(trimmed(values)) === placeOf({ ...values, ...textsOf(before) })
  return {
    street_number,
    street_name,
    extra_infos,
    zip_code,
    city,
    country_code: 'FR' as const,
    ...(same && { region: before.region, latitude: before.latitude, longitude: before.longitude }),
  }
}

const textsOf = ({ street_number, street_name, zip_code, city }: Address) => ({
  street_number: street_number ?? '',
  street_name,
  zip_code,
  city,
})
