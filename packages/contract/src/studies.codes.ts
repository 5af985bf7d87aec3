import type { EnvelopePart } from './studies.rules.ts'

type Label = { fr: string; en: string }
type Codes = Record<string, Label>
const label = (fr: string, en: string): Label => ({ fr, en })

const openings: Codes = {
  '0': label('L’extérieur', 'Outside'),
  '1': label('Espace tampon solarisé', 'Sunlit buffer space'),
}

/**
 * The code lists of the official schema (version 2022.D1), field by field. A code that is not here is shown as it
 * stands in the file.
 */
export const wallCodes = {
  parois_opaques: {
    type_paroi: {
      '100': label('Paroi verticale', 'Vertical wall'),
      '200': label('Plancher bas', 'Ground floor'),
      '300': label('Plancher haut', 'Top floor or roof'),
      '400': label('Paroi sur local non chauffé', 'Wall onto an unheated room'),
    },
    nature: {
      '101': label('Mur extérieur', 'External wall'),
      '102': label('Mur sur comble aménagé', 'Wall onto a converted attic'),
      '103': label('Mur façade rideau', 'Curtain wall'),
      '104': label('Cloison de redressement', 'Knee wall'),
      '105': label('Coffre de volet roulant', 'Roller shutter box'),
      '106': label('Porte extérieure', 'External door'),
      '107': label('Autre mur', 'Other wall'),
      '201': label('Plancher sur vide sanitaire', 'Floor over a crawl space'),
      '202': label('Plancher sur terre-plein', 'Floor on the ground'),
      '203': label('Plancher sur sous-sol', 'Floor over a basement'),
      '204': label('Plancher sur extérieur', 'Floor over the outside'),
      '205': label('Plancher sur parking', 'Floor over a car park'),
      '206': label('Autre plancher bas', 'Other ground floor'),
      '301': label('Terrasse', 'Flat roof'),
      '302': label('Sous combles perdus', 'Below an unused attic'),
      '303': label('Rampants', 'Sloping ceiling'),
      '304': label('Toiture-parking', 'Car park roof'),
      '305': label('Toiture métallique', 'Metal roof'),
      '306': label('Autre plancher haut', 'Other top floor'),
      '307': label('Autre plancher haut', 'Other top floor'),
      '401': label('Plancher sur local non chauffé', 'Floor over an unheated room'),
      '402': label('Mur de cage d’escalier ou d’ascenseur', 'Stairwell or lift shaft wall'),
      '403': label('Mur de circulation non chauffée', 'Wall onto an unheated corridor'),
      '404': label('Mur sur garage', 'Wall onto a garage'),
      '405': label('Porte sur local non chauffé', 'Door onto an unheated room'),
      '406': label('Autre paroi sur local non chauffé', 'Other wall onto an unheated room'),
    },
    systeme_constructif: {
      '1': label('ITI (isolation par l’intérieur)', 'Internal insulation (ITI)'),
      '2': label('ITE (isolation par l’extérieur)', 'External insulation (ITE)'),
      '3': label('ITE + ITI', 'External and internal insulation (ITE + ITI)'),
      '4': label('ITR (isolation répartie)', 'Distributed insulation (ITR)'),
      '5': label('OB (ossature bois)', 'Timber frame (OB)'),
      '6': label('OM (ossature métallique)', 'Metal frame (OM)'),
      '7': label('BI (bloc isolant)', 'Insulating block (BI)'),
      '8': label('Autre', 'Other'),
    },
    origine_donnee: {
      '0': label('Marquage CE, système 1+', 'CE marking, system 1+'),
      '1': label('Marquage CE, autre système', 'CE marking, other system'),
      '2': label('Document d’avis technique ou DTA', 'Technical approval document (AT or DTA)'),
      '3': label(
        'Certification selon les articles L115-27 et L115-28 du CCH, ou équivalente',
        'Certification (CCH L115-27 and L115-28), or equivalent',
      ),
      '4': label('Valeur par défaut des règles Th-Bât, fascicule Parois', 'Default value of the Th-Bât rules, walls'),
    },
    donnant: {
      ...openings,
      '2': label('Espace tampon non solarisé (local non chauffé)', 'Buffer space without sun (unheated room)'),
    },
  },
  parois_vitrees: {
    type_paroi: {
      '1': label('Fenêtre', 'Window'),
      '2': label('Porte-fenêtre', 'French window'),
      '3': label('Porte d’entrée vitrée', 'Glazed front door'),
      '4': label('Façade rideau vitrée', 'Glazed curtain wall'),
      '5': label('Châssis fixe', 'Fixed light'),
      '6': label('Bloc baie', 'Window block'),
      '7': label('Fenêtre de toit', 'Roof window'),
      '8': label('Brique de verre', 'Glass brick'),
      '9': label('Vitrine', 'Shop window'),
      '10': label('Lanterneau de toiture', 'Rooflight'),
      '11': label('Exutoire de fumée', 'Smoke vent'),
      '12': label('Ouvrant de pompier', 'Fire brigade access window'),
    },
    type_protection: {
      '0': label('Sans protection mobile', 'No mobile protection'),
      '1': label('Volet à gestion automatique', 'Automatic shutter'),
      '2': label('Volet à gestion manuelle non motorisée', 'Manual shutter, not motorised'),
      '3': label('Volet à gestion manuelle motorisée', 'Manual shutter, motorised'),
      '4': label('Store enroulable à gestion automatique', 'Automatic roller blind'),
      '5': label('Store enroulable à gestion manuelle non motorisée', 'Manual roller blind, not motorised'),
      '6': label('Store enroulable à gestion manuelle motorisée', 'Manual roller blind, motorised'),
      '7': label('Store à lames orientables, Sun Tracking', 'Venetian blind, sun tracking'),
      '8': label('Store à lames orientables, manuel à lame fixe', 'Venetian blind, manual with fixed slats'),
      '9': label('Store à lames orientables, automatique à 45° fixe', 'Venetian blind, automatic fixed at 45°'),
    },
    type_menuiserie: {
      '0': label('Bois', 'Wood'),
      '1': label('Mixte', 'Mixed'),
      '2': label('PVC', 'PVC'),
      '3': label('Aluminium à rupteur', 'Aluminium with thermal break'),
      '4': label('Sans objet', 'Not applicable'),
    },
    origine_donnee_Ug: {
      '0': label('Produit marqué CE de valeur déclarée Ug,d', 'CE-marked product of declared value Ug,d'),
      '1': label('Th-Bât, fascicule 3, chapitre II', 'Th-Bât, part 3, chapter II'),
      '2': label('Th-Bât, chapitre III, valeur par défaut', 'Th-Bât, chapter III, default value'),
    },
    // The schema has no list for it; software writes the codes of Ug.
    origine_donnee_Uw: {
      '0': label('Produit marqué CE de valeur déclarée', 'CE-marked product of declared value'),
      '1': label('Th-Bât, fascicule 3, chapitre II', 'Th-Bât, part 3, chapter II'),
      '2': label('Th-Bât, chapitre III, valeur par défaut', 'Th-Bât, chapter III, default value'),
    },
    donnant: openings,
    orientation: {
      S: label('Verticale, sud', 'Vertical, south'),
      O: label('Verticale, ouest', 'Vertical, west'),
      N: label('Verticale, nord', 'Vertical, north'),
      E: label('Verticale, est', 'Vertical, east'),
      H: label('Horizontale', 'Horizontal'),
    },
  },
} as const satisfies Record<EnvelopePart, Record<string, Codes>>

export type CodedField = { [P in EnvelopePart]: keyof (typeof wallCodes)[P] }

/** The words of a code; the code itself when nobody knows it; null when the file has none. */
export const codeLabel = <P extends EnvelopePart>(
  part: P,
  field: CodedField[P],
  code: string | null,
  language: 'fr' | 'en',
): string | null => {
  if (code === null) return null
  const codes: Codes = (wallCodes as Record<EnvelopePart, Record<PropertyKey, Codes>>)[part][field] ?? {}
  return Object.hasOwn(codes, code) ? codes[code]![language] : code
}

/** IMP-08, D2-F09: the kinds of wall that have a translation. Doors do: they are materials of a home as walls are. */
export const isSupported = (part: EnvelopePart, type: string | null): boolean =>
  type !== null && Object.hasOwn(wallCodes[part].type_paroi, type)
