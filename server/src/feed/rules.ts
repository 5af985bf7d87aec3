import type { ActivityEntry, PersonActivity } from '@logis/contract/feed'
import { activityList } from '@logis/contract/feed.lists'
import type { Comparison, ListRequest } from '@logis/contract/lists'
import { demandAccount } from '#platform/account.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { AdministratorScope, ProjectScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

type Request = ListRequest<typeof activityList>
type Where = Request['search']['where']
type FeedInput = Request & { [K in Exclude<keyof Where, 'created_at'>]?: Where[K] | undefined } & {
  created_at?: string | undefined
  created_at_symbol?: Comparison | undefined
}

/** A criterion given both ways counts as the parameter says. */
const asked = ({ search, created_at, created_at_symbol, ...input }: FeedInput): Request => {
  const day = created_at ?? search.where.created_at?.day
  const symbol = created_at_symbol ?? search.where.created_at?.symbol ?? activityList.search.created_at.symbol
  const where: Where = { ...search.where, ...(day !== undefined && { created_at: { day, symbol } }) }
  for (const key of ['actor_user_id', 'actor_company_id', 'model_type', 'action'] as const)
    if (input[key] !== undefined) Object.assign(where, { [key]: input[key] })
  return { ...input, search: { ...search, where } }
}

/** FEED-05, FEED-08, FEED-09. */
export const listActivity = async (scope: ProjectScope, input: FeedInput): Promise<Listed<ActivityEntry>> => {
  const page = await sql.listEntries(scope, asked(input))
  const pathOf = await picturePaths()
  return showEach(page, (entry) => ({
    ...showEntry(entry, pathOf),
    session_id: scope.actor.isAdministrator ? entry.session_id : null,
  }))
}

/** What one person did, wherever that was. */
export const listPersonActivity = async (
  _scope: AdministratorScope,
  userId: number,
  request: Request,
): Promise<Listed<PersonActivity>> => {
  await demandAccount(userId)
  const page = await sql.listEntriesOf(userId, request)
  const pathOf = await picturePaths()
  return showEach(page, (entry) => showEntry(entry, pathOf))
}

const showEntry = <T extends sql.Entry>(
  { actor_company, ...entry }: T,
  pathOf: Awaited<ReturnType<typeof picturePaths>>,
) => ({
  ...entry,
  actor_company: actor_company && {
    id: actor_company.id,
    name: actor_company.name,
    picture_path: pathOf(actor_company.picture_file_id),
  },
})

export const listActors = (scope: ProjectScope) => sql.listActors(scope)
