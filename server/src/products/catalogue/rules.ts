import type { CatalogueReport } from '@logis/contract/products.catalogue'
import {
  catalogueBytes,
  catalogueFieldsOf,
  catalogueOutcomes,
  type CatalogueField,
  type CatalogueKind,
} from '@logis/contract/products.catalogue.rules'
import { administering } from '#platform/administering.ts'
import { everyPage } from '#platform/csv.ts'
import { db, type Db } from '#platform/db.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { outcomeOf, planLines, type Catalogue, type Planned } from '../planning/rules.ts'
import { namesOf, readLines, type ReadSheet } from '../reading/rules.ts'
import * as sql from './sql.ts'
import { takeLines } from '../taking/rules.ts'

export const limits = { maxBytes: catalogueBytes }

/** All of a kind; it names nobody, so that it leaves uncounted. */
export const exportCatalogue = (kind: CatalogueKind): AsyncGenerator<sql.Entry[]> => {
  let after = 0
  return everyPage(
    async (paging) => {
      const page = await sql.pageOfEntries(db, kind, { ...paging, after })
      after = page.data.at(-1)?.id ?? after
      return page
    },
    async () => {},
  )
}

const readCatalogue = async (reader: Db): Promise<Catalogue> => ({
  manufacturers: await sql.listEntries(reader, 'manufacturers'),
  classes: await sql.listEntries(reader, 'classes'),
  products: await sql.listEntries(reader, 'products'),
  categories: await sql.listCategoryPaths(reader),
  labels: await sql.listLabelCodes(reader),
})

const nameOf = ({ after }: Planned) => after.name ?? (after.name_fr || after.code) ?? ''

type Sheet = Pick<ReadSheet<CatalogueField>, 'passedOver' | 'ignored'>
const reportOf = (kind: CatalogueKind, sheet: Sheet, lines: readonly Planned[], is_taken: boolean): CatalogueReport => {
  const fields = new Set<string>(catalogueFieldsOf(kind))
  const told = lines.map((line) => ({
    line: line.line,
    name: nameOf(line),
    outcome: outcomeOf(line),
    changes: line.entry ? line.changes.filter(({ field }) => fields.has(field)) : [],
    faults: line.faults,
  }))
  return {
    is_taken,
    counts: Object.fromEntries(
      catalogueOutcomes.map((outcome) => [outcome, told.filter((line) => line.outcome === outcome).length]),
    ) as CatalogueReport['counts'],
    passed_over: sheet.passedOver,
    ignored: sheet.ignored,
    lines: told.filter(({ outcome }) => outcome !== 'UNCHANGED'),
  }
}

export const previewCatalogue = async (kind: CatalogueKind, bytes: Buffer): Promise<CatalogueReport> => {
  const sheet = await readLines(bytes, namesOf(kind))
  return reportOf(kind, sheet, planLines(kind, sheet.lines, await readCatalogue(db)), false)
}

/** Told anew from the catalogue as it is then: who sends the same sheet twice changes it once. */
export const importCatalogue = async (
  scope: AdministratorScope,
  kind: CatalogueKind,
  bytes: Buffer,
): Promise<CatalogueReport> => {
  const sheet = await readLines(bytes, namesOf(kind))
  return administering(scope, async (held) => {
    await sql.holdImports(held)
    const catalogue = await readCatalogue(held.tx)
    const lines = planLines(kind, sheet.lines, catalogue)
    await takeLines(held, kind, lines, catalogue)
    return reportOf(kind, sheet, lines, true)
  })
}
