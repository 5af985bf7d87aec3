import type { ContactInformation } from '@logis/contract/addresses'
import { sql, type RawBuilder } from 'kysely'

/** The contact information behind an id, as the contract shapes it; for a select list. */
export const contactJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation> => sql<ContactInformation>`(
  select json_build_object(
    'public_name', ci.public_name, 'website_url', ci.website_url, 'notes', ci.notes,
    'addresses', ${addressesJson(sql`ci.id`)}, 'emails', ${emailsJson(sql`ci.id`)},
    'phones', (select coalesce(json_agg(json_build_object('phone_number', p.phone_number, 'label', p.label) order by p.position), '[]')
                 from phones p where p.contact_information_id = ci.id))
  from contact_informations ci where ci.id = ${id})`

export const addressesJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation['addresses']> => sql`(
  select coalesce(json_agg(json_build_object(
    'street_number', a.street_number, 'street_name', a.street_name, 'zip_code', a.zip_code, 'city', a.city, 'region', a.region,
    'country_code', a.country_code, 'country_name', a.country_name, 'extra_infos', a.extra_infos,
    'latitude', a.latitude, 'longitude', a.longitude) order by a.position), '[]')
  from addresses a where a.contact_information_id = ${id})`

export const emailsJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation['emails']> => sql`(
  select coalesce(json_agg(json_build_object('email', e.email, 'label', e.label) order by e.position), '[]')
  from emails e where e.contact_information_id = ${id})`
