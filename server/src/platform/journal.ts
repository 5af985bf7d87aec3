import type { AttributeChange } from '@logis/contract/feed'
import type { ActivityAction, ActivityModel } from '@logis/contract/feed.rules'
import type { Held } from './holding.ts'

export type Deed = { action: ActivityAction; model: ActivityModel; id: number | null; changes: AttributeChange[] }

/**
 * Writes what was done, in the transaction that does it: one entry for a request and a project, one line for each
 * deed. Never a secret among the values: they are shown as they are.
 */
export const record = async ({ tx, residenceId, author }: Held, ...deeds: Deed[]): Promise<void> => {
  if (deeds.length === 0) return
  const { id: entry } = await tx
    .insertInto('activity_entries')
    .values({
      residence_id: residenceId,
      actor_user_id: author.userId,
      impersonator_user_id: author.impersonatorId,
      actor_company_id: author.companyId,
      context_http: author.http,
      context_http_name: author.httpName,
      request_id: author.requestId,
    })
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'residence_id']).doUpdateSet({ context_http_name: author.httpName }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('activity_logs')
    .values(
      deeds.map(({ action, model, id, changes }) => ({
        entry_id: entry,
        action,
        model_name: model,
        model_id: id,
        pretty_log: JSON.stringify(changes),
      })),
    )
    .execute()
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
