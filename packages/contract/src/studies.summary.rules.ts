import type { Envelope, GlazedWall, OpaqueWall } from './studies.rules.ts'

const kinds = ['ROOF', 'WALLS', 'FLOOR', 'UNHEATED', 'WINDOWS'] as const
type Kind = (typeof kinds)[number]
type Grade = 'A' | 'B' | 'C'
export type Post = {
  kind: Kind
  /** Of all its walls, in m². */
  surface: number
  /** Centimetres, as an average over the surface; null where no wall says it. */
  insulation: number | null
  /** U, as an average over the surface. */
  loss: number | null
  grade: Grade | null
}

const kindOf: Record<string, Kind> = { '100': 'WALLS', '200': 'FLOOR', '300': 'ROOF', '400': 'UNHEATED' }

/** Up to which U a part of a new home counts as very well insulated, and as well insulated. */
const limits: Record<Kind, [number, number]> = {
  ROOF: [0.14, 0.2],
  WALLS: [0.22, 0.32],
  FLOOR: [0.22, 0.32],
  UNHEATED: [0.3, 0.45],
  WINDOWS: [1.2, 1.6],
}
const gradeOf = (kind: Kind, loss: number | null): Grade | null => {
  if (loss === null) return null
  const [best, good] = limits[kind]
  return loss <= best ? 'A' : loss <= good ? 'B' : 'C'
}

type Weighed = { surface: number; value: number | null }
/** The average over the surfaces of those that say it. */
const mean = (parts: readonly Weighed[], decimals: number): number | null => {
  const known = parts.filter((part): part is Weighed & { value: number } => part.value !== null && part.surface > 0)
  const surface = known.reduce((sum, part) => sum + part.surface, 0)
  if (surface === 0) return null
  const factor = 10 ** decimals
  return Math.round((known.reduce((sum, part) => sum + part.value * part.surface, 0) / surface) * factor) / factor
}

const surfaceOf = ({ surface_totale }: OpaqueWall | GlazedWall) => surface_totale ?? 0
const totalOf = (walls: readonly (OpaqueWall | GlazedWall)[]) =>
  Math.round(walls.reduce((sum, wall) => sum + surfaceOf(wall), 0))

const weigh = <W extends OpaqueWall | GlazedWall>(walls: readonly W[], value: (wall: W) => number | null): Weighed[] =>
  walls.map((wall) => ({ surface: surfaceOf(wall), value: value(wall) }))

const opaque = (kind: Kind, walls: readonly OpaqueWall[]): Post => {
  const loss = mean(
    weigh(walls, ({ U_paroi }) => U_paroi),
    2,
  )
  const insulation = mean(
    weigh(walls, ({ epaisseur_isolant }) => epaisseur_isolant || null),
    0,
  )
  return { kind, surface: totalOf(walls), insulation, loss, grade: gradeOf(kind, loss) }
}

/** What keeps the heat in, post by post; those without a surface are not there. */
export const summaryOf = ({ parois_opaques, parois_vitrees }: Envelope): Post[] => {
  const ofKind = (kind: Kind) => parois_opaques.filter(({ type_paroi }) => kindOf[type_paroi ?? ''] === kind)
  const loss = mean(
    weigh(parois_vitrees, ({ Uw }) => Uw),
    1,
  )
  const windows: Post = {
    kind: 'WINDOWS',
    surface: totalOf(parois_vitrees),
    insulation: null,
    loss,
    grade: gradeOf('WINDOWS', loss),
  }
  return kinds
    .map((kind) => (kind === 'WINDOWS' ? windows : opaque(kind, ofKind(kind))))
    .filter(({ surface }) => surface > 0)
}
