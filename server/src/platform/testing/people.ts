import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { db } from '../db.ts'
import { as, type Client } from './client.ts'
import { world } from './world.ts'

/** Lets someone into a home, whatever the demo world made of them. */
export const moveIn = async (username: string, residenceId: number, role_code: 'OWNER' | 'TENANT' = 'TENANT') => {
  const user_id = await world.user(username)
  await db
    .insertInto('residence_users')
    .values({ residence_id: residenceId, user_id, role_code })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await acceptTerms(user_id)
}

export const acceptTerms = async (user_id: number) => {
  const { id } = await db
    .selectFrom('terms_versions')
    .select('id')
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_terms_acceptances')
    .values({ user_id, terms_version_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lets the staff of a company read the projects of another: a third-party access. */
export const authorise = async (owner: string, guest: string) => {
  const [company_id, authorized_company_id] = [await world.company(owner), await world.company(guest)]
  await db
    .insertInto('resource_accesses')
    .values({ company_id, authorized_company_id, resource_type: 'Company', resource_id: company_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Someone who has come to work for a company. */
export const newColleague = async (company: string) => {
  const username = `${randomBytes(4).toString('hex')}@equipe.example`
  const { id: user_id } = await db
    .insertInto('users')
    .values({ username, email: username, first_name: 'Nadia', last_name: 'Ferrand', email_validated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const company_id = await world.company(company)
  await db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_MEMBER' }).execute()
  await acceptTerms(user_id)
  return { user_id, username, client: (): Promise<Client> => as(username) }
}

/** Somebody who has proven that they read an address, and may close their account. */
export const newResident = async (username: string) => {
  const { id: user_id } = await db
    .insertInto('users')
    .values({ username, email: username, first_name: 'Odile', last_name: 'Garnier', email_validated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await acceptTerms(user_id)
  const client = await as(username, 'resident')
  return { user_id, username, client, close: () => client.call('accounts.deleteUser', { user_id }) }
}

/** Somebody whom nobody knows yet, who owns a home. */
export const newOwner = async (residenceId: number) => {
  const owner = await newResident(`${randomBytes(4).toString('hex')}@foyer.example`)
  await moveIn(owner.username, residenceId, 'OWNER')
  return owner
}

/** Somebody activates a home by its code. */
export const activateHome = async (client: Client, residenceId: number) => {
  const { residence_code: activation_code } = await db
    .selectFrom('residences')
    .select('residence_code')
    .where('id', '=', residenceId)
    .executeTakeFirstOrThrow()
  expect((await client.call('residents.activateByCode', { activation_code })).status).toBe(200)
}
