import { z } from 'zod'
import { booklet, item, part, residence_id, writes } from './booklet.ts'
import { bookletTexts } from './booklet.rules.ts'
import { email, idParam, one, open, refuses, signedIn, text } from './http.ts'
import { locales } from './locale.ts'
import { messageFilesAtOnce } from './messages.rules.ts'

/**
 * Asks somebody, who needs no account, for what a part lacks: a mail with a link that adds files and shows nothing of the home
 * but what is needed, for fourteen days. A notice is asked for a device.
 */
export const askForPart = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/booklet/asks', tags: ['booklet'], successStatus: 201 })
  .input(
    z.strictObject({
      residence_id,
      item,
      part,
      email,
      message: text(bookletTexts.message.max).default(''),
      device_id: idParam.nullish(),
      locale: z.enum(locales).default('fr-FR'),
    }),
  )
  .output(one(booklet))
  .errors(writes)
  .errors(refuses('BOOKLET_PART_NOT_FOUND', 'DEVICE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
export const revokeAsk = signedIn
  .route({ method: 'DELETE', path: '/residences/{residence_id}/booklet/asks/{ask_id}', tags: ['booklet'] })
  .input(z.object({ residence_id, ask_id: idParam }))
  .output(one(booklet))
  .errors(writes)
  .errors(refuses('RESOURCE_NOT_FOUND'))

const token = text(200).min(1)
/** What the link of such a mail shows. */
export const askedPart = z.object({
  company: z.string(),
  asker: z.string(),
  home: z.string(),
  city: z.string().nullable(),
  item: z.string(),
  part: z.string(),
  device: z.string().nullable(),
  message: z.string(),
  files_count: z.number().int(),
  files_left: z.number().int(),
  /** How large each may be, in bytes. */
  file_limit: z.number().int(),
})
export type AskedPart = z.infer<typeof askedPart>
/** The token travels in the body, which nobody logs. */
export const openAsk = open
  .route({ method: 'POST', path: '/booklet-asks/opened', tags: ['booklet'] })
  .input(z.strictObject({ token }))
  .output(one(askedPart))
  .errors(refuses('BOOKLET_LINK_OVER'))
/** The fields that travel beside the files; the token may stand in `x-one-time-token`, and is then proven before a byte is taken. */
export const addToAskFields = z.strictObject({ token: token.optional() })
/** Streamed by a route of its own. It adds, and reads nothing back. */
export const addToAsk = open
  .route({ method: 'POST', path: '/booklet-asks/files', tags: ['booklet'], successStatus: 201 })
  .input(addToAskFields.extend({ files: z.array(z.file()).min(1).max(messageFilesAtOnce) }))
  .output(one(askedPart))
  .errors(
    refuses(
      'BOOKLET_LINK_OVER',
      'BOOKLET_LINK_FULL',
      'FILE_TOO_LARGE',
      'FILE_TYPE_NOT_ALLOWED',
      'STORAGE_LIMIT_REACHED',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  )

export const bookletAsks = { askForPart, revokeAsk, openAsk, addToAsk }
