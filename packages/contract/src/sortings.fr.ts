/** What becomes of a file that is sorted, on the screen and in the report. */
export const fileStates = {
  WAITING: 'Lecture en cours',
  UNSORTED: 'À ranger',
  READY: 'Prêt',
  EXISTING: 'Déjà présent',
  LEFT_OUT: 'Écarté',
  REFUSED: 'Refusé',
  FILED: 'Rangé',
}
