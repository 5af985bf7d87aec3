import type { AnyMail } from '@logis/contract/administration.mails'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../platform/session.ts'
import { answersFor, listOf, me, openPortal, serve } from '../platform/testing.tsx'

beforeEach(async () => {
  await page.viewport(1440, 900)
  endSession('left')
  localStorage.clear()
})

const mail = (id: number, more: Partial<AnyMail> = {}): AnyMail => ({
  id,
  created_at: '2026-11-20T09:00:00Z',
  sent_at: null,
  state: 'FAILED',
  channel: { id: 3, name_fr: 'Mot de passe oublié', name_en: 'Forgotten password' },
  recipient: 'schmitt@foyer.example',
  company: { id: 2, name: 'Maisons Clairière' },
  residence: null,
  error: '550 no such mailbox',
  ...more,
})
const open = async (...mails: AnyMail[]) => {
  const wire = serve({
    ...answersFor(),
    'GET /user': { body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } } },
    'GET /admin/communication-channel-logs': listOf(mails),
    'GET /admin/communication-channels': listOf([
      {
        ...mails[0]!.channel,
        code: 'PASSWORD_RESET',
        target: 'user',
        type: 'mail',
        is_default_active: true,
        is_optional: false,
      },
    ]),
  })
  return { ...wire, ...(await openPortal('/admin/emails?q.state=FAILED&q.since=2026-10-30')) }
}

test('mails are told with where they stand and why, and lead to their home or company', async () => {
  const home = { id: 9, name: 'Maison Les Lilas' }
  await open(
    mail(1),
    mail(2, { recipient: null, state: 'UNDELIVERED', residence: home, error: null, sent_at: '2026-11-20T09:05:00Z' }),
    mail(3, { state: 'DROPPED', company: null, error: null }),
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'E-mails' })).toBeVisible()
  const row = (hasText: string) => page.getByRole('row').filter({ hasText })
  await expect
    .element(row('550 no such mailbox'))
    .toMatchTextContent(/schmitt@foyer\.example.*Mot de passe oublié.*En échec/)
  await expect
    .element(page.getByRole('link', { name: 'Maisons Clairière' }))
    .toHaveAttribute('href', '/admin/companies/2')
  await expect.element(row('Adresse oubliée')).toMatchTextContent(/parti le.*Maison Les Lilas.*Non distribué/)
  await expect.element(row('Sans objet')).toMatchTextContent(/N’était plus utile/)
})

test('the list is asked as its address says, and narrowed by kind', async () => {
  const { calls, path } = await open(mail(1))
  const last = () => calls.filter(({ name }) => name === 'GET /admin/communication-channel-logs').at(-1)?.query
  await expect.poll(() => last()?.get('search[state]')).toBe('FAILED')
  expect(last()?.get('search[since]')).toBe('2026-10-30')
  await page.getByRole('button', { name: /^Filtrer par.*Type$/ }).click()
  await page.getByRole('menuitem', { name: 'Mot de passe oublié' }).click()
  await expect.poll(path).toContain('q.channel_id=3')
  await expect.poll(() => last()?.get('search[channel_id]')).toBe('3')
})
