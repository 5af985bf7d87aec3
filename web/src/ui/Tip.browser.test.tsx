import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ActButton } from './ActButton.tsx'
import { ActIcon } from './ActIcon.tsx'
import { show } from './testing.tsx'
import { Tip } from './Tip.tsx'

const showCopy = () =>
  show(
    <>
      <Button>Avant</Button>
      <Tip label="Copier le code" delay={0}>
        <ActionIcon aria-label="Copier">c</ActionIcon>
      </Tip>
    </>,
  )

const before = page.getByRole('button', { name: 'Avant' })
const control = page.getByRole('button', { name: 'Copier' })
const tip = page.getByRole('tooltip', { name: 'Copier le code' })

test('it comes under the pointer, goes with it, and describes the control while it is there', async () => {
  await showCopy()
  await expect.element(control).not.toHaveAccessibleDescription()
  await control.hover()
  await expect.element(tip).toBeVisible()
  await expect.element(control).toHaveAccessibleDescription('Copier le code')
  await before.hover()
  await expect.element(tip).not.toBeInTheDocument()
})

test('it comes with the focus of the keyboard, and not with that of a click', async () => {
  await showCopy()
  before.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(control).toHaveFocus()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tip).not.toBeInTheDocument()
})

test('Escape takes it away where it lies over something, wherever the focus is', async () => {
  await showCopy()
  before.element().focus()
  await control.hover()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
})

function SentOnce() {
  const [closed, setClosed] = useState<string | false>(false)
  return (
    <Tip label={closed} delay={0}>
      <Button onClick={() => setClosed('1 champ à compléter')}>Envoyer</Button>
    </Tip>
  )
}

test('what a press brings about by itself is not told before the control is reached anew', async () => {
  await show(
    <>
      <Button>Avant</Button>
      <SentOnce />
    </>,
  )
  const send = page.getByRole('button', { name: 'Envoyer' })
  const why = page.getByRole('tooltip', { name: '1 champ à compléter' })
  await send.click()
  await expect.element(why).not.toBeInTheDocument()
  await before.hover()
  await send.hover()
  await expect.element(why).toBeVisible()
})

test('what the control does itself under the pointer and with the focus stays', async () => {
  const seen: string[] = []
  await show(
    <Tip label="Copier le code" delay={0}>
      <ActionIcon aria-label="Copier" onFocus={() => seen.push('focus')} onMouseEnter={() => seen.push('pointer')}>
        c
      </ActionIcon>
    </Tip>,
  )
  await control.hover()
  await expect.element(tip).toBeVisible()
  control.element().focus()
  expect(seen).toEqual(['pointer', 'focus'])
})

test('a closed button says why without being reached, which a screen reader reads in passing; then in its tip too', async () => {
  const why = 'Réservé aux gestionnaires.'
  await show(
    <>
      <ActButton closed={why}>Envoyer</ActButton>
      <ActIcon icon={IconTrash} label="Supprimer" closed={why} onClick={() => undefined} />
      <ActIcon icon={IconTrash} label="Retirer" onClick={() => undefined} />
    </>,
  )
  const button = (name: string) => page.getByRole('button', { name })
  for (const name of ['Envoyer', 'Supprimer']) {
    await expect.element(button(name)).toHaveAccessibleDescription(why)
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await button(name).hover({ force: true })
    await expect.element(page.getByRole('tooltip', { name: why })).toBeVisible()
    await expect.element(button(name)).toHaveAccessibleDescription(why)
    await button('Retirer').hover()
    await expect.element(page.getByRole('tooltip', { name: why })).not.toBeInTheDocument()
    await button('Retirer').unhover()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  }
  // One that is open says no more than its name.
  await expect.element(button('Retirer')).not.toHaveAccessibleDescription()
})
