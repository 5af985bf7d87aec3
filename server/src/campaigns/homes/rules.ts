import type { CampaignHome } from '@logis/contract/campaigns'
import type { campaignHomeList } from '@logis/contract/campaigns.lists'
import { campaignHomesMax } from '@logis/contract/campaigns.rules'
import { isLandlord } from '@logis/contract/companies.rules'
import { mailStatusOf } from '@logis/contract/invitations.rules'
import type { ListRequest, SearchOf } from '@logis/contract/lists'
import type { Locale } from '@logis/contract/locale'
import type { projectList } from '@logis/contract/projects.lists'
import { db, type Tx } from '#platform/db.ts'
import { projectScope } from '#platform/gate.ts'
import { holdProject } from '#platform/holding.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { homesCreated } from '../../intakes/rules.ts'
import { invitationPolicy } from '../../invitations/policy.ts'
import { demandWritable, previewWith } from '../../invitations/rules.ts'
import { putEmail } from '../../projects/contact/rules.ts'
import { findFound } from '../../projects/list/rules.ts'
import { homesFiledOnto } from '../../sortings/rules.ts'
import type { CampaignRecord } from '../sql.ts'
import * as sql from './sql.ts'

/** Homes that are ticked, of a search of the project list, of contract numbers, of a spreadsheet, of sorted files. */
export type Choice = {
  residence_ids?: readonly number[] | undefined
  contract_numbers?: readonly string[] | undefined
  /** With the address of whoever lives there. */
  recipients?: readonly { contract_number: string; email: string }[] | undefined
  search?: SearchOf<typeof projectList> | undefined
  intake_id?: number | undefined
  sorting_id?: number | undefined
}

/** The homes that a choice has named, and the addresses that it gives for some. */
export type Named = { ids: number[]; emails: ReadonlyMap<number, string> }

const firstOf = <Key>(pairs: readonly (readonly [Key, string])[]): ReadonlyMap<Key, string> =>
  new Map(pairs.toReversed())

/** What contract numbers name; of a home whose number came twice the first address counts. */
const chooseContracts = async (scope: CompanyScope, { contract_numbers = [], recipients = [] }: Choice) => {
  const addresses = recipients.map(({ contract_number, email }) => [contract_number.trim(), email] as const)
  const named = [...contract_numbers.map((contract) => contract.trim()), ...addresses.map(([contract]) => contract)]
  const contracts = [...new Set(named.filter(Boolean))]
  if (contracts.length === 0) return { ids: [], unknown: [], emails: firstOf<number>([]) }
  const { homes, unknown } = await sql.findContracts(db, scope, contracts)
  const emailOf = firstOf(addresses)
  const addressed = homes.flatMap(({ id, contract }) => {
    const email = emailOf.get(contract)
    return email === undefined ? [] : [[id, email] as const]
  })
  return { ids: homes.map(({ id }) => id), unknown, emails: firstOf(addressed) }
}

/** What a choice names, of the company and of those below, and the contract numbers that no home has. */
export const choose = async (scope: CompanyScope, choice: Choice): Promise<Named & { unknown: string[] }> => {
  const { ids, unknown, emails } = await chooseContracts(scope, choice)
  const found = choice.search ? await findFound(scope, choice.search, campaignHomesMax) : []
  const own = await sql.keepOwn(db, scope, [
    ...(choice.residence_ids ?? []),
    ...ids,
    ...(found ?? refuse('CAMPAIGN_TOO_LARGE')),
    ...(choice.intake_id === undefined ? [] : await homesCreated(scope, choice.intake_id)),
    ...(choice.sorting_id === undefined ? [] : await homesFiledOnto(scope, choice.sorting_id)),
  ])
  if (own.length === 0) refuse('CAMPAIGN_WITHOUT_HOMES')
  return { ids: own, unknown: unknown.slice(0, 200), emails }
}

export const add = async (tx: Tx, campaign: CampaignRecord, { ids, emails }: Named): Promise<void> => {
  if ((await sql.insertHomes(tx, campaign, ids)) > campaignHomesMax) refuse('CAMPAIGN_TOO_LARGE')
  if (emails.size > 0) await sql.setTenantEmails(tx, campaign, emails)
}

export const { setTicks, listIds } = sql

const statusOf = ({ log_status, word, delivered_at }: sql.HomeFacts) => {
  if (log_status === 'PROGRAMMED') return 'AWAITING' as const
  const events = word === null ? [] : [{ name: word, time: delivered_at ?? new Date(0).toISOString() }]
  return mailStatusOf({ events }).status
}

const rowFor =
  (pathOf: Awaited<ReturnType<typeof picturePaths>>) =>
  (row: sql.HomeFacts): CampaignHome => ({
    residence: {
      id: row.residence_id,
      name: row.name,
      type: row.type,
      address: row.address,
      contract_number: row.contract_number,
      picture_path: pathOf(row.picture_file_id),
    },
    email: row.email,
    is_chosen: row.is_chosen,
    step: row.step,
    reason: row.obstacle ?? row.reason,
    invited: row.invited,
    invited_at: row.invited_at,
    is_recent: row.is_recent,
    booklet: row.booklet,
    mail:
      row.log_id === null
        ? null
        : {
            id: row.log_id,
            status: statusOf(row),
            round: row.log_round!,
            sent_at: row.sent_at,
            delivered_at: row.delivered_at,
            opened_at: row.opened_at,
          },
    activated_at: row.activated_at,
  })

export const listHomes = async (
  campaign: CampaignRecord,
  request: ListRequest<typeof campaignHomeList>,
): Promise<Listed<CampaignHome>> => showEach(await sql.listHomes(campaign, request), rowFor(await picturePaths()))

export const getHome = async (campaign: CampaignRecord, residenceId: number): Promise<CampaignHome> => {
  const found = (await sql.findHome(db, campaign, residenceId)) ?? refuse('RESIDENCE_NOT_FOUND')
  return rowFor(await picturePaths())(found)
}

/**
 * Another address: of an owner on the home itself, in place of one that is closed; of a tenant, here. Answers whether its
 * mail leaves by it, once the campaign has begun.
 */
export const mend = async (
  tx: Tx,
  scope: CompanyScope,
  campaign: CampaignRecord,
  residenceId: number,
  email: string,
): Promise<boolean> => {
  const row = (await sql.findHome(tx, campaign, residenceId)) ?? refuse('RESIDENCE_NOT_FOUND')
  const reached = await projectScope(scope.call, residenceId, invitationPolicy.needs.invite)
  const held = await holdProject(tx, reached)
  const isIn = row.step === 'ACTIVATED' || row.obstacle === 'RESIDENCE_ALREADY_ACTIVATED'
  if (isIn) refuse('RESIDENCE_ALREADY_ACTIVATED')
  await demandWritable(tx, email)
  if (isLandlord(row.company_type)) await sql.setEmail(tx, campaign, residenceId, email)
  else {
    await putEmail(held, email, row.email)
    await sql.setEmail(tx, campaign, residenceId, null)
  }
  const isBegun = campaign.state !== 'DRAFT' && campaign.state !== 'SCHEDULED'
  if (!isBegun || (row.step !== 'LEFT_OUT' && row.step !== 'FAILED')) return false
  await sql.putBack(tx, campaign, residenceId, (row.log_round ?? 0) + 1)
  return true
}

/** The mail as one of its homes would get it. */
export const preview = async (
  scope: CompanyScope,
  campaign: CampaignRecord,
  residenceId: number,
  locale: Locale,
): Promise<{ subject: string; body: string }> => {
  await getHome(campaign, residenceId)
  const reached = await projectScope(scope.call, residenceId, {
    level: 'read',
    thirdParties: false,
    cancelled: 'allow',
  })
  return previewWith(reached, locale, campaign)
}
