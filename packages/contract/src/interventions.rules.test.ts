import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coLevel, handoverDeadline } from './interventions.certificate.rules.ts'
import {
  acceptedGroups,
  askedGroups,
  certificateOf,
  fileGroups,
  interventionTypes,
  keepsGroup,
  keepsProduct,
  missingForDone,
  missingOf,
  needsProduct,
  type FileGroup,
  type InterventionType,
} from './interventions.rules.ts'

test('INT-02 INT-04 the five types and the seven groups', () => {
  expect(interventionTypes).toEqual([
    'BOILER_INSTALLATION',
    'BOILER_REPLACEMENT',
    'REPARATION',
    'MAINTENANCE',
    'DIAGNOSTIC',
  ])
  expect(fileGroups.toSorted()).toEqual([
    'ptg_cert_completion',
    'ptg_cert_diagnostic',
    'ptg_cert_maintenance',
    'ptg_conformity',
    'ptg_estimate',
    'ptg_invoice',
    'ptg_others',
  ])
})

test.each([
  ['BOILER_INSTALLATION', ['ptg_cert_completion', 'ptg_conformity', 'ptg_others']],
  ['BOILER_REPLACEMENT', ['ptg_cert_completion', 'ptg_conformity', 'ptg_others']],
  ['REPARATION', ['ptg_cert_completion', 'ptg_others']],
  ['MAINTENANCE', ['ptg_cert_maintenance', 'ptg_others']],
  ['DIAGNOSTIC', ['ptg_cert_diagnostic', 'ptg_others']],
] satisfies [InterventionType, FileGroup[]][])(
  'INT-28 INT-29 %s asks for %j, and takes estimates and invoices',
  (type, groups) => {
    expect(askedGroups(type)).toEqual(groups)
    expect(acceptedGroups(type)).toEqual([...groups, 'ptg_estimate', 'ptg_invoice'])
  },
)

const nothing = { date: null, groups: [], product: false }
test.each([
  ['BOILER_INSTALLATION', ['date', 'ptg_cert_completion', 'ptg_conformity', 'product']],
  ['BOILER_REPLACEMENT', ['date', 'ptg_cert_completion', 'ptg_conformity', 'product']],
  ['REPARATION', ['date', 'ptg_cert_completion']],
  ['MAINTENANCE', ['date', 'ptg_cert_maintenance']],
  ['DIAGNOSTIC', ['date', 'ptg_cert_diagnostic']],
] satisfies [InterventionType, string[]][])(
  'INT-16 INT-17 an empty %s created as DONE lacks %j, in this order',
  (type, missing) => {
    expect(missingForDone(type, nothing, 'created')).toEqual(missing)
    expect(missingForDone(type, nothing, 'changed')).toEqual(missing.filter((piece) => piece !== 'ptg_conformity'))
  },
)

const held = fc.record({
  date: fc.option(fc.constant('2026-11-20')),
  groups: fc.subarray([...fileGroups]),
  product: fc.boolean(),
})
const type = fc.constantFrom(...interventionTypes)

test('INT-19 INT-20 INT-21 INT-22 over every type and every combination of files: DONE is open exactly when the specification says so', () => {
  fc.assert(
    fc.property(type, held, (kind, have) => {
      const boiler = kind.startsWith('BOILER_')
      const certificate =
        kind === 'MAINTENANCE'
          ? 'ptg_cert_maintenance'
          : kind === 'DIAGNOSTIC'
            ? 'ptg_cert_diagnostic'
            : 'ptg_cert_completion'
      const may = have.date !== null && have.groups.includes(certificate) && (!boiler || have.product)
      expect(missingForDone(kind, have, 'changed').length === 0).toBe(may)
      expect(missingForDone(kind, have, 'created').length === 0).toBe(
        may && (!boiler || have.groups.includes('ptg_conformity')),
      )
      expect(certificateOf(kind)).toBe(certificate)
      expect(needsProduct(kind)).toBe(boiler)
    }),
    { numRuns: 2000 },
  )
})

test('INT-16 giving what is missing leaves nothing missing, and more files never close what was open', () => {
  fc.assert(
    fc.property(type, held, fc.constantFrom('created' as const, 'changed' as const), held, (kind, have, how, more) => {
      const missing = missingForDone(kind, have, how)
      const groups = missing.filter((piece): piece is FileGroup => piece !== 'date' && piece !== 'product')
      const given = {
        date: '2026-11-20',
        groups: [...have.groups, ...groups],
        product: have.product || missing.includes('product'),
      }
      expect(missingForDone(kind, given, how)).toEqual([])
      const richer = {
        date: have.date ?? more.date,
        groups: [...have.groups, ...more.groups],
        product: have.product || more.product,
      }
      expect(missing).toEqual(expect.arrayContaining(missingForDone(kind, richer, how)))
    }),
    { numRuns: 1000 },
  )
})

test('INT-16 an intervention as it is read lacks the same', () => {
  const empty = Object.fromEntries(fileGroups.map((group) => [group, [] as object[]])) as Record<FileGroup, object[]>
  const read = {
    type: 'BOILER_REPLACEMENT' as const,
    date: '2026-11-20',
    product: null,
    product_request: {},
    files: empty,
  }
  expect(missingOf(read)).toEqual(['ptg_cert_completion'])
  expect(missingOf({ ...read, product_request: null, files: { ...empty, ptg_cert_completion: [{}] } })).toEqual([
    'product',
  ])
})

test('INT-26 a change of type keeps a product for a boiler alone, and never a certificate of another act', () => {
  expect(interventionTypes.filter(keepsProduct)).toEqual(['BOILER_INSTALLATION', 'BOILER_REPLACEMENT'])
  expect(fileGroups.filter((group) => keepsGroup('MAINTENANCE', group))).toEqual([
    'ptg_others',
    'ptg_estimate',
    'ptg_invoice',
  ])
  expect(fileGroups.filter((group) => keepsGroup('BOILER_REPLACEMENT', group))).toEqual([
    'ptg_conformity',
    'ptg_others',
    'ptg_estimate',
    'ptg_invoice',
  ])
})

test.each([
  [0, 'normal'],
  [9.9, 'normal'],
  [10, 'anomaly'],
  [49.9, 'anomaly'],
  [50, 'danger'],
  [3000, 'danger'],
])('%d ppm of carbon monoxide: %s', (ppm, level) => {
  expect(coLevel(ppm)).toBe(level)
})

test('a certificate is handed over within fifteen days, over the end of a month and of a year', () => {
  expect(handoverDeadline('2026-02-20')).toBe('2026-03-07')
  expect(handoverDeadline('2026-12-20')).toBe('2027-01-04')
})
