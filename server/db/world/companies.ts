import type { Tx } from '#platform/db.ts'
import { companies, people } from './people.ts'

/** The companies, parents first, with their addresses and staff. Answers their ids by name. */
export const seedCompanies = async (tx: Tx, users: Map<string, number>): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const { name, type, parent, city } of companies) {
    const contact_information_id = await contactOf(tx, name, city)
    const { id } = await tx
      .insertInto('companies')
      .values({ name, type, parent_id: parent ? ids.get(parent)! : null, contact_information_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(name, id)
  }
  const staff = people.flatMap(({ username, company, role }) =>
    company && role ? [{ user_id: users.get(username)!, company_id: ids.get(company)!, role, is_primary: true }] : [],
  )
  await tx.insertInto('user_role_companies').values(staff).execute()
  await seedSubscriptions(tx, ids)
  await tx
    .updateTable('companies')
    .set({ owner_user_id: users.get('patrimoine@rivages.example')! })
    .where('id', '=', ids.get('Habitat Rivages')!)
    .execute()
  return ids
}

const contactOf = async (
  tx: Tx,
  name: string,
  [zip_code, city, street_name, street_number]: [string, string, string, string],
) => {
  const domain = name
    .normalize('NFD')
    .replace(/\p{M}|[^a-zA-Z]/gu, '')
    .toLowerCase()
  const { id } = await tx
    .insertInto('contact_informations')
    .values({ public_name: name, website_url: `https://${domain}.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('addresses')
    .values({ contact_information_id: id, street_number, street_name, zip_code, city })
    .execute()
  await tx
    .insertInto('emails')
    .values({ contact_information_id: id, email: `contact@${domain}.example` })
    .execute()
  await tx.insertInto('phones').values({ contact_information_id: id, phone_number: '02 40 00 00 00' }).execute()
  return id
}

const offers: Record<string, string> = {
  'Maisons Clairière': 'MSL_PREMIUM',
  'Habitat Rivages': 'MSL_GESTIONCIL',
  'Rénov’Est': 'MSL_PREMIUM',
  'Promotion Belvédère': 'MSL_CILCOMPLET',
  'Bâtir Ouest': 'MSL_PREMIUM',
}

/** The offer that each company's new projects come with. */
const seedSubscriptions = (tx: Tx, ids: Map<string, number>) =>
  tx
    .insertInto('company_subscriptions')
    .values(
      Object.entries(offers).map(([name, code]) => ({ company_id: ids.get(name)!, code, starts_on: '2025-01-01' })),
    )
    .execute()
