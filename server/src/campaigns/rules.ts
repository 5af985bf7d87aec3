import type { Campaign, CampaignHome } from '@logis/contract/campaigns'
import type { CampaignEffect } from '@logis/contract/campaigns.effect'
import type { campaignHomeList, campaignList } from '@logis/contract/campaigns.lists'
import { campaignSteps, earlierInvitations, type RelaunchedStep } from '@logis/contract/campaigns.rules'
import type { ListRequest } from '@logis/contract/lists'
import type { Locale } from '@logis/contract/locale'
import { today } from '#platform/clock.ts'
import { everyPage } from '#platform/csv.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { noteExport } from '#platform/exports.ts'
import { proveCompanyAgain } from '#platform/gate.ts'
import { once, repeatableCall } from '#platform/idempotency.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { liveTopic } from '#platform/live.ts'
import { longDay } from '#platform/formats.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { openManyCredentials } from '../invitations/credentials/rules.ts'
import * as homes from './homes/rules.ts'
import { campaignPolicy, campaignsPolicy } from './policy.ts'
import { goOnSoon, takeBack } from './sending/rules.ts'
import * as sending from './sending/sql.ts'
import * as sql from './sql.ts'

const zeros = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>
const none = {
  total: 0,
  leaving: 0,
  counts: zeros(campaignSteps),
  invited: zeros(earlierInvitations),
  figures: {
    sent: 0,
    delivered: 0,
    opened: 0,
    activated: 0,
    failed: 0,
    first_opened_at: null,
    last_activated_at: null,
  },
  to_relaunch: { UNOPENED: 0, OPENED: 0 },
  waits_for_mail: false,
}

const show =
  (scope: CompanyScope, counted: Awaited<ReturnType<typeof sql.countHomes>>) =>
  (campaign: sql.ShownCampaign): Campaign => {
    const numbers = counted.get(campaign.id) ?? none
    const { UNOPENED, OPENED } = numbers.to_relaunch
    const { is_company_disabled, ...told } = campaign
    const { leaving } = numbers
    const standing = { state: campaign.state, leaving, to_relaunch: UNOPENED + OPENED, is_company_disabled }
    return { ...told, ...numbers, cannot: campaignPolicy.cannot(scope, standing) }
  }

export const listCampaigns = async (
  scope: CompanyScope,
  request: ListRequest<typeof campaignList>,
): Promise<Listed<Campaign>> => {
  campaignsPolicy.demand(scope, 'open', null)
  const page = await sql.listCampaigns(scope, request)
  const counted = await sql.countHomes(
    db,
    page.data.map(({ id }) => id),
  )
  return showEach(page, show(scope, counted))
}

export const getCampaign = async (scope: CompanyScope, id: number): Promise<Campaign> => {
  campaignsPolicy.demand(scope, 'open', null)
  const campaign = (await sql.showCampaign(db, scope, id)) ?? refuse('CAMPAIGN_NOT_FOUND')
  return show(scope, await sql.countHomes(db, [id]))(campaign)
}

/** What the last campaign has brought, so that the next one is decided by it. */
export const getCampaignEffect = (scope: CompanyScope): Promise<CampaignEffect | null> => {
  campaignsPolicy.demand(scope, 'open', null)
  return sql.readEffect(scope)
}

type Chosen = { data: Campaign; unknown: string[] }
/** A draft of the homes that a choice names, once for each key. */
export const createCampaign = async (
  scope: CompanyScope,
  name: string | undefined,
  choice: homes.Choice,
): Promise<Chosen> => {
  campaignsPolicy.demand(scope, 'create', null)
  const { unknown, ...named } = await homes.choose(scope, choice)
  const repeatable = repeatableCall(scope.call, { name, ...choice, company_id: scope.companyId })
  const { made } = await write((tx) =>
    once(tx, scope, repeatable, async () => {
      // First: it waits for whoever merges the company into another, which is then told.
      const campaign = await sql.insertCampaign(tx, scope, name ?? nameToday(scope.locale))
      campaignsPolicy.demand(await proveCompanyAgain(tx, scope), 'create', null)
      await homes.add(tx, campaign, named)
      return { id: campaign.id }
    }),
  )
  return { data: await getCampaign(scope, made.id), unknown }
}

const nameToday = (locale: Locale): string => {
  const day = longDay(today(), locale)
  return locale === 'en-UK' ? `Invitations of ${day}` : `Invitations du ${day}`
}

/** How many it concerns, the act itself asks. */
const standingOf = ({ state, is_company_disabled }: sql.CampaignRecord) => ({
  state,
  leaving: 1,
  to_relaunch: 1,
  is_company_disabled,
})

type Act = keyof typeof campaignPolicy.needs
/** One transaction on a campaign of the company, to whom the act is still open. */
const holding = <T>(
  scope: CompanyScope,
  id: number,
  act: Act,
  work: (tx: Tx, campaign: sql.CampaignRecord, again: CompanyScope) => Promise<T>,
): Promise<T> =>
  write(async (tx) => {
    const campaign = (await sql.holdCampaign(tx, scope, id)) ?? refuse('CAMPAIGN_NOT_FOUND')
    const again = await proveCompanyAgain(tx, scope)
    campaignPolicy.demand(again, act, standingOf(campaign))
    return work(tx, campaign, again)
  })

export const addHomes = async (scope: CompanyScope, id: number, choice: homes.Choice): Promise<Chosen> => {
  campaignsPolicy.demand(scope, 'create', null)
  const reached = await reach(scope, id)
  if (reached.state !== 'DRAFT') refuse('CAMPAIGN_STARTED')
  const { unknown, ...named } = await homes.choose(scope, choice)
  await holding(scope, id, 'edit', async (tx, campaign) => {
    await homes.add(tx, campaign, named)
    await sql.updateCampaign(tx, campaign, {})
  })
  return { data: await getCampaign(scope, id), unknown }
}

const reach = async (scope: CompanyScope, id: number): Promise<sql.CampaignRecord> => {
  campaignsPolicy.demand(scope, 'open', null)
  return (await sql.findCampaign(db, scope, id)) ?? refuse('CAMPAIGN_NOT_FOUND')
}

export const listHomes = async (
  scope: CompanyScope,
  id: number,
  request: ListRequest<typeof campaignHomeList>,
): Promise<Listed<CampaignHome>> => homes.listHomes(await reach(scope, id), request)

const ofDraft = ['subject', 'note', 'starts_at', 'spread_hours'] as const
type Said = { [Field in keyof sql.Edit]: sql.Edit[Field] | undefined }
/** What it is called, and whether it writes again by itself, may be said at any time; the rest before it leaves. */
export const editCampaign = async (scope: CompanyScope, id: number, said: Said): Promise<Campaign> => {
  const act = ofDraft.some((field) => said[field] !== undefined) ? 'edit' : 'mend'
  const edit = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as sql.Edit
  await holding(scope, id, act, (tx, campaign) => sql.updateCampaign(tx, campaign, edit))
  return getCampaign(scope, id)
}

export const tickHomes = async (
  scope: CompanyScope,
  id: number,
  ids: readonly number[] | undefined,
  isChosen: boolean,
): Promise<Campaign> => {
  await holding(scope, id, 'edit', async (tx, campaign) => {
    await homes.setTicks(tx, campaign, ids, isChosen)
    await sql.updateCampaign(tx, campaign, {})
  })
  return getCampaign(scope, id)
}

/** Where its mail could not leave, or came back, it leaves by this address; of one that is stopped, once it is resumed. */
export const mendHome = async (
  scope: CompanyScope,
  id: number,
  residenceId: number,
  email: string,
): Promise<CampaignHome> => {
  await holding(scope, id, 'mend', async (tx, campaign, again) => {
    const leaves = await homes.mend(tx, again, campaign, residenceId, email)
    if (!leaves || campaign.state === 'STOPPED') return
    if (campaign.is_company_disabled) refuse('CAMPAIGN_COMPANY_DISABLED')
    await sending.begin(tx, campaign, again.actor)
    await goOnSoon(tx, campaign)
  })
  return homes.getHome(await reach(scope, id), residenceId)
}

export const preview = async (scope: CompanyScope, id: number, residenceId: number, locale: Locale) =>
  homes.preview(scope, await reach(scope, id), residenceId, locale)

/** An hour that passed while the page was open is the present one. */
const patienceMs = 5 * 60_000

export const startCampaign = async (
  scope: CompanyScope,
  id: number,
  at: string | null | undefined,
): Promise<Campaign> => {
  await holding(scope, id, 'start', async (tx, draft, { actor }) => {
    const campaign = at === undefined ? draft : { ...draft, starts_at: at }
    if (at !== undefined) await sql.updateCampaign(tx, campaign, { starts_at: at })
    const counted = await sql.countHomes(tx, [id])
    if ((counted.get(id)?.leaving ?? 0) === 0) refuse('CAMPAIGN_SENDS_NOTHING')
    const waits = campaign.starts_at === null ? 0 : Date.parse(campaign.starts_at) - Date.now()
    if (waits < -patienceMs) refuse('CAMPAIGN_TIME_PAST')
    await sending.lineUp(tx, campaign)
    if (waits > 0) return sending.schedule(tx, campaign, actor)
    await sending.begin(tx, campaign, actor)
    return goOnSoon(tx, campaign)
  })
  return getCampaign(scope, id)
}

export const stopCampaign = async (scope: CompanyScope, id: number): Promise<Campaign> => {
  await holding(scope, id, 'stop', async (tx, campaign) => {
    if (campaign.state === 'SCHEDULED') return sending.unschedule(tx, campaign)
    await sending.stop(tx, campaign, null)
    return takeBack(tx, campaign)
  })
  return getCampaign(scope, id)
}

/** By the rights of whoever resumes it. */
export const resumeCampaign = async (scope: CompanyScope, id: number): Promise<Campaign> => {
  await holding(scope, id, 'resume', async (tx, campaign, { actor }) => {
    await sending.makeUpForStop(tx, campaign)
    await sending.begin(tx, campaign, actor)
    await goOnSoon(tx, campaign)
  })
  return getCampaign(scope, id)
}

export const relaunchCampaign = async (
  scope: CompanyScope,
  id: number,
  who: readonly RelaunchedStep[],
): Promise<Campaign> => {
  await holding(scope, id, 'relaunch', async (tx, campaign, { actor }) => {
    const count = await sending.putBackIdle(
      tx,
      campaign,
      who.flatMap((step) => sql.stepsOf[step]),
    )
    if (count === 0) refuse('CAMPAIGN_RELAUNCHES_NOBODY')
    await sending.begin(tx, campaign, actor)
    await goOnSoon(tx, campaign)
  })
  return getCampaign(scope, id)
}

export const deleteCampaign = (scope: CompanyScope, id: number): Promise<void> =>
  holding(scope, id, 'remove', async (tx, campaign) => void (await sql.deleteCampaign(tx, campaign)))

const inOrder = { sort: [{ key: 'place' as const, descending: false }], search: { text: null, where: {} } }
/** Every home of it; the security log is told. */
export async function* resultRows(scope: CompanyScope, id: number): AsyncGenerator<CampaignHome[]> {
  const campaign = await reach(scope, id)
  yield* everyPage(
    (paging) => homes.listHomes(campaign, { ...paging, ...inOrder }),
    (rows) => noteExport(scope, { rows, companyId: scope.companyId }),
  )
}

export const openSheets = async (scope: CompanyScope, id: number) => {
  const campaign = await reach(scope, id)
  campaignPolicy.demand(scope, 'print', standingOf(campaign))
  const ids = await homes.listIds(db, campaign)
  if (ids.length === 0) refuse('CAMPAIGN_WITHOUT_HOMES')
  const title = scope.locale === 'en-UK' ? 'Credentials of the homes' : 'Identifiants des logements'
  return openManyCredentials(scope, { campaignId: id, ids, title: `${title} - ${campaign.name}` })
}

/** What each browser hears of the campaigns of its reader's companies: that something has moved. */
export const campaignsLive = liveTopic<{ at: string }>({
  channel: 'logis_campaigns',
  event: 'campaigns',
  read: async (userIds) => {
    const at = new Date().toISOString()
    return new Map(userIds.map((id) => [id, { at }]))
  },
})

export const forgetDrafts = async (): Promise<void> => void (await sql.deleteOldDrafts())
