import type { ListRequest } from '@logis/contract/lists'
import type { Home } from '@logis/contract/residents'
import type { homeList } from '@logis/contract/residents.lists'
import { showCode } from '@logis/contract/projects.rules'
import { write } from '#platform/db.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** RES-06. */
export const listHomes = async (userId: number, request: ListRequest<typeof homeList>): Promise<Listed<Home>> =>
  showEach(await sql.listHomes(userId, request), await showingHomes())

/** The home one opens. The visit is noted for its resident alone. */
export const openHome = async (scope: UserScope, userId: number, residenceId: number) => {
  if (scope.actor.userId === userId) await write((tx) => sql.noteVisit(tx, userId, residenceId))
  const row = (await sql.findHome(userId, residenceId)) ?? refuse('RESIDENCE_NOT_FOUND')
  const showHome = await showingHomes()
  return { ...showHome(row), last_connection_at: row.last_connection_at }
}

/** The home as its resident sees it: its code, its contract and who else is written to are for the owner alone. */
const showingHomes = async () => {
  const pathOf = await picturePaths()
  return ({ addresses, emails, picture_file_id, ...row }: sql.HomeRow): Home => {
    const isOwner = row.role_code === 'OWNER'
    return {
      ...row,
      picture_path: pathOf(picture_file_id),
      residence_code: isOwner ? showCode(row.residence_code) : null,
      contract_number: isOwner ? row.contract_number : null,
      contact_information: { addresses, emails: isOwner ? emails : [] },
    }
  }
}
