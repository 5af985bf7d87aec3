import { showCode } from '@logis/contract/projects.rules'
import { db, write } from '#platform/db.ts'
import { holding } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { enqueue } from '#platform/jobs.ts'
import { demandLimit, subnetOf, type Limit } from '#platform/limits.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { noteCodeShown } from '../../projects/codes/rules.ts'
import * as codes from '../../projects/states/rules.ts'
import { sendCodeJob } from './jobs.ts'
import { credentialPolicy } from './policy.ts'
import { credentialSheet, type Variant } from './pdf.ts'
import * as sql from './sql.ts'

/** CODE-03. The sheet that a company hands to the owner: its code, its QR code, how to activate. */
export const openCredentials = async (scope: ProjectScope, type?: 'PTG' | 'STANDARD') => {
  credentialPolicy.demand(scope, 'download_credentials', null)
  const facts = (await sql.readSheetFacts(scope)) ?? refuse('RESIDENCE_NOT_FOUND')
  const isPtg = type === undefined ? facts.is_ptg : type === 'PTG'
  return sheet(scope, facts, isPtg ? 'ptg' : facts.type === 'BUILDING' ? 'building' : 'home')
}

/** CODE-22. */
export const openBuildingCredentials = async (scope: ProjectScope) => {
  credentialPolicy.demand(scope, 'download_building_credentials', null)
  if (scope.residenceType !== 'BUILDING') refuse('NOT_A_BUILDING')
  const facts = (await sql.readSheetFacts(scope)) ?? refuse('RESIDENCE_NOT_FOUND')
  return sheet(scope, facts, 'building')
}

const sheet = async (scope: ProjectScope, facts: sql.SheetFacts, variant: Variant) => {
  await noteCodeShown(db, scope)
  return {
    name: `${scope.locale === 'en-UK' ? 'Credentials' : 'Identifiants'} - ${facts.name}`,
    bytes: credentialSheet(facts, variant, scope.locale),
  }
}

/** A new code; the feed tells that it changed, never what it is. */
export const renewCode = (scope: ProjectScope): Promise<{ residence_code: string }> =>
  holding(scope, async (held) => {
    const code = await codes.renewCode(held)
    await noteCodeShown(held.tx, held.scope)
    const changes = [{ attribute_name: 'residence_code', old_value: null, value: null }]
    await record(held, { action: 'UPDATED', model: 'ResidenceActivationCode', id: held.residenceId, changes })
    return { residence_code: showCode(code) }
  })

const perNetwork: Limit = { name: 'code-mail-network', times: 20, seconds: 3600 }
const perTarget: Limit = { name: 'code-mail', times: 3, seconds: 3600 }

/**
 * CODE-25. Someone asks for the code of a home. Whether the home or the address exists is found out later, by the job:
 * the answer and its time tell nothing.
 */
export const askForCode = async (ip: string, asked: sql.Asked): Promise<Record<string, never>> => {
  await demandLimit(perNetwork, subnetOf(ip))
  if (asked.residence_id) await demandLimit(perTarget, `home ${asked.residence_id}`)
  if (asked.email) await demandLimit(perTarget, asked.email)
  await write((tx) => enqueue(tx, sendCodeJob, asked))
  return {}
}
