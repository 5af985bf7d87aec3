import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction, ActivityModel } from '@logis/contract/feed.rules'
import { sql } from 'kysely'
import { prepared } from './db.ts'
import type { Held } from './holding.ts'

export type Deed = { action: ActivityAction; model: ActivityModel; id: number | null; changes: AttributeChange[] }

/**
 * Writes what was done, in the transaction that does it: one entry for a request and a project, one line for each
 * deed. Never a secret among the values: they are shown as they are.
 */
export const record = (held: Held, ...deeds: readonly Deed[]): Promise<void> =>
  recordEach(deeds.map((deed) => [held, deed] as const))

/** The same of many projects that one transaction holds, in the order of what was done. */
export const recordEach = async (deeds: readonly (readonly [Held, Deed])[]): Promise<void> => {
  const [first] = deeds
  if (!first) return
  const [{ tx }] = first
  const told = deeds.map(([{ residenceId, author }, { action, model, id, changes }], place) => ({
    place,
    residence_id: residenceId,
    actor_user_id: author.userId,
    impersonator_user_id: author.impersonatorId,
    actor_company_id: author.companyId,
    session_id: author.sessionId,
    context_http: author.http,
    context_http_name: author.httpName,
    request_id: author.requestId,
    action,
    model_name: model,
    model_id: id,
    pretty_log: changes,
  }))
  await prepared(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (place int, residence_id bigint, actor_user_id bigint,
        impersonator_user_id bigint, actor_company_id bigint, session_id bigint, context_http text, context_http_name text, request_id uuid,
        action text, model_name text, model_id bigint, pretty_log jsonb)),
    entries as (
      insert into activity_entries (residence_id, actor_user_id, impersonator_user_id, actor_company_id, session_id, context_http, context_http_name, request_id)
      select distinct residence_id, actor_user_id, impersonator_user_id, actor_company_id, session_id, context_http, context_http_name, request_id from told
      on conflict (request_id, residence_id) do update set context_http_name = excluded.context_http_name
      returning id, residence_id)
    insert into activity_logs (entry_id, action, model_name, model_id, pretty_log)
    select e.id, t.action::activity_action, t.model_name::activity_model, t.model_id, t.pretty_log
    from told t join entries e on e.residence_id = t.residence_id order by t.place`).execute(tx)
}

const asText = (value: unknown): string | null =>
  value === null || value === undefined || value === ''
    ? null
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** What differs between two states, attribute by attribute. Empty when nothing does: then nothing is written. */
export const changesBetween = <T extends object>(before: Partial<T>, after: Partial<T>): AttributeChange[] =>
  Object.keys(after).flatMap((name) => {
    const old_value = asText(before[name as keyof T])
    const value = asText(after[name as keyof T])
    return old_value === value ? [] : [{ attribute_name: name, old_value, value }]
  })

export const created = (after: object): AttributeChange[] => changesBetween({}, after)
export const deleted = (before: object): AttributeChange[] =>
  Object.entries(before).flatMap(([attribute_name, value]) =>
    asText(value) === null ? [] : [{ attribute_name, old_value: asText(value), value: null }],
  )
