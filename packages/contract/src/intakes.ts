import { z } from 'zod'
import { reasons } from './errors.ts'
import {
  actingFor,
  boolParam,
  cannot,
  id,
  idParam,
  instant,
  intParam,
  many,
  one,
  refuses,
  signedIn,
  text,
} from './http.ts'
import { intakeRowList } from './intakes.lists.ts'
import { intakeFaultCodes, intakeFields, intakeRowStates, intakeStates } from './intakes.rules.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam
const intake_id = idParam
const line = intParam.pipe(z.number().int().min(1).max(2_000_000))
const field = z.enum(intakeFields)
const count = z.number().int()

/** A sheet of projects: what was read of it, what would be created, and what has been. */
export const intake = z.object({
  id,
  file_name: z.string(),
  /** Of a workbook, the sheet that was read. */
  sheet_name: z.string().nullable(),
  state: z.enum(intakeStates),
  author: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  undone_at: instant.nullable(),
  /** Until when it may be undone. */
  undoable_until: instant.nullable(),
  /** Where the titles of the columns stand; null of a sheet without any. */
  header_line: count.nullable(),
  /** Lines that are no project: titles, totals, and those repeated on each printed page. */
  passed_over: count,
  columns: z.array(
    z.object({ title: z.string(), field: field.nullable(), is_remembered: z.boolean(), samples: z.array(z.string()) }),
  ),
  counts: z.record(z.enum(intakeRowStates), count),
  total: count,
  cannot: z.object({ correct: cannot, start: cannot, undo: cannot, discard: cannot }),
})
export type Intake = z.infer<typeof intake>

/** A line: as it will be created where it could be read, as it was typed where not. */
export const intakeRow = z.object({
  line: count,
  state: z.enum(intakeRowStates),
  values: z.partialRecord(field, z.string()),
  faults: z.array(z.object({ field, code: z.enum(intakeFaultCodes), line: count.nullable() })),
  /** What it became, or what is there already. */
  residence: z.object({ id, name: z.string() }).nullable(),
  /** Of one that will be created: a cancelled project of the company that bears its contract, and stays cancelled. */
  cancelled: z.object({ id, name: z.string() }).nullable(),
  /** Why it was left out. */
  reason: z.enum(reasons).nullable(),
})
export type IntakeRow = z.infer<typeof intakeRow>

const inCompany = actingFor
const inIntake = { ...actingFor, ...refuses('INTAKE_NOT_FOUND') }
const ofDraft = refuses('INTAKE_STARTED')

/** Reads a spreadsheet (CSV or XLSX). Nothing is created by it. Streamed by a route of its own. */
export const openIntake = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/intakes', tags: ['intakes'], successStatus: 201 })
  .input(z.strictObject({ company_id, file: z.file() }))
  .output(one(intake))
  .errors(inCompany)
  .errors(
    refuses(
      'FILE_TOO_LARGE',
      'SHEET_OLD_FORMAT',
      'SHEET_ENCRYPTED',
      'SHEET_UNREADABLE',
      'SHEET_EMPTY',
      'SHEET_TOO_LONG',
    ),
  )

/** The twenty that came last, by whomever of the company, and those before them that wait or run. */
export const listIntakes = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/intakes', tags: ['intakes'] })
  .input(z.object({ company_id }))
  .output(many(intake))
  .errors(inCompany)
export const getIntake = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/intakes/{intake_id}', tags: ['intakes'] })
  .input(z.object({ company_id, intake_id }))
  .output(one(intake))
  .errors(inIntake)

/** What each column holds, in their order; the company's next sheets are read alike. */
export const setIntakeColumns = signedIn
  .route({ method: 'PUT', path: '/companies/{company_id}/intakes/{intake_id}/columns', tags: ['intakes'] })
  .input(
    z.strictObject({
      company_id,
      intake_id,
      columns: z
        .array(field.nullable())
        .max(100)
        .refine((fields) => new Set(fields.filter(Boolean)).size === fields.filter(Boolean).length),
    }),
  )
  .output(one(intake))
  .errors(inIntake)
  .errors(ofDraft)

export const listIntakeRows = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/intakes/{intake_id}/rows', tags: ['intakes'] })
  .input(z.object({ company_id, intake_id, ...listInput(intakeRowList) }))
  .output(many(intakeRow))
  .errors(inIntake)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** Corrects a line: what is not said stays as it is. */
export const correctIntakeRow = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/intakes/{intake_id}/rows/{line}', tags: ['intakes'] })
  .input(z.strictObject({ company_id, intake_id, line, values: z.partialRecord(field, text(2000)) }))
  .output(one(intakeRow))
  .errors(inIntake)
  .errors(ofDraft)
  .errors(refuses('RESOURCE_NOT_FOUND'))

/** Creates the lines one after the other, also after the caller has left: all of them, or those that have no fault. */
export const startIntake = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/intakes/{intake_id}/start',
    tags: ['intakes'],
    successStatus: 202,
  })
  .input(z.strictObject({ company_id, intake_id, without_faulty: boolParam.default(false) }))
  .output(one(intake))
  .errors(inIntake)
  .errors(ofDraft)
  .errors(refuses('INTAKE_HAS_FAULTS', 'INTAKE_CREATES_NOTHING', 'HOMES_QUOTA_REACHED'))

/** Cancels what was created and that nobody has worked on since, within the hour, as one act. */
export const undoIntake = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/intakes/{intake_id}/undo', tags: ['intakes'] })
  .input(z.strictObject({ company_id, intake_id }))
  .output(one(intake))
  .errors(inIntake)
  .errors(refuses('INTAKE_NOT_UNDOABLE'))

/** Forgets a draft. */
export const discardIntake = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/intakes/{intake_id}',
    tags: ['intakes'],
    successStatus: 204,
  })
  .input(z.object({ company_id, intake_id }))
  .output(z.undefined())
  .errors(inIntake)
  .errors(ofDraft)

/** What became of each line, as CSV; streamed by a route of its own. */
export const exportIntake = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/intakes/{intake_id}/report', tags: ['intakes'] })
  .input(z.object({ company_id, intake_id }))
  .output(z.file())
  .errors(inIntake)
  .errors(refuses('EXPORTS_TOO_MANY', 'PROOF_REQUIRED'))

export const intakes = {
  openIntake,
  listIntakes,
  getIntake,
  setIntakeColumns,
  listIntakeRows,
  correctIntakeRow,
  startIntake,
  undoIntake,
  discardIntake,
  exportIntake,
}
