/** Of the flats of a building. */
export const refusals = {
  FLAT_NAME_EXISTS: {
    status: 409,
    fr: 'Un logement de cet immeuble porte déjà ce nom.',
    en: 'A flat of this building already has this name.',
  },
} as const

export const fieldCodes = {
  flat_repeated: {
    fr: 'Deux logements d’un même immeuble ne peuvent pas porter le même nom.',
    en: 'Two flats of the same building cannot have the same name.',
  },
} as const
