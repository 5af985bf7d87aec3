import { expect, test } from 'vitest'
import {
  capabilities,
  mayUse,
  opened,
  provisionCodes,
  showsExpiry,
  tracksUse,
  type Capability,
} from './provisions.rules.ts'

const seven = [
  'MSL_INITIAL_LIGHT',
  'MSL_INITIAL',
  'MSL_CONFORT',
  'MSL_PREMIUM',
  'MSL_GESTIONCIL',
  'MSL_CILCOMPLET',
  'MSL_CILCOMPLET_MI',
]
const four = ['MSL_PREMIUM', 'MSL_GESTIONCIL', 'MSL_CILCOMPLET', 'MSL_CILCOMPLET_MI']
/** Written from the specification's table, not from the code. */
const expected: Record<Capability, string[]> = {
  flats: seven.filter((code) => code !== 'MSL_CONFORT'),
  documents: seven.filter((code) => !['MSL_INITIAL_LIGHT', 'MSL_INITIAL'].includes(code)),
  devices: four,
  contacts: four,
  flat_bulk: four,
  apply_template: seven,
}

test('PROV-03 there are nineteen codes, and these', () => {
  const others = [
    'PREMIUM_3',
    'PREMIUM_10',
    'GUIDE_POLE_HABITAT',
    'OPTION_COURRIER',
    'MSL_BASECIL',
    'MSL_REPCONSOS',
    'MSL_10ANS',
    'MSL_SUIVIPROJET',
    'MSL_COMPTEHEXAOM',
    'MSL_HEXAOM10ANS',
    'MKT_PREMIUM_SP',
    'MSL_BASERT',
  ]
  expect(provisionCodes.toSorted()).toEqual([...seven, ...others].toSorted())
  expect(provisionCodes).toHaveLength(19)
})
test.each(capabilities)(
  'PROV-10 PROV-11 PROV-12 PROV-13 PROV-14/codes each code alone opens %s, or does not',
  (capability) => {
    for (const code of provisionCodes)
      expect([code, mayUse(capability, [code], false)]).toEqual([code, expected[capability].includes(code)])
  },
)
test('PROV-09 without a provision nothing opens; several open together what each opens', () => {
  expect(opened([])).toEqual([])
  expect(opened(['MSL_INITIAL', 'MSL_CONFORT'])).toEqual(['flats', 'documents', 'apply_template'])
  expect(opened(['UNKNOWN', 'constructor'])).toEqual([])
})
test('PROV-08 a company manager needs none', () => {
  for (const capability of capabilities) expect(mayUse(capability, [], true)).toBe(true)
})
test('PROV-04 PROV-05/rule every code has an expiry note but the guide and the courier; the guide says whether it was used', () => {
  expect(provisionCodes.filter((code) => !showsExpiry(code))).toEqual(['GUIDE_POLE_HABITAT', 'OPTION_COURRIER'])
  expect(provisionCodes.filter(tracksUse)).toEqual(['GUIDE_POLE_HABITAT'])
})
