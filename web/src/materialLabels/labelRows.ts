import type { MaterialLabel } from '@logis/contract/materialLabels'
import type { LabelRow } from '@logis/contract/materialLabels.rules'
import { partOf } from '@logis/contract/materialLabels.rules'
import { codeLabel } from '@logis/contract/studies.codes'

type Product = MaterialLabel['products'][number]
type Named = { id: number; name: string }
const namedOf = ({ id, name }: Named): Named => ({ id, name })
const offerOf = ({ id, name, archived }: Named & { archived: boolean }) => ({ id, name, archived })

/** A product of a favourite as the row that stands for it: a model below its material, or the material itself. */
const rowOf = ({ product, thickness }: Product): LabelRow => {
  if (!product.parent) return { material: offerOf(product), manufacturer: null, model: null, thickness }
  const manufacturer = namedOf(product.manufacturer)
  return { material: namedOf(product.parent), manufacturer, model: { ...offerOf(product), manufacturer }, thickness }
}
export const rowsOf = ({ products }: MaterialLabel): LabelRow[] => products.map(rowOf)

/** FAV-04: type and nature in words; a code that nobody knows as it stands. */
export const wordsOf = ({ wall_type, envelope_type, envelope_nature }: MaterialLabel, language: 'fr' | 'en') => {
  const part = partOf(wall_type)
  const type = codeLabel(part, 'type_paroi', envelope_type, language)
  const nature =
    part === 'parois_opaques'
      ? codeLabel(part, 'nature', envelope_nature || null, language)
      : codeLabel(part, 'type_menuiserie', envelope_nature || null, language)
  return { type, nature }
}
