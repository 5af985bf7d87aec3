/** Selected files, and the one from which a range is drawn. */
export type Selection = { ids: readonly number[]; anchor: number | null }

export const nothing: Selection = { ids: [], anchor: null }

type How = { mod: boolean; shift: boolean }

/** What a click on a file selects, as in every file manager. `order` is the files as they are shown. */
export const clicked = (selection: Selection, id: number, { mod, shift }: How, order: readonly number[]): Selection => {
  if (shift && selection.anchor !== null && order.includes(selection.anchor)) {
    const range = between(order, selection.anchor, id)
    return { ids: mod ? union(selection.ids, range) : range, anchor: selection.anchor }
  }
  return mod ? toggled(selection, id) : { ids: [id], anchor: id }
}

export const toggled = ({ ids }: Selection, id: number): Selection => ({
  ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
  anchor: id,
})

/** What is gone cannot stay selected. */
export const stillThere = (selection: Selection, order: readonly number[]): Selection => ({
  ids: selection.ids.filter((id) => order.includes(id)),
  anchor: selection.anchor !== null && order.includes(selection.anchor) ? selection.anchor : null,
})

const union = (a: readonly number[], b: readonly number[]) => [...new Set([...a, ...b])]

const between = (order: readonly number[], from: number, to: number) => {
  const [start, end] = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b)
  return order.slice(start, (end ?? 0) + 1)
}
