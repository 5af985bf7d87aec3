import type { CatalogueField, CatalogueKind } from '@logis/contract/products.catalogue.rules'
import { isGenericManufacturer, type ProductType } from '@logis/contract/products.rules'
import type { Administering } from '#platform/administering.ts'
import { refuse } from '#platform/refuse.ts'
import { addMaker, changeMaker } from '../../manufacturers/rules.ts'
import { addClass, changeClass } from '../../productClasses/rules.ts'
import { addProduct, changeProduct } from '../sheets/rules.ts'
import { categoryFinder, labelFinder, norm, outcomeOf, type Catalogue, type Planned } from '../planning/rules.ts'
import { linksIn, type Values } from '../reading/rules.ts'

/** What a line names, by its ids as they are so far. */
type Known = {
  makers: Map<string, number>
  classes: Map<string, number>
  generics: Map<string, number>
  category: (name: string) => number | null
  label: (name: string) => number | null
}
const knownOf = (catalogue: Catalogue): Known => ({
  makers: new Map(catalogue.manufacturers.map(({ id, values }) => [norm(values.name), id])),
  classes: new Map(catalogue.classes.map(({ id, values }) => [values.code ?? '', id])),
  generics: new Map(
    catalogue.products.filter(({ is_generic }) => is_generic).map(({ id, values }) => [norm(values.name), id]),
  ),
  category: categoryFinder(catalogue.categories),
  label: labelFinder(catalogue.labels),
})

const remember = (known: Known, kind: CatalogueKind, id: number, after: Values) => {
  if (kind === 'manufacturers') known.makers.set(norm(after.name), id)
  else if (kind === 'classes') known.classes.set(after.code ?? '', id)
  else if (isGenericManufacturer(after.manufacturer ?? '')) known.generics.set(norm(after.name), id)
}

const orNull = (text: string | undefined) => text || null
const yearsIn = (text: string | undefined) => (text ? Number(text) : null)
const typeOf = (text: string | undefined) => text as ProductType

/** What is written of a class or a product, but for what did not change; null while what it rests on is to come. */
const classInput = (known: Known, { after }: Planned) => {
  const parent_id = after.parent ? known.classes.get(after.parent) : null
  if (parent_id === undefined) return null
  return {
    code: after.code ?? '',
    name_fr: after.name_fr ?? '',
    name_en: after.name_en ?? '',
    type: typeOf(after.type),
    parent_id,
    nature: orNull(after.nature),
    is_boiler: after.is_boiler === '1',
    default_lifespan: yearsIn(after.lifespan),
  }
}

const idsOf = (find: (name: string) => number | null, cell = ''): number[] =>
  linksIn(cell).map((name) => find(name) ?? refuse('RESOURCE_NOT_FOUND'))

const productInput = (known: Known, { entry, after, changes }: Planned) => {
  const has = (field: CatalogueField) => entry === null || changes.some((change) => change.field === field)
  const parent_id = after.parent && has('parent') ? known.generics.get(norm(after.parent)) : null
  if (parent_id === undefined) return null
  return {
    name: after.name ?? '',
    reference: after.reference ?? '',
    manufacturer_id: known.makers.get(norm(after.manufacturer)) ?? refuse('RESOURCE_NOT_FOUND'),
    type: typeOf(after.type),
    class_id: after.class ? (known.classes.get(after.class) ?? refuse('RESOURCE_NOT_FOUND')) : null,
    nature: orNull(after.nature),
    lifespan: yearsIn(after.lifespan),
    ...(has('parent') && { parent_id }),
    ...(has('categories') && { category_ids: idsOf(known.category, after.categories) }),
    ...(has('labels') && { label_ids: idsOf(known.label, after.labels) }),
  }
}

/** Writes a line, as by hand; null while what it rests on is to come. */
const take = async (held: Administering, kind: CatalogueKind, known: Known, line: Planned): Promise<number | null> => {
  const id = line.entry?.id
  if (kind === 'manufacturers') {
    const name = line.after.name ?? ''
    return id === undefined ? addMaker(held, name) : changeMaker(held, id, { name }).then(() => id)
  }
  if (kind === 'classes') {
    const input = classInput(known, line)
    if (input === null) return null
    return id === undefined ? addClass(held, input) : changeClass(held, id, input).then(() => id)
  }
  const input = productInput(known, line)
  if (input === null) return null
  const archived = line.after.archived === '1'
  const taken = id ?? (await addProduct(held, input))
  if (id !== undefined || archived) await changeProduct(held, taken, { ...input, archived })
  return taken
}

/** Takes what is good of a sheet: what others rest on first, wherever it stands. */
export const takeLines = async (
  held: Administering,
  kind: CatalogueKind,
  lines: readonly Planned[],
  catalogue: Catalogue,
): Promise<void> => {
  const known = knownOf(catalogue)
  let left = lines.filter((line) => ['CREATED', 'CHANGED'].includes(outcomeOf(line)))
  while (left.length > 0) {
    const waiting: Planned[] = []
    for (const line of left) {
      const id = await take(held, kind, known, line)
      if (id === null) waiting.push(line)
      else remember(known, kind, id, line.after)
    }
    if (waiting.length === left.length) refuse('RESOURCE_NOT_FOUND')
    left = waiting
  }
}
