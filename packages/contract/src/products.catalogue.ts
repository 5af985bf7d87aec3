import { z } from 'zod'
import { one, refuses, signedIn } from './http.ts'
import {
  catalogueFaultCodes,
  catalogueFormats,
  catalogueOutcomes,
  catalogueParts,
  catalogueToldFields,
} from './products.catalogue.rules.ts'

const kind = z.enum(catalogueParts)
const field = z.enum(catalogueToldFields)
const count = z.number().int()

/** What a sheet of the catalogue would change of it, or has changed. */
export const catalogueReport = z.object({
  /** False of a preview. */
  is_taken: z.boolean(),
  counts: z.record(z.enum(catalogueOutcomes), count),
  /** Lines that are none of the table's: titles, totals. */
  passed_over: count,
  /** Titles of columns that say nothing of the catalogue. */
  ignored: z.array(z.string()),
  /** Without those that change nothing. Kinds are their codes, what is so is told as `1`, a file by its bytes. */
  lines: z.array(
    z.object({
      line: count,
      name: z.string(),
      outcome: z.enum(catalogueOutcomes),
      changes: z.array(z.object({ field, from: z.string(), to: z.string() })),
      faults: z.array(z.object({ field, code: z.enum(catalogueFaultCodes) })),
    }),
  ),
})
export type CatalogueReport = z.infer<typeof catalogueReport>

const at = '/admin/catalogue/{kind}'
const tags = ['administration']
const sheets = refuses(
  'FILE_TOO_LARGE',
  'SHEET_OLD_FORMAT',
  'SHEET_ENCRYPTED',
  'SHEET_UNREADABLE',
  'SHEET_EMPTY',
  'SHEET_TOO_LONG',
  'SHEET_COLUMNS_UNKNOWN',
  'ARCHIVE_REFUSED',
)

/**
 * ADMIN-02, ADMIN-03, ADMIN-04: all of a kind, as an import reads it back: CSV or XLSX, or a ZIP of documents with their list.
 * Streamed by a route of its own.
 */
export const exportCatalogue = signedIn
  .meta({ big: true })
  .route({ method: 'GET', path: `${at}/export`, tags })
  .input(z.object({ kind, format: z.enum(catalogueFormats).default('csv') }))
  .output(z.file())
  .errors(refuses('EXPORT_TOO_LARGE'))

/** Reads a spreadsheet (CSV or XLSX), or a ZIP of documents with such a list, and tells what it would change. Nothing is kept. Streamed by a route of its own. */
export const previewCatalogue = signedIn
  .route({ method: 'POST', path: `${at}/preview`, tags, successStatus: 200 })
  .input(z.strictObject({ kind, file: z.file() }))
  .output(one(catalogueReport))
  .errors(sheets)

/**
 * Creates and changes what the sheet says, in one transaction; lines that have a fault are left out. What it does not name
 * stays, and the same sheet again changes nothing. Streamed by a route of its own.
 */
export const importCatalogue = signedIn
  .route({ method: 'POST', path: `${at}/import`, tags, successStatus: 200 })
  .input(z.strictObject({ kind, file: z.file() }))
  .output(one(catalogueReport))
  .errors(sheets)

export const catalogueSheets = { exportCatalogue, previewCatalogue, importCatalogue }
