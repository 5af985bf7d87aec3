import { expect, test } from 'vitest'
import { formDataOf } from '../platform/formData.ts'
import {
  boilerAfter,
  filesAfter,
  hasBoiler,
  interventionInputOf,
  missingOfDraft,
  missingOfRequest,
  noBoiler,
  requestOf,
  type BoilerDraft,
} from './draft.ts'

const file = new File(['x'], 'a.pdf')
const chosen: BoilerDraft = { ...noBoiler, product: { value: '7', label: 'Condens' } }
const request = { manufacturer: 'Thermalia', name: 'Condens', reference: 'C30' }
const requested: BoilerDraft = { ...noBoiler, requesting: true, request }
const pairs = (input: object) =>
  [...formDataOf(input).entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])

test('PTG-08 PTG-09 PTG-10: a product, or a whole request in the open panel, never both', () => {
  expect([hasBoiler(noBoiler), hasBoiler(chosen), hasBoiler(requested)]).toEqual([false, true, true])
  expect(hasBoiler({ ...requested, requesting: false })).toBe(false)
  expect(missingOfRequest({ ...requested, request: { ...request, name: ' ' } })).toEqual(['name'])
  expect(requestOf({ ...requested, product: chosen.product })).toBeNull()
})

test('PTG-16 INT-30: the names that each call knows', () => {
  const files = { ptg_cert_maintenance: [file], ptg_conformity: [file] }
  const intervention = interventionInputOf({ type: 'MAINTENANCE', status: 'IN_PROGRESS', date: null }, files)
  expect(pairs({ intervention, product: requestOf(requested), product_request: { id: 7 } })).toEqual([
    ['intervention[type]', 'MAINTENANCE'],
    ['intervention[status]', 'IN_PROGRESS'],
    ['product[reference]', 'C30'],
    ['product[name]', 'Condens'],
    ['product[manufacturer]', 'Thermalia'],
    ['product_request[id]', '7'],
    ['intervention[ptg_cert_maintenance][]', 'a.pdf'],
  ])
})

test('INT-16 INT-17: what an intervention lacks to be created as done; nothing while it is under way', () => {
  const done = { type: 'BOILER_INSTALLATION', status: 'DONE', date: null } as const
  expect(missingOfDraft(done, {}, noBoiler)).toEqual(['date', 'ptg_cert_completion', 'ptg_conformity', 'product'])
  expect(missingOfDraft({ ...done, status: 'IN_PROGRESS' }, {}, noBoiler)).toEqual([])
})

test('INT-26: a change of type keeps the product for a boiler alone, and drops certificates and hidden groups', () => {
  expect([boilerAfter('BOILER_INSTALLATION', chosen), boilerAfter('REPARATION', chosen)]).toEqual([chosen, noBoiler])
  const files = { ptg_cert_completion: [file], ptg_conformity: [file], ptg_others: [file] }
  expect(Object.keys(filesAfter('REPARATION', files))).toEqual(['ptg_others'])
  expect(Object.keys(filesAfter('BOILER_INSTALLATION', files))).toEqual(['ptg_conformity', 'ptg_others'])
})
