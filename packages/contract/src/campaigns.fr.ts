/** How far a home of a campaign is, on the screen and in the file of its results. */
export const steps = {
  TO_COMPLETE: 'À compléter',
  READY: 'Prête',
  WAITING: 'En attente',
  LEFT_OUT: 'Écartée',
  LEAVING: 'En cours d’envoi',
  SENT: 'Envoyée',
  DELIVERED: 'Reçue, non ouverte',
  OPENED: 'Ouverte, non activée',
  ACTIVATED: 'Activée',
  FAILED: 'En échec',
}
