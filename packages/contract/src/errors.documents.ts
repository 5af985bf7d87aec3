/** Of documents, folders and photos. */
export const refusals = {
  DOCUMENT_NOT_FOUND: { status: 404, fr: 'Ce document est introuvable.', en: 'This document could not be found.' },
  DOCUMENT_NAME_EXISTS: {
    status: 409,
    fr: 'Un fichier portant ce nom existe déjà dans le dossier de destination.',
    en: 'A file with this name already exists in the destination folder.',
  },
  DOCUMENT_PRIVATE_BUILDING_ONLY: {
    status: 422,
    fr: 'Seuls les documents d’un immeuble peuvent être masqués aux résidents.',
    en: "Only a building's documents can be hidden from residents.",
  },
  DOCUMENT_QUARANTINED: {
    status: 423,
    fr: 'Ce document a été bloqué par l’analyse antivirus.',
    en: 'This document was blocked by the antivirus scan.',
  },
  DOCUMENT_OF_PRODUCT: {
    status: 409,
    fr: 'Ce document appartient à la fiche produit et ne peut pas être supprimé ici.',
    en: 'This document belongs to the product sheet and cannot be deleted here.',
  },
  FILE_UNAVAILABLE: {
    status: 503,
    fr: 'Ce fichier n’est pas disponible pour le moment. Si cela dure, contactez le support.',
    en: 'This file is not available at the moment. If this persists, please contact support.',
  },
  NO_DOCUMENTS: { status: 404, fr: 'Ce projet ne comporte aucun document.', en: 'This project has no documents.' },
  DOCUMENT_FOLDER_NOT_FOUND: { status: 404, fr: 'Ce dossier est introuvable.', en: 'This folder could not be found.' },
  DOCUMENT_FOLDER_EXISTS: {
    status: 409,
    fr: 'Un dossier portant ce nom existe déjà.',
    en: 'A folder with this name already exists.',
  },
  DOCUMENT_FOLDER_NAME_RESERVED: {
    status: 422,
    fr: 'Ce nom est réservé à un dossier par défaut.',
    en: 'This name is reserved for a default folder.',
  },
  DOCUMENT_FOLDER_DEFAULT: {
    status: 409,
    fr: 'Les dossiers par défaut ne peuvent être ni renommés ni supprimés.',
    en: 'Default folders can be neither renamed nor deleted.',
  },
  PICTURE_NOT_FOUND: { status: 404, fr: 'Cette photo est introuvable.', en: 'This photo could not be found.' },
  PICTURES_LIMIT_REACHED: {
    status: 409,
    fr: 'Ce projet a déjà 60 photos. Supprimez-en avant d’en ajouter.',
    en: 'This project already has 60 photos. Delete some before adding others.',
  },
  STORAGE_LIMIT_REACHED: {
    status: 409,
    fr: 'L’espace de stockage de ce projet est épuisé (1 Go).',
    en: "This project's storage space is used up (1 GB).",
  },
} as const

export const fieldCodes = {
  file_name: {
    fr: 'Un nom de fichier ne peut ni contenir de barre oblique (/ ou \\), ni dépasser 255 caractères.',
    en: 'A file name cannot contain a slash (/ or \\) nor exceed 255 characters.',
  },
  exists: {
    fr: 'Un fichier portant ce nom existe déjà dans le dossier de destination.',
    en: 'A file with this name already exists in the destination folder.',
  },
  batch: {
    fr: 'Deux fichiers d’un même dossier ne peuvent pas porter le même nom.',
    en: 'Two files in the same folder cannot have the same name.',
  },
} as const
