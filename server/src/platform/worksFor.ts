import { sql, type RawBuilder } from 'kysely'

/**
 * The companies that are there and that a person works for: `m` is the role, nobody has ended it, and `c` the company. One
 * that is disabled is among them; who asks where somebody gets in says `and c.disabled_at is null` too (decision 75).
 */
export const worksFor = (userId: RawBuilder<unknown> | number) => sql`user_role_companies m
  join companies c on c.id = m.company_id and c.deleted_at is null where m.user_id = ${userId} and m.is_active`
