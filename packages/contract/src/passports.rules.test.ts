import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPassport } from './passports.ts'
import { nextMonth, quotaRefusal, quotaState } from './passports.rules.ts'

test.each([
  [{ value: null, availability: null }, 'none', 'PTG_QUOTA_NOT_AVAILABLE'],
  [{ value: 20, availability: 0 }, 'reached', 'PTG_QUOTA_REACHED'],
  [{ value: 0, availability: 0 }, 'reached', 'PTG_QUOTA_REACHED'],
  [{ value: 20, availability: -1 }, 'reached', 'PTG_QUOTA_REACHED'],
  [{ value: 20, availability: 1 }, 'available', null],
])('PTG-23 PTG-25 %j is %s', (quota, state, refusal) => {
  expect([quotaState(quota), quotaRefusal(quota)]).toEqual([state, refusal])
})

test('the quota is new on the first of the next month', () => {
  expect([nextMonth('2026-11-01'), nextMonth('2026-12-31')]).toEqual(['2026-12-01', '2027-01-01'])
})

const customer = {
  name: 'Mme Roux',
  email: 'roux@foyer.example',
  street_name: 'Rue Neuve',
  zip_code: '44000',
  city: 'Nantes',
}
const issuesOf = (contact: object, more: object = {}) => {
  const parsed = newPassport.safeParse({ contact_information: contact, intervention: { type: 'MAINTENANCE' }, ...more })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

test.each(['name', 'email', 'street_name', 'zip_code', 'city'])('PTG-05 %s is required', (field) => {
  expect(issuesOf(customer)).toEqual([])
  expect(issuesOf({ ...customer, [field]: undefined })).toEqual([`contact_information.${field}`])
  expect(issuesOf({ ...customer, [field]: '  ' })).toEqual([`contact_information.${field}`])
})

test('PTG-04 PTG-05 contract and street numbers are optional, and empty means none; the country is France', () => {
  const parsed = newPassport.parse({
    contact_information: { ...customer, contract_number: '', street_number: '' },
    intervention: { type: 'DIAGNOSTIC', date: '' },
  })
  expect(parsed.contact_information).toMatchObject({ contract_number: null, street_number: null, country_code: 'FR' })
  expect(parsed.intervention).toEqual({ type: 'DIAGNOSTIC', status: 'IN_PROGRESS', date: null })
  expect(issuesOf({ ...customer, country_code: 'BE' })).toEqual(['contact_information.country_code'])
})

test('PTG-06 an e-mail has the form of an address', () => {
  for (const email of ['roux', 'roux@', 'roux@foyer', 'a b@foyer.example'])
    expect(issuesOf({ ...customer, email })).toEqual(['contact_information.email'])
})

test('PTG-07 a zip code has exactly five digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789A '), maxLength: 8 }), (zip_code) => {
      expect(issuesOf({ ...customer, zip_code }).length === 0).toBe(/^\d{5}$/.test(zip_code))
    }),
  )
})

test('PTG-09 PTG-10 a request names maker, name and reference, and comes without a product', () => {
  const request = { manufacturer: 'Geminox', name: 'THRs', reference: 'T1' }
  expect(
    newPassport.parse({ contact_information: customer, intervention: { type: 'MAINTENANCE' }, product: request })
      .product,
  ).toEqual({
    id: null,
    request,
  })
  for (const field of ['manufacturer', 'name', 'reference'])
    expect(issuesOf(customer, { product: { ...request, [field]: '' } })).toEqual([`product.${field}`])
  expect(issuesOf(customer, { product: { id: '4' } })).toEqual([])
  const both = newPassport.safeParse({
    contact_information: customer,
    intervention: { type: 'MAINTENANCE' },
    product: { id: 4, ...request },
  })
  expect(both.error?.issues[0]).toMatchObject({ params: { reason: 'PRODUCT_REQUEST_WITH_PRODUCT' } })
})
