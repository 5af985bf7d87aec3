import { expect, test } from 'vitest'
import { formFieldsOf } from './formFields.ts'

test('brackets make groups and lists, and a name that comes twice makes a list', () => {
  const fields = formFieldsOf([
    ['name', 'a'],
    ['label_ids[]', '1'],
    ['label_ids[]', '2'],
    ['contact[email]', 'x@y.example'],
    ['contact[phone][home]', '02'],
    ['twice', '1'],
    ['twice', '2'],
  ])
  expect(fields).toEqual({
    name: 'a',
    label_ids: ['1', '2'],
    contact: { email: 'x@y.example', phone: { home: '02' } },
    twice: ['1', '2'],
  })
})

test.each([
  '__proto__',
  'constructor',
  'a[prototype]',
  'a[b][__proto__]',
  'a[b][c][d][e][f]',
  '',
  '[a]',
  'a[',
  'a]',
  'a[b]c',
  'a[][b]',
])('%j is no name of a field', (name) => {
  expect(() => formFieldsOf([[name, 'x']])).toThrow('REQUEST_MALFORMED')
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test.each([[['a', 'a[b]']], [['a[b]', 'a']], [['a[]', 'a[b]']], [['a[b]', 'a[]']]])(
  '%j: a field cannot be a text and a group',
  (names) => {
    expect(() => formFieldsOf(names.map((name) => [name, '1'] as const))).toThrow('REQUEST_MALFORMED')
  },
)
