import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatKey, flatsMax, floorIn, readFlat, repeatedNames, sizeIn, type ReadFlat } from './flats.rules.ts'
import { readFlatList, readSeries } from './flats.series.rules.ts'

const flatsOf = (text: string): ReadFlat[] => {
  const series = readSeries(text)
  if ('fault' in series) throw new Error(`${text}: ${series.fault.code}`)
  return series.flats
}
const told = (text: string) => flatsOf(text).map(({ name, floor, stairs, size }) => [name, floor, stairs, size])

test('« 1 à 12, étages 0 à 3 »: twelve flats, three on each floor', () => {
  expect(flatsOf('1 à 12, étages 0 à 3').map(({ name, floor }) => `${name}@${floor}`)).toEqual([
    '1@0',
    '2@0',
    '3@0',
    '4@1',
    '5@1',
    '6@1',
    '7@2',
    '8@2',
    '9@2',
    '10@3',
    '11@3',
    '12@3',
  ])
})

test.each([
  [
    'A01 à A03, escalier A, 45,5 m²',
    [
      ['A01', null, 'A', 45.5],
      ['A02', null, 'A', 45.5],
      ['A03', null, 'A', 45.5],
    ],
  ],
  [
    'Lot 9 à 10, étage 2',
    [
      ['Lot 9', 2, null, null],
      ['Lot 10', 2, null, null],
    ],
  ],
  [
    'logements 1 à 2, RDC',
    [
      ['1', 0, null, null],
      ['2', 0, null, null],
    ],
  ],
  [
    '2 par étage, étages RDC à 1',
    [
      ['001', 0, null, null],
      ['002', 0, null, null],
      ['101', 1, null, null],
      ['102', 1, null, null],
    ],
  ],
  [
    '1 to 2, floors 1 to 2, stairs B',
    [
      ['1', 1, 'B', null],
      ['2', 2, 'B', null],
    ],
  ],
  [
    'Loge du gardien, RDC ; 1 à 2',
    [
      ['Loge du gardien', 0, null, null],
      ['1', null, null, null],
      ['2', null, null, null],
    ],
  ],
  [
    '1 à 3, étages 1 à 2',
    [
      ['1', 1, null, null],
      ['2', 1, null, null],
      ['3', 2, null, null],
    ],
  ],
  ['1 à 1, étage -1', [['1', -1, null, null]]],
])('%s', (text, flats) => expect(told(text)).toEqual(flats))

test.each([
  ['12 à 1', 1, 'reversed'],
  ['1 à 3\nA1 à B3', 2, 'unreadable'],
  ['1 à 3, au fond du jardin', 1, 'unreadable'],
  ['4 par étage', 1, 'no_floors'],
  ['1 à 9999', 1, 'many'],
  ['1 à 600; 601 à 1200', 2, 'many'],
])('%s is told from a series: line %i, %s', (text, line, code) => {
  expect(readSeries(text)).toEqual({ fault: { line, code } })
})

test('any series: as many flats as it says, no name twice, every floor in order and none fuller than another by two', () => {
  const anything = fc.record({
    prefix: fc.constantFrom('', 'A', 'Lot ', 'Bât. B – '),
    from: fc.integer({ min: 0, max: 5000 }),
    count: fc.integer({ min: 1, max: flatsMax }),
    low: fc.integer({ min: -3, max: 20 }),
    high: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(anything, ({ prefix, from, count, low, high }) => {
      const floors = high + 1
      const flats = flatsOf(`${prefix}${from} à ${prefix}${from + count - 1}, étages ${low} à ${low + high}`)
      expect(flats).toHaveLength(count)
      expect(flats.flatMap(({ faults }) => faults)).toEqual([])
      expect(repeatedNames(flats.map(({ name }) => name)).size).toBe(0)
      const on = [...Map.groupBy(flats, ({ floor }) => floor)]
      expect(on.map(([floor]) => floor)).toEqual(
        Array.from({ length: Math.min(floors, count) }, (_, index) => low + index),
      )
      const each = on.map(([, own]) => own.length)
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1)
    }),
  )
})

test('whatever is typed or pasted: an answer, never more than may be made, and a name wherever nothing is wrong', () => {
  const words = fc.array(
    fc.constantFrom('1', '12', ' à ', ', ', 'étages ', '0', ';', '\t', '\n', 'RDC', 'm²', '"', '-'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        words.map((parts) => parts.join('')),
      ),
      (text) => {
        const series = readSeries(text)
        for (const flats of ['flats' in series ? series.flats : [], readFlatList(text).flats]) {
          expect(flats.length).toBeLessThanOrEqual(flatsMax)
          const fine = flats.filter(({ faults }) => faults.length === 0)
          for (const { name } of fine) expect(name.trim()).not.toBe('')
          expect(repeatedNames(fine.map(({ name }) => name)).size).toBe(0)
        }
      },
    ),
  )
})

test('a list of a spreadsheet: tabs or semicolons, headings or none, decimals with a comma, floors as they are written', () => {
  expect(
    readFlatList('A01\t45,5\tRDC\tA\nA02\t1 045,25\tR+1\tA\n').flats.map(({ line: _, faults: __, ...flat }) => flat),
  ).toEqual([
    { name: 'A01', size: 45.5, floor: 0, stairs: 'A' },
    { name: 'A02', size: 1045.25, floor: 1, stairs: 'A' },
  ])
  expect(readFlatList('Étage;Logement;Surface (m²)\r\n2e étage;"Studio; cour";30\r\n').flats).toEqual([
    { line: 1, name: 'Studio; cour', size: 30, floor: 2, stairs: null, faults: [] },
  ])
  expect(readFlatList('A1\nA2').flats.map(({ name }) => name)).toEqual(['A1', 'A2'])
})

test('each line tells all that is wrong with it: which field, what was typed, why', () => {
  const faults = readFlatList(
    ['\t45', 'A1\tgrand\thaut', `A2\t\t999\t${'x'.repeat(41)}`, 'a1 \t1000000', 'n'.repeat(201)].join('\n'),
  ).flats.map((flat) => flat.faults.map(({ field, code }) => `${field} ${code}`))
  expect(faults).toEqual([
    ['name missing'],
    ['size number', 'floor number'],
    ['floor range', 'stairs long'],
    ['size range', 'name repeated'],
    ['name long'],
  ])
  expect(readFlat({ name: 'A\u202e1', size: '-3', floor: '', stairs: '' }, 7)).toMatchObject({
    line: 7,
    faults: [
      { field: 'name', code: 'characters' },
      { field: 'size', code: 'number', typed: '-3' },
    ],
  })
})

test('more lines than may be made at once are counted, not made', () => {
  const lines = Array.from({ length: flatsMax + 3 }, (_, index) => `A${index}`).join('\n')
  const { flats, more } = readFlatList(lines)
  expect([flats.length, more]).toEqual([flatsMax, 3])
})

test('names are the same but for case, accents and spaces; sizes and floors are read as people write them', () => {
  expect(flatKey('  Étage\u00a0Noble ')).toBe(flatKey('etage noble'))
  expect(['45', '45,5', '45.5 m2', '1.045,5', ''].map((text) => sizeIn(text))).toEqual(
    [45, 45.5, 45.5, 1045.5, null].map((value) => ({ value })),
  )
  expect(['RDC', 'rez-de-chaussée', '1er', '2ème étage', 'R+3', '−1', ''].map((text) => floorIn(text))).toEqual(
    [0, 0, 1, 2, 3, -1, null].map((value) => ({ value })),
  )
})
