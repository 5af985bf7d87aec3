import { expect, test } from 'vitest'
import { halves, idsOf, provenBy, requirements, statesNothing } from './spec.ts'
import { codeFiles, textOf } from './tree.ts'

test('a title proves the ids it begins with, and no other', () => {
  expect(idsOf('DOC-38 DOC-39 409: a name taken in the folder')).toEqual(['DOC-38', 'DOC-39'])
  expect(idsOf('API2-07 SHELL-49: toasts')).toEqual(['API2-07', 'SHELL-49'])
  expect(idsOf('the office of AUTH-32 is not meant')).toEqual([])
})

test('a requirement with halves is proven once each of them is named, and by nothing less', () => {
  expect(idsOf('DOC-12/add DOC-01: 600 px wide')).toEqual(['DOC-12/add', 'DOC-01'])
  const [id, own] = [...halves()][0]!
  expect(provenBy(new Set(['DOC-01', id, own[0]!]))).toEqual(new Set(['DOC-01']))
  expect(provenBy(new Set(own))).toEqual(new Set([id]))
})

test('the halves of a requirement are listed, and its tests name no more than a half', () => {
  const titles = codeFiles()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tools/'))
    .flatMap((file) => [...textOf(file).matchAll(/['"`]((?:[A-Z]+2?-\d+(?:\/[a-z_]+)?[ :]+)+)/g)])
    .flatMap(([, title]) => idsOf(title!))
  const listed = [...halves().values()].flat()
  expect(titles.filter((id) => id.includes('/') && !listed.includes(id))).toEqual([])
  expect(titles.filter((id) => halves().has(id))).toEqual([])
  expect([...halves().keys()].filter((id) => !requirements().includes(id))).toEqual([])
})

test('what states nothing is a requirement, listed once, and such requirements are few', () => {
  const empty = statesNothing()
  expect(new Set(empty).size).toBe(empty.length)
  expect(empty.filter((id) => !requirements().includes(id))).toEqual([])
  expect(empty.length).toBeLessThan(4)
})
