import { z } from 'zod'
import { residence_id, writes } from './booklet.ts'
import { importKinds, importOutcomes, importReasons } from './booklet.imports.rules.ts'
import { boolParam, instant, one, refuses, signedIn } from './http.ts'

/** One thing of a package: created, there already, or left out with the reason. */
const entry = z.object({
  kind: z.enum(importKinds),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  reason: z.enum(importReasons).nullable(),
})
export const importReport = z.object({
  /** Of the home that the package was made of. */
  home: z.string(),
  exported_at: instant,
  /** False of a preview. */
  is_taken: z.boolean(),
  entries: z.array(entry),
})
export type ImportReport = z.infer<typeof importReport>

export const importFields = z.strictObject({ dry_run: boolParam.default(true) })
/**
 * Brings a package that the portal made back onto a home: what is there already is left alone. Without `dry_run: false` it
 * tells what would come of it, and changes nothing. Streamed by a route of its own.
 */
export const importPackage = signedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/booklet/imports', tags: ['booklet'], successStatus: 200 })
  .input(importFields.extend({ residence_id, file: z.file() }))
  .output(one(importReport))
  .errors(writes)
  .errors(
    refuses(
      'PACKAGE_REFUSED',
      'FILE_TOO_LARGE',
      'FILE_TYPE_NOT_ALLOWED',
      'STORAGE_LIMIT_REACHED',
      'DEVICE_LIMIT_REACHED',
    ),
  )

export const bookletImports = { importPackage }
