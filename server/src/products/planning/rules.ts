import type { CatalogueReport } from '@logis/contract/products.catalogue'
import {
  catalogueFieldsOf,
  type CatalogueField,
  type CatalogueKind,
  type CatalogueOutcome,
} from '@logis/contract/products.catalogue.rules'
import { isGenericManufacturer } from '@logis/contract/products.rules'
import { plain } from '#platform/sheets/rules.ts'
import { cellOf, isSame, linksIn, readCell, requiredOf, type Fault, type Values } from '../reading/rules.ts'
import type { Entry, Named } from '../catalogue/sql.ts'

export type SheetLine = { line: number; typed: Values }
/** What the catalogue has of everything that a sheet may name. */
export type Catalogue = Record<CatalogueKind, Entry[]> & { categories: Named[]; labels: Named[] }

/** A line and what would become of it. */
export type Planned = {
  line: number
  entry: Entry | null
  /** All of it, as it would be. */
  after: Values
  changes: CatalogueReport['lines'][number]['changes']
  faults: Fault[]
}

export const outcomeOf = ({ entry, changes, faults }: Planned): CatalogueOutcome => {
  if (faults.length > 0) return 'FAULTY'
  if (entry === null) return 'CREATED'
  return changes.length > 0 ? 'CHANGED' : 'UNCHANGED'
}

/** As the database compares names. */
export const norm = (name = ''): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').toLowerCase().trim()

/** What makes two things of a kind one; archived products share it. */
const keyOf = (kind: CatalogueKind, values: Values): string => {
  if (kind === 'manufacturers') return norm(values.name)
  if (kind === 'classes') return values.code ?? ''
  const { manufacturer, name = '', reference = '' } = values
  return JSON.stringify([norm(manufacturer), name.toLowerCase(), reference.toLowerCase()])
}
const keyField = (kind: CatalogueKind): CatalogueField => (kind === 'classes' ? 'code' : 'name')

/** Finds what a line is of: by its id, or by what makes it one; null of what is new. */
export const finderOf = (kind: CatalogueKind, entries: readonly Entry[]) => {
  const byId = new Map(entries.map((entry) => [String(entry.id), entry]))
  const byKey = Map.groupBy(entries, ({ values }) => keyOf(kind, values))
  return (cells: Values): Entry | Fault | null => {
    if (cells.id) return byId.get(cells.id) ?? { field: 'id', code: 'unknown' }
    const named = byKey.get(keyOf(kind, cells)) ?? []
    const offered = named.filter(({ values }) => !values.archived)
    const [found, second] = offered.length > 0 ? offered : named
    return second ? { field: keyField(kind), code: 'ambiguous' } : (found ?? null)
  }
}

/** A line by itself, and beside what it is of. */
const readLine = (
  kind: CatalogueKind,
  { line, typed }: SheetLine,
  found: Entry | Fault | null,
  called: (field: CatalogueField, name: string) => string,
): Planned => {
  const faults: Fault[] = []
  const entry = found && 'code' in found ? null : found
  if (found && 'code' in found) faults.push(found)
  const blank = Object.fromEntries(catalogueFieldsOf(kind).map((field) => [field, '']))
  const after: Values = { ...(entry?.values ?? blank) }
  for (const [field, cell] of Object.entries(typed) as [CatalogueField, string][]) {
    if (field === 'id' || (entry && cell === cellOf(entry.values[field] ?? ''))) continue
    const read = readCell(kind, field, cell)
    if (typeof read === 'string') after[field] = called(field, read)
    else faults.push({ field, ...read })
  }
  if (found === null)
    for (const field of requiredOf(kind))
      if (typed[field] === undefined && faults.every((fault) => fault.field !== field))
        faults.push({ field, code: 'missing' })
  return { line, entry, after, changes: changesOf(kind, entry, after), faults }
}

const changesOf = (kind: CatalogueKind, entry: Entry | null, after: Values): Planned['changes'] =>
  catalogueFieldsOf(kind)
    .map((field) => ({ field, from: entry?.values[field] ?? '', to: after[field] ?? '' }))
    .filter(({ field, from, to }) => field !== 'id' && !isSame(field, from, to))

/** What a cell names, as the catalogue has it: in its capitals, categories with what stands above them. */
const callerOf = (kind: CatalogueKind, catalogue: Catalogue) => {
  const makers = new Map(catalogue.manufacturers.map(({ values }) => [norm(values.name), values.name ?? '']))
  const generics = new Map(
    catalogue.products
      .filter(({ is_generic }) => is_generic)
      .map(({ values }) => [norm(values.name), values.name ?? '']),
  )
  const pathOf = new Map(catalogue.categories.map(({ id, name }) => [id, name]))
  const findCategory = categoryFinder(catalogue.categories)
  return (field: CatalogueField, name: string): string => {
    if (field === 'class' || field === 'labels' || (field === 'parent' && kind === 'classes')) return name.toLowerCase()
    if (field === 'manufacturer') return makers.get(norm(name)) ?? name
    if (field === 'parent') return generics.get(norm(name)) ?? name
    if (field === 'categories')
      return linksIn(name)
        .map((each) => pathOf.get(findCategory(each) ?? 0) ?? each)
        .join(' | ')
    return name
  }
}

/** What of each line goes with the rest of the catalogue, as it would be after the sheet. */
type Check = (planned: Planned) => Fault | null

const isGood = ({ faults }: Planned) => faults.length === 0
const hasChanged = ({ entry, changes }: Planned, field: CatalogueField) =>
  entry === null || changes.some((change) => change.field === field)

/** All of a kind, as it would be after the lines that are good. */
const resultOf = (entries: readonly Entry[], lines: readonly Planned[]) => {
  const changed = new Map(
    lines.filter(isGood).flatMap(({ entry, after }) => (entry ? [[entry.id, after] as const] : [])),
  )
  return [
    ...entries.map(({ id, values }) => changed.get(id) ?? values),
    ...lines.filter((line) => isGood(line) && line.entry === null).map(({ after }) => after),
  ]
}

const takenIn = (kind: CatalogueKind, entries: readonly Entry[]): Check => {
  const byKey = Map.groupBy(
    entries.filter(({ values }) => !values.archived),
    ({ values }) => keyOf(kind, values),
  )
  return ({ entry, after }) =>
    !after.archived && byKey.get(keyOf(kind, after))?.some(({ id }) => id !== entry?.id)
      ? { field: keyField(kind), code: 'taken' }
      : null
}

const makerChecks = (): Check[] => [
  (line) => (line.entry?.is_generic && line.changes.length > 0 ? { field: 'name', code: 'closed' } : null),
]

const classChecks = (all: readonly Values[]): Check[] => {
  const byCode = new Map(all.map((values) => [values.code, values]))
  const isBelowItself = (start: Values) => {
    const seen = new Set<string | undefined>()
    for (let at: Values | undefined = start; at?.parent; at = byCode.get(at.parent)) {
      if (seen.has(at.code)) return true
      seen.add(at.code)
    }
    return false
  }
  return [
    (line) =>
      line.after.parent && hasChanged(line, 'parent') && !byCode.has(line.after.parent)
        ? { field: 'parent', code: 'unknown' }
        : null,
    (line) => (hasChanged(line, 'parent') && isBelowItself(line.after) ? { field: 'parent', code: 'cycle' } : null),
    (line) => (line.entry?.is_used && hasChanged(line, 'type') ? { field: 'type', code: 'closed' } : null),
  ]
}

const productChecks = (all: readonly Values[], catalogue: Catalogue): Check[] => {
  const makers = new Map(catalogue.manufacturers.map(({ values }) => [norm(values.name), values.name ?? '']))
  const classes = new Map(catalogue.classes.map(({ values }) => [values.code, values]))
  const generics = Map.groupBy(
    all.filter(({ manufacturer = '' }) => isGenericManufacturer(manufacturer)),
    ({ name }) => norm(name),
  )
  const links = { categories: categoryFinder(catalogue.categories), labels: labelFinder(catalogue.labels) }
  const isUnknown = (field: 'categories' | 'labels') => (line: Planned) =>
    hasChanged(line, field) && linksIn(line.after[field] ?? '').some((name) => links[field](name) === null)
      ? ({ field, code: 'unknown' } as const)
      : null
  const parentFault = ({ after }: Planned) => {
    const found = generics.get(norm(after.parent))?.length ?? 0
    if (found !== 1) return found === 0 ? 'unknown' : 'ambiguous'
    return isGenericManufacturer(after.manufacturer ?? '') ? 'mismatch' : null
  }
  return [
    ({ after }) => (makers.has(norm(after.manufacturer)) ? null : { field: 'manufacturer', code: 'unknown' }),
    ({ entry, after }) =>
      entry?.is_used && entry.is_generic && !isGenericManufacturer(after.manufacturer ?? '')
        ? { field: 'manufacturer', code: 'closed' }
        : null,
    (line) => {
      if (!line.after.class) return null
      const type = classes.get(line.after.class)?.type
      if (type === undefined) return { field: 'class', code: 'unknown' }
      return type === line.after.type ? null : { field: 'class', code: 'mismatch' }
    },
    (line) => {
      const isTouched = hasChanged(line, 'parent') || hasChanged(line, 'manufacturer')
      const code = line.after.parent && isTouched ? parentFault(line) : null
      return code && { field: 'parent', code }
    },
    isUnknown('categories'),
    isUnknown('labels'),
  ]
}

/** A category by its path, or by its own name where no other has it. */
export const categoryFinder = (categories: readonly Named[]) => {
  const byPath = new Map(categories.map(({ id, name }) => [plain(name), id]))
  const byName = Map.groupBy(categories, ({ name }) => plain(name.split(' > ').at(-1) ?? ''))
  return (typed: string): number | null => {
    const alike = byName.get(plain(typed)) ?? []
    return byPath.get(plain(typed)) ?? (alike.length === 1 ? alike[0]!.id : null)
  }
}
export const labelFinder = (labels: readonly Named[]) => {
  const byCode = new Map(labels.map(({ id, name }) => [name.toLowerCase(), id]))
  return (typed: string): number | null => byCode.get(typed.toLowerCase()) ?? null
}

const checksOf = (kind: CatalogueKind, catalogue: Catalogue, lines: readonly Planned[]): Check[] => {
  const all = resultOf(catalogue[kind], lines)
  const own = {
    manufacturers: makerChecks,
    classes: () => classChecks(all),
    products: () => productChecks(all, catalogue),
  }
  return [takenIn(kind, catalogue[kind]), ...own[kind]()]
}

/** One line of each thing: the first that stands. */
const tellRepeated = (kind: CatalogueKind, lines: readonly Planned[]) => {
  const seen = new Set<string>()
  for (const { entry, after, faults } of lines) {
    if (faults.length > 0) continue
    const own = [...(entry ? [`#${entry.id}`] : []), ...(after.archived ? [] : [keyOf(kind, after)])]
    if (own.some((key) => seen.has(key))) faults.push({ field: entry ? 'id' : keyField(kind), code: 'repeated' })
    else for (const key of own) seen.add(key)
  }
}

/** What would become of each line. A line that rests on one that is not taken is not taken either. */
export const planLines = (kind: CatalogueKind, sheet: readonly SheetLine[], catalogue: Catalogue): Planned[] => {
  const find = finderOf(kind, catalogue[kind])
  const called = callerOf(kind, catalogue)
  const lines = sheet.map((line) => readLine(kind, line, find(line.typed), called))
  tellRepeated(kind, lines)
  for (let isStill = true; isStill;) {
    const checks = checksOf(kind, catalogue, lines)
    const found = lines.filter(isGood).map((line) => ({
      line,
      faults: outcomeOf(line) === 'UNCHANGED' ? [] : checks.flatMap((check) => check(line) ?? []),
    }))
    for (const { line, faults } of found) line.faults.push(...faults)
    isStill = found.some(({ faults }) => faults.length > 0)
  }
  return lines
}
