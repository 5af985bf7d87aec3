import { expect, test } from 'vitest'
import {
  companyTypes,
  homeOf,
  managesProjects,
  menuEntries,
  opensRoute,
  showsEntry,
  type CompanyType,
  type MenuEntry,
} from './companies.rules.ts'

const hidden: [CompanyType, MenuEntry][] = [
  ['MANUFACTURER', 'projects'],
  ['INSTALLER', 'projects'],
  ['MANUFACTURER', 'invitations'],
  ['INSTALLER', 'invitations'],
  ['MANUFACTURER', 'templates'],
  ['INSTALLER', 'templates'],
  ['MANUFACTURER', 'material_labels'],
  ['INSTALLER', 'material_labels'],
  ['INSTALLER', 'contacts'],
  ['MANUFACTURER', 'contacts'],
  ['COMPANY_MANAGER', 'accesses'],
]

test('the menu hides exactly these entries', () => {
  const found = companyTypes.flatMap((type) =>
    menuEntries.filter((entry) => !showsEntry(type, entry)).map((entry) => [type, entry]),
  )
  expect(new Set(found.map(String))).toEqual(new Set(hidden.map(String)))
})
test('the routes refuse exactly these types', () => {
  expect(companyTypes.filter((type) => !opensRoute(type, 'contacts'))).toEqual(['MANUFACTURER'])
  expect(companyTypes.filter((type) => !opensRoute(type, 'accesses'))).toEqual([])
  for (const entry of ['projects', 'invitations', 'templates', 'material_labels'] as const) {
    expect(companyTypes.filter((type) => !opensRoute(type, entry)).toSorted()).toEqual(['INSTALLER', 'MANUFACTURER'])
  }
})
test('the entries stand in the order of the specification, the added one after the projects', () => {
  expect(menuEntries).toEqual([
    'home',
    'projects',
    'invitations',
    'contacts',
    'accesses',
    'templates',
    'material_labels',
    'settings',
  ])
})
test('PRJ-01/companies SHELL-60 the company types', () => {
  expect(companyTypes.filter((type) => type !== 'THERMAL_ENGINEERING_OFFICE')).toEqual([
    'COMPANY_MANAGER',
    'SOCIAL_LANDLORD',
    'INSTALLER',
    'RESIDENCE_BUILDER',
    'MANUFACTURER',
    'RENOVATION',
    'DEVELOPER',
  ])
  expect(companyTypes).toContain('THERMAL_ENGINEERING_OFFICE')
})
test('DASH-05 the builder’s home is for every type but installers, developers and landlords', () => {
  expect(companyTypes.filter((type) => homeOf(type) === 'builder')).toEqual([
    'COMPANY_MANAGER',
    'RESIDENCE_BUILDER',
    'MANUFACTURER',
    'RENOVATION',
    'THERMAL_ENGINEERING_OFFICE',
  ])
})
test('SHELL-63 projects are created by managers and renovators', () => {
  expect(companyTypes.filter(managesProjects)).toEqual(['COMPANY_MANAGER', 'RENOVATION'])
})
