import type { ListRequest } from '@logis/contract/lists'
import type { SecurityEvent } from '@logis/contract/security'
import type { securityList } from '@logis/contract/security.lists'
import { db } from '#platform/db.ts'
import type { Listed } from '#platform/lists.ts'
import type { UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** The scope is an administrator's: the route mints no other. */
export const listSecurityLog = (
  _scope: UserScope,
  request: ListRequest<typeof securityList>,
): Promise<Listed<SecurityEvent>> => sql.listEvents(request)

/** Twelve months are kept. */
export const forgetOldEvents = async (): Promise<void> => {
  await sql.forgetOldEvents(db)
}
