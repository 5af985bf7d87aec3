import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { lilas, startAfresh } from './testing.ts'
import './ProjectsPage.tsx'

beforeEach(startAfresh)

const list = 'GET /companies/1/residences'
const picture_path = '/apple-touch-icon.png'
const { cannot, ...home } = lilas
const lilies = { ...home, id: 9, picture_path, cannot: { cancel: cannot.cancel } }
const twoHomes = listOf([lilies, { ...lilies, id: 10, name: 'Maison Les Roses', picture_path: null }])

const link = (name: string) => page.getByRole('link', { name })
const choose = async (shape: 'Liste' | 'Photos') => {
  await page.getByRole('button', { name: 'Affichage' }).click()
  await page.getByRole('menuitemradio', { name: shape, exact: true }).click()
  await userEvent.keyboard('{Escape}')
}
const photosShown = async () => {
  await choose('Photos')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expect.element(link('Maison Les Lilas')).toBeVisible()
}

test('homes are seen by their photos, each with what it is, where, and how far; the choice is kept for the next list', async () => {
  serve({ ...answersFor(), [list]: twoHomes })
  await openPortal('/projects/1')
  await photosShown()
  const card = link('Maison Les Lilas').element().closest('[data-card]')!
  expect(card.querySelector('img')?.src).toContain('/apple-touch-icon.png?size=medium')
  expect(card.querySelector('img')!.getBoundingClientRect().width).toBeGreaterThan(200)
  expect(card.textContent).toContain('14 Rue des Lilas')
  const other = link('Maison Les Roses').element().closest('[data-card]')!
  expect(other.getBoundingClientRect().top).toBe(card.getBoundingClientRect().top)

  expect(JSON.parse(localStorage.getItem('logis.preferences')!).homes).toBe('photos')
  await choose('Liste')
  await expect.element(page.getByRole('table', { name: 'Mes projets' })).toBeVisible()
})

test('PRJ-10/row: a press on a photo opens the project, and one on its box ticks it', async () => {
  serve({ ...answersFor(), [list]: twoHomes })
  const { path, router } = await openPortal('/projects/1')
  await photosShown()
  const box = page.getByRole('checkbox', { name: 'Sélectionner : Maison Les Lilas' })
  await box.click()
  await expect.element(page.getByText('Sélection : 1')).toBeVisible()
  // Beside the box, within its corner: a hand that just missed it.
  box.element().closest<HTMLElement>('[data-controls]')!.click()
  await router.load()
  expect(path()).toBe('/projects/1')
  await expect.element(box).toBeChecked()
  link('Maison Les Lilas').element().closest('[data-card]')!.querySelector('img')!.click()
  await expect.poll(path).toBe('/project/1/9')
})

test('photos have no columns to choose; what they are sorted by is chosen above them', async () => {
  const { calls } = serve({ ...answersFor(), [list]: twoHomes })
  await openPortal('/projects/1')
  await photosShown()
  await page.getByRole('combobox', { name: 'Trier par' }).selectOptions('Nom, croissant')
  await expect.poll(() => calls.findLast(({ name }) => name === list)?.query.get('sort')).toBe('name')
  await page.getByRole('button', { name: 'Affichage' }).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Photos' })).toBeVisible()
  await expect.element(page.getByRole('menuitemcheckbox')).not.toBeInTheDocument()
})

test('a phone has the cards that it has always had, whatever was chosen on a wide screen', async () => {
  serve({ ...answersFor(), [list]: twoHomes })
  await openPortal('/projects/1')
  await photosShown()
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(390, 844)
  const picture = () => link('Maison Les Lilas').element().closest('[data-card]')?.querySelector('img')
  await expect.poll(() => picture()?.getBoundingClientRect().width).toBe(56)
})
