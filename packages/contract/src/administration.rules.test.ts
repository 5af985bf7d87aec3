import { expect, test } from 'vitest'
import { sidesOf } from './administration.rules.ts'

test.each([
  ['CREATED', 'name', null, 'Métier', { before: false, after: true }],
  ['UPDATED', 'name', null, 'Métier', { before: true, after: true }],
  ['UPDATED', 'name', 'Métier', null, { before: true, after: true }],
  ['DELETED', 'name', 'Métier', null, { before: true, after: false }],
  ['DELETED', 'code', null, null, { before: true, after: false }],
  // The company that another was merged into, and how many came from there.
  ['UPDATED', 'people', null, '4', { before: false, after: true }],
  ['DELETED', 'merged_into', null, 'Maisons Clairière', { before: false, after: true }],
] as const)('%s %s from %j to %j tells %o', (action, attribute_name, old_value, value, sides) =>
  expect(sidesOf(action, { attribute_name, old_value, value })).toEqual(sides),
)
