import { Button, SegmentedControl, Switch } from '@mantine/core'
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { BareCheckbox } from '../ui/BareCheckbox.tsx'
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
