import { z } from 'zod'
import { quantity } from './devices.fields.ts'
import { measureMax, requestTexts, thicknessMax } from './devices.rules.ts'
import {
  cannot,
  day,
  fault,
  id,
  idParam,
  instant,
  one,
  refuses,
  signedIn,
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'
import { envelopeParts } from './studies.rules.ts'

const residence_id = idParam

export const studyProposals = z.object({
  /** `company` is the office of the portal that has this SIRET. */
  office: z
    .object({
      name: z.string().nullable(),
      siret: z.string().nullable(),
      company: z.object({ id, name: z.string() }).nullable(),
    })
    .nullable(),
  permit_number: z.string().nullable(),
  delivery_date: day.nullable(),
  address: z
    .object({
      street_number: z.string().nullable(),
      street_name: z.string(),
      zip_code: z.string(),
      city: z.string(),
    })
    .nullable(),
})
export type StudyProposals = z.infer<typeof studyProposals>

/** PRJ-30, IMP-09. `from_automatic_import` is 1 or 0, as clients expect it. */
export const thermalStudy = z.object({
  id,
  type: z.string(),
  company: z.object({ id, name: z.string() }).nullable(),
  file: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
  from_automatic_import: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(['PARSING', 'PARSED', 'FAILED']),
  progress: z.number().int(),
  /** Walls of the envelope, and how many of them have devices on the project (IMP-13). */
  walls: z.object({ expected: z.number().int(), imported: z.number().int() }),
  proposals: studyProposals.nullable(),
})
export type ThermalStudy = z.infer<typeof thermalStudy>

/** What is closed to this reader, whether there is a study or not. */
export const studyCannot = z.object({ attach: cannot, remove: cannot, import: cannot })
export type StudyCannot = z.infer<typeof studyCannot>

/** IMP-35. A project without a study answers `data: null`: an error would raise a notification for an ordinary state. */
export const getThermalStudy = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/thermal-study', tags: ['studies'] })
  .input(z.object({ residence_id }))
  .output(one(thermalStudy.nullable()).extend({ cannot: studyCannot }))
  .errors(refuses('RESIDENCE_NOT_FOUND'))

/** IMP-09, IMP-36. `envelope` is JSON text: `{parois_opaques: […], parois_vitrees: […]}`. */
export const getBuilding = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/thermal-study/building', tags: ['studies'] })
  .input(z.object({ residence_id }))
  .output(one(z.object({ id, envelope: z.string() }).nullable()))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED'))

const files = refuses('FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED')
const writes = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED')

/** The fields that travel beside the file. */
export const attachFields = z.strictObject({
  company_id: z.union([idParam, z.literal('').transform(() => null)]).nullish(),
})

/** Streamed. The file is read while it arrives; the study it replaces is kept, no longer in force. */
export const attachStudy = signedIn
  .route({
    method: 'POST',
    path: '/residences/{residence_id}/thermal-study',
    tags: ['studies'],
    successStatus: 201,
  })
  .input(attachFields.extend({ residence_id, file: z.file() }))
  .output(one(thermalStudy))
  .errors(writes)
  .errors(files)
  .errors(refuses('THERMAL_STUDY_UNREADABLE', 'THERMAL_STUDY_NOT_RE2020', 'COMPANY_NOT_FOUND'))
  // Of one that was attached under the same key, and removed since.
  .errors(refuses('THERMAL_STUDY_MISSING', 'IDEMPOTENCY_KEY_REUSED'))
/** Whose study it is: the office proposed by the file, or another one. Favourites are kept office by office. */
export const setOffice = signedIn
  .route({ method: 'PUT', path: '/residences/{residence_id}/thermal-study/company', tags: ['studies'] })
  .input(z.strictObject({ residence_id, company_id: idParam.nullable() }))
  .output(one(thermalStudy))
  .errors(writes)
  .errors(refuses('THERMAL_STUDY_MISSING', 'COMPANY_NOT_FOUND'))

/** The devices that were imported from it stay. */
export const removeStudy = signedIn
  .route({
    method: 'DELETE',
    path: '/residences/{residence_id}/thermal-study',
    tags: ['studies'],
    successStatus: 204,
  })
  .input(z.object({ residence_id }))
  .output(z.undefined())
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'THERMAL_STUDY_MISSING'))

const importTexts = z.strictObject({
  residence_code: text(40).optional(),
  contract_number: text(100).optional(),
  company_uuid: z.uuid().optional(),
  office_uuid: z.uuid(),
})
/** The project by its code, or by its contract number in a company. */
export const importFields = importTexts.refine(
  ({ residence_code, contract_number, company_uuid }) => residence_code || (contract_number && company_uuid),
  { path: ['residence_code'] },
)
/** Streamed, by a machine. Its file is read by a job: the answer says PARSING. */
export const importStudy = signedIn
  .route({ method: 'POST', path: '/thermal-studies', tags: ['studies'], successStatus: 202 })
  .input(importTexts.extend({ file: z.file() }))
  .output(one(thermalStudy))
  .errors(files)
  .errors(refuses('SCOPE_NOT_ALLOWED', 'RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'COMPANY_NOT_FOUND'))
const surface = z
  .number()
  .min(0)
  .max(measureMax)
  .transform((value) => Math.round(value * 100) / 100)
const row = z
  .strictObject({
    product_id: idParam.optional(),
    product_request: z
      .strictObject({
        name: textOf(requestTexts.name),
        manufacturer: textOf(requestTexts.manufacturer),
        parent_id: idParam,
      })
      .optional(),
    surface: surface.nullable(),
    thickness: z.number().int().min(0).max(thicknessMax).nullable(),
    quantity: quantity.default(1),
  })
  .refine(({ product_id, product_request }) => (product_id === undefined) !== (product_request === undefined), {
    path: ['product_id'],
  })
export const envelopeWall = z.strictObject({
  part: z.enum(envelopeParts),
  index: z.number().int().min(0).max(100_000),
  /** Together no more than one device may hold: equal rows are one. */
  rows: z
    .array(row)
    .min(1)
    .max(100)
    .refine((rows) => rows.reduce((sum, { quantity }) => sum + quantity, 0) <= measureMax, fault('max')),
  /** For this wall alone, whatever is said for all: who never saw it imported must not overwrite it. */
  replace_existing: z.boolean().optional(),
})
export type EnvelopeWall = z.infer<typeof envelopeWall>

/** IMP-18..21, IMP-38, D2-F11. The devices of each wall take the place of those it had, all walls at once or none. */
export const importWalls = signedIn
  .route({ method: 'PUT', path: '/residences/{residence_id}/envelope-devices', tags: ['studies'] })
  .input(
    z.strictObject({
      residence_id,
      walls: z
        .array(envelopeWall)
        .min(1)
        .max(5_000)
        .refine((walls) => new Set(walls.map(({ part, index }) => `${part}/${index}`)).size === walls.length),
      replace_existing: z.boolean().default(false),
      /** The study whose walls these are: after a replacement, the wall at the same place is another one. */
      study_id: idParam.optional(),
    }),
  )
  .output(one(z.object({ created: z.number().int(), deleted: z.number().int() })))
  .errors(writes)
  .errors(
    refuses(
      'THERMAL_STUDY_MISSING',
      'THERMAL_STUDY_NOT_RE2020',
      'THERMAL_STUDY_UNREADABLE',
      'THERMAL_STUDY_REPLACED',
      'ENVELOPE_EMPTY',
      'WALL_ALREADY_IMPORTED',
      'WALL_NOT_FOUND',
      'PRODUCT_NOT_FOUND',
      'DEVICE_LIMIT_REACHED',
      'PRODUCT_REQUEST_IN_USE',
    ),
  )

export const studies = { getThermalStudy, getBuilding, attachStudy, setOffice, removeStudy, importStudy, importWalls }
