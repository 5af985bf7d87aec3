import { expect, test } from 'vitest'
import { formDataOf } from './formData.ts'

test('a form has bracketed names, an empty text for none, and its files at the end', () => {
  const file = new File(['x'], 'a.pdf')
  const form = formDataOf({ file, id: 7, yes: true, no: null, absent: undefined, list: [1, 2], of: { groups: [file] } })
  expect([...form.entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['id', '7'],
    ['yes', '1'],
    ['no', ''],
    ['list[]', '1'],
    ['list[]', '2'],
    ['file', 'a.pdf'],
    ['of[groups][]', 'a.pdf'],
  ])
})
