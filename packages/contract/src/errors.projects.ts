/** Of projects and their residents. */
export const refusals = {
  RESIDENCE_NOT_FOUND: { status: 404, fr: 'Ce projet est introuvable.', en: 'This project could not be found.' },
  RESIDENCE_CANCELLED: { status: 409, fr: 'Ce projet est annulé.', en: 'This project is cancelled.' },
  RESIDENCE_NOT_CANCELLED: { status: 409, fr: 'Ce projet n’est pas annulé.', en: 'This project is not cancelled.' },
  RESIDENCE_PARENT_CANCELLED: {
    status: 409,
    fr: 'L’immeuble de ce logement est annulé : restaurez-le d’abord.',
    en: "This flat's building is cancelled: restore it first.",
  },
  RESIDENCE_PARENT_INVALID: {
    status: 422,
    fr: 'Le projet parent doit être un immeuble de la même société.',
    en: 'The parent project must be a building of the same company.',
  },
  RESIDENCE_HAS_NO_PARENT: {
    status: 404,
    fr: 'Ce logement n’est rattaché à aucun immeuble.',
    en: 'This home is not attached to a building.',
  },
  RESIDENCE_HAS_ACTIVE_FLATS: {
    status: 409,
    fr: 'Cet immeuble comporte des logements activés et ne peut pas être supprimé.',
    en: 'This building has activated flats and cannot be deleted.',
  },
  RESIDENCE_ALREADY_ACTIVATED: {
    status: 409,
    fr: 'Ce logement est déjà activé.',
    en: 'This home is already activated.',
  },
  RESIDENCE_OF_LANDLORD: {
    status: 409,
    fr: 'Ce logement est celui d’un bailleur : ce code sert à lui demander l’accès.',
    en: 'This home belongs to a landlord: this code is used to ask for access.',
  },
  RESIDENCE_EMAIL_REQUIRED: {
    status: 422,
    fr: 'Une adresse e-mail est nécessaire à l’activation du projet.',
    en: 'An email address is required to activate the project.',
  },
  RESIDENCE_CODE_INVALID: {
    status: 422,
    fr: 'Ce code logement n’est pas reconnu.',
    en: 'This residence code is not recognised.',
  },
  RESIDENCE_CODE_MASKED: {
    status: 403,
    fr: 'Votre rôle permet de consulter le projet, pas de remettre le logement : son code reste masqué.',
    en: 'Your role lets you read the project, not hand the home over: its code stays hidden.',
  },
  ACTIVATION_CODE_INVALID: {
    status: 422,
    fr: 'Ce code d’activation n’est pas reconnu.',
    en: 'This activation code is not recognised.',
  },
  RESIDENCE_USER_EXISTS: {
    status: 409,
    fr: 'Vous êtes déjà rattaché à ce logement.',
    en: 'You are already linked to this home.',
  },
  RESIDENCE_USER_NOT_FOUND: {
    status: 404,
    fr: 'Cet occupant est introuvable.',
    en: 'This resident could not be found.',
  },
  RESIDENCE_OWNER_NOT_REMOVABLE: {
    status: 409,
    fr: 'Le propriétaire ne peut pas être retiré du logement.',
    en: 'The owner cannot be removed from the home.',
  },
  RESIDENCE_STATE_HISTORY_ERROR: {
    status: 500,
    fr: 'L’historique du projet n’a pas pu être lu.',
    en: "The project's history could not be read.",
  },
  EXPORT_TOO_LARGE: {
    status: 422,
    fr: 'L’export est trop volumineux. Veuillez affiner votre recherche.',
    en: 'The export is too large. Please narrow your search.',
  },
  EXPORTS_TOO_MANY: {
    status: 429,
    fr: 'Vous avez fait vingt exports de plus de 1 000 lignes en une heure. Patientez, ou affinez votre recherche.',
    en: 'You have made twenty exports of over 1,000 rows within an hour. Please wait, or narrow your search.',
  },
  INVITATION_TOO_SOON: {
    status: 429,
    fr: 'Une invitation vient d’être envoyée à cette adresse. Veuillez patienter.',
    en: 'An invitation was just sent to this address. Please wait.',
  },
  NOT_A_BUILDING: {
    status: 422,
    fr: 'Cette opération ne concerne que les immeubles.',
    en: 'This operation only applies to buildings.',
  },
  BUILDING_WITHOUT_FLATS: {
    status: 422,
    fr: 'Cet immeuble ne comporte aucun logement.',
    en: 'This building has no flats.',
  },
  ACCESS_REQUEST_NOT_FOUND: {
    status: 404,
    fr: 'Cette demande d’accès est introuvable.',
    en: 'This access request could not be found.',
  },
  ACCESS_REQUEST_EXISTS: {
    status: 409,
    fr: 'Une demande d’accès est déjà en cours pour ce logement.',
    en: 'An access request is already pending for this home.',
  },
  ACCESS_REQUEST_ALREADY_DECIDED: {
    status: 409,
    fr: 'Cette demande d’accès a déjà été traitée.',
    en: 'This access request has already been handled.',
  },
  FLAT_SIZE_NOT_VALID: { status: 422, fr: 'La surface doit être un nombre.', en: 'The size must be a number.' },
} as const
