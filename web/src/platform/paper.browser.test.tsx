import { Button, SegmentedControl, Switch } from '@mantine/core'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { BareCheckbox } from '../ui/BareCheckbox.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { tableDefaults } from '../ui/tableState.ts'
import { show } from '../ui/testing.tsx'

const onPaper = async () => {
  const browser = cdp() as unknown as { send: (method: string, input: object) => Promise<unknown> }
  const media = (name: string) => browser.send('Emulation.setEmulatedMedia', { media: name })
  onTestFinished(async () => void (await media('')))
  await media('print')
  await expect.poll(() => matchMedia('print').matches).toBe(true)
}

test('on paper there is nothing to press, switch, tick or send; what a button says that is kept stays', async () => {
  await show(
    <main>
      <Button component="a" href="#documents" data-part="link">
        Ajouter des documents
      </Button>
      <Switch label="Recevoir les e-mails" data-part="switch" />
      <SegmentedControl data={['Liste', 'Étages']} data-part="views" />
      <section data-part="invitation">
        <h3>Inviter un locataire</h3>
        <form>
          <input aria-label="Adresse" />
        </form>
      </section>
      <table>
        <thead>
          <tr>
            <th data-part="tickAll">
              <BareCheckbox aria-label="Tout" />
            </th>
            <th data-part="title">Nom</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-part="tick">
              <BareCheckbox aria-label="Sélectionner" />
            </td>
            <td data-part="cell">Maison Roux</td>
          </tr>
        </tbody>
      </table>
      <section data-part="told">
        <h3>Historique</h3>
        <p>Invitée le 12/03/2026</p>
      </section>
      <button data-print="kept" data-part="kept">
        Inconnue
      </button>
    </main>,
  )
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-part]')]
      .filter((part) => part.getClientRects().length > 0)
      .map(({ dataset }) => dataset['part'])
  expect(shown()).toHaveLength(10)
  await onPaper()
  expect(shown()).toEqual(['title', 'cell', 'told', 'kept'])
})

test('on paper a list is no wider than the sheet', async () => {
  await page.viewport(1280, 800)
  const keys = ['name', 'type', 'contract', 'address', 'created', 'documents', 'booklet', 'activation']
  const rows = [{ id: 1 }]
  const query = { data: { data: rows, meta: { total: 1 } }, isPending: false, isFetching: false, error: null }
  await show(
    <div style={{ width: 680 }}>
      <DataTable
        title="Projets"
        noun="test.count"
        query={{ ...query, refetch: () => undefined }}
        columns={keys.map((key) => ({ key, title: 'test.city', width: 160, cell: () => 'Saint-Nazaire' }))}
        rowId={({ id }) => String(id)}
        rowName={({ id }) => String(id)}
        state={tableDefaults}
        onChange={() => undefined}
        empty={{ text: 'Rien' }}
      />
    </div>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
  const frame = document.querySelector('table')!.parentElement!
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
  await onPaper()
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
})
