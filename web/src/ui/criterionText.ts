import type { Translate } from './texts.ts'
import { shownDay } from './day.ts'
import { textOf } from './table/texts.ts'
import type { SearchField } from './tableColumns.ts'
import type { Criterion } from './tableState.ts'

/** How a symbol is written; the wire keeps its own spelling. */
export const symbolSigns = { '<=': '≤', '>=': '≥', '=': '=' } as const

const shownValue = (field: SearchField, value: string) => {
  if (field.kind === 'date') return shownDay(value)
  if (field.kind === 'found') return field.nameOf(value)
  if (field.kind === 'select') return field.options.find((option) => option.value === value)?.label ?? value
  return value
}

/** « Ville : Nantes », « Créé le ≤ 12/03/2026 ». */
export const criterionText = (t: Translate, field: SearchField, { value, symbol }: Criterion) => {
  const words = { label: textOf(t, field.title), value: shownValue(field, value) }
  return symbol
    ? t('ui.criteria.chipCompared', { ...words, symbol: symbolSigns[symbol] })
    : t('ui.criteria.chip', words)
}
