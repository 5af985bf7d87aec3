import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { RowButton } from './RowButton.tsx'
import { show } from './testing.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

function List() {
  const [rows, setRows] = useState(['Un', 'Deux'])
  const [asking, ask] = useState<string | null>(null)
  const remove = () => {
    setRows(rows.filter((row) => row !== asking))
    ask(null)
  }
  return (
    <main>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <RowButton icon={IconTrash} label={`Supprimer ${row}`} onClick={() => ask(row)} />
          </li>
        ))}
      </ul>
      <button>Ajouter</button>
      {asking && (
        <Dialog title="Supprimer" onClose={() => ask(null)}>
          <button onClick={remove}>Oui</button>
        </Dialog>
      )}
    </main>
  )
}

test('a row that was deleted hands the focus to the next one, the last row to the one before, then to what follows', async () => {
  await show(<List />)
  await button('Supprimer Un').click()
  await button('Oui').click()
  await expect.element(button('Supprimer Deux')).toHaveFocus()
  await button('Supprimer Deux').click()
  await button('Oui').click()
  await expect.element(button('Ajouter')).toHaveFocus()
})

function Loaded() {
  const [step, go] = useState<'closed' | 'loading' | 'loaded'>('closed')
  return (
    <main>
      <button onClick={() => go('loading')}>Modifier</button>
      {step === 'loading' && (
        <Dialog key="loading" title="Chargement" onClose={() => go('closed')}>
          <button onClick={() => go('loaded')}>Suite</button>
        </Dialog>
      )}
      {step === 'loaded' && (
        <Dialog key="loaded" title="Modifier" onClose={() => go('closed')}>
          <button onClick={() => go('closed')}>Enregistrer</button>
        </Dialog>
      )}
    </main>
  )
}

test('a dialog that takes the place of another gives the focus back to what opened the first', async () => {
  await show(<Loaded />)
  await button('Modifier').click()
  await button('Suite').click()
  await button('Enregistrer').click()
  await expect.element(button('Modifier')).toHaveFocus()
})

function Busy() {
  const [busy, setBusy] = useState(false)
  const act = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 300)
  }
  return (
    <main>
      <Button loading={busy} onClick={act}>
        Importer
      </Button>
      <button>Annuler</button>
    </main>
  )
}

function Asked() {
  const [step, go] = useState<'open' | 'busy' | 'done'>('open')
  const act = () => {
    go('busy')
    setTimeout(() => go('done'), 300)
  }
  return (
    <main>
      {step !== 'done' && (
        <Button loading={step === 'busy'} onClick={act}>
          Accepter
        </Button>
      )}
      <button>Suivant</button>
    </main>
  )
}

test('a button that was busy has the focus again', async () => {
  await show(<Busy />)
  await button('Importer').click()
  await expect.element(button('Importer')).toBeDisabled()
  await expect.element(button('Importer')).toBeEnabled()
  await expect.element(button('Importer')).toHaveFocus()
})

test('whoever goes on while a button is busy is not called back', async () => {
  await show(<Busy />)
  await button('Importer').click()
  await expect.element(button('Importer')).toBeDisabled()
  await button('Annuler').click()
  await expect.element(button('Importer')).toBeEnabled()
  await new Promise((pass) => setTimeout(pass, 50))
  await expect.element(button('Annuler')).toHaveFocus()
})

test('a busy button that goes away once it has done hands the focus to what follows it', async () => {
  await show(<Asked />)
  ;(button('Accepter').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Accepter')).toBeDisabled()
  await expect.element(button('Suivant')).toHaveFocus()
})

test('a closed button of a row says why as soon as it is reached, and does nothing', async () => {
  let acted = false
  await show(
    <RowButton icon={IconTrash} label="Supprimer" closed="Réservé aux gestionnaires." onClick={() => (acted = true)} />,
  )
  ;(button('Supprimer').element() as HTMLButtonElement).focus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Réservé aux gestionnaires.')
  await expect.element(button('Supprimer')).toHaveAccessibleDescription('Réservé aux gestionnaires.')
  const closed = button('Supprimer').element() as HTMLButtonElement
  closed.click()
  expect(acted).toBe(false)
})
