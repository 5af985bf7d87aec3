import type { Catalogue } from '../catalogue.ts'

/** English texts of addresses, under `addresses.` in the translation resource. */
export const en: Catalogue['addresses'] = {
  title: 'Address',
  street_number: 'Number',
  street_name: 'Street',
  extra_infos: 'Address supplement',
  zip_code: 'Postcode',
  city: 'City',
}
