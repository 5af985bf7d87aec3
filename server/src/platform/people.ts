import { sql, type SqlBool } from 'kysely'

/** What an account `u` is called and signs in with, as the index of people's names has it (`users_search_trgm`). */
export const called = sql`f_norm(u.username::text||' '||coalesce(u.first_name,'')||' '||coalesce(u.last_name,''))`

/** What an account is called wherever a person is named: by their name, or by what they sign in with where they gave none. */
export const personName = (user = 'u') => {
  const [first, last, username] = ['first_name', 'last_name', 'username'].map((column) => sql.ref(`${user}.${column}`))
  return sql<string>`coalesce(nullif(btrim(concat_ws(' ', ${first}, ${last})), ''), ${username}::text)`
}

/** The account is none that a machine calls by. */
export const isNoMachine = (user = 'u') => sql<SqlBool>`not exists (
  select from access_tokens t where t.user_id = ${sql.ref(`${user}.id`)} and t.scope = 'machine')`

/** The account `u` is a living one, and no machine's. */
export const isPerson = sql<SqlBool>`u.deleted_at is null and ${isNoMachine()}`
