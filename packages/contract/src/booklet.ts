import { z } from 'zod'
import { flatBookletList } from './booklet.lists.ts'
import {
  bookletItems,
  bookletKinds,
  bookletReasons,
  bookletSources,
  bookletStates,
  bookletTexts,
  touchable,
  workDocumentsMax,
} from './booklet.rules.ts'
import { tickedFlats } from './flats.ticked.ts'
import {
  cannot,
  day,
  id,
  idParam,
  instant,
  many,
  one,
  open,
  refuses,
  signedIn,
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { listInput } from './lists.input.ts'

export const residence_id = idParam
const building_id = idParam
export const item = z.enum(bookletItems)
const state = z.enum(bookletStates)

/** What a person has said of a part: it does not apply, what it is in words, or which paper it is. */
const bookletAnswer = z.object({
  is_not_applicable: z.boolean(),
  body: z.string().nullable(),
  document: z.object({ id, name: z.string() }).nullable(),
  valid_until: day.nullable(),
  author: z.string().nullable(),
  created_at: instant,
})
/** What of the home speaks for a part; the first twenty. `of_building`: shared by the building of a flat. */
const bookletEvidence = z.object({
  source: z.enum(bookletSources),
  id,
  name: z.string(),
  state,
  reason: z.enum(bookletReasons).nullable(),
  of_building: z.boolean(),
})
export const bookletPart = z.object({
  code: z.string(),
  name: z.string(),
  state,
  /** Null of what is complete. */
  reason: z.enum(bookletReasons).nullable(),
  answer: bookletAnswer.nullable(),
  evidence: z.array(bookletEvidence),
})
export type BookletPart = z.infer<typeof bookletPart>

/** An item, with the legal text that asks for it. */
export const bookletItem = z.object({
  code: item,
  name: z.string(),
  state,
  law: z.object({ reference: z.string(), date: day, applies_from: day }),
  parts: z.array(bookletPart),
})
export type BookletItemState = z.infer<typeof bookletItem>

export const bookletWork = z.object({
  id,
  done_on: day,
  description: z.string(),
  company_name: z.string(),
  /** What they touched, and the papers that speak of them; works of before say neither. */
  touched: z.array(z.enum(touchable)).default([]),
  documents: z.array(z.object({ id, name: z.string() })).default([]),
  author: z.string().nullable(),
  created_at: instant,
})
export const bookletHandover = z.object({ id, handed_on: day, recipient: z.string(), author: z.string().nullable() })

/** How far the booklet of a home is: `done` counts what is complete and what does not apply. */
export const booklet = z.object({
  kind: z.enum(bookletKinds).nullable(),
  triggered_on: day.nullable(),
  /** Permit, or quote. */
  reference: z.string().nullable(),
  touched: z.array(z.enum(touchable)),
  /** What the thermal study says of it. */
  proposed: z.object({ permit_number: z.string().nullable(), delivery_date: day.nullable() }).nullable(),
  done: z.number().int(),
  total: z.number().int(),
  /** Empty of a building and of a gas passport, which have none. */
  items: z.array(bookletItem),
  works: z.array(bookletWork),
  handover: bookletHandover.nullable(),
  /** When it last left as a file, and whether something has changed since. */
  last_export: z.object({ made_at: instant, is_stale: z.boolean() }).nullable(),
  /** What others were asked for by a link, for those who may ask. */
  asks: z.array(
    z.object({
      id,
      item,
      part: z.string(),
      email: z.string(),
      created_at: instant,
      expires_at: instant,
      files_count: z.number().int(),
      is_over: z.boolean(),
    }),
  ),
  /** Works that their reader has told, and may take back. */
  own_works: z.array(id),
  cannot: z.object({ write: cannot, tell: cannot }),
})
export type Booklet = z.infer<typeof booklet>

const reads = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED')
export const writes = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED', 'NO_BOOKLET')

/** For staff, those let in, and the owner who lives there. */
export const readBooklet = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/booklet', tags: ['booklet'] })
  .input(z.object({ residence_id }))
  .output(one(booklet))
  .errors(reads)
  .errors(refuses('FORBIDDEN'))

const trigger = z.strictObject({
  kind: z.enum(bookletKinds),
  triggered_on: day,
  reference: textOf(bookletTexts.reference),
  touched: z.array(z.enum(touchable)).max(touchable.length).default([]),
})
export const setTrigger = signedIn
  .route({ method: 'PUT', path: '/residences/{residence_id}/booklet', tags: ['booklet'] })
  .input(trigger.extend({ residence_id }))
  .output(one(booklet))
  .errors(writes)

export const part = text(40).regex(/^[a-z_]+$/)
const said = {
  is_not_applicable: z.boolean().default(false),
  body: text(bookletTexts.body.max).min(1).optional(),
}
const exactlyOne = ({ body, document_id }: { body?: string | undefined; document_id?: number | undefined }) =>
  (body === undefined) !== (document_id === undefined)
/** Why it does not apply, what it is in words, or which paper of the home it is. Takes the place of what was said before. */
export const answer = signedIn
  .route({ method: 'PUT', path: '/residences/{residence_id}/booklet/items/{item}/parts/{part}', tags: ['booklet'] })
  .input(
    z
      .strictObject({
        residence_id,
        item,
        part,
        ...said,
        document_id: idParam.optional(),
        valid_until: day.nullish(),
      })
      .refine(exactlyOne, { path: ['body'] })
      .refine(({ is_not_applicable, document_id }) => !is_not_applicable || document_id === undefined, {
        path: ['document_id'],
      })
      .refine(({ valid_until, document_id }) => !valid_until || document_id !== undefined, { path: ['valid_until'] }),
  )
  .output(one(booklet))
  .errors(writes)
  .errors(refuses('BOOKLET_PART_NOT_FOUND', 'DOCUMENT_NOT_FOUND'))
export const withdrawAnswer = signedIn
  .route({ method: 'DELETE', path: '/residences/{residence_id}/booklet/items/{item}/parts/{part}', tags: ['booklet'] })
  .input(z.object({ residence_id, item, part }))
  .output(one(booklet))
  .errors(writes)

/** Told by the company, or by the owner who lives there: the booklet stays true after it was handed over. */
export const addWork = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/booklet/works', tags: ['booklet'], successStatus: 201 })
  .input(
    z.strictObject({
      residence_id,
      done_on: day,
      description: text(bookletTexts.description.max).min(1),
      company_name: textOf(bookletTexts.company_name),
      touched: z.array(z.enum(touchable)).max(touchable.length).default([]),
      document_ids: z.array(idParam).max(workDocumentsMax).default([]),
    }),
  )
  .output(one(booklet))
  .errors(writes)
  .errors(refuses('DOCUMENT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
/** An owner takes back what they have told themselves; of what others have told they learn nothing. */
export const removeWork = signedIn
  .route({ method: 'DELETE', path: '/residences/{residence_id}/booklet/works/{work_id}', tags: ['booklet'] })
  .input(z.object({ residence_id, work_id: idParam }))
  .output(one(booklet))
  .errors(writes)
  .errors(refuses('RESOURCE_NOT_FOUND'))

/** That the booklet was handed over, to whom and when; the last one counts. */
export const handOver = signedIn
  .route({
    method: 'POST',
    path: '/residences/{residence_id}/booklet/handovers',
    tags: ['booklet'],
    successStatus: 201,
  })
  .input(z.strictObject({ residence_id, handed_on: day, recipient: textOf(bookletTexts.recipient) }))
  .output(one(booklet))
  .errors(writes)
  .errors(refuses('IDEMPOTENCY_KEY_REUSED'))

const exports = refuses('NO_BOOKLET', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED', 'FORBIDDEN')
/** A tagged PDF: always made, its gaps on page two. */
export const downloadPdf = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/booklet/pdf', tags: ['booklet'] })
  .input(z.object({ residence_id }))
  .output(z.file())
  .errors(reads)
  .errors(exports)
/** A BagIt bag as a ZIP: `booklet.json`, an RO-Crate, the PDF, and every file as it was uploaded. */
export const downloadPackage = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/booklet/package', tags: ['booklet'] })
  .input(z.object({ residence_id }))
  .output(z.file())
  .errors(reads)
  .errors(exports)
/** JSON Schema of `booklet.json`, for whoever reads a package. */
export const getSchema = open
  .route({ method: 'GET', path: '/schemas/booklet', tags: ['booklet'] })
  .input(z.object({}))
  .output(z.file())

/** A flat of the matrix: the state of each item, and of each of its parts. */
export const flatBooklet = z.object({
  id,
  name: z.string(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  items: z.array(z.object({ code: item, state, parts: z.array(z.object({ code: z.string(), state })) })),
})
export type FlatBooklet = z.infer<typeof flatBooklet>
const columns = z.array(
  z.object({ code: item, name: z.string(), parts: z.array(z.object({ code: z.string(), name: z.string() })) }),
)
const inBuilding = refuses('RESIDENCE_NOT_FOUND', 'SERVICE_PROVISION_REQUIRED', 'NOT_A_BUILDING')
/** The flats of a building against the items. `complete_count` is of all of its flats. */
export const listFlatBooklets = whoeverSignedIn
  .route({ method: 'GET', path: '/buildings/{building_id}/booklets', tags: ['booklet'] })
  .input(z.object({ building_id, ...listInput(flatBookletList) }))
  .output(
    many(flatBooklet).extend({
      columns,
      flats_count: z.number().int(),
      complete_count: z.number().int(),
      cannot: z.object({ fill: cannot }),
    }),
  )
  .errors(inBuilding)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED', 'RESIDENCE_CANCELLED'))
/**
 * The same answer to a part, or the same trigger, in each of these flats, or in all; all of them or none. `only_open`
 * leaves alone those where somebody has answered that part, or told the trigger.
 */
export const fillFlats = signedIn
  .route({ method: 'PUT', path: '/buildings/{building_id}/booklets', tags: ['booklet'] })
  .input(
    z
      .strictObject({
        building_id,
        flat_ids: tickedFlats,
        only_open: z.boolean().default(true),
        trigger: trigger.optional(),
        answer: z.strictObject({ item, part, ...said, body: text(bookletTexts.body.max).min(1) }).optional(),
      })
      .refine((asked) => (asked.trigger === undefined) !== (asked.answer === undefined), { path: ['answer'] }),
  )
  .output(one(z.object({ filled: z.number().int(), left_out: z.array(id) })))
  .errors(inBuilding)
  .errors(refuses('RESIDENCE_CANCELLED', 'BUILDING_WITHOUT_FLATS', 'BOOKLET_PART_NOT_FOUND'))

export const bookletOperations = {
  readBooklet,
  setTrigger,
  answer,
  withdrawAnswer,
  addWork,
  removeWork,
  handOver,
  downloadPdf,
  downloadPackage,
  getSchema,
  listFlatBooklets,
  fillFlats,
}
