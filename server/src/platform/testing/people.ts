import { db } from '../db.ts'
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
