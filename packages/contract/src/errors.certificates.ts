/** Of the energy certificate of a home. */
export const refusals = {
  CERTIFICATE_MISSING: {
    status: 409,
    fr: 'Aucun DPE n’est associé à ce projet.',
    en: 'This project has no energy certificate.',
  },
  CERTIFICATE_UNREADABLE: {
    status: 422,
    fr: 'Le fichier du DPE n’a pas pu être lu.',
    en: 'The energy certificate file could not be read.',
  },
  PROPOSAL_NOT_FOUND: {
    status: 422,
    fr: 'Cet élément n’est pas décrit par ce DPE.',
    en: 'This item is not described by this energy certificate.',
  },
} as const

/** Of its file. */
export const fieldCodes = {
  not_a_certificate: {
    fr: 'Le fichier n’est pas le DPE d’un logement au format XML.',
    en: 'The file is not the energy certificate of a home in XML.',
  },
  incomplete_certificate: {
    fr: 'Le DPE ne donne pas sa date ou ses classes.',
    en: 'The energy certificate does not give its date or its classes.',
  },
} as const
