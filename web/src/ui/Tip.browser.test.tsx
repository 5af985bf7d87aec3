import { ActionIcon, Button } from '@mantine/core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
