import { emptyEnvelope, type GlazedWall, type OpaqueWall } from './studies.rules.ts'
import { expect, test } from 'vitest'
import { summaryOf } from './studies.summary.rules.ts'

const opaque = (wall: Partial<OpaqueWall>) =>
  ({ surface_totale: null, epaisseur_isolant: null, U_paroi: null, ...wall }) as OpaqueWall
const glazed = (wall: Partial<GlazedWall>) => ({ surface_totale: null, Uw: null, ...wall }) as GlazedWall

test('each post has its surface, and averages over the surface of the walls that say it', () => {
  const posts = summaryOf({
    parois_opaques: [
      opaque({ type_paroi: '100', surface_totale: 30, epaisseur_isolant: 10, U_paroi: 0.2 }),
      opaque({ type_paroi: '100', surface_totale: 10, epaisseur_isolant: 20, U_paroi: 0.4 }),
      opaque({ type_paroi: '100', surface_totale: 60 }),
      opaque({ type_paroi: '300', surface_totale: 80, U_paroi: 0.12 }),
      opaque({ type_paroi: '999', surface_totale: 5 }),
    ],
    parois_vitrees: [glazed({ surface_totale: 20, Uw: 1.3 })],
  })
  expect(posts).toEqual([
    { kind: 'ROOF', surface: 80, insulation: null, loss: 0.12, grade: 'A' },
    { kind: 'WALLS', surface: 100, insulation: 13, loss: 0.25, grade: 'B' },
    { kind: 'WINDOWS', surface: 20, insulation: null, loss: 1.3, grade: 'B' },
  ])
})

test('an envelope without walls says nothing, and one without figures gives no grade', () => {
  expect(summaryOf(emptyEnvelope())).toEqual([])
  const [walls] = summaryOf({ parois_opaques: [opaque({ type_paroi: '100', surface_totale: 9 })], parois_vitrees: [] })
  expect(walls).toMatchObject({ loss: null, insulation: null, grade: null })
})
