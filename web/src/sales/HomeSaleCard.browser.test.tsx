import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'

beforeEach(startAfresh)

const activated = { ...lilas, activation_date: '2026-09-22T10:00:00Z' }
const sale = {
  id: 4,
  email: 'alice@foyer.example',
  deed_on: '2099-03-12',
  created_at: '2026-09-22T10:00:00Z',
  accepted_at: null,
  is_undelivered: false,
}
const answer = (revoke: string | null, more: object = {}) => ({
  body: { data: { sale: { ...sale, ...more }, cannot: { start: 'FORBIDDEN', revoke } } },
})
const path = 'GET /residences/9/sale'
const card = () => page.getByRole('region', { name: /^Logement en cours de cession/ })

test('a sale under way is told on the page of the project, and called off there', async () => {
  const { names } = await openProject(activated, {
    [path]: answer(null),
    'DELETE /residences/9/sale': { body: { data: {} } },
  })
  await expect.element(card().getByText(/alice@foyer\.example.*12\/03\/2099/)).toBeVisible()
  await card().getByRole('button', { name: 'Annuler la cession' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la cession' }).click()
  await expect.poll(() => names()).toContain('DELETE /residences/9/sale')
})

test('the company reads that the buyer was not reached, and that their owner starts again', async () => {
  await openProject(activated, { [path]: answer(null, { is_undelivered: true }) })
  await expect.element(card().getByText('E-mail non remis')).toBeVisible()
  await expect.element(card().getByText(/n’a pas pu être remis.*le propriétaire pourra recommencer/)).toBeVisible()
})

test('whoever may not call it off reads of it alone; of a home that nobody owns nothing is asked', async () => {
  await openProject(activated, { [path]: answer('FORBIDDEN') })
  await expect.element(card()).toBeVisible()
  await expect.element(card().getByRole('button')).not.toBeInTheDocument()
  await startAfresh()
  const { names } = await openProject(lilas)
  await expect.poll(names).toContain('GET /residences/9/communication-channel-logs')
  expect(names()).not.toContain(path)
})
