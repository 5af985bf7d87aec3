import type { ContactInformation } from '@logis/contract/addresses'
import type { ProfileInput } from '@logis/contract/companies.profile'
import { sql, type RawBuilder } from 'kysely'
import { countryNames } from './countries.ts'
import type { Tx } from './db.ts'

/** An address stored without the name of its country is told with it, so that no client must know country codes. */
const countryName = sql`coalesce(country_name, case country_code ${sql.join(
  Object.entries(countryNames).map(([code, name]) => sql`when ${sql.lit(code)} then ${sql.lit(name)}`),
  sql` `,
)} end)`

/** The contact information behind an id, as the contract shapes it; for a select list. */
export const contactJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation> => sql<ContactInformation>`(
  select json_build_object(
    'public_name', ci.public_name, 'website_url', ci.website_url, 'notes', ci.notes,
    'addresses', ${addressesJson(sql`ci.id`)}, 'emails', ${emailsJson(sql`ci.id`)},
    'phones', ${phonesJson(sql`ci.id`)})
  from contact_informations ci where ci.id = ${id})`

export const addressesJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation['addresses']> => sql`(
  select coalesce(json_agg(a), '[]') from (
    select street_number, street_name, zip_code, city, region, country_code, ${countryName} as country_name, extra_infos, latitude, longitude
    from addresses where contact_information_id = ${id} order by position) a)`

export const emailsJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation['emails']> => sql`(
  select coalesce(json_agg(e), '[]') from (
    select email, label from emails where contact_information_id = ${id} order by position) e)`

export const phonesJson = (id: RawBuilder<unknown>): RawBuilder<ContactInformation['phones']> => sql`(
  select coalesce(json_agg(p), '[]') from (
    select phone_number, label from phones where contact_information_id = ${id} order by position) p)`

/** A new one, empty. */
export const insertContact = async (tx: Tx): Promise<number> =>
  (await tx.insertInto('contact_informations').defaultValues().returning('id').executeTakeFirstOrThrow()).id

/** Those that nothing refers to any more; their lists go with them. */
export const deleteContacts = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .deleteFrom('contact_informations')
    .where('id', 'in', [...ids])
    .execute()
}

/** As many new ones, each with the addresses of another. */
export const insertContactsLike = async (tx: Tx, model: number, count: number): Promise<number[]> => {
  const made = await tx
    .insertInto('contact_informations')
    .values(Array.from({ length: count }, () => ({ public_name: null })))
    .returning('id')
    .execute()
  const ids = made.map(({ id }) => id)
  await sql`
    insert into addresses (contact_information_id, position, street_number, street_name, zip_code, city, region, country_code, country_name, extra_infos, latitude, longitude)
    select c.id, a.position, a.street_number, a.street_name, a.zip_code, a.city, a.region, a.country_code, a.country_name, a.extra_infos, a.latitude, a.longitude
    from unnest(${ids}::bigint[]) c(id) cross join addresses a where a.contact_information_id = ${model}`.execute(tx)
  return ids
}

type ContactLists = Pick<ProfileInput, 'emails' | 'phones'> & {
  addresses: (Omit<ProfileInput['addresses'][number], 'country_code'> & { country_code: string })[]
}

/** Replaces addresses, e-mails and phones. Two equal e-mails count as one. */
export const replaceContact = async (tx: Tx, id: number, contact: ContactLists): Promise<void> => {
  for (const table of ['addresses', 'emails', 'phones'] as const)
    await tx.deleteFrom(table).where('contact_information_id', '=', id).execute()
  const owned = <T extends object>(rows: T[]) =>
    rows.map((row, position) => ({ ...row, contact_information_id: id, position }))
  const distinct = contact.emails.filter(
    (own, i, all) => all.findIndex(({ email }) => email.toLowerCase() === own.email.toLowerCase()) === i,
  )
  const addresses = contact.addresses.map((address) => ({
    ...address,
    latitude: address.latitude ?? null,
    longitude: address.longitude ?? null,
  }))
  if (addresses.length > 0) await tx.insertInto('addresses').values(owned(addresses)).execute()
  if (distinct.length > 0) await tx.insertInto('emails').values(owned(distinct)).execute()
  if (contact.phones.length > 0) await tx.insertInto('phones').values(owned(contact.phones)).execute()
  await tx
    .updateTable('contact_informations')
    .set({ updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** As many new ones as there are contacts, each with its own lists; two equal e-mails count as one. */
export const insertContactsOf = async (tx: Tx, contacts: readonly ContactLists[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into contact_informations (public_name) select null from generate_series(1, ${contacts.length}::int) returning id`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  const owned = contacts.map(({ addresses, emails, phones }, index) => ({ id: ids[index], addresses, emails, phones }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(owned)}::jsonb) as c (id bigint, addresses jsonb, emails jsonb, phones jsonb)`
  const each = (list: 'addresses' | 'emails' | 'phones') =>
    sql`${given} cross join jsonb_array_elements(c.${sql.ref(list)}) with ordinality as e (value, place)`
  await sql`
    insert into addresses (contact_information_id, position, street_number, street_name, zip_code, city, region, country_code, country_name, extra_infos, latitude, longitude)
    select c.id, e.place - 1, a.street_number, a.street_name, a.zip_code, a.city, a.region, coalesce(a.country_code, 'FR'), a.country_name, a.extra_infos, a.latitude, a.longitude
    from ${each('addresses')} cross join jsonb_to_record(e.value) as a (street_number text, street_name text, zip_code text, city text,
      region text, country_code text, country_name text, extra_infos text, latitude numeric, longitude numeric)`.execute(
    tx,
  )
  await sql`
    insert into emails (contact_information_id, position, email, label)
    select c.id, e.place - 1, e.value ->> 'email', e.value ->> 'label' from ${each('emails')}
    on conflict (contact_information_id, email) do nothing`.execute(tx)
  await sql`
    insert into phones (contact_information_id, position, phone_number, label)
    select c.id, e.place - 1, e.value ->> 'phone_number', e.value ->> 'label' from ${each('phones')}`.execute(tx)
  return ids
}

/** What is said beside the lists: a public name, a site, a note. */
export const setContactTexts = (
  tx: Tx,
  id: number,
  texts: Pick<ContactInformation, 'public_name' | 'website_url' | 'notes'>,
) => tx.updateTable('contact_informations').set(texts).where('id', '=', id).execute()
