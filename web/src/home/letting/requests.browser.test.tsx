import type { CompanyRequest } from '@logis/contract/tenants'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../platform/testing.tsx'
import { startAfresh } from '../../projects/testing.ts'
import { asked } from '../../tenants/testing.ts'
// The page is there before the first test begins to count its time.
import '../HomePage.tsx'
import './LandlordHome.tsx'
import '../../tenants/RejectDialog.tsx'
import { hrefOf, listed, openHome } from '../testing.ts'

beforeEach(startAfresh)

const operation = 'GET /companies/1/access-requests'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const requestOf = (more: Partial<CompanyRequest> = {}, days = 6): CompanyRequest => ({
  ...asked(),
  created_at: daysAgo(days),
  residence: { id: 9, name: 'A33', is_activated: true, building: { id: 70, name: 'Les Tilleuls' } },
  ...more,
})
const gael = requestOf({ id: 72, user_id: 9, username: 'g.vidal@foyer.example', name: 'Gaël Vidal' }, 1)
const card = () => page.getByRole('region', { name: /^Demandes d’accès à traiter/ })
const rowOf = (name: string) => card().getByRole('row').filter({ hasText: name })

test('a landlord’s home page has who asks to live in any of its buildings, with where and how long they wait', async () => {
  const { calls } = await openHome('SOCIAL_LANDLORD', { [operation]: listed([requestOf(), gael]) })
  await expect.element(card().getByRole('heading')).toMatchTextContent(/2, la plus ancienne a 6 jours/)
  await expect
    .element(rowOf('Fatou Sow'))
    .toMatchTextContent(/fatou.sow@foyer.example.*A33.*Les Tilleuls.*6 jours.*Refuser.*Accepter/)
  await expect.element(rowOf('Gaël Vidal')).toMatchTextContent(/hier/)
  expect(hrefOf('A33')).toBe('/project/1/9')
  expect(hrefOf('Toutes les demandes')).toContain('q.has_requests=1')
  expect(calls.find(({ name }) => name === operation)?.query.get('page_size')).toBe('5')
  // Nothing is said twice on a page.
  await expect.element(page.getByRole('region', { name: 'À traiter' })).not.toMatchTextContent(/demande d’accès/)
})

test('whoever is accepted or refused right there waits no longer', async () => {
  const accept = 'POST /residences/9/access-requests/71/accept'
  const reject = 'POST /residences/9/access-requests/72/reject'
  const { answers, names } = await openHome('SOCIAL_LANDLORD', {
    [operation]: listed([requestOf(), gael]),
    [accept]: refusal(409, 'ACCESS_REQUEST_ALREADY_DECIDED', 'Cette demande a déjà été traitée.'),
    [reject]: { body: { data: {}, message: 'La demande d’accès a été refusée.' } },
  })
  await expect.element(rowOf('Fatou Sow')).toBeVisible()
  answers[operation] = listed([gael])
  await rowOf('Fatou Sow').getByRole('button', { name: 'Accepter la demande de Fatou Sow' }).click()
  await expect.element(rowOf('Fatou Sow')).not.toBeInTheDocument()
  expect(names()).toContain(accept)
  answers[operation] = listed([])
  await rowOf('Gaël Vidal').getByRole('button', { name: 'Refuser la demande de Gaël Vidal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser la demande' }).click()
  await expect.element(card()).not.toBeInTheDocument()
  expect(names()).toContain(reject)
})

test('whoever answers by the keyboard goes on with who waits next', async () => {
  const noor = requestOf({ id: 73, user_id: 10, username: 'n.bakker@foyer.example', name: 'Noor Bakker' }, 0)
  const accept = 'POST /residences/9/access-requests/71/accept'
  const reject = 'POST /residences/9/access-requests/72/reject'
  const actOf = (name: string, act: RegExp) => rowOf(name).getByRole('button', { name: act })
  const { answers } = await openHome('SOCIAL_LANDLORD', {
    [operation]: listed([requestOf(), gael, noor]),
    [accept]: refusal(409, 'ACCESS_REQUEST_ALREADY_DECIDED', 'Cette demande a déjà été traitée.'),
    [reject]: { body: { data: {}, message: 'La demande d’accès a été refusée.' } },
  })
  await expect.element(rowOf('Fatou Sow')).toBeVisible()
  answers[operation] = listed([gael, noor])
  ;(actOf('Fatou Sow', /^Accepter/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rowOf('Fatou Sow')).not.toBeInTheDocument()
  await expect.element(actOf('Gaël Vidal', /^Accepter/)).toHaveFocus()
  answers[operation] = listed([noor])
  ;(actOf('Gaël Vidal', /^Refuser/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser la demande' }).click()
  await expect.element(rowOf('Gaël Vidal')).not.toBeInTheDocument()
  await expect.element(actOf('Noor Bakker', /^Refuser/)).toHaveFocus()
})

test('where the home is to be activated first that is said before; whoever only reads has no answer to give', async () => {
  const idle = requestOf({ residence: { ...requestOf().residence, is_activated: false } })
  const cannot = { accept: 'FORBIDDEN', reject: 'FORBIDDEN' } as const
  await openHome('SOCIAL_LANDLORD', { [operation]: listed([idle]) })
  await expect.element(rowOf('Fatou Sow')).toMatchTextContent(/Accepter active aussi le logement/)
  await startAfresh()
  await openHome('SOCIAL_LANDLORD', { [operation]: listed([{ ...idle, cannot }]) })
  await expect.element(rowOf('Fatou Sow')).toBeVisible()
  expect(card().getByRole('button').elements()).toEqual([])
})

test('where nobody waits there is no such card; no other company asks for it', async () => {
  await openHome('SOCIAL_LANDLORD')
  await expect.element(page.getByRole('region', { name: 'À traiter' })).toBeVisible()
  await expect.element(card()).not.toBeInTheDocument()
  await startAfresh()
  const { names } = await openHome('DEVELOPER')
  await expect.element(page.getByRole('region', { name: 'À traiter' })).toBeVisible()
  expect(names()).not.toContain(operation)
})

test('requests that cannot be read are told in place, and asked again', async () => {
  const { answers } = await openHome('SOCIAL_LANDLORD', {
    [operation]: refusal(500, 'INTERNAL_ERROR', 'Une erreur est survenue.'),
  })
  await expect.element(card()).toBeVisible()
  answers[operation] = listed([gael])
  await card().getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(rowOf('Gaël Vidal')).toBeVisible()
})
