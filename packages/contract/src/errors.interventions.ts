/** Of gas passports and interventions. */
export const refusals = {
  PTG_QUOTA_NOT_AVAILABLE: {
    status: 403,
    fr: 'Votre offre ne comprend pas la création de PTG. Veuillez contacter nos équipes.',
    en: 'Your plan does not include creating PTG records. Please contact our team.',
  },
  PTG_QUOTA_REACHED: {
    status: 409,
    fr: 'Votre quota mensuel de PTG est dépassé. Veuillez réessayer le mois prochain.',
    en: 'Your monthly PTG quota is exceeded. Please try again next month.',
  },
  INTERVENTION_NOT_FOUND: {
    status: 404,
    fr: 'Cette intervention est introuvable.',
    en: 'This intervention could not be found.',
  },
  INTERVENTION_INCOMPLETE: {
    status: 422,
    fr: 'L’intervention ne peut pas être terminée : des informations ou des fichiers obligatoires sont manquants.',
    en: 'The intervention cannot be completed: required information or files are missing.',
  },
  INTERVENTION_DONE: {
    status: 409,
    fr: 'Cette intervention est terminée. Rouvrez-la pour la modifier.',
    en: 'This intervention is completed. Reopen it to change it.',
  },
  INTERVENTION_FILE_GROUP_NOT_ALLOWED: {
    status: 422,
    fr: 'Ce type de fichier ne correspond pas au type d’intervention.',
    en: 'This kind of file does not match the intervention type.',
  },
} as const

export const fieldCodes = {
  file_required: { fr: 'Un fichier est requis.', en: 'A file is required.' },
} as const
