import { credentialContactsMax } from '@logis/contract/companies.rules'
import { showCode } from '@logis/contract/projects.rules'
import { db, write } from '#platform/db.ts'
import { holding } from '#platform/holding.ts'
import { created, record } from '#platform/journal.ts'
import { enqueue } from '#platform/jobs.ts'
import { demandLimit, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'
import { holdTicked } from '#platform/ticked.ts'
import { noteCodeShown, noteCodesShown } from '../../projects/codes/rules.ts'
import * as codes from '../../projects/states/rules.ts'
import { sendCodeJob } from './jobs.ts'
import { credentialPolicy } from './policy.ts'
import { credentialSheet, credentialSheets, flatsDocument, type Variant } from './pdf.ts'
import * as sql from './sql.ts'

/** CODE-03. The sheet that a company hands to the owner: its code, its QR code, how to activate. */
export const openCredentials = async (scope: ProjectScope, type?: 'PTG' | 'STANDARD') => {
  credentialPolicy.demand(scope, 'download_credentials', null)
  const facts = (await sql.readSheetFacts(scope, credentialContactsMax)) ?? refuse('RESIDENCE_NOT_FOUND')
  const isPtg = type === undefined ? facts.is_ptg : type === 'PTG'
  return sheet(scope, facts, isPtg ? 'ptg' : facts.type === 'BUILDING' ? 'building' : 'home')
}

/** CODE-22. */
export const openBuildingCredentials = async (
  scope: ProjectScope,
  template: 'BUILDING' | 'FLATS',
  ticked: readonly number[] | undefined,
) => {
  demandBuilding(scope)
  const facts = (await sql.readSheetFacts(scope, credentialContactsMax)) ?? refuse('RESIDENCE_NOT_FOUND')
  return template === 'FLATS' ? flatsSheets(scope, facts.name, ticked) : sheet(scope, facts, 'building')
}

const demandBuilding = (scope: ProjectScope): void => {
  credentialPolicy.demand(scope, 'download_building_credentials', null)
  if (scope.residenceType !== 'BUILDING') refuse('NOT_A_BUILDING')
}

const flatsSheets = async (scope: ProjectScope, building: string, ticked: readonly number[] | undefined) => {
  const flats = await sql.readFlatsFacts(db, scope, credentialContactsMax, ticked)
  if (flats.length === 0) refuse(ticked ? 'RESIDENCE_NOT_FOUND' : 'BUILDING_WITHOUT_FLATS')
  await noteCodeShown(db, scope, flats.length)
  return flatsDocument(building, flats, scope.locale)
}

type Many = { campaignId: number; ids: readonly number[]; title: string }
/** The sheets of the homes of a campaign as one document, in their order. The caller has proven that they are its to print. */
export const openManyCredentials = async (scope: CompanyScope, { campaignId, ids, title }: Many) => {
  const homes = await sql.readManyFacts(db, ids, credentialContactsMax)
  await noteCodesShown(db, scope, homes.length, campaignId)
  return { name: title, bytes: credentialSheets(title, homes, scope.locale) }
}

/**
 * CODE-22. The sheets of the flats go to the account of whoever asks, and nowhere else: they open every home of the
 * building. From then on their credentials have left, which the feed of the building tells.
 */
export const sendFlatsCredentials = (scope: ProjectScope, ticked?: readonly number[]) =>
  holding(scope, async (building) => {
    demandBuilding(building.scope)
    const flats = await holdTicked(building, ticked)
    const { username, userId } = scope.actor
    await codes.noteCredentialsSent(flats)
    await noteCodeShown(building.tx, building.scope, flats.length)
    const id = await recordMail(building.tx, {
      channel_code: 'FLATS_CREDENTIALS',
      recipient: username,
      locale: scope.locale,
      recipient_user_id: userId,
      residence_id: building.residenceId,
      company_id: building.companyId,
      sender_user_id: userId,
      ...(ticked && { facts: { flat_ids: flats.map(({ residenceId }) => residenceId).join(',') } }),
    })
    const changes = created({ email: username, sheets: flats.length })
    await record(building, { action: 'CREATED', model: 'Email', id, changes })
    return { recipient: username, flats: flats.length }
  })

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
