/** Of what a household keeps for itself. */
export const refusals = {
  THING_NOT_FOUND: {
    status: 404,
    fr: 'Cet élément est introuvable.',
    en: 'This item could not be found.',
  },
  THING_OF_ANOTHER: {
    status: 403,
    fr: 'Seule la personne qui l’a ajouté peut le modifier.',
    en: 'Only the person who added it can change it.',
  },
  HOUSEHOLD_FULL: {
    status: 409,
    fr: 'Votre espace privé est plein : supprimez d’abord ce qui ne vous sert plus.',
    en: 'Your private space is full: first delete what you no longer need.',
  },
} as const
