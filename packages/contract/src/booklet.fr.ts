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
