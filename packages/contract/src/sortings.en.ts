/** What becomes of a file that is sorted, on the screen and in the report. */
export const fileStates = {
  WAITING: 'Being read',
  UNSORTED: 'To sort',
  READY: 'Ready',
  EXISTING: 'Already there',
  LEFT_OUT: 'Left out',
  REFUSED: 'Refused',
  FILED: 'Filed',
}

/** Why a file was refused, where it is told otherwise than to whoever is refused. */
export const refused = { COMPANY_DISABLED: 'The company was disabled during the filing.' }
