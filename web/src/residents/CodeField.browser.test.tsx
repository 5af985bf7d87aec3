import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../ui/testingRender.tsx'
import { MantineProvider } from '@mantine/core'
import { startTexts } from '../platform/testing.tsx'
import { CodeField } from './CodeField.tsx'

function Typed() {
  const [code, setCode] = useState('')
  return <CodeField value={code} where="Sur la fiche du logement." error={false} onChange={setCode} />
}

const show = async () => {
  await startTexts()
  await render(
    <MantineProvider>
      <Typed />
    </MantineProvider>,
  )
  return page.getByRole('textbox', { name: 'Code logement' })
}
const element = (field: Awaited<ReturnType<typeof show>>) => field.element() as HTMLInputElement

test.each([
  ['abcdefgh1234', 'ABCD-EFGH-1234'],
  ['ABCD-EFGH-1234', 'ABCD-EFGH-1234'],
  ['abcd efgh 1234', 'ABCD-EFGH-1234'],
  ['oOiIlL23', '0011-1123'],
  ['abcdefgh12345', 'ABCD-EFGH-1234'],
  ['abcd', 'ABCD'],
])('a code typed as %s shows as %s', async (typed, shown) => {
  const field = await show()
  await field.click()
  await userEvent.keyboard(typed)
  await expect.element(field).toHaveValue(shown)
})

test.each([
  ['Votre code logement : abcd-efgh-1234.', 'ABCD-EFGH-1234'],
  ['code: 5AA1 HERN Y7KD', '5AA1-HERN-Y7KD'],
  ['Code 5AA1 HERN Y7KD', '5AA1-HERN-Y7KD'],
  ['Votre code : 5AA1HERNY7KD', '5AA1-HERN-Y7KD'],
  ['5aa1 – hern – y7kd, à garder chez vous', '5AA1-HERN-Y7KD'],
  ['Votre code logement\n5AA1\u00a0HERN\u00a0Y7KD', '5AA1-HERN-Y7KD'],
  ['https://logis.example/activation#code=5AA1-HERN-Y7KD', '5AA1-HERN-Y7KD'],
  ['Mon code est 5aa1 – hern – y7kd, à garder', '5AA1-HERN-Y7KD'],
  ['Dossier 1234 5678 9012, code ABCD-EFGH-1234', 'ABCD-EFGH-1234'],
  ['Dossier 0123456789012345, code 5AA1HERNY7KD', '5AA1-HERN-Y7KD'],
  ['Code AAA1 HERN YKDZ', 'AAA1-HERN-YKDZ'],
  ['5AA1-HERN :', '5AA1-HERN'],
])('a code pasted with the words around it is found in them: %s', async (pasted, shown) => {
  const field = await show()
  await field.fill(pasted)
  await expect.element(field).toHaveValue(shown)
})

test('of a code that lacks a character no word before it takes the place', async () => {
  const field = await show()
  await field.fill('code : 5AA1 HERN Y7K')
  await expect.element(field).toHaveValue('5AA1-HERN-Y7K')
})

test('a character corrected in the middle leaves the caret where it is', async () => {
  const field = await show()
  await field.fill('ABCD-EFGH-123')
  element(field).setSelectionRange(2, 2)
  await userEvent.keyboard('x')
  await expect.element(field).toHaveValue('ABXC-DEFG-H123')
  expect(element(field).selectionStart).toBe(3)
  await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveValue('ABCD-EFGH-123')
  expect(element(field).selectionStart).toBe(2)
})

test('Backspace goes back over a dash', async () => {
  const field = await show()
  await field.fill('ABCD-EFGH')
  element(field).setSelectionRange(5, 5)
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(field).toHaveValue('ABCE-FGH')
})
