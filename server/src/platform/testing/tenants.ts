import { randomBytes } from 'node:crypto'
import { db } from '../db.ts'
import { as, type Client } from './client.ts'
import { acceptTerms, moveIn } from './people.ts'
import { world } from './world.ts'

export const building = 'Résidence Les Tilleuls'
/** A flat of Habitat Rivages, by its number. */
export const flatOf = async (number: string): Promise<number> =>
  (await world.flats(building)).find(({ name }) => name === `Appartement ${number}`)!.id

/** Someone with an account, who has accepted the terms. */
export const newcomer = async (first_name = 'Inès', last_name = 'Garnier') => {
  const username = `${randomBytes(4).toString('hex')}@foyer.example`
  const { id } = await db
    .insertInto('users')
    .values({ username, email: username, first_name, last_name, email_validated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await acceptTerms(id)
  return { id, username }
}
/** Someone who rents this home. */
export const newTenant = async (residenceId: number, first_name?: string, last_name?: string) => {
  const person = await newcomer(first_name, last_name)
  await moveIn(person.username, residenceId)
  return { ...person, client: (): Promise<Client> => as(person.username, 'resident') }
}
/** Someone who asks for access to this home. */
export const newRequest = async (residence_id: number, role_code: 'OWNER' | 'TENANT' = 'TENANT') => {
  const person = await newcomer()
  const { id } = await db
    .insertInto('access_requests')
    .values({ residence_id, user_id: person.id, role_code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { request_id: id, residence_id, user_id: person.id, username: person.username }
}

export const statusOf = async (id: number) =>
  (await db.selectFrom('access_requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
export const roleIn = async (residence_id: number, user_id: number) =>
  (
    await db
      .selectFrom('residence_users')
      .select('role_code')
      .where('residence_id', '=', residence_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst()
  )?.role_code ?? null
export const activationOf = async (id: number) =>
  (await db.selectFrom('residences').select('activation_date').where('id', '=', id).executeTakeFirstOrThrow())
    .activation_date

/** While it lasts, a company has no account that owns its homes. */
export const withoutOwner = async <T>(company: string, work: () => Promise<T>): Promise<T> => {
  const id = await world.company(company)
  const { owner_user_id } = await db
    .selectFrom('companies')
    .select('owner_user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.updateTable('companies').set({ owner_user_id: null }).where('id', '=', id).execute()
  try {
    return await work()
  } finally {
    await db.updateTable('companies').set({ owner_user_id }).where('id', '=', id).execute()
  }
}
