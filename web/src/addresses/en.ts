import type { Rest } from '../catalogue.rest.ts'

/** English texts of addresses, under `addresses.` in the translation resource. */
export const en: Rest['addresses'] = {
  title: 'Address',
  street_number: 'Number',
  street_name: 'Street',
  extra_infos: 'Address line 2',
  zip_code: 'Postcode',
  city: 'City',
  country_code: 'Country',
  find: 'Find the address',
  example: '14 rue des Lilas, 44300 Nantes',
  found: 'Suggested addresses',
  communes: 'Towns with postcode {{zip}}',
  nothing: 'No address found. Add the postcode, or enter the address by hand.',
  unavailable: 'Address suggestions are not available. Enter the address by hand.',
  byHand: 'Enter the address by hand',
  search: 'Find the address',
  mustBeSelected: 'Choose the address from the suggestions, or enter it by hand.',
  lacksParts: 'Part of this address is missing: enter it by hand to complete it.',
  foreignZip: 'This postcode does not have the format of this country.',
}
