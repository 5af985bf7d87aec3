import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { DataTable } from '../DataTable.tsx'
import { Dialog } from '../Dialog.tsx'
import type { TableColumn } from '../tableColumns.ts'
import { tableDefaults } from '../tableState.ts'
import { show } from '../testing.tsx'

const columns: TableColumn<{ id: number; name: string }>[] = [
  { key: 'name', title: 'test.name', phone: 'name', cell: ({ name }) => name },
]
const button = (name: string) => page.getByRole('button', { name })

test('whoever is on what adds a row is on it there too once the list is known to be empty, with a dialog or without', async () => {
  await page.viewport(1280, 800)
  const none = { data: { data: [], meta: { total: 0 } }, isPending: false, isFetching: false, error: null }
  function Arriving() {
    const [isThere, arrive] = useState(false)
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <DataTable
          {...{ title: 'Projets', noun: 'test.count', columns, state: tableDefaults }}
          query={{ ...none, refetch: () => undefined, ...(!isThere && { data: undefined, isPending: true }) }}
          rowId={({ id }) => String(id)}
          rowName={({ name }) => name}
          onChange={() => undefined}
          add={<button onClick={() => setOpen(true)}>Nouveau projet</button>}
          empty={{ text: 'Créez votre premier projet.' }}
        />
        {isOpen && (
          <Dialog title="Nouveau projet" onClose={() => setOpen(false)}>
            Nom
          </Dialog>
        )}
        <button onClick={() => setTimeout(() => arrive(true), 300)}>Plus tard</button>
      </>
    )
  }
  const arriveLater = () => (button('Plus tard').element() as HTMLElement).click()
  const add = button('Nouveau projet')
  const words = page.getByText('Créez votre premier projet.')
  for (const isAsked of [false, true]) {
    await show(<Arriving />)
    ;(add.element() as HTMLElement).focus()
    arriveLater()
    if (isAsked) await userEvent.keyboard('{Enter}')
    await expect.element(words).toBeInTheDocument()
    if (isAsked) {
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    }
    await expect.element(add).toHaveFocus()
    expect(add.element().compareDocumentPosition(words.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await cleanup()
  }
})

test('what adds a row is the first act of a phone and the last of a line, with what it has open as the phone is turned', async () => {
  await page.viewport(390, 844)
  function Add() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Nouveau projet</button>
        {isOpen && <p>Nom du projet</p>}
      </>
    )
  }
  const data = { data: [{ id: 1, name: 'Lilas' }], meta: { total: 1 } }
  await show(
    <DataTable
      {...{ title: 'Projets', noun: 'test.count', columns, state: tableDefaults }}
      query={{ data, isPending: false, isFetching: false, error: null, refetch: () => undefined }}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      onChange={() => undefined}
      bulk={{
        most: 500,
        everyResult: () => Promise.resolve(data.data),
        acts: () => <button aria-disabled>Relancer</button>,
      }}
      action={<button>Importer</button>}
      add={<Add />}
    />,
  )
  const order = () =>
    ['Relancer', 'Importer', 'Nouveau projet']
      .map((name) => ({ name, at: button(name).element() }))
      .toSorted((a, b) => (a.at.compareDocumentPosition(b.at) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map(({ name }) => name)
  expect(order()).toEqual(['Nouveau projet', 'Relancer', 'Importer'])
  const { left } = button('Nouveau projet').element().getBoundingClientRect()
  expect(left).toBeLessThan(button('Relancer').element().getBoundingClientRect().left)
  await button('Nouveau projet').click()
  await page.viewport(844, 390)
  await expect.poll(order).toEqual(['Relancer', 'Importer', 'Nouveau projet'])
  await expect.element(page.getByText('Nom du projet')).toBeVisible()
})
