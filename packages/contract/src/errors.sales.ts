/** Of a home that its owner hands over. */
export const refusals = {
  SALE_EXISTS: {
    status: 409,
    fr: 'Une cession de ce logement est déjà en cours. Annulez-la avant d’en commencer une autre.',
    en: 'This home is already being handed over. Cancel that before you start again.',
  },
  SALE_NOT_FOUND: {
    status: 404,
    fr: 'Aucune cession de ce logement n’est en cours.',
    en: 'This home is not being handed over.',
  },
  SALE_OVER: {
    status: 404,
    fr: 'Cette cession n’est plus en cours. Demandez un nouveau lien au vendeur.',
    en: 'This handover is no longer in progress. Ask the seller for a new link.',
  },
  SALE_OF_ANOTHER: {
    status: 403,
    fr: 'Cette cession est adressée à une autre adresse e-mail que celle de votre compte : connectez-vous avec l’adresse qui a reçu le lien.',
    en: 'This home is offered to a different email address from that of your account: sign in with the address that received the link.',
  },
  SALE_TO_OWNER: {
    status: 422,
    fr: 'Cette personne est déjà propriétaire du logement.',
    en: 'This person already owns the home.',
  },
} as const

export const fieldCodes = {
  deed_day: {
    fr: 'La date de l’acte va d’aujourd’hui à dans un an.',
    en: 'The day of the deed must be between today and a year from now.',
  },
} as const
