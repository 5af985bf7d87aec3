import type { TemplateRun } from '@logis/contract/templates'
import { byRightsOf } from '#platform/begun.ts'
import type { Call } from '#platform/call.ts'
import { db, write } from '#platform/db.ts'
import { companyScope, proveCompanyAgain } from '#platform/gate.ts'
import { enqueue } from '#platform/jobs.ts'
import { refuse } from '#platform/refuse.ts'
import { runOf } from '#platform/runs.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { tellOfTemplateRun } from '../../notifications/rules.ts'
import { applyTo } from '../applying/rules.ts'
import * as applying from '../applying/sql.ts'
import { templatePolicy } from '../policy.ts'
import * as sql from './sql.ts'

/** Begins to apply a template to thousands of projects: those that the company reaches, by name. Answers it as it begins. */
export const startRun = async (
  scope: CompanyScope,
  templateId: number,
  residenceIds: readonly number[],
): Promise<TemplateRun> => {
  templatePolicy.demand(scope, 'edit', null)
  const template = (await applying.findTemplate(db, scope, templateId)) ?? refuse('TEMPLATE_NOT_FOUND')
  const projects = (await applying.findReached(db, scope, residenceIds)).map(({ id }) => id)
  const id = await write(async (tx) => {
    await runs.deleteOld(tx)
    const run = await sql.insertRun(tx, scope, { template, projects })
    // Whoever merges the company into another is waited for before: what is begun there would do nothing.
    await proveCompanyAgain(tx, scope)
    await enqueue(tx, goingOn, { run })
    return run
  })
  return { id, template_name: template.name, total: projects.length, done: 0, left_out: [], ended_at: null }
}

export const getRun = async (scope: CompanyScope, id: number): Promise<TemplateRun> => {
  templatePolicy.demand(scope, 'edit', null)
  const run = (await sql.showRun(db, scope, id)) ?? refuse('RESOURCE_NOT_FOUND')
  return { ...run, left_out: await sql.findMissed(db, scope, id) }
}

/** Whoever began it, by the rights that they have now; null once they may not change the templates any more. */
const callFor = ({ user_id: by, impersonator_user_id: impersonator, company_id }: sql.Run): Promise<Call | null> =>
  byRightsOf({ by, impersonator, operation: 'templates.startTemplateRun' }, async (call) => {
    await companyScope(call, company_id, templatePolicy.needs.edit)
    return call
  })

const runs = runOf<number, sql.Run>({
  name: 'templates.go-on',
  table: 'template_runs',
  find: sql.findRun,
  step: async (run, project, advance) => {
    const by = (await callFor(run)) ?? refuse('FORBIDDEN')
    const template = { id: run.template_id ?? refuse('TEMPLATE_NOT_FOUND'), name: run.template_name }
    await applyTo(by, project, template, advance)
  },
  projectOf: (project) => project,
  atEnd: tellOfTemplateRun,
})
export const { goOn, goingOn, resume: resumeRuns } = runs
