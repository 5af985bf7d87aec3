import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  labelKeyOf,
  labelManufacturer,
  labelMaterial,
  labelModel,
  labelProduct,
  labelRowFault,
  matchesWall,
  maySaveLabel,
  newLabelRow,
  partOf,
  productsOf,
  sameProducts,
  wallTypeOf,
  wallTypes,
  type LabelRow,
} from './materialLabels.rules.ts'
import { readGlazedWall, readOpaqueWall, type Wall } from './studies.rules.ts'

const place = { index: 0, batiment: 1 }
const opaque = (fields: Record<string, string>): Wall => ({ part: 'parois_opaques', ...readOpaqueWall(fields, place) })
const glazed = (fields: Record<string, string>): Wall => ({ part: 'parois_vitrees', ...readGlazedWall(fields, place) })

const wool = { id: 1, name: 'Laine de verre' }
const wood = { id: 2, name: 'Laine de bois' }
const isola = { id: 10, name: 'Isola' }
const fibra = { id: 11, name: 'Fibra' }
const panel = { id: 100, name: 'Panneau 140', manufacturer: isola }

const row: fc.Arbitrary<LabelRow> = fc.record({
  material: fc.constantFrom(null, wool, wood),
  manufacturer: fc.constantFrom(null, isola, fibra),
  model: fc.constantFrom(null, panel),
  thickness: fc.constantFrom(null, 0, 140, -1, 1.5),
})

describe('which walls a favourite is for', () => {
  const wall = opaque({ name: ' Mur  nord', type_paroi: '100', nature: '101' })

  test('IMP-31: by label, nature and type; case and spaces make no difference', () => {
    const label = { ...labelKeyOf(wall), envelope_label: 'MUR NORD ' }
    expect(matchesWall(label, wall)).toBe(true)
    for (const field of ['envelope_type', 'envelope_nature', 'envelope_label'] as const)
      expect(matchesWall({ ...label, [field]: 'autre' }, wall)).toBe(false)
    expect(matchesWall({ ...label, wall_type: 'glass' }, wall)).toBe(false)
  })

  test('IMP-31: every wall matches the favourite made from it, whatever the file says of it', () => {
    const fields = fc.record({
      name: fc.string(),
      type_paroi: fc.string(),
      nature: fc.string(),
      type_menuiserie: fc.string(),
    })
    fc.assert(
      fc.property(fields, fc.boolean(), (some, isGlass) => {
        const own = isGlass ? glazed(some) : opaque(some)
        expect(matchesWall(labelKeyOf(own), own)).toBe(true)
      }),
    )
  })

  test('the frame of a window stands for its nature', () => {
    const key = labelKeyOf(glazed({ name: 'Baie', type_paroi: '2', type_menuiserie: '3', orientation: 'S' }))
    expect(key).toEqual({ wall_type: 'glass', envelope_type: '2', envelope_nature: '3', envelope_label: 'Baie' })
  })
})

describe('a row of a favourite', () => {
  test('FAV-14: a new one has no product and thickness 0, and is invalid', () => {
    expect(newLabelRow()).toEqual({ material: null, manufacturer: null, model: null, thickness: 0 })
    expect(labelRowFault(newLabelRow())).toBe('material')
  })

  test('FAV-10: another material clears manufacturer and model, another manufacturer the model', () => {
    fc.assert(
      fc.property(row, fc.constantFrom(null, wool, wood), (before, material) => {
        const after = labelMaterial(before, material)
        if (material?.id === before.material?.id) expect(after).toBe(before)
        else expect(after).toEqual({ ...before, material, manufacturer: null, model: null })
      }),
    )
    fc.assert(
      fc.property(row, fc.constantFrom(null, isola, fibra), (before, manufacturer) => {
        const after = labelManufacturer(before, manufacturer)
        if (manufacturer?.id === before.manufacturer?.id) expect(after).toBe(before)
        else expect(after).toEqual({ ...before, manufacturer, model: null })
      }),
    )
  })

  test('FAV-11: a model fills its manufacturer', () => {
    fc.assert(
      fc.property(row, (before) => {
        expect(labelModel(before, panel).manufacturer).toBe(isola)
      }),
    )
  })

  test('FAV-12: without a manufacturer the material itself is the product', () => {
    const chosen = labelModel({ ...newLabelRow(), material: wool }, panel)
    expect(labelProduct(chosen)).toBe(panel.id)
    expect(labelProduct(labelManufacturer(chosen, null))).toBe(wool.id)
  })

  test('FAV-09 FAV-13 FAV-15: material, model once there is a manufacturer, a thickness of at least 0', () => {
    fc.assert(
      fc.property(row, (some) => {
        const hasModel = some.manufacturer === null || some.model !== null
        const isThick = some.thickness === 0 || some.thickness === 140
        const valid = some.material !== null && (hasModel || some.model !== null) && isThick
        expect(labelRowFault(some) === null).toBe(valid)
      }),
    )
    expect(labelRowFault({ material: wool, manufacturer: isola, model: null, thickness: 0 })).toBe('model')
  })

  test('FAV-08: saved only when something changed and all rows are valid', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), fc.array(row, { maxLength: 4 }), (rows, before) => {
        const saved = productsOf(before)
        const valid = rows.length > 0 && rows.every((one) => labelRowFault(one) === null)
        expect(maySaveLabel(rows, saved)).toBe(valid && !sameProducts(productsOf(rows), saved))
      }),
    )
  })
})

test('a kind of wall and its part of the envelope are one', () => {
  expect(wallTypes.map(partOf)).toEqual(['parois_vitrees', 'parois_opaques'])
  expect(wallTypes.map(partOf).map(wallTypeOf)).toEqual(wallTypes)
})
