import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DataTable } from '../DataTable.tsx'
import type { TableColumn } from '../tableColumns.ts'
import { tableDefaults, type TableState } from '../tableState.ts'
import { show } from '../testing.tsx'

type Row = { id: number; name: string }

const columns: TableColumn<Row>[] = [{ key: 'name', title: 'test.name', phone: 'name', cell: ({ name }) => name }]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Lilas ${index + 1}` }))

const open = async (count: number, start: Partial<TableState>) => {
  await page.viewport(1280, 800)
  const onChange = vi.fn<(state: TableState, how?: 'replace') => void>()
  function List() {
    const [all, setAll] = useState(rowsOf(count))
    const [state, setState] = useState<TableState>({ ...tableDefaults, ...start })
    const data = state.pageSize === -1 ? all : all.slice((state.page - 1) * 10, state.page * 10)
    return (
      <>
        <DataTable
          {...{ title: 'Projets', noun: 'test.count', columns, state }}
          query={{
            data: { data, meta: { total: all.length } },
            isPending: false,
            isFetching: false,
            error: null,
            refetch: () => undefined,
          }}
          rowId={({ id }) => String(id)}
          rowName={({ name }) => name}
          onChange={(next, how) => {
            onChange(next, how)
            setState(next)
          }}
          empty={{ text: 'Créez votre premier projet.' }}
        />
        <button onClick={() => setAll(all.slice(0, -1))}>Supprimer le dernier</button>
      </>
    )
  }
  await show(<List />)
  return onChange
}
const remove = () => page.getByRole('button', { name: 'Supprimer le dernier' })

test('the last row of the last page goes: the page before is shown, and not an empty list', async () => {
  const onChange = await open(11, { page: 2 })
  await expect.element(page.getByRole('cell', { name: 'Lilas 11' })).toBeVisible()
  await remove().click()
  await expect.element(page.getByRole('cell', { name: 'Lilas 10' })).toBeVisible()
  await expect.element(page.getByText('1–10 sur 10')).toBeVisible()
  expect(onChange.mock.calls).toEqual([[expect.objectContaining({ page: 1 }), 'replace']])
  expect(page.getByText('Créez votre premier projet.').elements()).toHaveLength(0)
})

test('an address of a page that is no more opens the last one', async () => {
  const onChange = await open(25, { page: 99 })
  await expect.element(page.getByText('21–25 sur 25')).toBeVisible()
  expect(onChange).toHaveBeenCalledOnce()
})

test('the last row of all goes: then the list is empty', async () => {
  const onChange = await open(1, {})
  await remove().click()
  await expect.element(page.getByText('Créez votre premier projet.')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})
