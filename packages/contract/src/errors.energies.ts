/** Of the connections to energies. */
export const refusals = {
  ENERGY_SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    fr: 'Ce raccordement est introuvable.',
    en: 'This energy connection could not be found.',
  },
  ENERGY_CONNECTION_EXISTS: {
    status: 409,
    fr: 'Ce compteur est déjà connecté.',
    en: 'This meter is already connected.',
  },
  ENERGY_REQUEST_SUCCEEDED: {
    status: 409,
    fr: 'Cette demande de données a déjà abouti.',
    en: 'This data request has already succeeded.',
  },
} as const

export const fieldCodes = {
  delivery_point: {
    fr: 'Le point de livraison comporte quatorze chiffres.',
    en: 'A delivery point has fourteen digits.',
  },
} as const
