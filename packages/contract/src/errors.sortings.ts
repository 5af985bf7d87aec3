/** Of files that are sorted onto homes. What is wrong with an archive is said as of a package. */
export const refusals = {
  ARCHIVE_REFUSED: {
    status: 422,
    fr: 'Cette archive ne peut pas être ouverte.',
    en: 'This archive cannot be opened.',
  },
  SORTING_NOT_FOUND: { status: 404, fr: 'Ce rangement est introuvable.', en: 'These files could not be found.' },
  SORTING_FILE_NOT_FOUND: {
    status: 404,
    fr: 'Ce fichier n’est plus à ranger.',
    en: 'This file is no longer to be sorted.',
  },
  SORTING_CLOSED: {
    status: 409,
    fr: 'Ce rangement est en cours ou terminé : il ne se modifie plus.',
    en: 'These files are being filed or have been: they can no longer be changed.',
  },
  SORTING_READING: {
    status: 409,
    fr: 'Des fichiers sont encore en cours de lecture. Attendez qu’elle se termine.',
    en: 'Some files are still being read. Wait until they have been read.',
  },
  SORTING_FILES_NOTHING: {
    status: 409,
    fr: 'Aucun fichier n’est prêt à être rangé : indiquez d’abord un projet.',
    en: 'No file is ready to be filed: name a project first.',
  },
  SORTING_NOT_UNDOABLE: {
    status: 409,
    fr: 'Ce rangement ne peut plus être annulé : il n’est pas terminé, ou l’est depuis plus d’une heure.',
    en: 'These files can no longer be taken back: they are not all filed, or were more than an hour ago.',
  },
  SORTING_FULL: {
    status: 409,
    fr: 'Un rangement prend 10 000 fichiers et 4 Go au plus. Rangez ceux-ci, puis déposez les autres.',
    en: 'Ten thousand files and 4 GB at most are sorted at a time. File these, then drop the others.',
  },
  SORTINGS_TOO_MANY: {
    status: 409,
    fr: 'Dix rangements attendent déjà dans votre société. Terminez-en un, ou abandonnez-le.',
    en: 'Ten sets of files are already waiting in your company. Finish or drop one of them.',
  },
} as const

/** What is wrong with an archive. */
export const fieldCodes = {
  no_list: {
    fr: 'L’archive ne contient pas de liste « Documents.csv » ou « Documents.xlsx ».',
    en: 'The archive does not hold a list “Documents.csv” or “Documents.xlsx”.',
  },
  empty_archive: { fr: 'L’archive ne contient aucun fichier.', en: 'The archive holds no files.' },
} as const
