import type { ContactInformation } from '@logis/contract/addresses'
import { sql, type RawBuilder } from 'kysely'

/** The contact information behind an id, as the contract shapes it; for a select list. */
export const contactJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation> => sql<ContactInformation>`(
  select json_build_object(
    'public_name', ci.public_name, 'website_url', ci.website_url, 'notes', ci.notes,
    'addresses', ${addressesJson(sql`ci.id`)}, 'emails', ${emailsJson(sql`ci.id`)},
    'phones', (select coalesce(json_agg(p), '[]') from (
      select phone_number, label from phones where contact_information_id = ci.id order by position) p))
  from contact_informations ci where ci.id = ${id})`

export const addressesJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation['addresses']> => sql`(
  select coalesce(json_agg(a), '[]') from (
    select street_number, street_name, zip_code, city, region, country_code, country_name, extra_infos, latitude, longitude
    from addresses where contact_information_id = ${id} order by position) a)`

export const emailsJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation['emails']> => sql`(
  select coalesce(json_agg(e), '[]') from (
    select email, label from emails where contact_information_id = ${id} order by position) e)`
