import { z } from 'zod'
import { tickedFlats } from './flats.ticked.ts'
import {
  actingFor,
  boolParam,
  done,
  email,
  fault,
  id,
  idParam,
  instant,
  many,
  one,
  open,
  refuses,
  signedIn,
  whoeverSignedIn,
} from './http.ts'
import { invitationRuns } from './invitations.runs.ts'
import { mailList } from './invitations.lists.ts'
import { listInput } from './lists.input.ts'
import { locales } from './locale.ts'
import { invitationCodes, mailLevels, mailStatuses } from './invitations.rules.ts'

const company_id = idParam
const residence_id = idParam

export const mailLog = z.object({
  id,
  code: z.string(),
  created_at: instant,
  recipient: z.string(),
  external_data: z
    .object({
      email: z.string(),
      subject: z.string(),
      body: z.string(),
      events: z.array(z.object({ name: z.string(), time: instant })),
    })
    .nullable(),
  status: z.enum(mailStatuses),
  level: z.enum(mailLevels).nullable(),
})
export type MailLog = z.infer<typeof mailLog>

const invitationRefusals = refuses(
  'RESIDENCE_NOT_FOUND',
  'RESIDENCE_CANCELLED',
  'RESIDENCE_EMAIL_REQUIRED',
  'RESIDENCE_ALREADY_ACTIVATED',
  'INVITATION_TOO_SOON',
)
/** CODE-19. */
export const inviteOwner = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/residences/{residence_id}/invitations',
    tags: ['invitations'],
    successStatus: 201,
  })
  .input(
    z.strictObject({
      company_id,
      residence_id,
      communication_channel_code: z.enum(invitationCodes),
      email,
      tenant_context: z.boolean().optional(),
      /** The mail's language; without it, that of the person's account, else French. */
      locale: z.enum(locales).optional(),
    }),
  )
  .output(one(mailLog))
  .errors(invitationRefusals)
  .errors(refuses('CHANNEL_NOT_ALLOWED'))
  .errors(actingFor)
/** What an invitation will say, before it leaves. Its code is masked, and its link opens nothing yet. */
export const previewInvitation = signedIn
  .route({
    method: 'GET',
    path: '/companies/{company_id}/residences/{residence_id}/invitation-preview',
    tags: ['invitations'],
  })
  .input(
    z.object({
      company_id,
      residence_id,
      communication_channel_code: z.enum(invitationCodes),
      locale: z.enum(locales).default('fr-FR'),
    }),
  )
  .output(one(z.object({ subject: z.string(), body: z.string() })))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'RESIDENCE_ALREADY_ACTIVATED', 'CHANNEL_NOT_ALLOWED'))
  .errors(actingFor)
/** CODE-20. The channel follows the type of the project's company. */
export const inviteResidence = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/invitations', tags: ['invitations'], successStatus: 201 })
  .input(z.strictObject({ residence_id, email }))
  .output(one(mailLog))
  .errors(invitationRefusals)

/** CODE-08. */
export const listMailLogs = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/communication-channel-logs', tags: ['invitations'] })
  .input(
    z.object({
      residence_id,
      codes: z
        .union([z.array(z.enum(invitationCodes)).max(10), z.enum(invitationCodes).transform((code) => [code])])
        .default([...invitationCodes]),
      ...listInput(mailList),
    }),
  )
  .output(many(mailLog))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** A mail to one person, of whatever channel, with the home that it is about. */
export const personMail = mailLog.extend({
  channel: z.object({ name_fr: z.string(), name_en: z.string() }),
  residence: z.object({ id, name: z.string(), company_name: z.string() }).nullable(),
})
export type PersonMail = z.infer<typeof personMail>

/**
 * What was mailed to a person: to their account, or to its address before they had one. For administrators of the
 * platform. What a mail says is told of invitations alone, their codes masked; of any other its `body` is empty.
 */
export const listPersonMails = signedIn
  .route({
    method: 'GET',
    path: '/admin/users/{user_id}/communication-channel-logs',
    tags: ['administration'],
    summary: 'What was mailed to a person, and what became of it',
  })
  .input(z.object({ user_id: idParam, ...listInput(mailList) }))
  .output(many(personMail))
  .errors(refuses('USER_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

const fileName = z.string().max(255).optional()
/** CODE-03. The credential sheet of one home: code, QR code, how to activate. */
export const downloadCredentials = signedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/credentials', tags: ['invitations'] })
  .input(z.object({ residence_id, type: z.enum(['PTG', 'STANDARD']).optional(), name: fileName }))
  .output(z.file())
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'RESIDENCE_CODE_MASKED'))
const sheetsOfBuilding = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'RESIDENCE_CODE_MASKED')
const ofFlats = refuses('NOT_A_BUILDING', 'SERVICE_PROVISION_REQUIRED', 'BUILDING_WITHOUT_FLATS')
/**
 * CODE-22. The building's own sheet or, as one document, those of all its flats. With `is_send_by_email` nothing is
 * downloaded: 202, as `sendFlatsCredentials` (decision 37).
 */
export const downloadBuildingCredentials = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/buildings/{residence_id}/credentials', tags: ['invitations'] })
  .input(
    z.object({
      residence_id,
      template: z.enum(['BUILDING', 'FLATS']).default('BUILDING'),
      is_send_by_email: boolParam.default(false),
      /** Of the sheets of the flats, those of these alone: their ids, with commas between them. */
      flat_ids: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
        .optional(),
      name: fileName,
    }),
  )
  .output(z.file())
  .errors(sheetsOfBuilding)
  .errors(ofFlats)
/** CODE-22. The sheets of all the flats of a building, mailed to whoever asks, at the address of their own account. */
export const sendFlatsCredentials = whoeverSignedIn
  .route({
    method: 'POST',
    path: '/buildings/{residence_id}/flats/credentials/send',
    tags: ['invitations'],
    successStatus: 202,
  })
  .input(z.strictObject({ residence_id, flat_ids: tickedFlats }))
  .output(one(z.object({ recipient: z.string(), flats: z.number().int() })))
  .errors(sheetsOfBuilding)
  .errors(ofFlats)

/** A new code for a home that is not activated; the old one stops working at once. */
export const renewCode = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/residence-code', tags: ['invitations'] })
  .input(z.strictObject({ residence_id }))
  .output(one(z.object({ residence_code: z.string() })))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'RESIDENCE_ALREADY_ACTIVATED'))

/** CODE-25. Mails the code to the home's own addresses only; the answer never tells whether any exists. */
export const sendCode = open
  .route({ method: 'POST', path: '/residence-code/send', tags: ['invitations'] })
  .input(
    z
      .strictObject({ residence_id: idParam.optional(), email: email.optional() })
      .refine((value) => value.residence_id !== undefined || value.email !== undefined, {
        path: ['email'],
        ...fault('required'),
      }),
  )
  .output(done)

const mailEvent = z.object({
  event: z.string().max(80),
  email: z.string().max(254).optional(),
  'message-id': z.string().max(300),
  ts_event: z.number().optional(),
  ts_epoch: z.number().optional(),
  subject: z.string().max(1000).optional(),
  reason: z.string().max(2000).optional(),
  link: z.string().max(2000).optional(),
})
/** The mail provider tells what became of a mail. 204 for unknown messages too; replays change nothing. */
export const receiveMailEvents = open
  .route({
    method: 'POST',
    path: '/webhooks/mail-events',
    tags: ['invitations'],
    successStatus: 204,
    inputStructure: 'detailed',
  })
  .input(z.object({ body: z.union([mailEvent, z.array(mailEvent).max(1000)]) }))
  .output(z.undefined())
  .errors(refuses('WEBHOOK_UNAUTHORIZED'))

export const invitations = {
  inviteOwner,
  inviteResidence,
  previewInvitation,
  listMailLogs,
  listPersonMails,
  downloadCredentials,
  downloadBuildingCredentials,
  sendFlatsCredentials,
  ...invitationRuns,
  renewCode,
  sendCode,
  receiveMailEvents,
}
