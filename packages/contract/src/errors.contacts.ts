/** Of contacts, their trades, and the projects that they are linked to. */
export const refusals = {
  CONTACT_NOT_FOUND: { status: 404, fr: 'Ce contact est introuvable.', en: 'This contact could not be found.' },
  CONTACT_JOB_MISMATCH: {
    status: 422,
    fr: 'Ce contact n’exerce pas ce métier.',
    en: 'This contact does not have this trade.',
  },
  CONTACT_LINK_EXISTS: {
    status: 409,
    fr: 'Ce contact est déjà associé au projet pour ce métier.',
    en: 'This contact is already linked to the project for this trade.',
  },
  CONTACT_LINK_NOT_FOUND: {
    status: 404,
    fr: 'Ce contact n’est pas associé au projet.',
    en: 'This contact is not linked to the project.',
  },
  JOB_NOT_FOUND: { status: 404, fr: 'Ce métier n’existe pas.', en: 'This trade does not exist.' },
  CONTACT_MERGE_ITSELF: {
    status: 422,
    fr: 'Un contact ne peut pas être fusionné avec lui-même.',
    en: 'A contact cannot be merged with itself.',
  },
  CONTACT_MERGE_TOO_LONG: {
    status: 409,
    fr: 'Ces deux contacts ont ensemble trop d’e-mails, de téléphones, de métiers ou de notes. Retirez-en, puis réessayez.',
    en: 'Together these two contacts have too many emails, phones, trades or notes. Remove some, then try again.',
  },
} as const
