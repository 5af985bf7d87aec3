import { addressFields, zipPatterns } from '@logis/contract/addresses.rules'
import { useTranslation } from '../ui/texts.ts'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { addressLine, hasAddress, type AddressValues } from './address.ts'
import { useFindsAddresses } from '../platform/links.ts'

type Rule = (value: unknown, values: AddressValues) => string | null
type Part = keyof typeof addressFields

/**
 * PROF-07, PROF-12, PROF-15, PROF-16: what an address must be, for the `validate` of the form that holds it. An
 * `optional` one is all there, or not at all.
 */
export function useAddressRules({ optional = false } = {}) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const finds = useFindsAddresses()
  const isByHand = ({ by_hand }: AddressValues) => by_hand ?? !finds
  const isWanted = (values: AddressValues) => !optional || hasAddress(values)
  const zip: Rule = (value, { country_code }) => {
    if (country_code === 'FR') return rules.text({ ...addressFields.zip_code, required: false })(value)
    const typed = String(value).trim()
    return typed === '' || zipPatterns[country_code].test(typed) ? null : t('addresses.foreignZip')
  }
  const part =
    (name: Part): Rule =>
    (value, values) => {
      const { max, required } = { required: false, ...addressFields[name] }
      const text = rules.text({ max: name === 'zip_code' ? 10 : max })
      const isRequired = required && isWanted(values)
      return allOf(
        ...(isRequired ? [rules.required] : []),
        (typed) => (name === 'zip_code' ? zip(typed, values) : null),
        text,
      )(value)
    }
  const written = {
    street_number: part('street_number'),
    street_name: part('street_name'),
    zip_code: part('zip_code'),
    city: part('city'),
  }
  const byHand =
    (rule: Rule): Rule =>
    (value, values) =>
      isByHand(values) ? rule(value, values) : null
  const searched: Rule = (value, values) => {
    if (isByHand(values)) return null
    const typed = String(value).trim()
    if (typed === '') return isWanted(values) ? rules.required(typed) : null
    if (typed !== addressLine(values)) return t('addresses.mustBeSelected')
    const lacks = Object.entries(written).some(([name, rule]) => rule(values[name as Part], values) !== null)
    return lacks ? t('addresses.lacksParts') : null
  }
  return {
    searched,
    street_number: byHand(written.street_number),
    street_name: byHand(written.street_name),
    zip_code: byHand(written.zip_code),
    city: byHand(written.city),
    extra_infos: part('extra_infos'),
  }
}
