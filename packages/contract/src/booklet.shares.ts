import { z } from 'zod'
import { residence_id } from './booklet.ts'
import { shareParts, shareLimits, shareTexts } from './booklet.shares.rules.ts'
import { cannot, done, email, id, idParam, instant, many, one, open, refuses, signedIn, text, textOf } from './http.ts'

const protection = z.enum(['NONE', 'PASSWORD', 'CODE'])
/** What may be shared of a booklet apart: a folder of the home or of its building, and what stands in none. */
export const sharePart = z.object({
  key: z.string(),
  kind: z.enum(shareParts),
  /** Of a folder alone. */
  name: z.string().nullable(),
  files_count: z.number().int(),
})
export type SharePart = z.infer<typeof sharePart>

/** A link that opens a booklet for a while to whoever has it. */
export const bookletShare = z.object({
  id,
  label: z.string(),
  /** Null: all of the booklet. */
  parts: z.array(z.string()).nullable(),
  protection,
  email: z.string().nullable(),
  by_owner: z.boolean(),
  created_at: instant,
  expires_at: instant,
  openings_count: z.number().int(),
  openings_max: z.number().int(),
  files_count: z.number().int(),
  last_opened_at: instant.nullable(),
  is_over: z.boolean(),
})
export type BookletShare = z.infer<typeof bookletShare>

const inHome = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED', 'NO_BOOKLET')
const at = '/residences/{residence_id}/booklet/shares'

/** The latest first, those that are over too; and what may be shared. For the owner and for the company. */
export const listShares = signedIn
  .route({ method: 'GET', path: at, tags: ['booklet'] })
  .input(z.object({ residence_id }))
  .output(many(bookletShare).extend({ parts: z.array(sharePart), cannot: z.object({ share: cannot }) }))
  .errors(inHome)
/** The link is in the answer, and nowhere else. With an address, it opens by a code that is mailed there. */
export const createShare = signedIn
  .route({ method: 'POST', path: at, tags: ['booklet'], successStatus: 201 })
  .input(
    z
      .strictObject({
        residence_id,
        label: textOf(shareTexts.label),
        parts: z.array(text(40)).min(1).max(200).nullish(),
        days: z.number().int().min(1).max(shareLimits.days).default(shareLimits.usualDays),
        openings_max: z.number().int().min(1).max(shareLimits.openings).default(shareLimits.usualOpenings),
        password: z.string().min(shareTexts.password.min).max(shareTexts.password.max).optional(),
        email: email.optional(),
      })
      .refine(({ password, email: address }) => password === undefined || address === undefined, { path: ['email'] }),
  )
  .output(one(bookletShare.extend({ token: z.string() })))
  .errors(inHome)
  .errors(refuses('BOOKLET_PART_NOT_FOUND', 'BOOKLET_SHARES_TOO_MANY'))
export const revokeShare = signedIn
  .route({ method: 'DELETE', path: `${at}/{share_id}`, tags: ['booklet'] })
  .input(z.object({ residence_id, share_id: idParam }))
  .output(done)
  .errors(inHome)
  .errors(refuses('RESOURCE_NOT_FOUND'))

const token = text(200).min(1)
const sharedFile = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  kind: z.enum(shareParts),
  folder: z.string().nullable(),
  /** What it is a notice of. */
  devices: z.array(z.string()),
})
export const sharedBooklet = z.object({
  home: z.string(),
  city: z.string().nullable(),
  company: z.string(),
  label: z.string(),
  expires_at: instant,
  is_whole: z.boolean(),
  files: z.array(sharedFile),
})
export type SharedBooklet = z.infer<typeof sharedBooklet>
/**
 * Opens such a link, by its password or its code where it has one; `needs` says which, and nothing else is told before. Each
 * opening counts, and gives a pass for an hour that downloads bear in `x-one-time-token`; with that pass it is the same
 * opening still. The token travels in the body.
 */
export const openShare = open
  .route({ method: 'POST', path: '/booklet-shares/opened', tags: ['booklet'] })
  .input(
    z.strictObject({
      token,
      password: z.string().max(shareTexts.password.max).optional(),
      code: text(20).optional(),
      pass: text(200).optional(),
    }),
  )
  .output(
    one(
      z.object({
        needs: protection,
        opened: z.object({ pass: z.string(), shared: sharedBooklet }).nullable(),
      }),
    ),
  )
  .errors(refuses('BOOKLET_LINK_OVER', 'BOOKLET_SHARE_SPENT', 'BOOKLET_SHARE_LOCKED'))
/** By the pass of an opening. */
export const downloadSharedFile = open
  .route({ method: 'GET', path: '/booklet-shares/files/{file_id}', tags: ['booklet'] })
  .input(z.object({ file_id: idParam }))
  .output(z.file())
  .errors(refuses('BOOKLET_LINK_OVER', 'DOCUMENT_NOT_FOUND'))
/** All that is shared as one ZIP: of a whole booklet its open package, else the files in their folders. */
export const downloadSharedPackage = open
  .route({ method: 'GET', path: '/booklet-shares/package', tags: ['booklet'] })
  .input(z.object({}))
  .output(z.file())
  .errors(refuses('BOOKLET_LINK_OVER'))

export const bookletShares = {
  listShares,
  createShare,
  revokeShare,
  openShare,
  downloadSharedFile,
  downloadSharedPackage,
}
