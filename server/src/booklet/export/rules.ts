import type { Booklet } from '@logis/contract/booklet'
import { bookletSchema } from '@logis/contract/booklet.package'
import { languageOf } from '@logis/contract/locale'
import { Readable } from 'node:stream'
import { db, type Db, type Tx } from '#platform/db.ts'
import { noteExport } from '#platform/exports.ts'
import { holding } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { bagOf } from '../bag/rules.ts'
import { exportedOf, type Exported } from '../model/rules.ts'
import { bookletName, bookletPdf } from './pdf.ts'
import * as sql from './sql.ts'

type Leaving = { name: string; mimeType: string; size?: number; bytes: Readable }

/** Everything that leaves, told to the security log before its first byte. Refuses what has no booklet; a gap is no refusal. */
const leaving = async (scope: ProjectScope): Promise<Exported> => {
  const exported = await exportedOf(db, scope)
  if (exported.model.booklet.items.length === 0) refuse('NO_BOOKLET')
  const { residenceId, companyId } = scope
  await noteExport(scope, { rows: exported.files.length, residenceId, companyId })
  await holding(scope, (held) => sql.keepLast(held, exported.fingerprint))
  return exported
}

/** The booklet as a tagged PDF, in the reader's language. */
export const asPdf = async (scope: ProjectScope): Promise<Leaving> => {
  const language = languageOf(scope.locale)
  const { model } = await leaving(scope)
  const told = language === 'fr' ? model : (await exportedOf(db, scope, language)).model
  const bytes = await bookletPdf(told, language, new Date())
  const name = bookletName(model.home.name, language)
  return { name, mimeType: 'application/pdf', size: bytes.length, bytes: Readable.from([bytes]) }
}

/** The open package; what it holds is French, as the law is. */
export const asPackage = async (scope: ProjectScope): Promise<Leaving> => {
  const exported = await leaving(scope)
  const madeAt = new Date()
  const pdf = await bookletPdf(exported.model, 'fr', madeAt)
  const name = bookletName(exported.model.home.name, languageOf(scope.locale))
  return { name, mimeType: 'application/zip', bytes: bagOf(exported, { pdf, madeAt }) }
}

/** When the booklet was last taken away, and whether something has changed since. */
export const lastExport = async (on: Db | Tx, scope: ProjectScope): Promise<Booklet['last_export']> => {
  const last = await sql.findLast(on, scope)
  if (!last) return null
  const { fingerprint } = await exportedOf(on, scope)
  return { made_at: last.made_at, is_stale: last.fingerprint !== fingerprint }
}

/** As it is published, for whoever reads a package. */
export const schema = (): Leaving => {
  const bytes = Buffer.from(`${JSON.stringify(bookletSchema(), null, 2)}\n`)
  return { name: 'booklet-1.0.json', mimeType: 'application/json', size: bytes.length, bytes: Readable.from([bytes]) }
}
