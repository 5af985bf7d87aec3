/** French texts of what is opened over a list: what is ticked, and how it looks; under `tables.` in the translation resource. */
export const fr = {
  selection: 'Sélection',
  selected: 'Sélection : {{count, number}}',
  selectResults_one: 'Sélectionner le résultat',
  selectResults_other: 'Sélectionner les {{count, number}} résultats',
  selectFirst_one: 'Sélectionner le premier résultat',
  selectFirst_other: 'Sélectionner les {{count, number}} premiers résultats',
  mostSelected_one: 'Un seul à la fois.',
  mostSelected_other: '{{count, number}} au plus à la fois.',
  unselect: 'Annuler la sélection',
  shape: 'Présentation',
  shapes: { lines: 'Liste', photos: 'Photos' },
  columns: 'Colonnes',
  rowHeight: 'Hauteur des lignes',
  heights: { auto: 'Automatique', compact: 'Compacte', comfortable: 'Confortable' },
}
