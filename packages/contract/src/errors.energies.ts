/** Of the connections to energies. */
export const refusals = {
  ENERGY_SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    fr: 'Ce raccordement est introuvable.',
    en: 'This energy connection could not be found.',
  },
  ENERGY_UTILITY_NOT_FOUND: {
    status: 404,
    fr: 'Ce fournisseur d’énergie est introuvable.',
    en: 'This energy utility could not be found.',
  },
  ENERGY_UTILITY_EXISTS: {
    status: 409,
    fr: 'Un fournisseur de cette énergie porte déjà ce nom.',
    en: 'A utility for this energy already has this name.',
  },
  ENERGY_CONNECTION_EXISTS: {
    status: 409,
    fr: 'Ce compteur est déjà connecté.',
    en: 'This meter is already connected.',
  },
  ENERGY_REQUEST_DECIDED: {
    status: 409,
    fr: 'Cette demande de données a déjà été traitée.',
    en: 'This data request has already been decided.',
  },
  ENERGY_REQUEST_WAITING: {
    status: 409,
    fr: 'Cette demande de données est encore en attente.',
    en: 'This data request is still waiting.',
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
