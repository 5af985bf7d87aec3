import type { ListRequest } from '@logis/contract/lists'
import { securityEvent, type SecurityEvent, type StandingOut } from '@logis/contract/security'
import type { securityList } from '@logis/contract/security.lists'
import { standingOut } from '@logis/contract/security.rules'
import { Readable } from 'node:stream'
import { everyPage } from '#platform/csv.ts'
import { db } from '#platform/db.ts'
import { criteriaOf, newestOf, noteExport } from '#platform/exports.ts'
import type { Listed } from '#platform/lists.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

export const listSecurityLog = (
  _scope: AdministratorScope,
  request: ListRequest<typeof securityList>,
): Promise<Listed<SecurityEvent>> => sql.listEvents(request)

/** The same as JSON lines. What is told of the export itself is not in it. */
export const exportSecurityLog = async (
  scope: AdministratorScope,
  request: ListRequest<typeof securityList>,
): Promise<Readable> => {
  const newest = await newestOf('security_log')
  const pages = everyPage(
    (paging) => sql.listEvents({ ...request, ...paging }, newest),
    (rows) => noteExport(scope, { rows, criteria: criteriaOf(request) }),
  )
  return Readable.from(linesOf(await pages.next(), pages))
}

/** An event as the list answers it: what is read beside it stays here. */
const lines = (events: readonly SecurityEvent[]) =>
  events.map((event) => `${JSON.stringify(securityEvent.parse(event))}\n`).join('')

async function* linesOf(first: IteratorResult<SecurityEvent[]>, rest: AsyncIterable<SecurityEvent[]>) {
  if (!first.done) yield lines(first.value)
  for await (const events of rest) yield lines(events)
}

export const listStandingOut = (_scope: AdministratorScope): Promise<StandingOut[]> =>
  sql.listStandingOut(db, standingOut)

/** Twelve months are kept. */
export const forgetOldEvents = async (): Promise<void> => {
  await sql.forgetOldEvents(db)
}
