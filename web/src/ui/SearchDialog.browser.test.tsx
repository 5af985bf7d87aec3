import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { today } from './day.ts'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchField } from './tableColumns.ts'
import type { Criteria } from './tableState.ts'
import { show } from './testing.tsx'

const fields: SearchField[] = [
  { key: 'city', title: 'test.city', kind: 'text' },
  { key: 'created_at', title: 'test.createdAt', kind: 'date', symbol: '<=', noFuture: true },
  { key: 'size', title: 'test.surface', kind: 'number', symbol: '>=' },
]

const open = async (criteria: Criteria = {}) => {
  const onSearch = vi.fn<(criteria: Criteria) => void>()
  const onClose = vi.fn<() => void>()
  await show(<SearchDialog {...{ fields, criteria, onSearch, onClose }} />)
  return { onSearch, onClose }
}

const city = () => page.getByRole('textbox', { name: 'Ville' })
const date = () => page.getByRole('textbox', { name: 'Créé le' })
const run = () => page.getByRole('button', { name: 'Rechercher' })

test('there is nothing to search while every field is empty', async () => {
  const { onSearch } = await open()
  await expect.element(run()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onSearch).not.toHaveBeenCalled()
})

test('Enter searches with what was filled in, and closes', async () => {
  const { onSearch, onClose } = await open()
  await city().fill('  Nantes ')
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith({ city: { value: 'Nantes' } })
  expect(onClose).toHaveBeenCalledOnce()
})

test('SHELL-53 API2-09: a date is typed as DD/MM/YYYY and kept as YYYY-MM-DD', async () => {
  const { onSearch } = await open()
  await date().fill('12/03/2026')
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledWith({ created_at: { value: '2026-03-12', symbol: '<=' } })
})

test('SHELL-53: the week starts on Monday', async () => {
  await open({ created_at: { value: '2026-03-12', symbol: '<=' } })
  await date().click()
  // 1 March 2026 is a Sunday: alone on its line, at the end.
  const sunday = page.getByRole('button', { name: '1 mars 2026', exact: true })
  await expect.element(sunday).toBeVisible()
  expect(sunday.element().closest('td')?.cellIndex).toBe(6)
})

test('SHELL-54 API2-08/cycle: the symbol goes from ≤ to ≥, to =, and to ≤ again', async () => {
  const { onSearch } = await open({ created_at: { value: '2026-03-12', symbol: '<=' } })
  const symbol = page.getByRole('button', { name: /^Créé le, comparaison/ })
  const spoken = ['≤', '≥', '=', '≤']
  for (const sign of spoken) {
    await expect.element(symbol).toHaveTextContent(sign)
    await symbol.click()
  }
  await run().click()
  expect(onSearch).toHaveBeenCalledWith({ created_at: { value: '2026-03-12', symbol: '>=' } })
})

test('a date that does not exist, or in the future where told, is said and not searched', async () => {
  const { onSearch } = await open()
  await date().fill('31/02/2026')
  await city().click()
  await expect.element(date()).toHaveAccessibleDescription(/Saisissez une date valide/)
  await expect.element(date()).toHaveValue('31/02/2026')
  await date().fill(`01/01/${Number(today().slice(0, 4)) + 1}`)
  await city().click()
  await expect.element(date()).toHaveAccessibleDescription(/ne peut pas être dans le futur/)
  await userEvent.keyboard('{Enter}')
  expect(onSearch).not.toHaveBeenCalled()
})
