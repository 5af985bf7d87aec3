import type { SecurityEvent, SecurityLogInput } from '@logis/contract/security'
import { db } from '#platform/db.ts'
import { listed, type Listed } from '#platform/lists.ts'
import type { UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** The last events first. The scope is an administrator's: the route mints no other. */
export const listSecurityLog = async (_scope: UserScope, input: SecurityLogInput): Promise<Listed<SecurityEvent>> => {
  const { search, sort, page, page_size } = input
  const query = { where: search.where, descending: sort?.[0]?.descending ?? true, page, page_size }
  const { rows, total } = await sql.listEvents(db, query)
  return listed(rows, total, input)
}

/** Twelve months are kept. */
export const forgetOldEvents = async (): Promise<void> => {
  await sql.forgetOldEvents(db)
}
