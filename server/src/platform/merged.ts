import { sql, type RawBuilder, type SqlBool } from 'kysely'

type Value = RawBuilder<unknown> | number

/** The companies that have become this one, by way of others too. What they still have is on its way to it (decision 110). */
export const mergedInto = (companyId: Value) => sql`array(
  with recursive merged as (
    select id from companies where merged_into_id = ${companyId}
    union all select c.id from companies c join merged m on c.merged_into_id = m.id)
  select id from merged)`

/** Whether what a company has is this one's: already, or on its way to it. */
export const isOrBecomes = (companyId: Value, of: Value) =>
  sql<SqlBool>`(${companyId} = ${of} or ${companyId} = any(${mergedInto(of)}))`

/** What a company has become, by way of others too: itself, where it was never merged. */
export const whatBecameOf = (companyId: Value) => sql`(
  with recursive became as (
    select id, merged_into_id from companies where id = ${companyId}
    union all select c.id, c.merged_into_id from companies c join became b on c.id = b.merged_into_id)
  select id from became where merged_into_id is null)`
