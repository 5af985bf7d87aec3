import { z } from 'zod'
import { choices, choosing } from './campaigns.choosing.ts'
import { getCampaignEffect } from './campaigns.effect.ts'
import { campaignHomeList, campaignList } from './campaigns.lists.ts'
import {
  campaignFields,
  campaignHomesMax,
  campaignStates,
  campaignSteps,
  earlierInvitations,
  relaunchedSteps,
  spreadHoursMax,
} from './campaigns.rules.ts'
import { reasons } from './errors.ts'
import {
  actingFor,
  boolParam,
  cannot,
  email,
  id,
  idParam,
  instant,
  many,
  one,
  refuses,
  signedIn,
  textOf,
  text,
  whoeverSignedIn,
} from './http.ts'
import { mailStatuses } from './invitations.rules.ts'
import { listInput } from './lists.input.ts'
import { locales } from './locale.ts'
import { residenceTypes } from './projects.rules.ts'

const company_id = idParam
const campaign_id = idParam
const residence_id = idParam
const count = z.number().int()
const person = z.object({ id, name: z.string() }).nullable()

/** Invitations to many homes at once: whom, with which words, when, and what became of each. */
export const campaign = z.object({
  id,
  company_id: id,
  name: z.string(),
  state: z.enum(campaignStates),
  author: person,
  /** By whose rights it leaves. */
  sender: person,
  created_at: instant,
  updated_at: instant,
  /** The hour that it waits for. */
  starts_at: instant.nullable(),
  spread_hours: count,
  /** Those who did nothing are written to once more, by itself, after seven days. */
  relaunches: z.boolean(),
  relaunches_on: z.string().nullable(),
  relaunched_at: instant.nullable(),
  started_at: instant.nullable(),
  /** While it leaves: when the last home that waits has its turn, which a stop has put off. */
  last_leaves_at: instant.nullable(),
  stopped_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** Why it was stopped by itself: whoever sent it may not any more, or its company was disabled. */
  stop_reason: z.enum(reasons).nullable(),
  /** Null: the subject that an invitation has. */
  subject: z.string().nullable(),
  note: z.string().nullable(),
  /** Tenants are invited, at addresses that are typed here. */
  is_for_tenants: z.boolean(),
  /** The mail service does not take what is leaving now; it is tried again by itself. */
  waits_for_mail: z.boolean(),
  total: count,
  /** Of a draft: those that are ticked and that nothing is in the way of. */
  leaving: count,
  counts: z.record(z.enum(campaignSteps), count),
  invited: z.record(z.enum(earlierInvitations), count),
  /** As far as they came at least. */
  figures: z.object({
    sent: count,
    delivered: count,
    opened: count,
    activated: count,
    failed: count,
    first_opened_at: instant.nullable(),
    last_activated_at: instant.nullable(),
  }),
  /** Whom one may write to again today. */
  to_relaunch: z.record(z.enum(relaunchedSteps), count),
  cannot: z.object({
    edit: cannot,
    start: cannot,
    stop: cannot,
    resume: cannot,
    relaunch: cannot,
    mend: cannot,
    remove: cannot,
    print: cannot,
  }),
})
export type Campaign = z.infer<typeof campaign>

export const campaignHome = z.object({
  residence: z.object({
    id,
    name: z.string(),
    type: z.enum(residenceTypes),
    address: z.string().nullable(),
    contract_number: z.string().nullable(),
    picture_path: z.string().nullable(),
  }),
  /** Whom it is or was written to. */
  email: z.string().nullable(),
  is_chosen: z.boolean(),
  step: z.enum(campaignSteps),
  /** What is in the way of its invitation, or why it was left out. */
  reason: z.enum(reasons).nullable(),
  invited: z.enum(earlierInvitations),
  invited_at: instant.nullable(),
  /** Invited less than a day ago. */
  is_recent: z.boolean(),
  booklet: z.object({ done: count, total: count }).nullable(),
  mail: z
    .object({
      id,
      status: z.enum(mailStatuses),
      /** How many it had: one, and one more for each time that it was relaunched. */
      round: count,
      sent_at: instant.nullable(),
      delivered_at: instant.nullable(),
      opened_at: instant.nullable(),
    })
    .nullable(),
  activated_at: instant.nullable(),
})
export type CampaignHome = z.infer<typeof campaignHome>

const inCampaign = { ...actingFor, ...refuses('CAMPAIGN_NOT_FOUND') }
const ofDraft = refuses('CAMPAIGN_STARTED')
const base = '/companies/{company_id}/campaigns' as const
const inOne = `${base}/{campaign_id}` as const
const tags = ['campaigns']

/** The campaign, and the contract numbers that no home has. */
const chosen = z.object({ data: campaign, unknown: z.array(z.string()) })
export const listCampaigns = whoeverSignedIn
  .route({ method: 'GET', path: base, tags })
  .input(z.object({ company_id, ...listInput(campaignList) }))
  .output(many(campaign))
  .errors(actingFor)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
export const getCampaign = whoeverSignedIn
  .route({ method: 'GET', path: inOne, tags })
  .input(z.object({ company_id, campaign_id }))
  .output(one(campaign))
  .errors(inCampaign)

/** A draft. A building is nobody's home: its flats are chosen. Nothing leaves. */
export const createCampaign = signedIn
  .route({ method: 'POST', path: base, tags, successStatus: 201 })
  .input(z.strictObject({ company_id, name: textOf(campaignFields.name).optional(), ...choosing }))
  .output(chosen)
  .errors(actingFor)
  .errors(choices)
  // Of one that was created under the same key, and deleted since.
  .errors(refuses('CAMPAIGN_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
export const addCampaignHomes = signedIn
  .route({ method: 'POST', path: `${inOne}/homes`, tags })
  .input(z.strictObject({ company_id, campaign_id, ...choosing }))
  .output(chosen)
  .errors(inCampaign)
  .errors(ofDraft)
  .errors(choices)

export const listCampaignHomes = whoeverSignedIn
  .route({ method: 'GET', path: `${inOne}/homes`, tags })
  .input(z.object({ company_id, campaign_id, ...listInput(campaignHomeList) }))
  .output(many(campaignHome))
  .errors(inCampaign)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** What is not said stays. Its name and whether it relaunches by itself may be changed at any time. */
export const editCampaign = signedIn
  .route({ method: 'PATCH', path: inOne, tags })
  .input(
    z.strictObject({
      company_id,
      campaign_id,
      ...z
        .object({
          name: textOf(campaignFields.name),
          subject: text(campaignFields.subject.max).nullable(),
          note: text(campaignFields.note.max).nullable(),
          starts_at: z.iso.datetime({ offset: true }).nullable(),
          spread_hours: z.number().int().min(0).max(spreadHoursMax),
          relaunches: boolParam,
        })
        .partial().shape,
    }),
  )
  .output(one(campaign))
  .errors(inCampaign)
  .errors(ofDraft)
/** Ticks homes, or all of them, or takes their ticks away. */
export const tickCampaignHomes = signedIn
  .route({ method: 'PUT', path: `${inOne}/homes/ticks`, tags })
  .input(
    z.strictObject({
      company_id,
      campaign_id,
      residence_ids: z.array(idParam).max(campaignHomesMax).optional(),
      is_chosen: boolParam,
    }),
  )
  .output(one(campaign))
  .errors(inCampaign)
  .errors(ofDraft)
/**
 * The address that a home is written to: of its owner, on the home itself; of a tenant, here. Where its mail had left, or
 * could not, it leaves again to this one.
 */
export const mendCampaignHome = signedIn
  .route({ method: 'PUT', path: `${inOne}/homes/{residence_id}/email`, tags })
  .input(z.strictObject({ company_id, campaign_id, residence_id, email }))
  .output(one(campaignHome))
  .errors(inCampaign)
  .errors(
    refuses(
      'RESIDENCE_NOT_FOUND',
      'RESIDENCE_CANCELLED',
      'ADDRESS_UNDELIVERABLE',
      'ADDRESS_UNSUBSCRIBED',
      'RESIDENCE_ALREADY_ACTIVATED',
      'CAMPAIGN_COMPANY_DISABLED',
    ),
  )
/** The mail as this home would get it; its code is masked, and its link opens nothing yet. */
export const previewCampaign = whoeverSignedIn
  .route({ method: 'GET', path: `${inOne}/homes/{residence_id}/preview`, tags })
  .input(z.object({ company_id, campaign_id, residence_id, locale: z.enum(locales).default('fr-FR') }))
  .output(one(z.object({ subject: z.string(), body: z.string() })))
  .errors(inCampaign)
  .errors(refuses('RESIDENCE_NOT_FOUND'))

/** Now, or at an hour; the one that the draft has, where none is said. */
export const startCampaign = signedIn
  .route({ method: 'POST', path: `${inOne}/start`, tags, successStatus: 202 })
  .input(z.strictObject({ company_id, campaign_id, starts_at: z.iso.datetime({ offset: true }).nullable().optional() }))
  .output(one(campaign))
  .errors(inCampaign)
  .errors(ofDraft)
  .errors(refuses('CAMPAIGN_SENDS_NOTHING', 'CAMPAIGN_TIME_PAST', 'CAMPAIGN_COMPANY_DISABLED'))
/** What has left stays gone; what has not, waits. One that waits for its hour is a draft again. */
export const stopCampaign = signedIn
  .route({ method: 'POST', path: `${inOne}/stop`, tags })
  .input(z.strictObject({ company_id, campaign_id }))
  .output(one(campaign))
  .errors(inCampaign)
  .errors(refuses('CAMPAIGN_NOT_RUNNING'))
export const resumeCampaign = signedIn
  .route({ method: 'POST', path: `${inOne}/resume`, tags, successStatus: 202 })
  .input(z.strictObject({ company_id, campaign_id }))
  .output(one(campaign))
  .errors(inCampaign)
  .errors(refuses('CAMPAIGN_NOT_STOPPED', 'CAMPAIGN_COMPANY_DISABLED'))
/** Writes once more to those who did nothing: all of them, or as far as they came. */
export const relaunchCampaign = signedIn
  .route({ method: 'POST', path: `${inOne}/relaunch`, tags, successStatus: 202 })
  .input(
    z.strictObject({
      company_id,
      campaign_id,
      who: z
        .array(z.enum(relaunchedSteps))
        .min(1)
        .max(2)
        .default([...relaunchedSteps]),
    }),
  )
  .output(one(campaign))
  .errors(inCampaign)
  .errors(refuses('CAMPAIGN_RUNNING', 'CAMPAIGN_RELAUNCHES_NOBODY', 'CAMPAIGN_COMPANY_DISABLED'))
/** Forgets a draft. */
export const deleteCampaign = signedIn
  .route({ method: 'DELETE', path: inOne, tags, successStatus: 204 })
  .input(z.object({ company_id, campaign_id }))
  .output(z.undefined())
  .errors(inCampaign)
  .errors(ofDraft)

/** Each home and what became of it, as CSV; streamed by a route of its own. */
export const exportCampaign = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: `${inOne}/results`, tags })
  .input(z.object({ company_id, campaign_id }))
  .output(z.file())
  .errors(inCampaign)
  .errors(refuses('EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))
/** The credential sheets of its homes as one document, a page each, in the order of the list. */
export const downloadCampaignSheets = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: `${inOne}/credentials`, tags })
  .input(z.object({ company_id, campaign_id }))
  .output(z.file())
  .errors(inCampaign)
  .errors(refuses('RESIDENCE_CODE_MASKED', 'CAMPAIGN_WITHOUT_HOMES'))

/** Says that something has moved in a campaign of the reader's companies. */
export const followCampaigns = whoeverSignedIn
  .route({
    method: 'GET',
    path: '/campaigns/stream',
    tags,
    summary: 'Server-sent events: `campaigns`, whose data is `{"at": "2026-11-23T09:20:00.000Z"}`',
    spec: (described) => ({
      ...described,
      responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } } },
    }),
  })
  .input(z.object({}))
  .output(z.file())
  .errors(refuses('FORBIDDEN'))

export const campaigns = {
  listCampaigns,
  getCampaign,
  getCampaignEffect,
  createCampaign,
  addCampaignHomes,
  listCampaignHomes,
  editCampaign,
  tickCampaignHomes,
  mendCampaignHome,
  previewCampaign,
  startCampaign,
  stopCampaign,
  resumeCampaign,
  relaunchCampaign,
  deleteCampaign,
  exportCampaign,
  downloadCampaignSheets,
  followCampaigns,
}
