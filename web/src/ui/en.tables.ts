import type { fr } from './fr.tables.ts'

export const en: typeof fr = {
  selection: 'Selection',
  selected: '{{count, number}} selected',
  selectResults_one: 'Select the result',
  selectResults_other: 'Select all {{count, number}} results',
  selectFirst_one: 'Select the first result',
  selectFirst_other: 'Select the first {{count, number}} results',
  mostSelected_one: 'One at a time.',
  mostSelected_other: '{{count, number}} at most at a time.',
  unselect: 'Clear the selection',
  shape: 'Layout',
  shapes: { lines: 'List', photos: 'Photos' },
  columns: 'Columns',
  rowHeight: 'Row height',
  heights: { auto: 'Automatic', compact: 'Compact', comfortable: 'Comfortable' },
  noResult: 'No results match these criteria',
  removeLast: 'Remove the last criterion',
  clear: 'Clear all',
}
