import type { ResidenceType } from './projects.rules.ts'

/** What each kind of home is called in a spreadsheet. */
export const residenceTypeWords: Record<ResidenceType, { fr: string; en: string }> = {
  FLAT: { fr: 'Appartement', en: 'Flat' },
  HOUSE: { fr: 'Maison', en: 'House' },
  BUILDING: { fr: 'Immeuble', en: 'Building' },
  TWIN_HOUSE: { fr: 'Maison jumelée', en: 'Semi-detached house' },
  DUPLEX: { fr: 'Duplex', en: 'Duplex' },
}
