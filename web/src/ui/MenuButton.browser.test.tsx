import { Button, MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { MenuButton } from './MenuButton.tsx'
import { show } from './testing.tsx'

function Page() {
  const [chosen, choose] = useState('rien')
  return (
    <>
      <MenuButton button={<Button>Actions</Button>}>
        {(Menu) => (
          <>
            <Menu.Item onClick={() => choose('renommé')}>Renommer</Menu.Item>
            <Menu.Item onClick={() => choose('déplacé')}>Déplacer</Menu.Item>
          </>
        )}
      </MenuButton>
      <p>Fait : {chosen}</p>
    </>
  )
}

const button = page.getByRole('button', { name: 'Actions' })
const menu = page.getByRole('menu')
const entry = (name: string) => page.getByRole('menuitem', { name })

test('the keyboard opens it, goes through its entries and takes one; the focus comes back to the button', async () => {
  await show(<Page />)
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(entry('Renommer')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry('Déplacer')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Fait : déplacé')).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('Escape closes it, nothing is done, and the focus comes back to the button', async () => {
  await show(<Page />)
  await button.click()
  await expect.element(entry('Renommer')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText('Fait : rien')).toBeVisible()
})

test('a second press closes it, and a press elsewhere too', async () => {
  await show(<Page />)
  await button.click()
  await expect.element(menu).toBeVisible()
  await button.click()
  await expect.element(menu).not.toBeInTheDocument()
  await button.click()
  await expect.element(menu).toBeVisible()
  await page.getByText('Fait : rien').click()
  await expect.element(menu).not.toBeInTheDocument()
})

test('what an entry opens gives the focus back to the button, though the menu goes at once', async () => {
  function Opening() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <MenuButton button={<Button>Actions</Button>}>
          {(Menu) => <Menu.Item onClick={() => setOpen(true)}>Renommer</Menu.Item>}
        </MenuButton>
        {open && (
          <Dialog title="Renommer" onClose={() => setOpen(false)}>
            <input aria-label="Nom" data-autofocus />
          </Dialog>
        )}
      </>
    )
  }
  // As the portal: without motion the menu is gone before the dialog is there.
  await show(
    <MantineProvider theme={{ respectReducedMotion: true }}>
      <Opening />
    </MantineProvider>,
  )
  for (const press of [() => userEvent.keyboard('{Enter}'), () => entry('Renommer').click()]) {
    await button.click()
    await expect.element(entry('Renommer')).toHaveFocus()
    await press()
    await expect.element(page.getByRole('textbox', { name: 'Nom' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
})
