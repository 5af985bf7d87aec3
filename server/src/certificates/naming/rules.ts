import type { CertificatePart } from '@logis/contract/certificates.rules'

/** What a piece is called where its file has no words for it. */
export const plainNames: Record<CertificatePart, string> = {
  walls: 'Mur',
  roof: 'Plancher haut',
  floor: 'Plancher bas',
  openings: 'Baie vitrée',
  doors: 'Porte',
  heating: 'Chauffage',
  hot_water: 'Eau chaude sanitaire',
  ventilation: 'Ventilation',
  cooling: 'Climatisation',
}

/** The codes of ventilation up to which a name goes; natural ventilation is no equipment. Files often have the code alone. */
const ventilations: [upTo: number, name: string | null][] = [
  [2, null],
  [6, 'VMC simple flux autoréglable'],
  [9, 'VMC simple flux hygroréglable A'],
  [12, 'VMC simple flux gaz'],
  [15, 'VMC simple flux hygroréglable B'],
  [16, 'VMC basse pression autoréglable'],
  [17, 'VMC basse pression hygroréglable A'],
  [18, 'VMC basse pression hygroréglable B'],
  [22, 'VMC double flux avec échangeur'],
  [24, 'VMC double flux sans échangeur'],
  [25, null],
  [31, 'Ventilation hybride'],
  [33, 'Ventilation mécanique sur conduit existant'],
  [34, null],
  [36, 'Puits climatique sans échangeur'],
  [38, 'Puits climatique avec échangeur'],
]
/** Null for what is no equipment; undefined for a code that nobody knows. */
export const ventilationOf = (code: number): string | null | undefined =>
  ventilations.find(([upTo]) => code <= upTo)?.[1]
