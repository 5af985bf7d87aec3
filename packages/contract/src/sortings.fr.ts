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

/** Why a file was refused, where it is told otherwise than to whoever is refused. */
export const refused = { COMPANY_DISABLED: 'La société a été désactivée pendant le rangement.' }
