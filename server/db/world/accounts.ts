import type { Tx } from '#platform/db.ts'
import { hashPassword } from '#platform/passwords.ts'
import { demoPassword, people } from './people.ts'

/** The people, their roles, and the terms that residents have accepted. Answers their ids by username. */
export const seedAccounts = async (tx: Tx): Promise<Map<string, number>> => {
  const password_hash = await hashPassword(demoPassword)
  const rows = await tx
    .insertInto('users')
    .values(
      people.map(({ username, first_name, last_name }) => ({
        username,
        email: username,
        first_name,
        last_name,
        password_hash,
        email_validated_at: new Date(),
      })),
    )
    .returning(['id', 'username'])
    .execute()
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  const global = people.flatMap(({ username, global: role }) => (role ? [{ user_id: ids.get(username)!, role }] : []))
  await tx.insertInto('user_global_roles').values(global).execute()
  const { id: terms } = await tx.selectFrom('terms_versions').select('id').executeTakeFirstOrThrow()
  const residents = people.filter(({ company, global: role }) => !company && !role)
  await tx
    .insertInto('user_terms_acceptances')
    .values(residents.map(({ username }) => ({ user_id: ids.get(username)!, terms_version_id: terms })))
    .execute()
  return ids
}
