/** A larger file is not read as a study. */
export const studyMaxBytes = 20 * 1024 * 1024

/** The parts of an envelope, as the file names them; devices keep theirs as `source_data.part` (IMP-11). */
export const envelopeParts = ['parois_opaques', 'parois_vitrees'] as const
export type EnvelopePart = (typeof envelopeParts)[number]

type Common = {
  /** Counted over all buildings of the study, part by part, from 0. */
  index: number
  /** The building it belongs to, from 1. */
  batiment: number
  name: string | null
  type_paroi: string | null
  /** m². */
  surface_totale: number | null
  donnant: string | null
}

/** What is absent from the file is null: never 0, never the schema's default. Codes are kept as they stand. */
export type OpaqueWall = Common & {
  nature: string | null
  systeme_constructif: string | null
  systeme_constructif_autre: string | null
  /** Centimetres, as in the file. */
  epaisseur_isolant: number | null
  resistance_thermique_isolant: number | null
  origine_donnee: string | null
  U_paroi: number | null
  /** The reduction of a wall that gives onto a space without heating. */
  b: number | null
}
export type GlazedWall = Common & {
  orientation: string | null
  type_protection: string | null
  type_menuiserie: string | null
  type_vitrage: string | null
  Ug_vitrage: number | null
  origine_donnee_Ug: string | null
  Uw: number | null
  origine_donnee_Uw: string | null
  Sw: number | null
  Tlw: number | null
}
export type Envelope = { parois_opaques: OpaqueWall[]; parois_vitrees: GlazedWall[] }
export type Wall = ({ part: 'parois_opaques' } & OpaqueWall) | ({ part: 'parois_vitrees' } & GlazedWall)

export const emptyEnvelope = (): Envelope => ({ parois_opaques: [], parois_vitrees: [] })
export const wallCount = (envelope: Envelope) => envelope.parois_opaques.length + envelope.parois_vitrees.length

/** One key for a wall of a study. */
export const wallKey = ({ part, index }: { part: EnvelopePart; index: number }) => `${part}/${index}`

/** Every wall, opaque ones first, each knowing its part. */
export const wallsOf = (envelope: Envelope): Wall[] => [
  ...envelope.parois_opaques.map((wall) => ({ part: 'parois_opaques' as const, ...wall })),
  ...envelope.parois_vitrees.map((wall) => ({ part: 'parois_vitrees' as const, ...wall })),
]

/** The longest text of a wall, and of what a material label says of it. */
export const longestText = 300
const maxNumber = 1e9

/** A text of the file: trimmed, its spaces single; nothing when there is nothing. */
export const readText = (text: string | undefined | null): string | null => text?.trim().replace(/\s+/g, ' ') || null

/** Whether everything that a wall says of itself can be kept: a name is kept whole or not at all. */
export const canBeKept = (wall: object): boolean =>
  Object.values(wall).every((value) => typeof value !== 'string' || value.length <= longestText)

/** A number of the file, with a point or a comma, with or without spaces between thousands. `NaN` and nonsense are absent. */
export const readNumber = (text: string | undefined | null): number | null => {
  const plain = (text ?? '').replace(/\s/g, '').replace(',', '.')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i.test(plain)) return null
  const number = Number(plain)
  return Math.abs(number) <= maxNumber ? number : null
}
const readSize = (text: string | undefined): number | null => {
  const number = readNumber(text)
  return number === null || number < 0 ? null : number
}

/** The fields of one wall as texts, whether the file has them as elements or attributes. */
export type WallFields = Record<string, string | undefined>
type Place = { index: number; batiment: number }

export const readOpaqueWall = (fields: WallFields, place: Place): OpaqueWall => ({
  ...place,
  name: readText(fields['name']),
  type_paroi: readText(fields['type_paroi']),
  nature: readText(fields['nature']),
  systeme_constructif: readText(fields['systeme_constructif']),
  systeme_constructif_autre: readText(fields['systeme_constructif_autre']),
  epaisseur_isolant: readSize(fields['epaisseur_isolant']),
  resistance_thermique_isolant: readNumber(fields['resistance_thermique_isolant']),
  origine_donnee: readText(fields['origine_donnee']),
  U_paroi: readNumber(fields['U_paroi']),
  surface_totale: readSize(fields['surface_totale']),
  donnant: readText(fields['donnant']),
  b: readNumber(fields['b']),
})

export const readGlazedWall = (fields: WallFields, place: Place): GlazedWall => ({
  ...place,
  name: readText(fields['name']),
  orientation: readText(fields['orientation'])?.toUpperCase() ?? null,
  type_paroi: readText(fields['type_paroi']),
  type_protection: readText(fields['type_protection']),
  type_menuiserie: readText(fields['type_menuiserie']),
  type_vitrage: readText(fields['type_vitrage']),
  Ug_vitrage: readNumber(fields['Ug_vitrage']),
  origine_donnee_Ug: readText(fields['origine_donnee_Ug']),
  Uw: readNumber(fields['Uw']),
  origine_donnee_Uw: readText(fields['origine_donnee_Uw']),
  Sw: readNumber(fields['Sw']),
  Tlw: readNumber(fields['Tlw']),
  surface_totale: readSize(fields['surface_totale']),
  donnant: readText(fields['donnant']),
})

/** The envelope from its JSON text (IMP-36). Another server may write one wall without its list: it is read all the same. */
export const parseEnvelope = (text: string): Envelope => {
  const { parois_opaques, parois_vitrees } = JSON.parse(text) as { [part in EnvelopePart]?: unknown }
  return { parois_opaques: listOf(parois_opaques), parois_vitrees: listOf(parois_vitrees) }
}
const listOf = <T>(part: unknown): T[] => (Array.isArray(part) ? part : part ? [part] : []) as T[]

/** The insulation's thickness in whole millimetres, as devices have theirs (IMP-28); the file speaks of centimetres. */
export const insulationMillimetres = ({ epaisseur_isolant }: Pick<OpaqueWall, 'epaisseur_isolant'>): number | null =>
  epaisseur_isolant === null ? null : Math.round(epaisseur_isolant * 10)

/** `projet/@version` of RE2020: `2022.D1E1C1`, `2024.E3C2` … whatever the minor version. Those of RT2012 are `1.1.0.3`. */
export const isRe2020 = (version: string | undefined) => /^20[2-9]\d(\.|$)/.test(version?.trim() ?? '')

/** Why no wall can be imported (IMP-14). */
export const importRefusal = (
  study: { type: string; status: string } | null,
  walls: number,
): 'THERMAL_STUDY_MISSING' | 'THERMAL_STUDY_NOT_RE2020' | 'THERMAL_STUDY_UNREADABLE' | 'ENVELOPE_EMPTY' | null => {
  if (!study || study.status === 'PARSING') return 'THERMAL_STUDY_MISSING'
  if (study.type !== 'RE2020') return 'THERMAL_STUDY_NOT_RE2020'
  if (study.status === 'FAILED') return 'THERMAL_STUDY_UNREADABLE'
  return walls === 0 ? 'ENVELOPE_EMPTY' : null
}

export type ImportTone = 'error' | 'warning' | 'success'
/** IMP-13. `expected` counts every wall, supported or not; `imported` those that have devices. */
export const importTone = ({ imported, expected }: { imported: number; expected: number }): ImportTone =>
  imported === 0 ? 'error' : imported < expected ? 'warning' : 'success'

/** Why a file is no study that can be read. */
export const studyFaults = [
  'encoding',
  'doctype',
  'malformed',
  'depth',
  'size',
  'time',
  'walls',
  'wall_text',
  'not_a_study',
] as const
export type StudyFault = (typeof studyFaults)[number]
