import { expect, test } from 'vitest'
import { mutated, mutationsOf } from './mutation/mutations.ts'
import { reachedOf } from './mutation/points.ts'

const broken = (source: string) => mutationsOf(source).map((mutation) => mutated(source, mutation))

test('a rule is broken in one place at a time', () => {
  expect(broken('const may = (age: number) => age >= 18 && !left')).toEqual([
    'const may = (age: number) => age >= 18 || !left',
    'const may = (age: number) => age < 18 && !left',
    'const may = (age: number) => age > 18 && !left',
    'const may = (age: number) => age >= 19 && !left',
    'const may = (age: number) => age >= 18 && left',
  ])
})

test('an act of a policy asks for another level, or forgets a condition', () => {
  expect(broken("policy({ cancel: { level: 'write', why: whyNot } })")).toEqual([
    ';',
    "policy({ cancel: { level: 'read', why: whyNot } })",
    "policy({ cancel: { level: 'write', ...{} } })",
  ])
})

test('what runs as the file is loaded is told from what a call runs', () => {
  const found = mutationsOf('const most = 3\nconst isMore = (count: number) => count > 4')
  expect(found.map(({ line, atLoad }) => ({ line, atLoad }))).toEqual([
    { line: 1, atLoad: true },
    { line: 2, atLoad: false },
    { line: 2, atLoad: false },
    { line: 2, atLoad: false },
  ])
})

test('a place was reached when the innermost range around it has run', () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count })
  const functions = [{ ranges: [range(0, 100, 1)] }, { ranges: [range(20, 60, 2), range(30, 40, 0)] }]
  expect(reachedOf([10, 25, 35, 50, 200], functions)).toEqual([10, 25, 50])
})
