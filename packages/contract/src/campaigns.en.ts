/** How far a home of a campaign is, on the screen and in the file of its results. */
export const steps = {
  TO_COMPLETE: 'To be completed',
  READY: 'Ready',
  WAITING: 'Waiting',
  LEFT_OUT: 'Left out',
  LEAVING: 'Being sent',
  SENT: 'Sent',
  DELIVERED: 'Received, not opened',
  OPENED: 'Opened, not activated',
  ACTIVATED: 'Activated',
  FAILED: 'Failed',
}
