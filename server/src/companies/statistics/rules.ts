import { invitationCodes } from '@logis/contract/invitations.rules'
import { db } from '#platform/db.ts'
import { memory } from '#platform/memory.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { isReadable } from '../rules.ts'
import * as sql from './sql.ts'

/** Counting more homes than this takes a noticeable time, and a minute hardly changes what it finds. */
const manyProjects = 10_000
const restMs = 60_000

type Counted = { progress: Promise<sql.Progress>; until: number }
const counted = memory<Counted>(1_000)

/** Counted anew for each reader, but for the companies with very many homes: those are counted once a minute. */
const countProgress = (extent: sql.Extent, projects: number): Promise<sql.Progress> => {
  if (projects <= manyProjects) return sql.countProgress(db, extent, invitationCodes)
  const key = `${extent.companyId} ${extent.children}`
  const kept = counted.get(key)
  if (kept && Date.now() < kept.until) return kept.progress
  const progress = sql.countProgress(db, extent, invitationCodes)
  counted.keep(key, { progress, until: Date.now() + restMs })
  progress.catch(() => counted.forget(key))
  return progress
}

/** DASH-15: how far the homes of a company have come, from creation to a resident who signs in. */
export const getStatistics = async (scope: UserScope, companyId: number, children: boolean) => {
  if (!(await isReadable(scope, companyId))) refuse('COMPANY_NOT_FOUND')
  const extent = { companyId, children }
  const totals = await sql.countTotals(db, extent)
  const progress = await countProgress(extent, totals.projects)
  return { ...totals, ...progress, non_activated: totals.projects - totals.activated }
}
