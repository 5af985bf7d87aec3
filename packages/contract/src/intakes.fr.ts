/** What a column of a sheet of homes is called, on the screen and in the report. */
export const fields = {
  name: 'Nom',
  type: 'Type',
  contract_number: 'Numéro de contrat',
  building: 'Immeuble',
  address: 'Adresse complète',
  street_number: 'Numéro de rue',
  street_suffix: 'Bis, ter',
  street_type: 'Type de voie',
  street_name: 'Voie',
  extra_infos: 'Complément d’adresse',
  zip_code: 'Code postal',
  city: 'Ville',
  emails: 'E-mails',
  phones: 'Téléphones',
  size: 'Surface (m²)',
  floor: 'Étage',
  stairs: 'Escalier',
  commissioning_date: 'Mise en service',
}

/** What becomes of a line of a sheet. */
export const rowStates = {
  NEW: 'À créer',
  EXISTING: 'Existe déjà',
  FAULTY: 'À corriger',
  CREATED: 'Créé',
  LEFT_OUT: 'Écarté',
  CANCELLED: 'Annulé',
  KEPT: 'Conservé',
}

/** How far a sheet is. */
export const states = { DRAFT: 'Brouillon', RUNNING: 'En cours', DONE: 'Terminé', UNDONE: 'Annulé' }

/** Why a line was left out, where it is told otherwise than to whoever is refused. */
export const leftOut = { COMPANY_DISABLED: 'La société a été désactivée pendant l’import.' }
