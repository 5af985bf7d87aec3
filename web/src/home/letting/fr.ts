/** French texts of what a landlord lets, on its home page, under `letting.` in the translation resource. */
export const fr = {
  connections: {
    title: 'Raccordements',
    of_one: '{{count, number}} logement',
    of_other: '{{count, number}} logements',
    energy: 'Énergie',
    standing: { communicating: 'Communique', waiting: 'En attente', to_handle: 'À traiter', none: 'Aucun' },
  },
  vacant: {
    title: 'Sans locataire',
    all: 'Tout voir',
    requested: 'Demande à traiter',
    invited: 'Invité',
    toInvite: 'À inviter',
  },
}
