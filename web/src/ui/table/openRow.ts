import type { MouseEvent as Press } from 'react'
import classes from './DataTable.module.css'
import cards from './RowCard.module.css'

/** Where a hand means something else, or just missed it: who ticks homes must not lose them by a press beside a box. */
const meantOtherwise = `a, button, input, label, [data-controls], .${classes.controls}, .${cards.cardTop}`

/**
 * A press beside its controls opens what the link marked `data-leads` leads to (PRJ-10): nobody need aim at a name. Who
 * marks a text to copy it opens nothing.
 */
export const openRow = ({ target, nativeEvent }: Press) => {
  const pressed = target as Element
  const link = pressed.closest('tr, [data-card]')?.querySelector('[data-leads]')
  if (!link || pressed.closest(meantOtherwise) || getSelection()?.type === 'Range') return
  // With the keys that are held: a new tab stays one.
  link.dispatchEvent(new MouseEvent('click', nativeEvent))
}
