/** How far a part of the booklet is, in the portal and on paper. */
export const states = {
  COMPLETE: 'Complet',
  NOT_APPLICABLE: 'Sans objet',
  TO_CHECK: 'À vérifier',
  TO_COMPLETE: 'À compléter',
}

/** What one thing that speaks for a part lacks, beside its name. */
export const lacks = {
  NOTICE_MISSING: 'sans notice',
  EXPIRED: 'échue',
  AS_BUILT_UNKNOWN: 'sans mention « tel que construit »',
  NETWORK_UNKNOWN: 'réseau non précisé',
  VALIDITY_UNKNOWN: 'sans date de fin de validité',
  USE_UNKNOWN: 'usage à préciser',
  MODEL_UNKNOWN: 'marque ou modèle manquant',
  SURFACE_UNKNOWN: 'sans surface',
  PROPOSED_BY_STUDY: 'à confirmer',
  POST_UNKNOWN: 'paroi à préciser',
  NOT_IN_FORCE: 'annulée ou remplacée',
  CAME_BY_LINK: 'reçu par un lien, à vérifier',
}

/** What a booklet is kept for. */
export const kinds = { CONSTRUCTION: 'Construction', WORKS: 'Travaux', VOLUNTARY: 'Carnet volontaire' }

/** What works have touched. */
export const touch = {
  roof: 'Toiture',
  walls: 'Murs extérieurs',
  glazing: 'Parois vitrées et portes',
  floor: 'Plancher bas',
  heating: 'Chauffage',
  hot_water: 'Eau chaude',
  ventilation: 'Ventilation',
  cooling: 'Climatisation',
  renewables: 'Énergies renouvelables',
}

/** What speaks for a part of the booklet. */
export const sources = {
  DOCUMENT: 'Document',
  DEVICE: 'Équipement',
  STUDY: 'Étude thermique',
  WORK: 'Travaux',
  INTERVENTION: 'Intervention',
  TRIGGER: 'Origine',
  HANDOVER: 'Remise',
}
