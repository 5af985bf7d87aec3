import type { ActivityEntry } from '@logis/contract/feed'
import { listed, type Listed, type Paging } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { ProjectScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

export type FeedInput = Paging &
  Omit<sql.Criteria, 'text'> & {
    search: { text: string | null; where: sql.Criteria }
    sort?: readonly { descending: boolean }[] | undefined
  }

const names = ['actor_user_id', 'actor_company_id', 'model_type', 'action', 'created_at', 'created_at_symbol'] as const

/** FEED-05, FEED-08, FEED-09. Newest first; a criterion given both ways counts as the parameter says. */
export const listActivity = async (scope: ProjectScope, input: FeedInput): Promise<Listed<ActivityEntry>> => {
  const asked = names.map((name) => [name, input[name] ?? input.search.where[name]])
  const criteria: sql.Criteria = { ...Object.fromEntries(asked), text: input.search.text }
  const oldestFirst = input.sort?.[0]?.descending === false
  const { rows, total } = await sql.listEntries(scope, { ...input, criteria, oldestFirst })
  const pathOf = await picturePaths()
  return listed(
    rows.map((entry) => showEntry(entry, pathOf)),
    total,
    input,
  )
}

const showEntry = (
  { actor_company, ...entry }: sql.Entry,
  pathOf: Awaited<ReturnType<typeof picturePaths>>,
): ActivityEntry => ({
  ...entry,
  actor_company: actor_company && {
    id: actor_company.id,
    name: actor_company.name,
    picture_path: pathOf(actor_company.picture_file_id),
  },
})

export const listActors = (scope: ProjectScope) => sql.listActors(scope)
