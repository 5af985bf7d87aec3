import type { ActivityEntry } from '@logis/contract/feed'
import { listed, type Listed, type Paging } from '#platform/lists.ts'
import type { ProjectScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

export type FeedInput = Paging &
  sql.Criteria & { search: { where: sql.Criteria }; sort?: readonly { descending: boolean }[] | undefined }

const names = ['actor_user_id', 'actor_company_id', 'model_type', 'action', 'created_at', 'created_at_symbol'] as const

/** FEED-05, FEED-08, FEED-09. Newest first; a criterion given both ways counts as the parameter says. */
export const listActivity = async (scope: ProjectScope, input: FeedInput): Promise<Listed<ActivityEntry>> => {
  const criteria: sql.Criteria = Object.fromEntries(
    names.map((name) => [name, input[name] ?? input.search.where[name]]),
  )
  const oldestFirst = input.sort?.[0]?.descending === false
  const { rows, total } = await sql.listEntries(scope, { ...input, criteria, oldestFirst })
  return listed(rows, total, input)
}

export const listActors = (scope: ProjectScope) => sql.listActors(scope)
