import { maskCode, showCode } from '@logis/contract/projects.rules'
import { today } from '#platform/clock.ts'
import { db, type Db, type Tx } from '#platform/db.ts'
import { memory } from '#platform/memory.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import type { ProjectStanding } from '#platform/standing.ts'
import { projectPolicy } from '../policy.ts'

/** A home's code as this reader sees it: whole, masked, or not at all. */
export const codeFor = (who: ProjectStanding, code: string): string | null => {
  if (who.reach === 'third_party') return null
  return projectPolicy.why(who, 'see_code', null) === null ? showCode(code) : maskCode(code)
}

/** A code in a list: masked for everyone, so that a code read is a page opened, a sheet or an export, and told. */
export const codeInList = (who: ProjectStanding, code: string): string | null =>
  who.reach === 'third_party' ? null : maskCode(code)

const told = memory<true>(50_000)

/** Tells the security log that someone reads a home's code on its page: once a day, however often the page is loaded. */
export const noteCodeRead = async (scope: ProjectScope): Promise<void> => {
  if (projectPolicy.why(scope, 'see_code', null) !== null) return
  const { userId, impersonatorId } = scope.actor
  const key = [userId, impersonatorId, scope.residenceId, today()].join(' ')
  if (told.has(key)) return
  await noteCodeShown(db, scope)
  told.keep(key, true)
}

/** Tells the security log that a home's code was printed, or made anew; or those of so many flats of a building. */
export const noteCodeShown = (to: Db | Tx, { call, residenceId, companyId }: ProjectScope, codes = 1) =>
  note(to, call, 'CODE_SHOWN', { residenceId, companyId, details: { codes } })

/** The same of the homes of a campaign: which they are, it knows. */
export const noteCodesShown = (to: Db | Tx, { call, companyId }: CompanyScope, codes: number, campaign_id: number) =>
  note(to, call, 'CODE_SHOWN', { companyId, details: { codes, campaign_id } })
