import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labels, treeOf, file } from '../documents/testing.ts'
import { lilas, openProject, startAfresh } from './testing.ts'

beforeEach(startAfresh)

const tree = treeOf({ root: [file(1, 'devis.pdf')], folders: { Plans: [file(2, 'étage.pdf')] } })
const documents = 'GET /companies/1/residences/9/documents'
const answers = {
  [documents]: { body: { data: tree } },
  'GET /document-labels': { body: { data: [{ ...labels.dpe, is_recommended: true }] } },
}
const project = { ...lilas, cards: ['information', 'code', 'documents', 'feed'] as typeof lilas.cards }

test('on a phone each part is a row that opens; it asks for nothing before', async () => {
  await page.viewport(390, 800)
  const { names } = await openProject(project, answers)
  const row = page.getByRole('button', { name: 'Documents', exact: true })
  await expect.element(row).toHaveAttribute('aria-expanded', 'false')
  expect(names()).not.toContain(documents)
  await row.click()
  await expect.element(page.getByRole('treeitem', { name: /^devis\.pdf/ })).toBeVisible()
  await expect.element(row).toHaveFocus()
  await row.click()
  await expect.element(page.getByRole('treeitem', { name: /^devis\.pdf/ })).not.toBeInTheDocument()
})

test('a part that is far below is fetched when the reader comes near it', async () => {
  await page.viewport(1000, 300)
  const { names } = await openProject(project, answers)
  await expect.element(page.getByRole('heading', { name: 'Documents', exact: true })).toBeInTheDocument()
  expect(names()).not.toContain(documents)
  document.querySelector('#documents')!.scrollIntoView()
  await expect.element(page.getByRole('treeitem', { name: /^devis\.pdf/ })).toBeVisible()
})

test('print is whole: every part is fetched and every folder open before the page is printed, folded again after it', async () => {
  await page.viewport(390, 800)
  let printed: string[] = []
  vi.stubGlobal('print', () => {
    printed = page
      .getByRole('treeitem')
      .elements()
      .map((item) => item.getAttribute('aria-label')?.split(',')[0] ?? '')
  })
  await openProject(project, answers)
  await page.getByRole('button', { name: 'Actions sur le projet Maison Les Lilas' }).click()
  await page.getByRole('menuitem', { name: 'Imprimer' }).click()
  await expect.poll(() => printed).toEqual(['Plans', 'étage.pdf', 'devis.pdf'])
  await expect.element(page.getByRole('treeitem', { name: /^devis\.pdf/ })).not.toBeInTheDocument()
  printed = []
  await userEvent.keyboard('{Control>}p{/Control}')
  await expect.poll(() => printed).toEqual(['Plans', 'étage.pdf', 'devis.pdf'])
})

test('a map is shown where there is one, and its page opens beside, which is said; else it takes no room', async () => {
  const map = 'GET /residences/9/map'
  const picture_path = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  await openProject(
    { ...lilas, has_map: true },
    { [map]: { body: { data: { picture_path, page_url: 'https://maps.example/47' } } } },
  )
  const link = page.getByRole('link', { name: 'Ouvrir le plan (nouvel onglet)' })
  await expect.element(link).toHaveAttribute('href', 'https://maps.example/47')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await startAfresh()
  const { names } = await openProject(
    { ...lilas, has_map: true },
    { [map]: { body: { data: { picture_path: null, page_url: 'https://maps.example/47' } } } },
  )
  await expect.poll(names).toContain(map)
  expect(link.elements()).toEqual([])
  await startAfresh()
  const without = await openProject(lilas)
  await expect.poll(without.names).toContain('GET /residences/9/communication-channel-logs')
  expect(without.names()).not.toContain(map)
})
