import type { InvitedTenant } from '@logis/contract/tenants'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAfresh } from '../../projects/testing.ts'
// The page is there before the first test begins to count its time.
import '../HomePage.tsx'
import './LandlordHome.tsx'
import './InvitedDialog.tsx'
import { hrefOf, invitedTenants, openHome } from '../testing.ts'

beforeEach(startAfresh)

const operation = 'GET /companies/1/invited-tenants'
const create = 'POST /companies/1/campaigns'
const invited = (more: Partial<InvitedTenant> = {}): InvitedTenant => ({
  id: 501,
  email: 'julien.morel@foyer.example',
  invited_at: '2026-11-20T10:00:00Z',
  arrival: 'OPENED',
  residence: { id: 91, name: 'A07', building: { id: 70, name: 'Les Tilleuls' } },
  ...more,
})
const lea = invited({
  id: 502,
  email: 'lea@foyer.example',
  arrival: 'UNDELIVERED',
  residence: { id: 92, name: 'A08', building: null },
})
const both = invitedTenants([invited(), lea], { opened: 1, undelivered: 1 })
const card = () => page.getByRole('region', { name: 'Locataires attendus' })
const invite = () => page.getByRole('button', { name: 'Les inviter' })

test('a landlord reads whom it waits for and how far their mails came; the act of the page writes to all of them again', async () => {
  const { calls } = await openHome('SOCIAL_LANDLORD', { [operation]: both, [create]: { status: 500, body: {} } })
  await expect
    .element(card())
    .toMatchTextContent(
      /2 locataires.*invités n’ont pas encore activé leur logement\. 1 a ouvert l’e-mail, 1 ne l’a pas reçu\./,
    )
  expect(invite().element().getAttribute('data-variant')).toBe('default')
  await card().getByRole('button', { name: 'Relancer 2 locataires' }).click()
  await expect.poll(() => calls.find(({ name }) => name === create)?.body).toContain('"residence_ids":[91,92]')
})

test('« Voir » names them one by one, with the home, the day and what became of the mail', async () => {
  await openHome('SOCIAL_LANDLORD', { [operation]: both })
  await card().getByRole('button', { name: 'Voir' }).click()
  const rows = page.getByRole('dialog', { name: 'Locataires attendus' }).getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/julien.morel@foyer.example.*A07.*Les Tilleuls.*20\/11\/2026.*E-mail ouvert/)
  await expect.element(rows.nth(1)).toMatchTextContent(/lea@foyer.example.*A08.*E-mail non reçu/)
  expect(hrefOf('A07')).toBe('/project/1/91')
})

test('where nobody is waited for there is no such part, and inviting is the act of the page', async () => {
  await openHome('SOCIAL_LANDLORD')
  await expect.element(invite()).toBeVisible()
  expect(invite().element().getAttribute('data-variant')).toBe('filled')
  expect(card().elements()).toEqual([])
})
