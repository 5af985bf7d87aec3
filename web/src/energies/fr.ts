/** French texts of the connections to energies, under `energies.` in the translation resource. */
export const fr = {
  kind: { ELECTRICITY: 'Électricité', GAS: 'Gaz' },
  none: 'Aucun',
  since: 'depuis le {{date}}',
  status: {
    COMMUNICATING: 'Communique',
    INACTIVE: 'Inactif',
    EXPIRED: 'Accord expiré',
    PRM_NOT_COMMUNICATING: 'Compteur non communicant',
    NO_READINGS: 'Sans relevé',
    WAITING_APPROVAL: 'En attente d’accord',
    APPROVED: 'Approuvé',
    REVOKED: 'Révoqué',
    DENIED: 'Refusé',
    NONE: 'Non raccordé',
    PENDING: 'En cours',
    REGISTERED: 'Enregistré',
  },
}
