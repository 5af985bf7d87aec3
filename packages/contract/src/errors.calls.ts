/** Of any call, whatever it is about. */
export const refusals = {
  UNAUTHORIZED_TOKEN_INVALID: {
    status: 401,
    fr: 'Votre connexion n’est plus valide, veuillez vous reconnecter.',
    en: 'Your session is no longer valid, please sign in again.',
  },
  REQUEST_MALFORMED: {
    status: 400,
    fr: 'La requête n’a pas pu être comprise.',
    en: 'The request could not be understood.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    fr: 'La requête a mis trop de temps à arriver.',
    en: 'The request took too long to arrive.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    fr: 'Les en-têtes de la requête sont trop volumineux.',
    en: 'The request headers are too large.',
  },
  ROUTE_NOT_FOUND: { status: 404, fr: 'Ce contenu n’existe pas.', en: 'This content does not exist.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    fr: 'Cette opération n’est pas disponible.',
    en: 'This operation is not available.',
  },
  VALIDATION_ERROR: {
    status: 422,
    fr: 'Certains champs sont incorrects. Veuillez les vérifier.',
    en: 'Some fields are invalid. Please check them.',
  },
  SORT_NOT_SUPPORTED: { status: 422, fr: 'Ce tri n’est pas disponible.', en: 'This sort order is not available.' },
  SEARCH_NOT_SUPPORTED: {
    status: 422,
    fr: 'Ce critère de recherche n’est pas disponible.',
    en: 'This search criterion is not available.',
  },
  SEARCH_TOO_SHORT: { status: 422, fr: 'Saisissez au moins trois caractères.', en: 'Enter at least three characters.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    fr: 'Cette demande a déjà été transmise avec un autre contenu.',
    en: 'This request was already sent with different content.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    fr: 'Trop de demandes ont été envoyées. Veuillez patienter quelques instants.',
    en: 'Too many requests. Please wait a moment.',
  },
  FORBIDDEN: {
    status: 403,
    fr: 'Vous n’avez pas les droits nécessaires pour effectuer cette action.',
    en: 'You do not have permission to perform this action.',
  },
  SEALING_KEY_REQUIRED: {
    status: 503,
    fr: 'Le portail n’a pas de clé pour protéger ce secret. Contactez son administrateur.',
    en: 'The portal has no key to protect this secret. Please contact its administrator.',
  },
  INTERNAL_ERROR: {
    status: 500,
    fr: 'Une erreur inattendue est survenue. Si elle persiste, veuillez contacter le support.',
    en: 'An unexpected error occurred. If it persists, please contact support.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    fr: 'Le service est momentanément indisponible.',
    en: 'The service is temporarily unavailable.',
  },
  STORAGE_FULL: {
    status: 507,
    fr: 'Le portail n’a plus de place pour enregistrer. Rien n’a été modifié. Réessayez plus tard.',
    en: 'The portal has run out of space to save. Nothing was changed; please try again later.',
  },
  RESOURCE_NOT_FOUND: { status: 404, fr: 'Cet élément est introuvable.', en: 'This item could not be found.' },
  FILE_TOO_LARGE: { status: 413, fr: 'Le fichier est trop volumineux.', en: 'The file is too large.' },
  FILE_TYPE_NOT_ALLOWED: {
    status: 415,
    fr: 'Ce type de fichier n’est pas accepté.',
    en: 'This type of file is not accepted.',
  },
  ADDRESS_INCOMPLETE: {
    status: 422,
    fr: 'L’adresse est incomplète : la rue, le code postal et la ville sont requis ensemble.',
    en: 'The address is incomplete: street, zip code and city are required together.',
  },
  ADDRESS_PROVIDER_UNAVAILABLE: {
    status: 503,
    fr: 'La recherche d’adresses est indisponible. Vous pouvez saisir l’adresse manuellement.',
    en: 'Address search is unavailable. You can enter the address manually.',
  },
  IN_USE: {
    status: 409,
    fr: 'Cet élément est utilisé et ne peut pas être supprimé.',
    en: 'This item is in use and cannot be deleted.',
  },
  CODE_EXISTS: { status: 409, fr: 'Ce code est déjà utilisé.', en: 'This code is already in use.' },
  WEBHOOK_UNAUTHORIZED: { status: 401, fr: 'Signature du webhook non valide.', en: 'Invalid webhook signature.' },
} as const

/** What may be wrong with a field of any form. */
export const fieldCodes = {
  required: { fr: 'Ce champ est obligatoire.', en: 'This field is required.' },
  email: { fr: 'Email invalide', en: 'Invalid email' },
  zip_code: { fr: 'Le code postal doit comporter 5 chiffres.', en: 'The postcode must have 5 digits.' },
  min: { fr: 'Cette valeur est trop petite.', en: 'This value is too small.' },
  max: { fr: 'Cette valeur est trop grande.', en: 'This value is too large.' },
  format: { fr: 'Ce format n’est pas reconnu.', en: 'This format is not recognised.' },
  date: { fr: 'Cette date n’est pas valide.', en: 'This date is not valid.' },
  enum: { fr: 'Cette valeur n’est pas dans la liste.', en: 'This value is not in the list.' },
  number: { fr: 'Cette valeur doit être un nombre.', en: 'This value must be a number.' },
  integer: { fr: 'Cette valeur doit être un nombre entier.', en: 'This value must be a whole number.' },
  type: { fr: 'Cette valeur n’est pas du type attendu.', en: 'This value is not of the expected type.' },
  unknown_field: { fr: 'Ce champ n’est pas connu.', en: 'This field is not known.' },
  characters: {
    fr: 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
    en: 'This text contains characters that cannot be saved.',
  },
  invalid: { fr: 'Cette valeur est incorrecte.', en: 'This value is incorrect.' },
} as const

/** What `min` and `max` say of what is no number: the codes are the same, for whoever reads those. */
export const sentencesOfBounds = {
  min: {
    text: { fr: 'Ce texte est trop court.', en: 'This text is too short.' },
    list: { fr: 'Cette liste compte trop peu d’éléments.', en: 'This list has too few items.' },
  },
  max: {
    text: { fr: 'Ce texte est trop long.', en: 'This text is too long.' },
    list: { fr: 'Cette liste compte trop d’éléments.', en: 'This list has too many items.' },
    files: { fr: 'Trop de fichiers sont envoyés en une fois.', en: 'Too many files are sent at once.' },
  },
} as const
