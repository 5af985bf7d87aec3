import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { DataTable } from './DataTable.tsx'
import { Dialog } from './Dialog.tsx'
import type { SearchField, TableColumn } from './tableColumns.ts'
import { tableDefaults, type TableState } from './tableState.ts'
import { plain, refusal, show } from './testing.tsx'

type Project = { id: number; name: string; city: string | null }

const columns: TableColumn<Project, 'name' | 'city'>[] = [
  { key: 'name', title: 'test.name', sort: 'name', phone: 'name', cell: ({ name }) => <a href="#projet">{name}</a> },
  { key: 'city', title: 'test.city', width: 160, sort: 'city', cell: ({ city }) => city },
]
const fields: SearchField[] = [
  { key: 'city', title: 'test.city', kind: 'text' },
  { key: 'created_at', title: 'test.createdAt', kind: 'date', symbol: '<=' },
]
const projects = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Lilas ${index + 1}`,
    city: index ? 'Nantes' : null,
  }))

type Options = {
  rows?: Project[]
  total?: number
  sliced?: boolean
  most?: number
  state?: Partial<TableState>
  query?: object
  first?: string
}
type ListProps = Required<Omit<Options, 'rows' | 'first'>> & {
  rows: Project[]
  /** What an empty list offers, where that is not to add a row. */
  first?: string | undefined
  onChange: (state: TableState) => void
}

function List({ rows: all, total, sliced, most, state: start, query, first, onChange }: ListProps) {
  const [state, setState] = useState<TableState>({ ...tableDefaults, ...start })
  const [clear, setClear] = useState<() => void>()
  const rows = sliced ? all.slice((state.page - 1) * 10, state.page * 10) : all
  const answered = { data: { data: rows, meta: { total } }, isPending: false, isFetching: false, error: null }
  const relaunch = () => {
    clear?.()
    setClear(undefined)
  }
  return (
    <>
      {clear && (
        <Dialog title="Relancer" onClose={() => setClear(undefined)}>
          <button onClick={relaunch}>Oui</button>
        </Dialog>
      )}
      <DataTable
        title="Projets"
        noun="test.count"
        query={{ ...answered, refetch: () => undefined, ...query }}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={(next) => {
          onChange(next)
          setState(next)
        }}
        search={fields}
        bulk={{
          most,
          everyResult: () => Promise.resolve(all.slice(0, most)),
          acts: (chosen, { closed, clear }) => (
            <button onClick={() => setClear(() => clear)}>
              {closed ?? `Relancer ${chosen.map(({ id }) => id).join(' ')}`}
            </button>
          ),
        }}
        detail={({ name }) => <p>{`Détail de ${name}`}</p>}
        add={<button>Nouveau projet</button>}
        empty={{ text: 'Créez votre premier projet.', action: first && <button>{first}</button> }}
      />
    </>
  )
}

const open = async ({
  rows = projects(10),
  total = rows.length,
  sliced = false,
  most = 500,
  state = {},
  query = {},
  first,
}: Options = {}) => {
  const onChange = vi.fn<(state: TableState) => void>()
  await show(<List {...{ rows, total, sliced, most, state, query, first, onChange }} />)
  return { onChange }
}

const desktop = () => page.viewport(1280, 800)
const header = (name: string) => page.getByRole('columnheader', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the title, the total and the place among the pages are told', async () => {
  await desktop()
  await open({ total: 1284 })
  await expect.element(page.getByRole('heading', { name: 'Projets' })).toBeVisible()
  const text = plain(document.body.textContent)
  expect(text).toContain('1 284 projets')
  expect(text).toContain('1–10 sur 1 284')
  expect(page.getByRole('button', { name: /^Page \d+$/ }).elements().length).toBeLessThanOrEqual(7)
})

test('SHELL-56: the sizes are 10, 25, 50 and Tous, which is -1', async () => {
  await desktop()
  const { onChange } = await open({ total: 1284 })
  const size = page.getByRole('combobox', { name: 'Lignes par page' })
  expect([...(size.element() as HTMLSelectElement).options].map((option) => option.label)).toEqual([
    '10',
    '25',
    '50',
    'Tous',
  ])
  await size.selectOptions('Tous')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ pageSize: -1, page: 1 }))
})

test('a header orders up, down, and not at all', async () => {
  await desktop()
  await open()
  const orders: (string | null)[] = []
  for (const _ of [1, 2, 3]) {
    await header('Nom').getByRole('button').click()
    orders.push(header('Nom').element().getAttribute('aria-sort'))
  }
  expect(orders).toEqual(['ascending', 'descending', 'none'])
})

test('the order of a list that nobody ordered is shown by its arrow, and turned round by a press', async () => {
  await desktop()
  const { onChange } = await open({ state: { by: { key: 'name', descending: true } } })
  await expect.element(header('Nom')).toHaveAttribute('aria-sort', 'descending')
  await header('Nom').getByRole('button').click()
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { key: 'name', descending: false } }))
  await header('Nom').getByRole('button').click()
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: null }))
})

test('a row opens under itself, one at a time', async () => {
  await desktop()
  await open()
  await button('Afficher le détail : Lilas 2').click()
  await expect.element(page.getByText('Détail de Lilas 2')).toBeVisible()
  await button('Afficher le détail : Lilas 3').click()
  await expect.element(page.getByText('Détail de Lilas 3')).toBeVisible()
  await expect.element(page.getByText('Détail de Lilas 2')).not.toBeInTheDocument()
  await expect.element(button('Masquer le détail : Lilas 3')).toHaveAttribute('aria-expanded', 'true')
})

test('PRJ-10/selection: rows are selected one by one, by range with Shift, or all at once', async () => {
  await desktop()
  await open()
  const row = (id: number) => page.getByRole('checkbox', { name: `Sélectionner : Lilas ${id}`, exact: true })
  await row(2).click()
  await row(4).click({ modifiers: ['Shift'] })
  await expect.element(button('Relancer 2 3 4')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).click()
  await expect.element(page.getByText('Sélection : 10')).toBeVisible()
  await button('Annuler la sélection').click()
  await expect.element(row(2)).not.toBeChecked()
})

const row = (id: number) => page.getByRole('checkbox', { name: `Sélectionner : Lilas ${id}`, exact: true })

test('PRJ-10/selection: what is selected stays so on the other pages, until another search', async () => {
  await desktop()
  await open({ rows: projects(30), sliced: true, state: { criteria: { city: { value: 'Nantes' } } } })
  await row(2).click()
  await button('Page 2').click()
  await expect.element(row(11)).not.toBeChecked()
  await row(11).click()
  await expect.element(button('Relancer 2 11')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).click()
  await expect.element(page.getByText('Sélection : 11')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' }).click()
  await expect.element(button('Relancer 2')).toBeVisible()
  await button('Page 1').click()
  await expect.element(row(2)).toBeChecked()
  await button('Retirer le critère Ville : Nantes').click()
  await expect.element(row(2)).not.toBeChecked()
  await expect.element(button(/Relancer \d/)).not.toBeInTheDocument()
})

test('every result of the search is selected at once, as many as an act takes', async () => {
  await desktop()
  await open({ rows: projects(30), sliced: true })
  await row(4).click()
  await button('Sélectionner les 30 résultats').click()
  await expect.element(page.getByText('Sélection : 30')).toBeVisible()
  await expect.element(button(/^Sélectionner les/)).not.toBeInTheDocument()
  await button('Page 3').click()
  await expect.element(row(30)).toBeChecked()
})

test('more than an act takes is said before it is tried', async () => {
  await desktop()
  await open({ rows: projects(30), most: 20, state: { pageSize: 50 } })
  await row(1).click()
  await button('Sélectionner les 20 premiers résultats').click()
  await expect.element(page.getByText('Sélection : 20')).toBeVisible()
  await row(25).click()
  await expect.element(button('20 au plus à la fois.')).toBeVisible()
})

test('INT-08: the button that opens a row stands in its last column', async () => {
  await desktop()
  await open()
  const headers = page.getByRole('columnheader').elements()
  expect(headers.at(-1)?.textContent).toBe('Détails')
  const cells = page.getByRole('row').nth(1).getByRole('cell').elements()
  expect(plain(cells.at(-1)?.querySelector('button')?.ariaLabel ?? null)).toBe('Afficher le détail : Lilas 1')
})

test.each([
  ['among few', 40],
  ['among very many', 2000],
])('an address that opens a row brings it into sight, %s', async (_, count) => {
  await desktop()
  await open({ rows: projects(count), state: { pageSize: -1, expanded: [String(count - 5)] } })
  await expect.element(page.getByText(`Détail de Lilas ${count - 5}`)).toBeInViewport()
})

test('A-66: a criterion is removed by its chip, and « Tous » becomes 50', async () => {
  await desktop()
  const criteria = { city: { value: 'Nantes' }, created_at: { value: '2026-03-12', symbol: '<=' as const } }
  const { onChange } = await open({ state: { pageSize: -1, criteria } })
  await expect.element(button('Recherche avancée, 2 critères actifs')).toBeVisible()
  await expect.element(button('Retirer le critère Créé le ≤ 12/03/2026')).toBeVisible()
  await button('Retirer le critère Ville : Nantes').click()
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ page: 1, pageSize: 50, criteria: { created_at: criteria.created_at } }),
  )
  await button('Tout effacer').click()
  await expect.element(button('Tout effacer')).not.toBeInTheDocument()
})

test('nothing yet, and nothing for these criteria, are two different things', async () => {
  await desktop()
  await open({ rows: [] })
  await expect.element(page.getByText('Créez votre premier projet.')).toBeVisible()
})

test('what adds a row is there once: beside the title, or in place of the rows that are not there', async () => {
  await desktop()
  const add = button('Nouveau projet')
  await open()
  expect(add.elements()).toHaveLength(1)
  await cleanup()
  await open({ rows: [] })
  expect(add.elements()).toHaveLength(1)
  const words = page.getByText('Créez votre premier projet.').element()
  expect(add.element().compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await cleanup()
  // A search that finds nothing is no empty list.
  await open({ rows: [], state: { criteria: { city: { value: 'Brest' } } } })
  expect(add.elements()).toHaveLength(1)
})

test('an empty list that offers something else still has what adds a row', async () => {
  await desktop()
  await open({ rows: [], first: 'Voir les projets des filiales' })
  await expect.element(button('Voir les projets des filiales')).toBeVisible()
  await expect.element(button('Nouveau projet')).toBeVisible()
  expect(button('Nouveau projet').elements()).toHaveLength(1)
})

test('nothing for these criteria offers the way back', async () => {
  await desktop()
  const { onChange } = await open({ rows: [], state: { criteria: { city: { value: 'Brest' } } } })
  await expect.element(page.getByText('Aucun résultat pour ces critères')).toBeVisible()
  await button('Retirer le dernier critère').click()
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ criteria: {} }))
})

test('a failure says its cause and its reference, and can be tried again', async () => {
  await desktop()
  const refetch = vi.fn<() => void>()
  const error = refusal('INTERNAL_ERROR', 'Une erreur est survenue.')
  await open({ query: { data: undefined, error, refetch } })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Une erreur est survenue\..*7F3A-21/)
  await button('Réessayer').click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('while the rows are asked for again the old ones stay', async () => {
  await desktop()
  await open({ query: { isFetching: true } })
  await expect.element(page.getByRole('region', { name: 'Tableau : Projets' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('link', { name: 'Lilas 10' })).toBeVisible()
})

test('A-65: of very many rows only those in sight are drawn, and the ones left out are told', async () => {
  await desktop()
  await open({ rows: projects(10_000), total: 12_345, state: { pageSize: -1 } })
  expect(plain(page.getByRole('note').element().textContent)).toContain('Les 10 000 premières lignes sur 12 345')
  const table = page.getByRole('table', { name: 'Projets' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '12346')
  await expect.element(page.getByRole('link', { name: 'Lilas 1', exact: true })).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(80)

  const frame = page.getByRole('region', { name: 'Tableau : Projets' }).element()
  frame.scrollTo({ top: frame.scrollHeight })
  await expect.element(page.getByRole('link', { name: 'Lilas 10000' })).toBeVisible()
  await button('Retour en haut').click()
  await expect.element(page.getByRole('link', { name: 'Lilas 1', exact: true })).toBeVisible()
})

test('on a phone each row is a card with its facts, and the order is chosen from a list', async () => {
  await page.viewport(390, 844)
  const { onChange } = await open({ rows: projects(2) })
  expect(page.getByRole('table').elements()).toEqual([])
  const cards = page.getByRole('listitem')
  await expect.element(cards.first()).toMatchTextContent(/Lilas 1Ville—/)
  await expect.element(cards.last()).toMatchTextContent(/Lilas 2VilleNantes/)
  // What scrolls has no corners of its own: they would cut those of the first and the last card.
  const frame = page.getByRole('region', { name: 'Tableau : Projets' }).element()
  expect(getComputedStyle(frame).borderRadius).toBe('0px')
  await page.getByRole('combobox', { name: 'Trier par' }).selectOptions('Ville, décroissant')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: { key: 'city', descending: true } }))
})

test('the bar of a selection, which goes with what it did, hands the focus to its rows', async () => {
  await desktop()
  await open({ total: 1284 })
  await page.getByRole('checkbox', { name: 'Sélectionner : Lilas 2' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Relancer 2' }).click()
  await button('Oui').click()
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: /Projets$/ })).toHaveFocus()
})
