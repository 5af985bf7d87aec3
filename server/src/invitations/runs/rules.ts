import type { InvitationRun } from '@logis/contract/invitations.runs'
import { byRightsOf } from '#platform/begun.ts'
import type { Call } from '#platform/call.ts'
import { db } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holding } from '#platform/holding.ts'
import { enqueue } from '#platform/jobs.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { refuse } from '#platform/refuse.ts'
import { runOf } from '#platform/runs.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { tellOfInvitations } from '../../notifications/rules.ts'
import { channelOf, invitationPolicy, isForTenant } from '../policy.ts'
import { inviteInRun } from '../rules.ts'
import { flatInvitationPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** Each may be of a thousand flats: what one by one is counted mail by mail (`invite`). */
const perCompany: Limit = { name: 'invitation-runs', times: 20, seconds: 3600 }

const needs = flatInvitationPolicy.needs.invite_flats
/** Proves that the caller may invite the flats of a building. */
export const reachBuilding = async (call: Call, buildingId: number): Promise<ProjectScope> => {
  const scope = await projectScope(call, buildingId, needs)
  return scope.residenceType === 'BUILDING' ? scope : refuse('NOT_A_BUILDING')
}

/** What would leave, before anything does. */
export const preview = async (scope: ProjectScope) => {
  const code = channelOf(scope.companyType)
  const is_typed = isForTenant(code)
  const flats = (await sql.listFlats(scope)).map(({ id, name, emails, is_activated }) => ({
    id,
    name,
    email: is_typed ? null : (emails[0] ?? null),
    cannot: is_typed ? null : invitationPolicy.why(scope, 'invite', { is_activated, emails: emails.length }),
  }))
  return { communication_channel_code: code, is_typed, flats }
}

/** Begins to invite flats of a building; by the same key, it is the run that is there. */
export const startRun = async (
  scope: ProjectScope,
  { run_key, invitations }: { run_key: string; invitations: readonly sql.Entry[] },
): Promise<InvitationRun> => {
  await demandLimit(perCompany, String(scope.companyId))
  const id = await holding(scope, async (building) => {
    flatInvitationPolicy.demand(building.scope, 'invite_flats', null)
    await runs.deleteOld(building.tx)
    const run = await sql.insertRun(building, {
      run_key,
      channel_code: channelOf(scope.companyType),
      entries: invitations,
      impersonatorId: scope.actor.impersonatorId,
    })
    if (run.isNew) await enqueue(building.tx, goingOn, { run: run.id })
    return run.id
  })
  return getRun(scope, id)
}

export const getRun = async (scope: ProjectScope, id: number): Promise<InvitationRun> => {
  flatInvitationPolicy.demand(scope, 'invite_flats', null)
  const run = (await sql.showRun(db, scope, id)) ?? refuse('RESOURCE_NOT_FOUND')
  return { ...run, left_out: await sql.findMissed(db, scope, id) }
}

/** Whoever began it, by the rights that they have now; null once they are not of the portal any more. */
const callFor = ({ user_id: by, impersonator_user_id: impersonator }: sql.Run): Promise<Call | null> =>
  byRightsOf({ by, impersonator, operation: 'invitations.startFlatInvitations' }, (call) => call)

const runs = runOf<sql.Entry, sql.Run>({
  name: 'invitations.go-on',
  table: 'invitation_runs',
  find: sql.findRun,
  // A flat that has left the building is none.
  step: async (run, { residence_id, email }, advance) => {
    const by = (await callFor(run)) ?? refuse('FORBIDDEN')
    await reachBuilding(by, run.building_id)
    const flat = await projectScope(by, residence_id, invitationPolicy.needs.invite)
    if (flat.parentId !== run.building_id) refuse('RESIDENCE_NOT_FOUND')
    await inviteInRun(flat, { code: run.channel_code, email }, advance)
  },
  projectOf: ({ residence_id }) => residence_id,
  atEnd: async (tx, run) => {
    await sql.forgetEntries(tx, run)
    await tellOfInvitations(tx, run)
  },
})
export const { goOn, goingOn, resume: resumeRuns } = runs
