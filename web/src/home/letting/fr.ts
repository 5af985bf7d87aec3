/** French texts of what a landlord lets, on its home page, under `letting.` in the translation resource. */
export const fr = {
  requests: {
    title: 'Demandes d’accès à traiter',
    count: '{{count, number}}',
    oldest_zero: 'la plus ancienne est d’aujourd’hui',
    oldest_one: 'la plus ancienne est d’hier',
    oldest_other: 'la plus ancienne a {{count, number}} jours',
    all: 'Toutes les demandes',
    since: 'Attend depuis',
    age_zero: 'aujourd’hui',
    age_one: 'hier',
    age_other: '{{count, number}} jours',
  },
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
