import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Campaign } from './api.ts'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { startAfresh } from '../projects/testing.ts'
import { plain } from '../ui/testing.tsx'
import './CampaignPage.tsx'
import './RelaunchDialog.tsx'
import './ScheduleDialog.tsx'

beforeEach(startAfresh)

const counts = {
  TO_COMPLETE: 0,
  READY: 0,
  WAITING: 0,
  LEFT_OUT: 0,
  LEAVING: 0,
  SENT: 0,
  DELIVERED: 0,
  OPENED: 0,
  ACTIVATED: 0,
  FAILED: 0,
}
const open = {
  edit: null,
  start: null,
  stop: null,
  resume: null,
  relaunch: null,
  mend: null,
  remove: null,
  print: null,
}
const draft: Campaign = {
  id: 4,
  company_id: 1,
  name: 'Remise des clés',
  state: 'DRAFT',
  author: { id: 7, name: 'Marie Tessier' },
  sender: null,
  created_at: '2026-11-25T09:00:00Z',
  updated_at: '2026-11-25T09:00:00Z',
  starts_at: null,
  spread_hours: 0,
  relaunches: false,
  relaunches_on: null,
  relaunched_at: null,
  started_at: null,
  last_leaves_at: null,
  stopped_at: null,
  ended_at: null,
  stop_reason: null,
  subject: null,
  note: null,
  is_for_tenants: false,
  waits_for_mail: false,
  total: 3,
  leaving: 3,
  counts: { ...counts, READY: 3 },
  invited: { NEVER: 3, UNOPENED: 0, OPENED: 0 },
  figures: {
    sent: 0,
    delivered: 0,
    opened: 0,
    activated: 0,
    failed: 0,
    first_opened_at: null,
    last_activated_at: null,
  },
  to_relaunch: { UNOPENED: 0, OPENED: 0 },
  cannot: { ...open, stop: 'CAMPAIGN_NOT_RUNNING', resume: 'CAMPAIGN_NOT_STOPPED', relaunch: 'CAMPAIGN_RUNNING' },
}
const at = '/companies/1/campaigns/4'
const serving = (campaign: Campaign) =>
  serve({ ...answersFor(), [`GET ${at}`]: { body: { data: campaign } }, [`GET ${at}/homes`]: listOf([]) })
type Served = ReturnType<typeof serving>
/** What an act sends, and what the page reads after it. */
const acts = (served: Served, act: string, status: number, after: Campaign) => {
  served.answers[`POST ${at}/${act}`] = { status, body: { data: after } }
  served.answers[`GET ${at}`] = { body: { data: after } }
  return async () => JSON.parse(served.calls.findLast(({ name }) => name === `POST ${at}/${act}`)?.body || '{}')
}
const dialog = () => page.getByRole('dialog')

test('a draft leaves at an hour that is to come, and is read from its top once it waits for it', async () => {
  const served = serving(draft)
  await openPortal('/invitations/1/4')
  await page.getByRole('button', { name: 'Programmer' }).click()
  const hour = dialog().getByLabelText('Date et heure d’envoi')
  await hour.fill('2020-01-01T09:00')
  const submit = dialog().getByRole('button', { name: 'Programmer' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await hour.fill('2099-01-01T09:00')
  const scheduled: Campaign = { ...draft, state: 'SCHEDULED', sender: draft.author, starts_at: '2099-01-01T08:00:00Z' }
  const sent = acts(served, 'start', 202, scheduled)
  scrollTo(0, 200)
  await submit.click()
  await expect.element(page.getByText(/^Envoi programmé le 01\/01\/2099/)).toBeVisible()
  expect(await sent()).toEqual({ starts_at: '2099-01-01T08:00:00.000Z' })
  expect(scrollY).toBe(0)
})

test('one that is spread over hours says when its last leave; it is stopped in the middle, and resumed', async () => {
  const leaving: Campaign = {
    ...draft,
    state: 'SENDING',
    sender: draft.author,
    started_at: new Date().toISOString(),
    spread_hours: 4,
    // Two hours later than spread_hours say: it was stopped for as long.
    last_leaves_at: '2099-01-01T12:00:00Z',
    leaving: 0,
    counts: { ...counts, SENT: 1, WAITING: 2 },
    figures: { ...draft.figures, sent: 1 },
    cannot: { ...draft.cannot, stop: null },
  }
  const served = serving(leaving)
  await openPortal('/invitations/1/4')
  const told = page.getByRole('region', { name: 'Envoi en cours' }).getByRole('status')
  await expect.element(told).toBeVisible()
  expect(plain(told.element().textContent)).toMatch(
    /^Envoi : 1 sur 3\. Les derniers partent vers le 01\/01\/2099 à 13:00/,
  )
  const stopped: Campaign = { ...leaving, state: 'STOPPED', cannot: { ...draft.cannot, resume: null } }
  acts(served, 'stop', 200, stopped)
  await page.getByRole('button', { name: 'Arrêter', exact: true }).click()
  await dialog().getByRole('button', { name: 'Arrêter l’envoi' }).click()
  await expect.element(page.getByText('Envoi arrêté : 1 e-mail parti, 2 retenus.')).toBeVisible()
  acts(served, 'resume', 202, leaving)
  await page.getByRole('button', { name: 'Reprendre l’envoi' }).click()
  await expect.element(told).toBeVisible()
})

test('one of a company that is disabled shows that it is not resumed now', async () => {
  const cannot = { ...draft.cannot, resume: 'CAMPAIGN_COMPANY_DISABLED' } as const
  serving({ ...draft, state: 'STOPPED', stop_reason: 'COMPANY_DISABLED', cannot })
  await openPortal('/invitations/1/4')
  const resume = page.getByRole('button', { name: 'Reprendre l’envoi' })
  await expect.element(resume).toHaveAttribute('aria-disabled', 'true')
})

test('who is written to again is chosen among those who have not opened the mail and those who went no further', async () => {
  const ended: Campaign = {
    ...draft,
    state: 'SENT',
    sender: draft.author,
    started_at: '2026-11-10T09:00:00Z',
    ended_at: '2026-11-10T09:05:00Z',
    leaving: 0,
    counts: { ...counts, DELIVERED: 2, OPENED: 1 },
    to_relaunch: { UNOPENED: 2, OPENED: 1 },
    cannot: { ...draft.cannot, relaunch: null },
  }
  const served = serving(ended)
  await openPortal('/invitations/1/4')
  await page.getByRole('button', { name: 'Relancer 3 logements' }).click()
  await dialog().getByRole('checkbox', { name: '1 l’a ouvert sans s’activer' }).click()
  const sent = acts(served, 'relaunch', 202, { ...ended, to_relaunch: { UNOPENED: 0, OPENED: 0 } })
  await dialog().getByRole('button', { name: 'Relancer 2 logements' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await sent()).toEqual({ who: ['UNOPENED'] })
})

test('on a phone an address is put right in a field that shows it whole, its button below', async () => {
  await page.viewport(390, 844)
  const failed: Campaign = {
    ...draft,
    state: 'SENT',
    sender: draft.author,
    started_at: '2026-11-10T09:00:00Z',
    ended_at: '2026-11-10T09:05:00Z',
    leaving: 0,
    counts: { ...counts, FAILED: 1 },
    cannot: { ...draft.cannot, mend: null },
  }
  const served = serving(failed)
  const residence = { id: 9, name: 'Maison Les Lilas', type: 'HOUSE', address: null, contract_number: null }
  const home = {
    residence: { ...residence, picture_path: null },
    email: 'claire.vasseur@foyer.exemple.fr',
    is_chosen: true,
    step: 'FAILED',
    reason: null,
    invited: 'NEVER',
    invited_at: null,
    is_recent: false,
    booklet: null,
    mail: null,
    activated_at: null,
  }
  served.answers[`GET ${at}/homes`] = listOf([home])
  await openPortal('/invitations/1/4')
  const field = page.getByRole('textbox', { name: 'E-mail de Maison Les Lilas' }).first()
  await expect.element(field).toBeVisible()
  expect(field.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(220)
})

test('what was typed of the mail is kept also by whoever leaves the page from its field', async () => {
  const served = serving(draft)
  served.answers[`PATCH ${at}`] = { body: { data: { ...draft, note: 'Bienvenue chez vous.' } } }
  const { router } = await openPortal('/invitations/1/4')
  await page.getByLabelText(/^Mot d’accompagnement/).fill('Bienvenue chez vous.')
  await router.navigate({ href: '/projects/1' })
  await expect
    .poll(() => served.calls.find(({ name }) => name === `PATCH ${at}`)?.body)
    .toBe('{"note":"Bienvenue chez vous."}')
})
