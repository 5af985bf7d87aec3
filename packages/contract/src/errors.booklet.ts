/** Of the home booklet that the law asks for. */
export const refusals = {
  NO_BOOKLET: {
    status: 422,
    fr: 'Un carnet se tient pour un logement, ni pour un immeuble ni pour un passeport gaz.',
    en: 'A booklet is kept for a home, not for a building or a gas passport.',
  },
  BOOKLET_PART_NOT_FOUND: {
    status: 404,
    fr: 'Cette rubrique du carnet est introuvable.',
    en: 'This part of the booklet could not be found.',
  },
  BOOKLET_LINK_OVER: {
    status: 404,
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau à qui vous l’a envoyé.',
    en: 'This link is no longer valid. Ask whoever sent it to you for a new one.',
  },
  BOOKLET_SHARE_SPENT: {
    status: 410,
    fr: 'Ce lien a déjà été ouvert autant de fois qu’il le permet. Demandez-en un nouveau à qui vous l’a envoyé.',
    en: 'This link has been opened as many times as it allows. Ask whoever sent it to you for a new one.',
  },
  BOOKLET_SHARE_LOCKED: {
    status: 403,
    fr: 'Ce mot de passe ou ce code n’est pas le bon.',
    en: 'This password or code is not the right one.',
  },
  BOOKLET_SHARES_TOO_MANY: {
    status: 409,
    fr: 'Ce carnet est déjà partagé par vingt liens : coupez-en un d’abord.',
    en: 'This booklet is already shared by twenty links: withdraw one of them first.',
  },
  BOOKLET_LINK_FULL: {
    status: 409,
    fr: 'Ce lien a déjà servi à envoyer autant de fichiers qu’il en accepte.',
    en: 'This link has already received as many files as it allows.',
  },
  PACKAGE_REFUSED: {
    status: 422,
    fr: 'Ce paquet ne peut pas être repris.',
    en: 'This package cannot be imported.',
  },
} as const

/** What is wrong with the paper of an answer, or with a package. */
export const fieldCodes = {
  paid_paper: {
    fr: 'Ce document dit un prix : il ne part pas avec le carnet.',
    en: 'This document shows a price: it does not leave with the booklet.',
  },
  day_to_come: { fr: 'Ce jour n’est pas encore venu.', en: 'This day is in the future.' },
  not_a_zip: { fr: 'Le fichier n’est pas une archive ZIP complète.', en: 'The file is not a complete ZIP archive.' },
  too_many: { fr: 'L’archive contient trop de fichiers.', en: 'The archive holds too many files.' },
  too_large: { fr: 'L’archive est trop volumineuse une fois ouverte.', en: 'The archive is too large once opened.' },
  encrypted: { fr: 'L’archive est protégée par un mot de passe.', en: 'The archive is protected by a password.' },
  unsafe_path: {
    fr: 'Un fichier de l’archive sortirait de son dossier.',
    en: 'A file of the archive would leave its folder.',
  },
  twice: { fr: 'L’archive contient deux fichiers du même nom.', en: 'The archive holds two files of the same name.' },
  cut: { fr: 'Un fichier de l’archive est abîmé.', en: 'A file of the archive is damaged.' },
  not_a_bag: { fr: 'Ce n’est pas un paquet de carnet (BagIt 1.0).', en: 'This is not a booklet package (BagIt 1.0).' },
  wrong_hash: {
    fr: 'Un fichier ne correspond pas à son empreinte dans le manifeste.',
    en: 'A file does not match its digest in the manifest.',
  },
  not_in_manifest: {
    fr: 'Les fichiers ne sont pas ceux que le manifeste annonce.',
    en: 'The files are not those named by the manifest.',
  },
  unknown_version: {
    fr: 'Ce paquet a été fait par une version du carnet qui n’est pas connue ici.',
    en: 'This package was made by a version of the booklet that is not known here.',
  },
  foreign_json: {
    fr: 'Le fichier booklet.json ne suit pas le schéma publié.',
    en: 'booklet.json does not follow the published schema.',
  },
} as const
