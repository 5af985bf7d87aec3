import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../../platform/session.ts'
import { answersFor, me, openPortal, refusal, serve } from '../../platform/testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const codes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n}`)
const none = { is_demanded: false, totp: null, recovery_codes_left: 0, has_password: true, passkeys: [] }
const on = { ...none, totp: { created_at: '2026-11-20T08:00:00Z', last_used_at: null }, recovery_codes_left: 9 }
const answers = (factors: object = none) => ({
  ...answersFor(),
  'GET /users/7/factors': { body: { data: factors } },
  'GET /users/7/sessions': { body: { data: [] } },
  'GET /users/7/identities': { body: { data: [] } },
  'GET /users/7/sign-ins': {
    body: {
      data: [
        {
          id: 2,
          created_at: '2026-11-22T09:00:00Z',
          refused: 'CREDENTIALS_INVALID',
          browser: null,
          system: null,
          ip: null,
        },
        {
          id: 1,
          created_at: '2026-11-21T09:00:00Z',
          refused: null,
          browser: 'Firefox',
          system: 'Windows',
          ip: '192.0.2.7',
        },
      ],
    },
  },
  'POST /users/7/totp': {
    body: {
      data: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Logis',
        qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
    },
  },
  'POST /users/7/totp/confirmation': { body: { data: { recovery_codes: codes } } },
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const codeField = () => page.getByRole('textbox', { name: 'Code à six chiffres' })

test('two-step sign-in is turned on by keyboard: a key to type, a code, the recovery codes once', async () => {
  const { calls } = serve(answers())
  await openPortal('/security')
  await button('Activer la double authentification').click()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
  await codeField().fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Vos codes de secours' })).toHaveFocus()
  for (const code of codes) await expect.element(page.getByText(code)).toBeVisible()
  expect(JSON.parse(calls.find(({ name }) => name === 'POST /users/7/totp/confirmation')!.body)).toEqual({
    code: '123 456',
  })
  await button('Je les ai conservés').click()
  await expect.element(page.getByText(codes[0]!)).not.toBeInTheDocument()
})

test('a wrong code is told at its field, which keeps the focus', async () => {
  serve({ ...answers(), 'POST /users/7/totp/confirmation': refusal(422, 'FACTOR_CODE_INVALID') })
  await openPortal('/security')
  await button('Activer la double authentification').click()
  await codeField().fill('123456')
  await button('Activer').click()
  await expect.element(page.getByText('Ce code n’est pas valable. Attendez le suivant, puis réessayez.')).toBeVisible()
})

test('where it is demanded it cannot be turned off, and says why; the last sign-ins tell those that were refused', async () => {
  serve(answers({ ...on, is_demanded: true }))
  await openPortal('/security')
  await expect.element(button('Désactiver la double authentification')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible()
  const signIns = page.getByRole('region', { name: 'Dernières connexions' })
  await expect.element(signIns.getByText('Refusée')).toBeVisible()
  await expect.element(signIns.getByText('Firefox sur Windows · adresse 192.0.2.7')).toBeVisible()
})

test('where it is demanded and a passkey proves as much, the application may go', async () => {
  const passkeys = [{ id: 4, name: 'Téléphone', created_at: '2026-11-20T08:00:00Z', last_used_at: null }]
  serve(answers({ ...on, is_demanded: true, passkeys }))
  await openPortal('/security')
  const off = button('Désactiver la double authentification')
  await expect.element(off).toBeVisible()
  await expect.element(off).not.toHaveAttribute('aria-disabled', 'true')
})

test('where it is demanded and nothing else proves as much, the last passkey stays, and says why', async () => {
  const passkeys = [{ id: 4, name: 'Téléphone', created_at: '2026-11-20T08:00:00Z', last_used_at: null }]
  serve(answers({ ...on, totp: null, is_demanded: true, passkeys }))
  await openPortal('/security')
  const remove = button('Supprimer la clé d’accès « Téléphone »')
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await remove.hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(/obligatoire pour votre compte/)
})

test('what asks for a proof is sent again once it is given; a wrong one is told in the dialog', async () => {
  const served = { ...answers(on), 'POST /users/7/recovery-codes': refusal(403, 'PROOF_REQUIRED') }
  const { calls, answers: now } = serve({ ...served, 'POST /users/7/proof': refusal(422, 'FACTOR_CODE_INVALID') })
  await openPortal('/security')
  await button('Créer de nouveaux codes de secours').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Créer de nouveaux codes de secours' }).click()
  const field = page.getByRole('textbox', { name: 'Code de votre application' })
  await field.fill('111111')
  await button('Confirmer').click()
  await expect.element(page.getByText('Un refus.')).toBeVisible()
  now['POST /users/7/proof'] = { body: { data: { proven_until: '2026-11-22T09:00:00Z' } } }
  now['POST /users/7/recovery-codes'] = { body: { data: { recovery_codes: codes } } }
  await field.fill('222222')
  await button('Confirmer').click()
  await expect.element(page.getByText(codes[9]!)).toBeVisible()
  expect(calls.filter(({ name }) => name === 'POST /users/7/recovery-codes')).toHaveLength(2)
})

test('whoever owes a second factor is led to it from every address', async () => {
  serve({ ...answers(), 'GET /user': { body: { data: { ...me, owes_second_factor: true } } } })
  const portal = await openPortal('/projects/1')
  await expect.poll(portal.path).toBe('/security/enrolment')
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Activez la double authentification' }))
    .toBeVisible()
  await expect.element(codeField()).toBeVisible()
})

test('whoever owes one and has set it up already proves it there, and goes on', async () => {
  const owing = { body: { data: { ...me, owes_second_factor: true } } }
  const proven = { body: { data: { proven_until: '2026-11-22T09:00:00Z' } } }
  const { answers: now } = serve({ ...answers(on), 'GET /user': owing, 'POST /users/7/proof': proven })
  const portal = await openPortal('/projects/1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Confirmez votre identité' })).toBeVisible()
  expect(codeField().elements()).toEqual([])
  await button('Confirmer').click()
  now['GET /user'] = { body: { data: me } }
  await page.getByRole('textbox', { name: 'Code de votre application' }).fill('222222')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect.poll(portal.path).toBe('/company/1')
})

test('the second step of a sign-in: a code, or a recovery code, and back to the password', async () => {
  const awaited = { challenge: 'c'.repeat(43), expires_in: 300, methods: ['TOTP', 'RECOVERY_CODE'] }
  const session = { access_token: 'fresh', token_type: 'Bearer', expires_in: 3600, user: me }
  const { calls, answers: now } = serve({
    ...answers(),
    'POST /personal-access-token': { body: { data: awaited } },
    'POST /personal-access-token/second-factor': refusal(422, 'FACTOR_CODE_INVALID'),
  })
  const portal = await openPortal('/login', { signedIn: false })
  await page.getByRole('textbox', { name: /Identifiant/ }).fill('marie@horizon.example')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await button('Se connecter').click()
  await expect.element(codeField()).toHaveFocus()
  await userEvent.keyboard('123456{Enter}')
  await expect.element(page.getByText('Ce code n’est pas valable. Attendez le suivant, puis réessayez.')).toBeVisible()
  await expect.element(codeField()).toHaveFocus()
  await button('Utiliser un code de secours').click()
  const recovery = page.getByRole('textbox', { name: 'Code de secours' })
  await expect.element(recovery).toHaveFocus()
  now['POST /personal-access-token/second-factor'] = { body: { data: session } }
  await recovery.fill('AAAA-BBBB-CCCC-DDD0')
  await button('Se connecter').click()
  await expect.poll(portal.path).toBe('/company/1')
  const sent = calls.filter(({ name }) => name === 'POST /personal-access-token/second-factor')
  expect(JSON.parse(sent.at(-1)!.body)).toEqual({ challenge: awaited.challenge, code: 'AAAA-BBBB-CCCC-DDD0' })
})

test('an account elsewhere that opens one’s own is unlinked once it was asked again', async () => {
  const linked = { id: 4, issuer: 'https://id.example', created_at: '2026-11-20T08:00:00Z', last_used_at: null }
  const served: Record<string, unknown> = {
    ...answers(),
    'GET /users/7/identities': {
      body: {
        data: [
          { ...linked, name: 'Compte Horizon' },
          { ...linked, id: 5, name: null },
        ],
      },
    },
    'DELETE /users/7/identities/4': { body: { data: {} } },
  }
  const { calls } = serve(served as Parameters<typeof serve>[0])
  await openPortal('/security')
  const card = page.getByRole('region', { name: 'Comptes liés' })
  await expect.element(card.getByText('id.example', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Délier « Compte Horizon »' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Délier|^Confirmer|^Supprimer/ })
    .click()
  await expect.element(page.getByText('« Compte Horizon » n’ouvre plus votre compte.')).toBeVisible()
  expect(calls.map(({ name }) => name)).toContain('DELETE /users/7/identities/4')
})
