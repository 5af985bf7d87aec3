import { Button } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useState, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { onDemand, partOnDemand, usePart } from './onDemand.tsx'
import { show } from './testing.tsx'

type Props = { onClose: () => void }
const Mail = ({ onClose }: Props) => (
  <Dialog title="Le message" onClose={onClose}>
    <p>Bonjour</p>
  </Dialog>
)

/** A page with a button that opens what `load` brings. */
const openerOf = (load: () => Promise<ComponentType<Props>>) => {
  const Part = onDemand(load)
  return function Opener() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <Notifications />
        <Button onClick={() => setOpened(true)}>Ouvrir</Button>
        {opened && <Part onClose={() => setOpened(false)} />}
      </>
    )
  }
}
const button = page.getByRole('button', { name: 'Ouvrir' })
const dialog = page.getByRole('dialog', { name: 'Le message' })

test('it opens once its code is there, and gives the focus back to what opened it', async () => {
  const Opener = openerOf(() => new Promise((bring) => setTimeout(() => bring(Mail), 300)))
  await show(<Opener />)
  await button.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('what cannot be fetched is told and closes; opened again, it is fetched again', async () => {
  let reachable = false
  const Opener = openerOf(async () => (reachable ? Mail : Promise.reject(new TypeError('Failed to fetch'))))
  await show(<Opener />)
  await button.click()
  await expect.element(page.getByRole('alert').getByText('Vérifiez votre connexion', { exact: false })).toBeVisible()
  reachable = true
  await button.click()
  await expect.element(dialog).toBeVisible()
})

test('it is fetched while nobody has asked for it, once the page is calm', async () => {
  const load = vi.fn(async () => Mail)
  const Opener = openerOf(load)
  await show(<Opener />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 5_000)
  await button.click()
  await expect.element(dialog).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a part of the page itself that could not be fetched is fetched again by itself', async () => {
  let tries = 0
  const part = partOnDemand(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return () => <p>Administration</p>
  })
  function Frame() {
    const found = usePart(part, true)
    return found ? <found.Component /> : null
  }
  await show(<Frame />)
  await expect.element(page.getByText('Administration')).toBeVisible()
  expect(tries).toBe(2)
})
