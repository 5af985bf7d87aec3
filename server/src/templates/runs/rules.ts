import type { TemplateRun } from '@logis/contract/templates'
import { byRightsOf } from '#platform/begun.ts'
import type { Call } from '#platform/call.ts'
import { db, write } from '#platform/db.ts'
import { companyScope, proveCompanyAgain } from '#platform/gate.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { isOutage } from '#platform/outage.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { tellOfRun } from '../../notifications/rules.ts'
import { applyTo } from '../applying/rules.ts'
import * as applying from '../applying/sql.ts'
import { templatePolicy } from '../policy.ts'
import * as sql from './sql.ts'

/** How many projects one job goes through; the next one goes on after them. */
const atOnce = 200

/** Begins to apply a template to thousands of projects: those that the company reaches, by name. */
export const startRun = async (
  scope: CompanyScope,
  templateId: number,
  residenceIds: readonly number[],
): Promise<TemplateRun> => {
  templatePolicy.demand(scope, 'edit', null)
  const template = (await applying.findTemplate(db, scope, templateId)) ?? refuse('TEMPLATE_NOT_FOUND')
  const projects = (await applying.findReached(db, scope, residenceIds)).map(({ id }) => id)
  const id = await write(async (tx) => {
    await sql.deleteOld(tx)
    const run = await sql.insertRun(tx, scope, { template, projects })
    // Whoever merges the company into another is waited for before: what is begun there would do nothing.
    await proveCompanyAgain(tx, scope)
    await enqueue(tx, goingOn, { run })
    return run
  })
  return getRun(scope, id)
}

export const getRun = async (scope: CompanyScope, id: number): Promise<TemplateRun> => {
  templatePolicy.demand(scope, 'edit', null)
  const run = (await sql.showRun(db, scope, id)) ?? refuse('RESOURCE_NOT_FOUND')
  return { ...run, left_out: await sql.findMissed(db, scope, id) }
}

/**
 * Goes on with a run from where it is. Safe to repeat, and to run twice at once: a project and the place in the list are
 * written by one transaction, and whoever finds that another was there looks again.
 */
export const goOn = async (id: number, most = atOnce): Promise<void> => {
  for (let count = 0; count < most; count += 1) {
    const run = await sql.findRun(db, id)
    if (!run || run.ended_at !== null) return
    if (run.next === null) return end(run)
    await step(run, run.next)
  }
  await write((tx) => enqueue(tx, goingOn, { run: id }))
}

/** Ended, and told, by one transaction; of two who find it at its end one tells. */
const end = (run: sql.Run): Promise<void> =>
  write(async (tx) => {
    if (await sql.endRun(tx, run)) await tellOfRun(tx, run)
  })

/** Whoever began it, by the rights that they have now; null once they may not change the templates any more. */
const callFor = ({ user_id: by, impersonator_user_id: impersonator, company_id }: sql.Run): Promise<Call | null> =>
  byRightsOf({ by, impersonator, operation: 'templates.startTemplateRun' }, async (call) => {
    await companyScope(call, company_id, templatePolicy.needs.edit)
    return call
  })

const step = async (run: sql.Run, project: number): Promise<void> => {
  try {
    const by = (await callFor(run)) ?? refuse('FORBIDDEN')
    const template = { id: run.template_id ?? refuse('TEMPLATE_NOT_FOUND'), name: run.template_name }
    await applyTo(by, project, template, (tx) => sql.advance(tx, run))
  } catch (error) {
    if (isOutage(error)) throw error // the job is tried again, from here
    if (!(error instanceof Refusal)) log.error({ run: run.id, project, err: error }, 'a template could not be applied')
    const reason = error instanceof Refusal ? error.reason : 'INTERNAL_ERROR'
    await write((tx) => sql.advancePast(tx, run, reason))
  }
}

export const goingOn = jobKind<{ run: number }>({ name: 'templates.go-on', handle: ({ run }) => goOn(run) })

/** A server that was killed left its runs where they were. */
export const resumeRuns = async (): Promise<void> => {
  for (const { id } of await sql.findOpen(db)) await write((tx) => enqueue(tx, goingOn, { run: id }))
}
