import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../DataTable.tsx'
import { Dialog } from '../Dialog.tsx'
import type { SearchField, TableColumn } from '../tableColumns.ts'
import { tableDefaults, type TableState } from '../tableState.ts'
import { show } from '../testing.tsx'

const columns: TableColumn<{ name: string }>[] = [
  { key: 'name', title: 'test.name', phone: 'name', cell: (row) => row.name },
]
const types = [
  { value: 'HOUSE', label: 'Maison' },
  { value: 'FLAT', label: 'Appartement' },
]
const fields: SearchField[] = [
  { key: 'name', title: 'test.name', kind: 'text' },
  { key: 'city', title: 'test.city', kind: 'text' },
  { key: 'type', title: 'test.surface', kind: 'select', options: types },
  { key: 'created_at', title: 'test.createdAt', kind: 'date', symbol: '<=' },
]
const answered = {
  data: { data: [{ name: 'Lilas' }], meta: { total: 1 } },
  isPending: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
}

function List({ first, onChange }: { first: Partial<TableState>; onChange: (state: TableState) => void }) {
  const [state, setState] = useState<TableState>({ ...tableDefaults, text: '', ...first })
  const change = (next: TableState) => {
    onChange(next)
    setState(next)
  }
  return (
    <>
      <DataTable
        {...{ title: 'Projets', noun: 'test.count', columns, state }}
        query={answered}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        onChange={change}
        search={fields}
        hint="Nom ou ville"
      />
      <button onClick={() => change({ ...state, text: 'roses' })}>Ailleurs</button>
    </>
  )
}

const open = async (first: Partial<TableState> = {}, width = 1280) => {
  await page.viewport(width, 800)
  const onChange = vi.fn<(state: TableState) => void>()
  await show(<List {...{ first, onChange }} />)
  return onChange
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = () => page.getByRole('searchbox', { name: 'Chercher dans la liste' })

test('« / » leads to the text, which is looked for from page 1 on while it is typed', async () => {
  const onChange = await open({ page: 3 })
  await userEvent.keyboard('/')
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('lilas')
  await expect.poll(() => onChange.mock.lastCall?.[0]).toMatchObject({ text: 'lilas', page: 1 })
  await expect.element(text()).toHaveValue('lilas')
  await userEvent.keyboard('/')
  await expect.element(text()).toHaveValue('lilas/')
})

test('a text from elsewhere takes the place of what was typed', async () => {
  await open({ text: 'lilas' })
  await expect.element(text()).toHaveValue('lilas')
  await button('Ailleurs').click()
  await expect.element(text()).toHaveValue('roses')
  await button('Tout effacer').click()
  await expect.element(text()).toHaveValue('')
})

test('of a list that looks for a text the bar offers what is chosen; few choices are a menu', async () => {
  const onChange = await open()
  await expect.element(button('Filtrer par : Surface')).toBeVisible()
  await expect.element(button('Filtrer par : Ville')).not.toBeInTheDocument()
  await button('Filtrer par : Surface').click()
  await page.getByRole('menuitem', { name: 'Appartement' }).click()
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ criteria: { type: { value: 'FLAT' } } }))
  await expect.element(button('Retirer le critère Surface : Appartement')).toBeVisible()
})

test('SHELL-54: a day is asked for beside its comparison, by the keyboard alone', async () => {
  const onChange = await open()
  ;(button('Filtrer par : Créé le').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Créé le' })
  await expect.element(field).toHaveFocus()
  const comparison = page.getByRole('dialog').getByRole('button', { name: /comparaison/ })
  const signs: (string | null)[] = []
  for (const _ of [1, 2, 3, 4]) {
    signs.push(comparison.element().textContent)
    await comparison.click()
  }
  expect(signs).toEqual(['≤', '≥', '=', '≤'])
  await field.fill('12/03/2026')
  await expect.element(button('Appliquer')).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ criteria: { created_at: { value: '2026-03-12', symbol: '>=' } } }),
  )
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what is not at hand is under « Filtre »; a chip is changed by its words', async () => {
  const onChange = await open()
  await button('Filtre').click()
  await page.getByRole('menuitem', { name: 'Ville' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Ville' }).fill('Nantes')
  await button('Appliquer').click()
  await button('Modifier le critère Ville : Nantes').click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Ville' })
  await expect.element(field).toHaveValue('Nantes')
  await field.fill('Brest')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ criteria: { city: { value: 'Brest' } } }))
})

test('Esc leaves a criterion as it was and gives the focus back', async () => {
  const onChange = await open()
  await button('Filtrer par : Créé le').click()
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Filtrer par : Créé le')).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('the dialog asks for every criterion, also for those that the bar has set', async () => {
  const onChange = await open({ criteria: { city: { value: 'Nantes' } } })
  await button('Recherche avancée, 1 critère actif').click()
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  await expect.element(dialog.getByRole('textbox', { name: 'Ville' })).toHaveValue('Nantes')
  for (const label of ['Nom', 'Créé le'])
    await expect.element(dialog.getByRole('textbox', { name: label })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Lilas')
  await dialog.getByRole('button', { name: 'Rechercher' }).click()
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ criteria: { name: { value: 'Lilas' }, city: { value: 'Nantes' } } }),
  )
})

test('on a phone the criteria are in one sheet, and their count is told', async () => {
  await open({ criteria: { city: { value: 'Nantes' } } }, 390)
  await expect.element(button('Filtrer par : Surface')).not.toBeInTheDocument()
  await button('Filtres, 1 critère actif').click()
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Ville' })).toHaveValue('Nantes')
})

const focused = (name: string) => (button(name).element() as HTMLElement).focus()

test('by the keyboard, the chip of a criterion that is set has the focus: what set it is gone', async () => {
  await open()
  focused('Filtrer par : Surface')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Maison' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Modifier le critère Surface : Maison')).toHaveFocus()
  focused('Filtrer par : Créé le')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('dialog').getByRole('textbox').fill('12/03/2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Modifier le critère Créé le ≤ 12/03/2026')).toHaveFocus()
  focused('Filtre')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Nom' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('dialog').getByRole('textbox').fill('Lilas')
  // The menu of one that is left goes too.
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Modifier le critère Nom : Lilas')).toHaveFocus()
})

test.each(['Retirer le critère Ville : Nantes', 'Tout effacer'])(
  'by the keyboard, once « %s » leaves no criterion the focus is on what asks for one',
  async (name) => {
    await open({ criteria: { city: { value: 'Nantes' } } })
    focused(name)
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Recherche avancée')).toHaveFocus()
  },
)

test('the only criterion that is not at hand stands in the bar, and is no menu of one entry', async () => {
  await open({ criteria: { city: { value: 'Nantes' } } })
  await expect.element(button('Filtrer par : Nom')).toBeVisible()
  await expect.element(button('Filtre')).not.toBeInTheDocument()
})

test('Esc closes what asks for a criterion, and the dialog that the list stands in only the next time', async () => {
  await page.viewport(1280, 800)
  function Acts() {
    const [isShown, setIsShown] = useState(true)
    return isShown ? (
      <Dialog title="Actes" onClose={() => setIsShown(false)}>
        <List first={{}} onChange={() => undefined} />
      </Dialog>
    ) : null
  }
  await show(<Acts />)
  await button('Filtre').click()
  await page.getByRole('menuitem', { name: 'Ville' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Ville' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Ville' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Actes' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Actes' })).not.toBeInTheDocument()
})
