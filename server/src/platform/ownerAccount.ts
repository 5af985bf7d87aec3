import { sql, type SqlBool } from 'kysely'

/**
 * Whether this row of users may own a company's homes: it has an address, and nobody chose its password without having
 * proven that the address is theirs (D2-C09).
 */
export const isOwnerAccount = (users: string) =>
  sql<SqlBool>`(${sql.ref(users)}.deleted_at is null and ${sql.ref(users)}.email is not null
    and (${sql.ref(users)}.email_validated_at is not null or ${sql.ref(users)}.password_hash is null))`
