import { setTimeout as pause } from 'node:timers/promises'
import { relaunchDays } from '@logis/contract/campaigns.rules'
import { byRightsOf } from '#platform/begun.ts'
import { today } from '#platform/clock.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { companyScope, projectScope } from '#platform/gate.ts'
import { holdForJob } from '#platform/holding.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { withdrawMails } from '#platform/mail.ts'
import { mayPass } from '#platform/outage.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { isDisabled } from '#platform/worksFor.ts'
import { channelOf, invitationPolicy } from '../../invitations/policy.ts'
import { inviteInCampaign } from '../../invitations/rules.ts'
import { forgetCredentialsSent } from '../../projects/states/rules.ts'
import { tellOfCampaign, tellOfStop } from '../../notifications/rules.ts'
import { findHome } from '../homes/sql.ts'
import { campaignsPolicy } from '../policy.ts'
import { findAny, stepsOf, type CampaignRecord } from '../sql.ts'
import * as sql from './sql.ts'

/** How many homes one job goes through; the next one goes on after them. */
const atOnce = 200
/** Mails that may be on their way at once: so few leave after somebody has said stop, whatever the mail service does. */
const ahead = 40
/** A campaign that no job has gone on with for so many seconds is taken up again by the clock. */
const silence = 60

/** Has a job go on with the campaign once the transaction has ended; at once, or at an hour. */
export const goOnSoon = (tx: Tx, { id }: Pick<CampaignRecord, 'id'>, at?: Date): Promise<void> =>
  enqueue(tx, goingOn, { campaign: id }, at ? { at } : {})

/**
 * Goes on with a campaign from where it is. Safe to repeat, and to run twice at once: a home's turn and its mail are one
 * transaction, under the campaign's own lock, so that who stops it knows what has left.
 */
export const goOn = async (id: number, most = atOnce): Promise<void> => {
  for (let count = 0; count < most; count += 1) {
    const campaign = await findAny(db, id)
    if (campaign?.state !== 'SENDING') return
    const next = await sql.findNext(db, campaign)
    if (!next) return end(campaign)
    if (!next.is_due) return // the clock goes on with it
    if (count % 10 === 0 && !(await hasRoom(campaign))) return later(campaign)
    const scope = await scopeFor(campaign)
    if (scope) await step(campaign, scope, next)
    else await giveUp(campaign)
  }
  await write((tx) => goOnSoon(tx, { id }))
}

/** Waits a little for the mails that are on their way; false where they stay there, as when the mail service is down. */
const hasRoom = async (campaign: CampaignRecord): Promise<boolean> => {
  await sql.drive(db, campaign, 0)
  for (let tries = 0; tries < 10; tries += 1) {
    if ((await sql.listPromised(db, campaign)).length < ahead) return true
    await pause(200)
  }
  return false
}
/** Waits for the mail service: of several jobs on the same campaign one is tried again, in a few seconds. */
const later = (campaign: CampaignRecord): Promise<void> =>
  write(async (tx) => {
    if (await sql.drive(tx, campaign, 1)) await goOnSoon(tx, campaign, new Date(Date.now() + 3_000))
  })

/** Ends the campaign and tells its sender, in one transaction: of two jobs that find it at its end, one tells. */
const end = (campaign: CampaignRecord): Promise<void> =>
  write(async (tx) => {
    if (await sql.end(tx, campaign)) await tellOfCampaign(tx, campaign)
  })

/**
 * By the rights that whoever sent it has now; null once they may not any more. Of a company that is disabled no invitation
 * leaves, whoever sends: an administrator, or the company above.
 */
const scopeFor = (campaign: CampaignRecord): Promise<CompanyScope | null> => {
  const { sender_user_id: by, impersonator_user_id: impersonator, company_id } = campaign
  return byRightsOf({ by, impersonator, operation: 'campaigns.startCampaign' }, async (call) => {
    const scope = await companyScope(call, company_id, campaignsPolicy.needs.create)
    campaignsPolicy.demand(scope, 'create', null)
    if (await isDisabled(db, company_id)) refuse('COMPANY_DISABLED')
    return scope
  })
}

/**
 * Stops a campaign whose sender may not send it any more, and tells colleagues, who may resume it. One that a merger has
 * given to another company meanwhile is left alone.
 */
const giveUp = (campaign: CampaignRecord): Promise<void> =>
  write(async (tx) => {
    if ((await findAny(tx, campaign.id))?.company_id !== campaign.company_id) return
    const reason = (await isDisabled(tx, campaign.company_id)) ? 'COMPANY_DISABLED' : 'FORBIDDEN'
    if (!(await sql.stop(tx, campaign, reason))) return
    await takeBack(tx, campaign)
    await tellOfStop(tx, campaign.id)
  })

/** A mail has not left: where that is since the company is disabled, its campaign hears of it once this is said. */
export const holdBack = async (tx: Tx, logId: number): Promise<void> => {
  const campaign = await sql.findHeldBack(tx, logId)
  if (campaign) await enqueue(tx, heldBack, { campaign: campaign.id, log: logId })
}

/**
 * The home of such a mail waits again, though the company be active by now, and the campaign stops, also one that has had
 * all its turns: whoever resumes it knows that it writes.
 */
const stopFor = ({ campaign: id, log: logId }: HeldBack): Promise<void> =>
  write(async (tx) => {
    const isStopped = await sql.stopForMail(tx, { id }, logId)
    await takeBack(tx, { id }, logId)
    if (isStopped) await tellOfStop(tx, id)
  })

type HeldBack = { campaign: number; log: number }
export const heldBack = jobKind<HeldBack>({ name: 'campaigns.held-back', handle: stopFor })

/** Withdraws the mails that have not begun to leave: their homes wait again, and their credentials count as not sent. */
export const takeBack = async (
  tx: Tx,
  campaign: Pick<CampaignRecord, 'id'>,
  held: number | null = null,
): Promise<void> => {
  const promised = await sql.listToTakeBack(tx, campaign, held)
  const withdrawn = new Set(
    await withdrawMails(
      tx,
      promised.map(({ log_id }) => log_id),
    ),
  )
  if (withdrawn.size === 0) return
  const taken = promised.filter(({ log_id }) => withdrawn.has(log_id))
  await sql.waitAgain(tx, campaign, taken)
  for (const { residence_id, at } of taken) {
    const held = await holdForJob(tx, residence_id)
    if (held) await forgetCredentialsSent(held, at)
  }
}

const step = async (campaign: CampaignRecord, scope: CompanyScope, next: sql.Next): Promise<void> => {
  try {
    const home = (await findHome(db, campaign, next.residence_id)) ?? refuse('RESIDENCE_NOT_FOUND')
    const isAgain = next.round > 1 && home.step !== 'WAITING'
    if (home.activated_at !== null) refuse('RESIDENCE_ALREADY_ACTIVATED')
    const reached = await projectScope(scope.call, next.residence_id, invitationPolicy.needs.invite)
    await inviteInCampaign(
      reached,
      {
        code: channelOf(home.company_type),
        email: home.email ?? refuse(home.obstacle ?? 'RESIDENCE_EMAIL_REQUIRED'),
        isAgain,
        since: next.round > 1 ? null : (campaign.lined_up_at ?? campaign.started_at),
      },
      (tx) => sql.takeTurn(tx, campaign, next),
      async (tx, logId) => void (await sql.notePromised(tx, campaign, next, logId)),
    )
  } catch (error) {
    if (mayPass(error)) throw error // the job is tried again, from here
    await passOver(campaign, next, error)
  }
}

/**
 * An address has one mail a minute, and three an hour: its next home waits for its turn. So does one that is refused to
 * whoever sends it only because they may not send any more, or because the campaign has gone to another company. What else
 * is in the way is told.
 */
const passOver = async (campaign: CampaignRecord, next: sql.Next, error: unknown): Promise<void> => {
  const refusal = error instanceof Refusal ? error : null
  if (refusal?.retryAfter !== undefined)
    return write(async (tx) => void (await sql.postpone(tx, campaign, next, refusal.retryAfter! + 1)))
  if (refusal && !(await scopeFor(campaign))) return
  if (!refusal)
    log.error({ campaign: campaign.id, residence_id: next.residence_id, err: error }, 'a home could not be invited')
  const reason = refusal?.reason ?? 'INTERNAL_ERROR'
  await write(async (tx) => void (await sql.leaveOut(tx, campaign, next, reason)))
}

export const goingOn = jobKind<{ campaign: number }>({
  name: 'campaigns.go-on',
  handle: ({ campaign }) => goOn(campaign),
})

/** Each minute: what its hour has come for, and what nobody goes on with though it could. */
export const tick = async (quiet = silence): Promise<void> => {
  const begun = await write((tx) => sql.beginDue(tx))
  for (const id of [...begun, ...(await sql.findIdle(db, quiet))]) await write((tx) => goOnSoon(tx, { id }))
}

/** A server that was killed left its campaigns where they were. */
export const resumeCampaigns = (): Promise<void> => tick(0)

/** Once, a week after it has left: those who did nothing are written to again. */
export const relaunchDue = async (): Promise<void> => {
  await eachByItself(await sql.findRelaunching(db, today(), relaunchDays), (id) =>
    write(async (tx) => {
      const campaign = await findAny(tx, id)
      if (!campaign || !(await sql.takeRelaunch(tx, campaign))) return
      if ((await sql.putBackIdle(tx, campaign, Object.values(stepsOf).flat())) > 0) await goOnSoon(tx, campaign)
      else await sql.end(tx, campaign)
    }),
  )
}
