import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, openPortal, serve } from '../testing.tsx'

const bar = () => page.getByRole('navigation', { name: 'Accès rapide' })
const words = () => [...bar().element().querySelectorAll('li')].map(({ textContent }) => textContent)
const opener = () => page.getByRole('button', { name: 'Ouvrir le menu' })

const open = async (type: Parameters<typeof answersFor>[0], path = '/account/1') => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 900))
  serve(answersFor(type))
  await openPortal(path)
  await expect.element(bar()).toBeVisible()
}

test('on a phone the first pages are under the thumb, and the menu of all of them there alone', async () => {
  await open('RESIDENCE_BUILDER')
  expect(words()).toEqual(['Accueil', 'Projets', 'Invitations', 'Menu'])
  expect(opener().elements()).toHaveLength(1)
  await expect.element(bar().getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible()
  await opener().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Contacts' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['/projects/1', 'page'],
  ['/project/1/9', 'true'],
])(
  'the bar marks the page that one is on, and a list on the pages that one reaches from it: %s',
  async (path, current) => {
    await open('RESIDENCE_BUILDER', path)
    await expect.element(bar().getByRole('link', { name: 'Projets' })).toHaveAttribute('aria-current', current)
  },
)

test('who has no projects has the first pages of their own menu', async () => {
  await open('MANUFACTURER')
  expect(words()).toEqual(['Accueil', 'Accès', 'Paramètres', 'Menu'])
})

test('an installer has the pages of the site, and the menu at the top', async () => {
  await open('INSTALLER')
  expect(words()).toEqual(['Accueil', 'PTG', 'Interventions', 'Compte'])
  await expect.element(page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible()
})

test('where there is room for the drawer there is neither bar nor button', async () => {
  await open('RESIDENCE_BUILDER')
  await page.viewport(1280, 900)
  await expect.element(bar()).not.toBeInTheDocument()
  expect(opener().elements()).toEqual([])
})
