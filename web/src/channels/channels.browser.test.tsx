import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeLocale } from '../platform/i18n.ts'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { Channel } from './api.ts'
import './ChannelsPage.tsx'
import './EditChannelDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const weekly: Channel = {
  id: 3,
  code: 'WEEKLY_REPORT',
  name_fr: 'Bilan hebdomadaire',
  name_en: 'Weekly report',
  target: 'builder',
  type: 'mail',
  is_default_active: true,
  is_optional: true,
}
const reset: Channel = {
  ...weekly,
  id: 4,
  code: 'PASSWORD_RESET',
  name_fr: 'Mot de passe',
  target: 'user',
  is_optional: false,
}
const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const dialog = () => page.getByRole('dialog')

test('ADMIN-06/screen: what is written to whom, how, and by default; one is changed', async () => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/communication-channels': listOf([weekly, reset]),
    'PATCH /admin/communication-channels/3': { body: { data: { ...weekly, is_default_active: false } } },
  })
  await openPortal('/admin/communication-preferences')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Préférences de communication' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'WEEKLY_REPORT' })
  for (const text of ['Bilan hebdomadaire', 'Weekly report', 'Société', 'E-mail', 'Activée'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('row').filter({ hasText: 'PASSWORD_RESET' }).getByText('Toujours envoyée'))
    .toBeVisible()

  await page.getByRole('button', { name: 'Modifier la communication Bilan hebdomadaire' }).click()
  await dialog()
    .getByRole('switch', { name: /^Activée par défaut/ })
    .click()
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('La communication a été enregistrée.')).toBeVisible()
  expect(sent(served, 'PATCH /admin/communication-channels/3')).toEqual({ is_default_active: false })
})

test('one that the service needs cannot be turned off', async () => {
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/communication-channels': listOf([reset]) })
  await openPortal('/admin/communication-preferences')
  await page.getByRole('button', { name: 'Modifier la communication Mot de passe' }).click()
  await expect.element(dialog().getByRole('switch', { name: /^Activée par défaut/ })).toBeDisabled()
  await expect.element(dialog().getByText(/nécessaire au service/)).toBeVisible()
})

test('on a phone a card is called by the name of the language that one reads in', async () => {
  await page.viewport(390, 844)
  serve({ ...answersFor(), 'GET /user': administrator, 'GET /admin/communication-channels': listOf([weekly]) })
  await openPortal('/admin/communication-preferences')
  await expect.element(page.getByText('Weekly report')).toBeVisible()
  const title = () => document.querySelector('[data-card] > div > div')?.textContent
  expect(title()).toBe('Bilan hebdomadaire')
  await changeLocale('en-UK')
  await expect.poll(title).toBe('Weekly report')
  await expect.element(page.getByText('Bilan hebdomadaire')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Weekly report/ })).toBeVisible()
})

test('where nobody asks for an order, it is that of the name which is read, in either language', async () => {
  const channels = 'GET /admin/communication-channels'
  const served = serve({ ...answersFor(), 'GET /user': administrator, [channels]: listOf([weekly]) })
  await openPortal('/admin/communication-preferences')
  const order = () => served.calls.findLast(({ name }) => name === channels)?.query.get('sort')
  await expect.poll(order).toBe('name_fr')
  await changeLocale('en-UK')
  await expect.poll(order).toBe('name_en')
})
