/** Of spreadsheets, and of the projects that are made of one. */
export const refusals = {
  SHEET_OLD_FORMAT: {
    status: 415,
    fr: 'Ce format de tableur n’est pas lu. Enregistrez le fichier au format XLSX ou CSV, puis déposez-le de nouveau.',
    en: 'This spreadsheet format cannot be read. Save the file as XLSX or CSV, then drop it again.',
  },
  SHEET_ENCRYPTED: {
    status: 415,
    fr: 'Ce fichier est protégé par un mot de passe. Retirez-le dans votre tableur, puis déposez le fichier de nouveau.',
    en: 'This file is protected by a password. Remove it in your spreadsheet program, then drop the file again.',
  },
  SHEET_UNREADABLE: {
    status: 415,
    fr: 'Ce fichier n’est pas un tableur lisible. Déposez un fichier CSV ou XLSX.',
    en: 'This file is not a spreadsheet that can be read. Drop a CSV or XLSX file.',
  },
  SHEET_EMPTY: {
    status: 422,
    fr: 'Ce fichier ne contient aucune ligne à importer.',
    en: 'This file holds no rows to import.',
  },
  SHEET_TOO_LONG: {
    status: 422,
    fr: 'Ce fichier compte trop de lignes. Découpez-le en plusieurs fichiers.',
    en: 'This file has too many rows. Split it into several files.',
  },
  SHEET_COLUMNS_UNKNOWN: {
    status: 422,
    fr: 'Aucune colonne de ce fichier n’est reconnue. Partez d’un fichier exporté.',
    en: 'No column of this file is recognised. Start from an exported file.',
  },
  INTAKE_NOT_FOUND: { status: 404, fr: 'Cet import est introuvable.', en: 'This import could not be found.' },
  INTAKE_STARTED: {
    status: 409,
    fr: 'Cet import a déjà été lancé : il ne se corrige plus.',
    en: 'This import has already been started: it can no longer be changed.',
  },
  INTAKE_HAS_FAULTS: {
    status: 409,
    fr: 'Des lignes sont encore à corriger. Corrigez-les, ou créez seulement les autres.',
    en: 'Some rows still have to be corrected. Correct them, or create the others only.',
  },
  INTAKE_CREATES_NOTHING: {
    status: 409,
    fr: 'Aucune ligne de ce fichier n’est à créer.',
    en: 'There is nothing to create in this file.',
  },
  INTAKE_NOT_UNDOABLE: {
    status: 409,
    fr: 'Cet import ne peut plus être annulé : il n’est pas terminé, ou l’est depuis plus d’une heure.',
    en: 'This import can no longer be undone: it has not ended, or ended more than an hour ago.',
  },
  HOMES_QUOTA_REACHED: {
    status: 409,
    fr: 'L’abonnement de votre société ne prévoit pas autant de logements. Créez-en moins, ou contactez le support pour l’étendre.',
    en: 'Your company’s subscription does not cover that many homes. Create fewer, or contact support to extend it.',
  },
} as const
