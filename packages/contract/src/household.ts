import { z } from 'zod'
import { thingFilesAtOnce, thingKinds, thingTexts } from './household.rules.ts'
import {
  cannot,
  day,
  done,
  id,
  idParam,
  instant,
  nullableText,
  one,
  refuses,
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'

const residence_id = idParam
const thing_id = idParam
const file_id = idParam

const file = z.object({ id, name: z.string(), size: z.number().int(), mime_type: z.string() })
/** Seen by those who live in the home as its author does, owners among themselves and tenants among themselves; by no company. */
export const thing = z.object({
  id,
  kind: z.enum(thingKinds),
  title: z.string(),
  body: z.string().nullable(),
  brand: z.string().nullable(),
  serial_number: z.string().nullable(),
  bought_on: day.nullable(),
  warranty_until: day.nullable(),
  author: z.object({ id, name: z.string() }),
  files: z.array(file),
  created_at: instant,
  updated_at: instant,
  cannot: z.object({ write: cannot }),
})
export type Thing = z.infer<typeof thing>

/** A form sends no day as an empty text, and the end of each line as a mail does. */
const someDay = z
  .union([day, z.literal('')])
  .nullish()
  .transform((value) => value || null)
const body = text(thingTexts.body.max)
  .transform((typed) => typed.replaceAll('\r\n', '\n') || null)
  .nullish()
  .transform((typed) => typed ?? null)
const facts = {
  title: textOf(thingTexts.title),
  body,
  brand: nullableText(thingTexts.brand.max),
  serial_number: nullableText(thingTexts.serial_number.max),
  bought_on: someDay,
  warranty_until: someDay,
}
export const thingFields = z.strictObject({ kind: z.enum(thingKinds), ...facts })
export type NewThing = z.infer<typeof thingFields>
export const noFields = z.strictObject({})
const files = z.array(z.file()).max(thingFilesAtOnce).optional()

const inHome = refuses('RESIDENCE_NOT_FOUND')
const ofThing = refuses('THING_NOT_FOUND', 'THING_OF_ANOTHER')
const filing = refuses('FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'HOUSEHOLD_FULL')
const at = '/residences/{residence_id}/household'

/** The newest first. `file_limit`: how large a file of one may be, in bytes. */
export const listThings = whoeverSignedIn
  .route({ method: 'GET', path: at, tags: ['household'] })
  .input(z.object({ residence_id }))
  .output(one(z.array(thing)).extend({ file_limit: z.number().int() }))
  .errors(inHome)
/** Streamed by a route of its own, for its files. */
export const addThing = whoeverSignedIn
  .route({ method: 'POST', path: at, tags: ['household'], successStatus: 201 })
  .input(thingFields.extend({ residence_id, files }))
  .output(one(thing))
  .errors(inHome)
  .errors(filing)
  // Of one that was added under the same key, and deleted since.
  .errors(refuses('THING_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
/** All that it says, anew; its kind and its files stay. */
export const editThing = whoeverSignedIn
  .route({ method: 'PATCH', path: `${at}/{thing_id}`, tags: ['household'] })
  .input(z.strictObject({ residence_id, thing_id, ...facts }))
  .output(one(thing))
  .errors(inHome)
  .errors(ofThing)
export const deleteThing = whoeverSignedIn
  .route({ method: 'DELETE', path: `${at}/{thing_id}`, tags: ['household'] })
  .input(z.strictObject({ residence_id, thing_id }))
  .output(done)
  .errors(inHome)
  .errors(ofThing)
/** Streamed by a route of its own. */
export const addThingFiles = whoeverSignedIn
  .route({ method: 'POST', path: `${at}/{thing_id}/files`, tags: ['household'], successStatus: 201 })
  .input(z.strictObject({ residence_id, thing_id, files }))
  .output(one(thing))
  .errors(inHome)
  .errors(ofThing)
  .errors(filing)
  .errors(refuses('IDEMPOTENCY_KEY_REUSED'))
export const deleteThingFile = whoeverSignedIn
  .route({ method: 'DELETE', path: `${at}/{thing_id}/files/{file_id}`, tags: ['household'] })
  .input(z.strictObject({ residence_id, thing_id, file_id }))
  .output(done)
  .errors(inHome)
  .errors(ofThing)
  .errors(refuses('DOCUMENT_NOT_FOUND'))
export const downloadThingFile = whoeverSignedIn
  .route({ method: 'GET', path: `${at}/{thing_id}/files/{file_id}`, tags: ['household'] })
  .input(z.object({ residence_id, thing_id, file_id }))
  .output(z.file())
  .errors(inHome)
  .errors(refuses('DOCUMENT_NOT_FOUND'))

/**
 * All that one has here, as a ZIP: one's data, what one keeps for oneself with its files, and those of one's messages;
 * for a month also of a home that one has left.
 */
export const takeAlong = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/users/{user_id}/everything', tags: ['household'] })
  .input(z.object({ user_id: idParam }))
  .output(z.file())
  .errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))

export const household = {
  listThings,
  addThing,
  editThing,
  deleteThing,
  addThingFiles,
  deleteThingFile,
  downloadThingFile,
  takeAlong,
}
