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
