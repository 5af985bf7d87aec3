import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeLabel, isSupported, wallCodes } from './studies.codes.ts'
import {
  importRefusal,
  importTone,
  insulationMillimetres,
  isRe2020,
  parseEnvelope,
  readGlazedWall,
  readNumber,
  readOpaqueWall,
  canBeKept,
  readText,
  wallCount,
  wallsOf,
} from './studies.rules.ts'

const place = { index: 0, batiment: 1 }

describe('numbers and texts of a file', () => {
  test.each([
    ['14', 14],
    [' 20,5 ', 20.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['.5', 0.5],
    ['-3', -3],
    ['1e2', 100],
  ])('%j is %d', (text, number) => expect(readNumber(text)).toBe(number))

  test.each(['', ' ', 'NaN', 'nan', 'INF', '-', '12 cm', '1.2.3', '0x10', '1e99', '99999999999', undefined, null])(
    '%j is absent, not zero',
    (text) => expect(readNumber(text)).toBeNull(),
  )

  test('whatever stands there, a number is finite or absent, and what is written with a comma is what a point says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Number.isFinite(readNumber(text) ?? 0)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (number) => {
        const text = number.toFixed(3)
        expect(readNumber(text.replace('.', ','))).toBe(Number(text))
      }),
    )
  })

  test('a text is trimmed, on one line, whole, or absent', () => {
    expect(readText('  Mur\n  nord ')).toBe('Mur nord')
    expect(readText(' \n ')).toBeNull()
    expect(readText('x'.repeat(2000))).toHaveLength(2000)
  })

  test('a wall is kept with its whole name, of 300 characters at most', () => {
    expect(canBeKept({ name: 'x'.repeat(300), nature: null, index: 1 })).toBe(true)
    expect(canBeKept({ name: 'Mur', nature: 'x'.repeat(301) })).toBe(false)
  })
})

describe('walls', () => {
  test('a wall of which the file says nothing has no zero, no default, no empty text', () => {
    const isAbsent = (wall: object) =>
      Object.entries(wall).filter(([key, value]) => key !== 'index' && key !== 'batiment' && value !== null)
    expect(isAbsent(readOpaqueWall({}, place))).toEqual([])
    expect(isAbsent(readGlazedWall({}, place))).toEqual([])
  })

  test('the thickness of the file is in centimetres, that of a device in whole millimetres', () => {
    const thickness = (epaisseur_isolant: string) => insulationMillimetres(readOpaqueWall({ epaisseur_isolant }, place))
    expect([thickness('14'), thickness('20,5'), thickness('0'), thickness('NaN'), thickness('-2')]).toEqual([
      140,
      205,
      0,
      null,
      null,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (mm) => {
        expect(insulationMillimetres({ epaisseur_isolant: mm / 10 })).toBe(mm)
      }),
    )
  })

  test('the orientation may be written small', () => {
    expect(readGlazedWall({ orientation: 's' }, place).orientation).toBe('S')
  })

  test('IMP-36/parsed: an envelope is read from its text, also when one wall stands without its list', () => {
    const wall = readOpaqueWall({ name: 'Mur' }, place)
    const envelope = parseEnvelope(JSON.stringify({ parois_opaques: wall }))
    expect(envelope).toEqual({ parois_opaques: [wall], parois_vitrees: [] })
    expect(wallCount(envelope)).toBe(1)
    expect(wallsOf(envelope)).toEqual([{ part: 'parois_opaques', ...wall }])
  })
})

describe('code lists', () => {
  // The lists of the official schema, version 2022.D1.
  const lists: [keyof typeof wallCodes, string, string[]][] = [
    ['parois_opaques', 'type_paroi', ['100', '200', '300', '400']],
    [
      'parois_opaques',
      'nature',
      '101 102 103 104 105 106 107 201 202 203 204 205 206 301 302 303 304 305 306 307 401 402 403 404 405 406'.split(
        ' ',
      ),
    ],
    ['parois_opaques', 'systeme_constructif', ['1', '2', '3', '4', '5', '6', '7', '8']],
    ['parois_opaques', 'origine_donnee', ['0', '1', '2', '3', '4']],
    ['parois_opaques', 'donnant', ['0', '1', '2']],
    ['parois_vitrees', 'type_paroi', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']],
    ['parois_vitrees', 'type_protection', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['parois_vitrees', 'type_menuiserie', ['0', '1', '2', '3', '4']],
    ['parois_vitrees', 'origine_donnee_Ug', ['0', '1', '2']],
    ['parois_vitrees', 'donnant', ['0', '1']],
    ['parois_vitrees', 'orientation', ['E', 'H', 'N', 'O', 'S']],
  ]

  test.each(lists)(
    '%s %s: every code of the schema has its words in both languages, and no other has',
    (part, field, codes) => {
      const known = (wallCodes[part] as Record<string, Record<string, { fr: string; en: string }>>)[field] ?? {}
      expect(Object.keys(known).toSorted()).toEqual(codes.toSorted())
      for (const { fr, en } of Object.values(known)) {
        expect(fr.trim() && en.trim()).toBeTruthy()
        expect(fr).not.toMatch(/'| [:;!?»]/)
      }
    },
  )

  test('a code that nobody knows is shown as it stands, an absent one as nothing', () => {
    expect(codeLabel('parois_opaques', 'nature', '101', 'fr')).toBe('Mur extérieur')
    expect(codeLabel('parois_opaques', 'nature', '101', 'en')).toBe('External wall')
    expect(codeLabel('parois_opaques', 'nature', '999', 'fr')).toBe('999')
    expect(codeLabel('parois_opaques', 'nature', 'constructor', 'fr')).toBe('constructor')
    expect(codeLabel('parois_vitrees', 'orientation', null, 'fr')).toBeNull()
  })

  test('a kind of wall is supported when it has words; doors are', () => {
    expect(['100', '200', '300', '400'].every((type) => isSupported('parois_opaques', type))).toBe(true)
    expect(isSupported('parois_vitrees', '3')).toBe(true)
    expect([isSupported('parois_opaques', '1'), isSupported('parois_vitrees', '13')]).toEqual([false, false])
    expect([isSupported('parois_opaques', null), isSupported('parois_opaques', 'toString')]).toEqual([false, false])
  })
})

describe('studies', () => {
  test('RE2020 is told by its year, whatever the minor version', () => {
    expect(['2022.D1E1C1', '2022.D1E3C2', '2022.D1.0.0', '2024.E2C4', ' 2030.D1 '].every(isRe2020)).toBe(true)
    expect(['1.1.0.3', '0.9', '', 'RE2020', '20222.D1', undefined].some(isRe2020)).toBe(false)
  })

  test('no study, not RE2020, an empty envelope: each its own reason', () => {
    expect(importRefusal(null, 0)).toBe('THERMAL_STUDY_MISSING')
    expect(importRefusal({ type: 'RE2020', status: 'PARSING' }, 0)).toBe('THERMAL_STUDY_MISSING')
    expect(importRefusal({ type: 'RT2012', status: 'FAILED' }, 0)).toBe('THERMAL_STUDY_NOT_RE2020')
    expect(importRefusal({ type: 'RE2020', status: 'FAILED' }, 0)).toBe('THERMAL_STUDY_UNREADABLE')
    expect(importRefusal({ type: 'RE2020', status: 'PARSED' }, 0)).toBe('ENVELOPE_EMPTY')
    expect(importRefusal({ type: 'RE2020', status: 'PARSED' }, 1)).toBeNull()
  })

  test('error before the first wall, warning until the last, success then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (expected, some) => {
        const imported = Math.min(some, expected)
        const tone = importTone({ imported, expected })
        expect(tone).toBe(imported === 0 ? 'error' : imported === expected ? 'success' : 'warning')
      }),
    )
  })
})
