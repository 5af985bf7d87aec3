import { expect, test } from 'vitest'
import { idsOf, requirements, statesNothing } from './spec.ts'

test('a title proves the ids it begins with, and no other', () => {
  expect(idsOf('DOC-37 DOC-39 409: a name taken in the folder')).toEqual(['DOC-37', 'DOC-39'])
  expect(idsOf('API2-07 SHELL-49: toasts')).toEqual(['API2-07', 'SHELL-49'])
  expect(idsOf('the office of AUTH-32 is not meant')).toEqual([])
})

test('what states nothing is a requirement, listed once, and such requirements are few', () => {
  const empty = statesNothing()
  expect(new Set(empty).size).toBe(empty.length)
  expect(empty.filter((id) => !requirements().includes(id))).toEqual([])
  expect(empty.length).toBeLessThan(4)
})
