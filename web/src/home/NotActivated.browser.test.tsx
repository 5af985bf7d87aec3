import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
// The page is there before the first test begins to count its time.
import './HomePage.tsx'
import { figures, hrefOf, openHome, statistics } from './testing.ts'

beforeEach(startAfresh)

const effect = 'GET /companies/1/campaign-effect'
const brought = (activated: number) => ({
  [effect]: { body: { data: { id: 5, started_at: '2026-11-10T08:00:00Z', sent: 12, activated } } },
})
const relaunch = () => page.getByRole('button', { name: 'Relancer 29 logements' })
const created = 'POST /companies/1/campaigns'

test('those who were invited and have not come are written to again by a draft; what the last campaign brought stands beside', async () => {
  const wire = await openHome('RESIDENCE_BUILDER', {
    ...brought(3),
    [created]: refusal(422, 'CAMPAIGN_WITHOUT_HOMES'),
  })
  await expect.element(page.getByText('29 logements invités ne sont pas encore activés.')).toBeVisible()
  const link = 'La campagne du 10 novembre en a activé 3 sur 12 en une semaine.'
  await expect.element(page.getByRole('link', { name: link })).toBeVisible()
  expect(hrefOf(link)).toBe('/invitations/1/5')
  await relaunch().click()
  await expect.poll(() => wire.names()).toContain(created)
  expect(JSON.parse(wire.calls.find(({ name }) => name === created)!.body)).toEqual({
    search: { activated: '0', credentials_sent: '1' },
  })
})

test('a campaign that brought nobody is told so', async () => {
  await openHome('RESIDENCE_BUILDER', brought(0))
  const link = 'La campagne du 10 novembre n’en a activé aucun sur 12 en une semaine.'
  await expect.element(page.getByRole('link', { name: link })).toBeVisible()
})

test('while nobody is invited, all are', async () => {
  const funnel = { ...figures.funnel, credentials_sent: 9 }
  await openHome('RESIDENCE_BUILDER', { [statistics]: { body: { data: { ...figures, funnel } } } })
  await expect.element(page.getByRole('button', { name: 'Les inviter' })).toBeVisible()
  expect(hrefOf('Voir les 51 logements non activés')).toContain('q.activated=0')
  expect(page.getByRole('button', { name: /^Relancer/ }).elements()).toEqual([])
})

test('a landlord writes to its tenants, whom these figures do not count', async () => {
  await openHome('SOCIAL_LANDLORD', brought(3))
  await expect.element(page.getByRole('button', { name: 'Les inviter' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Relancer/ }).elements()).toEqual([])
})
