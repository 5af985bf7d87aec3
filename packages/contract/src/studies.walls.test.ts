import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseManufacturer,
  chooseMaterial,
  chooseProduct,
  favouriteRefusal,
  groupRows,
  isRowValid,
  newWallRow,
  pasteRows,
  rowFault,
  rowProductId,
  sameRows,
  spreadRows,
  wallRefusal,
  wallTone,
  type RowProduct,
  type WallRow,
} from './studies.walls.ts'

const wool = { id: 1, name: 'Laine de verre' }
const wood = { id: 2, name: 'Laine de bois' }
const isola = { id: 10, name: 'Isola' }
const panel: RowProduct = { id: 100, name: 'Panneau 140', manufacturer: isola }

const named = fc.constantFrom(wool, wood)
const manufacturer = fc.constantFrom(null, isola, 'Artisan')
const product = fc.constantFrom<RowProduct | string | null>(null, panel, { ...panel, id: 101 }, 'Sur mesure')
const fields = {
  material: fc.option(named),
  manufacturer,
  product,
  surface: fc.constantFrom(null, 0, 12.5, 112.46),
  thickness: fc.constantFrom(null, 0, 140),
}
const row: fc.Arbitrary<WallRow> = fc.oneof(
  fc.record(fields),
  fc.record({ ...fields, quantity: fc.constantFrom(0.01, 0.5, 2.5, 21, 1500) }),
)
const rows = fc.array(row, { maxLength: 8 })
const validRow = fc
  .tuple(named, fc.constantFrom(null, panel, 'Sur mesure'), fc.constantFrom(0, 140))
  .map(([material, chosen, thickness]): WallRow => {
    const base = { material, manufacturer: null, product: null, surface: 12.5, thickness }
    if (chosen === null) return base
    return typeof chosen === 'string'
      ? { ...base, manufacturer: 'Artisan', product: chosen }
      : { ...base, manufacturer: chosen.manufacturer, product: chosen }
  })

describe('one row', () => {
  test('IMP-28: a new row has the surface of its wall, no thickness, no material', () => {
    expect(newWallRow({ surface_totale: 112.46 })).toEqual({
      material: null,
      manufacturer: null,
      product: null,
      surface: 112.46,
      thickness: 0,
    })
    expect(newWallRow({ surface_totale: null }).surface).toBeNull()
  })

  test('IMP-24: another material clears manufacturer and product; the same one changes nothing', () => {
    fc.assert(
      fc.property(row, fc.option(named), (before, material) => {
        const after = chooseMaterial(before, material)
        if (before.material?.id === material?.id) expect(after).toBe(before)
        else expect(after).toEqual({ ...before, material, manufacturer: null, product: null })
      }),
    )
  })

  test('IMP-25: a product brings its manufacturer; text brings none', () => {
    fc.assert(
      fc.property(row, product, (before, chosen) => {
        const after = chooseProduct(before, chosen)
        expect(after.product).toEqual(chosen)
        const own = typeof chosen === 'object' && chosen !== null ? chosen.manufacturer : before.manufacturer
        expect(after.manufacturer).toEqual(own)
      }),
    )
  })

  test('IMP-26: another manufacturer clears a product of the catalogue and keeps a typed one', () => {
    fc.assert(
      fc.property(row, manufacturer, (before, chosen) => {
        const after = chooseManufacturer(before, chosen)
        expect(after.manufacturer).toEqual(chosen)
        expect(after.product).toBe(typeof before.product === 'string' ? before.product : null)
      }),
    )
  })

  test('IMP-27: a material always; manufacturer and product together or not at all', () => {
    fc.assert(
      fc.property(row, (some) => {
        const pair = (some.manufacturer === null) === (some.product === null)
        expect(isRowValid(some)).toBe(some.material !== null && pair)
      }),
    )
    const full: WallRow = { material: wool, manufacturer: isola, product: panel, surface: 1, thickness: 140 }
    expect(rowFault({ ...full, product: null })).toBe('product')
    expect(rowFault({ ...full, manufacturer: null })).toBe('manufacturer')
    expect(rowFault({ ...full, material: null })).toBe('material')
    expect(rowFault({ ...full, surface: -1 })).toBe('surface')
    expect(rowFault({ ...full, thickness: 1.5 })).toBe('thickness')
    expect(rowFault(full)).toBeNull()
  })

  test('what the catalogue no longer offers is no choice, but a wall that has it keeps it', () => {
    const old: RowProduct = { ...panel, archived: true }
    const full: WallRow = { material: wool, manufacturer: isola, product: old, surface: 1, thickness: 140 }
    const alone: WallRow = { ...full, material: { ...wool, archived: true }, manufacturer: null, product: null }
    const typed: WallRow = { ...alone, manufacturer: 'Artisan', product: 'Sur mesure' }
    expect([full, alone, typed].map((one) => rowFault(one))).toEqual(['archived', 'archived', null])
    const rows = [full, { ...full, thickness: 60 }]
    expect(wallRefusal({ rows, saved: [], isSupported: true })).toBe('invalid')
    expect(wallRefusal({ rows, saved: [alone], isSupported: true })).toBe('invalid')
    expect(wallRefusal({ rows, saved: [full], isSupported: true })).toBeNull()
    expect(favouriteRefusal(rows, { exists: false, hasOffice: true, hasName: true })).toBe('archived')
  })

  test('a typed product is no product of the catalogue; a material alone is its own', () => {
    const full: WallRow = { material: wool, manufacturer: isola, product: panel, surface: 1, thickness: 140 }
    expect(rowProductId(full)).toBe(panel.id)
    expect(rowProductId({ ...full, manufacturer: null, product: null })).toBe(wool.id)
    expect(rowProductId({ ...full, product: 'Sur mesure' })).toBeNull()
  })
})

describe('rows together', () => {
  test('IMP-23: equal rows are one entry; the quantities count every row, and no two entries are equal', () => {
    fc.assert(
      fc.property(rows, (some) => {
        const groups = groupRows(some)
        const sum = some.reduce((before, { quantity = 1 }) => before + quantity, 0)
        expect(groups.reduce((before, { quantity }) => before + quantity, 0)).toBeCloseTo(sum, 5)
        for (const [at, { row: one }] of groups.entries())
          for (const { row: other } of groups.slice(at + 1)) expect(sameRows([one], [other])).toBe(false)
      }),
    )
  })

  test('IMP-23: what is grouped and spread again is the same form', () => {
    fc.assert(
      fc.property(rows, (some) => {
        expect(sameRows(spreadRows(groupRows(some)), some)).toBe(true)
      }),
    )
  })

  test('IMP-23: a quantity is never altered by being shown and sent again, and a large one is one row', () => {
    const plain: WallRow = { material: wool, manufacturer: null, product: null, surface: 1, thickness: 0 }
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: 9_999_999_999 }), fc.integer({ min: 1, max: 4000 })), (cents) => {
        const quantity = cents / 100
        const shown = spreadRows([{ row: plain, quantity }])
        expect(groupRows(shown)).toMatchObject([{ quantity }])
        expect(shown.length).toBe(Number.isInteger(quantity) && quantity <= 20 ? quantity : 1)
      }),
    )
    const [held] = spreadRows([{ row: plain, quantity: 2.5 }])
    expect(groupRows([held!, plain])).toMatchObject([{ quantity: 3.5 }])
  })

  test('the order of rows makes no difference, one row more does', () => {
    fc.assert(
      fc.property(rows, row, (some, more) => {
        expect(sameRows(some, some.toReversed())).toBe(true)
        expect(sameRows([...some, more], some)).toBe(false)
      }),
    )
  })
})

describe('copy and paste', () => {
  test('pasted rows follow those of the wall; what covered all of one wall covers all of the other', () => {
    const own = { ...newWallRow({ surface_totale: 20 }), material: wood }
    const whole = { ...newWallRow({ surface_totale: 112.46 }), material: wool }
    const part = { ...whole, surface: 3 }
    const copied = { rows: [whole, part], surface: 112.46 }
    expect(pasteRows([own, newWallRow({ surface_totale: 20 })], copied, { surface_totale: 20 })).toEqual([
      own,
      { ...whole, surface: 20 },
      part,
    ])
  })
})

describe('a wall', () => {
  const validRows = fc.array(validRow, { minLength: 1, maxLength: 5 })

  /** Rows and what was saved of them: other rows, or, as often, the same ones. */
  const pair: fc.Arbitrary<[WallRow[], WallRow[]]> = fc.oneof(
    fc.tuple(rows, fc.oneof(rows, validRows)),
    fc.oneof(rows, validRows).map((one): [WallRow[], WallRow[]] => [one, [...one]]),
  )

  test('IMP-15/rule: error without rows, success when imported and unchanged, warning otherwise', () => {
    fc.assert(
      fc.property(pair, ([saved, own]) => {
        const tone = wallTone({ rows: own, saved, isSupported: true })
        if (own.length === 0) expect(tone).toBe('error')
        else expect(tone).toBe(saved.length > 0 && sameRows(own, saved) ? 'success' : 'warning')
      }),
    )
  })

  test('IMP-17/rule: importable with at least one row, all valid, and different from what was saved', () => {
    fc.assert(
      fc.property(pair, ([saved, own]) => {
        const refusal = wallRefusal({ rows: own, saved, isSupported: true })
        const may = own.length > 0 && own.every((one) => isRowValid(one)) && !sameRows(own, saved)
        expect(refusal === null).toBe(may)
      }),
    )
  })

  test('an unsupported wall is never importable', () => {
    fc.assert(
      fc.property(validRows, (own) => {
        expect(wallRefusal({ rows: own, saved: [], isSupported: false })).toBe('unsupported')
      }),
    )
  })

  test('IMP-30/rule: a favourite needs rows, all valid and of the catalogue, an office, a name, and none before it', () => {
    const may = { exists: false, hasOffice: true, hasName: true }
    const typed: WallRow = { material: wool, manufacturer: 'Artisan', product: 'Sur mesure', surface: 1, thickness: 0 }
    const plain: WallRow = { ...typed, manufacturer: null, product: null }
    expect(favouriteRefusal([plain], may)).toBeNull()
    expect(favouriteRefusal([plain], { ...may, exists: true })).toBe('exists')
    expect(favouriteRefusal([plain], { ...may, hasOffice: false })).toBe('no_office')
    expect(favouriteRefusal([plain], { ...may, hasName: false })).toBe('no_name')
    expect(favouriteRefusal([], may)).toBe('no_rows')
    expect(favouriteRefusal([plain, typed], may)).toBe('no_product')
    expect(favouriteRefusal([{ ...plain, material: null }], may)).toBe('invalid')
  })
})
