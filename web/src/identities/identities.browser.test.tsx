import type { CompanyIdentity } from '@logis/contract/identities'
import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { elsewhere } from '../platform/elsewhere.ts'
import { endSession } from '../platform/session.ts'
import { answersFor, links, marie, openPortal, refusal, serve } from '../platform/testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const portal = (...identity_providers: object[]) => ({
  'GET /portal': { body: { data: { links, finds_addresses: false, identity_providers } } },
})
const first = { code: 'first', name: 'ProConnect' }
const second = { code: 'second', name: 'Compte Horizon' }
const goOn = (name: string) => page.getByRole('button', { name: `Continuer avec ${name}` })
const leaving = () => vi.spyOn(elsewhere, 'go').mockImplementation(() => {})
const bodyOf = (wire: ReturnType<typeof serve>, name: string) =>
  JSON.parse(wire.calls.find((call) => call.name === name)?.body ?? 'null')

test('AUTH-28 AUTH-29/screen each provider of the portal has its button on the sign-in page, and none where there is none', async () => {
  serve({ ...answersFor(), ...portal() })
  await openPortal('/login', { signedIn: false })
  await expect.element(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Continuer avec/ }).elements()).toHaveLength(0)
  await cleanup()

  const go = leaving()
  const wire = serve({
    ...answersFor(),
    ...portal(first, second),
    'POST /identity-providers/second/sign-in': { body: { data: { url: 'https://id.example/authorize' } } },
  })
  await openPortal('/login?redirect=%2Fprojects%2F1', { signedIn: false })
  await expect.element(goOn('ProConnect')).toBeVisible()
  await goOn('Compte Horizon').click()
  await expect.poll(() => go.mock.calls).toEqual([['https://id.example/authorize']])
  expect(bodyOf(wire, 'POST /identity-providers/second/sign-in')).toEqual({ scope: 'partner', wanted: '/projects/1' })
})

test('a typed address finds the provider of its company; residents are offered none', async () => {
  const wire = serve({
    ...answersFor(),
    ...portal(),
    'GET /identity-providers': { body: { data: [{ code: 'company-3', name: 'Compte Clairière' }] } },
    'POST /identity-providers/company-3/sign-in': refusal(503, 'IDENTITY_PROVIDER_SILENT', 'Il ne répond pas.'),
  })
  await openPortal('/login', { signedIn: false })
  await userEvent.fill(page.getByRole('textbox', { name: /^Identifiant/ }), 'hugo@clairiere.example')
  await goOn('Compte Clairière').click()
  await expect.element(page.getByText('Il ne répond pas.').first()).toBeVisible()
  expect(bodyOf(wire, 'POST /identity-providers/company-3/sign-in')).toEqual({
    scope: 'partner',
    email: 'hugo@clairiere.example',
  })
  expect(wire.calls.find(({ name }) => name === 'GET /identity-providers')?.query.get('domain')).toBe(
    'clairiere.example',
  )
  await expect.element(page.getByRole('textbox', { name: /^Identifiant/ })).toHaveValue('hugo@clairiere.example')
  await cleanup()

  const { names } = serve({ ...answersFor(), ...portal(first) })
  await openPortal('/login?scope=resident', { signedIn: false })
  await userEvent.fill(page.getByRole('textbox', { name: /^Identifiant/ }), 'claire@clairiere.example')
  await expect.element(goOn('ProConnect')).toBeVisible()
  expect(names()).not.toContain('GET /identity-providers')
})

const back = '/login/return/first?code=abc&state=def'
const come = 'POST /personal-access-token/first'
const session = { access_token: 'fresh', token_type: 'Bearer', expires_in: 3600, user: marie }

test('coming back opens the session, leads where one wanted to go, and keeps the answer out of the address', async () => {
  const wire = serve({
    ...answersFor(),
    [come]: { body: { data: { outcome: 'SIGNED_IN', session, wanted: '/contacts/1', scope: 'partner' } } },
  })
  const { path } = await openPortal(back, { signedIn: false })
  await expect.poll(path).toBe('/contacts/1')
  expect(wire.names().filter((name) => name === come)).toHaveLength(1)
  expect(new URLSearchParams(bodyOf(wire, come).answer).get('code')).toBe('abc')
  expect(JSON.parse(localStorage.getItem('logis.token') ?? 'null')).toMatchObject({})
})

test('AUTH-29/screen a failure returns to the sign-in page with the normal notification', async () => {
  serve({ ...answersFor(), ...portal(first), [come]: refusal(401, 'IDENTITY_SIGN_IN_FAILED', 'Cela n’a pas abouti.') })
  const { path } = await openPortal(back, { signedIn: false })
  await expect.poll(path).toBe('/login')
  await expect.element(page.getByRole('alert').getByText('Cela n’a pas abouti.')).toBeVisible()
  await expect.element(goOn('ProConnect')).toBeVisible()
})

test('someone who is not linked yet types the code of the mail; a wrong one is told and stays', async () => {
  const wire = serve({
    ...answersFor(),
    [come]: { body: { data: { outcome: 'CODE_SENT', email: marie.username, scope: 'partner' } } },
    'POST /identity-proofs': refusal(422, 'IDENTITY_CODE_INVALID', 'Ce code n’est pas le bon.'),
  })
  const { path } = await openPortal(back, { signedIn: false })
  const code = page.getByLabelText('Code reçu par e-mail')
  await expect.element(page.getByText(/marie@horizon\.example/)).toBeVisible()
  await userEvent.fill(code, 'abcd')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Le code compte huit lettres et chiffres.')).toBeVisible()
  expect(wire.names()).not.toContain('POST /identity-proofs')
  await userEvent.fill(code, 'abcd-2345')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Ce code n’est pas le bon.')).toBeVisible()
  await expect.element(code).toHaveValue('abcd-2345')
  wire.answers['POST /identity-proofs'] = {
    body: { data: { outcome: 'SIGNED_IN', session, wanted: null, scope: 'partner' } },
  }
  await page.getByRole('button', { name: 'Relier et se connecter' }).click()
  await expect.poll(path).toBe('/company/1')
})

test('someone without an account is told whom to ask', async () => {
  serve({
    ...answersFor(),
    [come]: {
      body: {
        data: {
          outcome: 'NO_ACCOUNT',
          email: 'nina@clairiere.example',
          company_name: 'Maisons Clairière',
          administrators: ['Hugo Petit'],
          scope: 'partner',
        },
      },
    },
  })
  await openPortal(back, { signedIn: false })
  await expect.element(page.getByText(/Demandez un accès à un administrateur de Maisons Clairière/)).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText('Hugo Petit')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Revenir à la page de connexion' })).toBeVisible()
})

test('signing out leads to the provider that one came by', async () => {
  const go = leaving()
  const wire = serve({
    ...answersFor(),
    'POST /identity-sign-out': { body: { data: { url: 'https://id.example/end' } } },
  })
  localStorage.setItem('logis.elsewhere', 'true')
  const { path } = await openPortal('/company/1')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('button', { name: 'Déconnexion' }).click()
  await expect.poll(() => go.mock.calls).toEqual([['https://id.example/end']])
  await expect.poll(path).toBe('/login')
  expect(wire.names()).not.toContain('DELETE /personal-access-token')
  expect(localStorage.getItem('logis.elsewhere')).toBeNull()
})

const proven = {
  id: 5,
  domain: 'clairiere.example',
  record_name: '_logis.clairiere.example',
  record_value: 'logis-verification=abc',
  proven_at: '2026-11-20T08:00:00Z',
  checked_at: '2026-11-20T08:00:00Z',
  missing_since: null,
  counts_until: null,
}
const waiting = { ...proven, id: 6, domain: 'autre.example', record_name: '_logis.autre.example', proven_at: null }
const provider = {
  preset: 'KEYCLOAK' as const,
  name: 'Compte Clairière',
  issuer: 'https://id.clairiere.example/realms/main',
  client_id: 'logis',
  demands_second_factor: true,
  new_people_role: 'COMPANY_READER' as const,
  is_only_way: false,
}
const none: CompanyIdentity = {
  provider: null,
  domains: [],
  return_url: 'https://logis.example/login/return/company-1',
  sign_out_url: 'https://logis.example/login',
  way_back: 'Marie Tessier',
  cannot: { edit: null, only: 'IDENTITY_PROVIDER_UNKNOWN', add_domain: null },
}
const configured: CompanyIdentity = {
  ...none,
  provider,
  domains: [proven, waiting],
  cannot: { ...none.cannot, only: null },
}
const place = '/companies/1/identity-provider'
const openPage = async (identity: CompanyIdentity, more: object = {}) => {
  const wire = serve({ ...answersFor(), [`GET ${place}`]: { body: { data: identity } }, ...more })
  await openPortal('/identity/1')
  return wire
}

test('an administrator writes down the provider, which must know the return address; the secret is sent once', async () => {
  const wire = await openPage(none, { [`PUT ${place}`]: { body: { data: configured } } })
  const card = page.getByRole('region', { name: 'Fournisseur d’identité' })
  await expect.element(card.getByText(none.return_url)).toBeVisible()
  await card.getByRole('button', { name: 'Configurer' }).click()
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Nom du bouton'), provider.name)
  await userEvent.fill(dialog.getByLabelText('Adresse de l’émetteur'), provider.issuer)
  await userEvent.fill(dialog.getByLabelText('Identifiant du client'), 'logis')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Secret du client' }), 'tres-secret')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .poll(() => bodyOf(wire, `PUT ${place}`))
    .toEqual({
      preset: 'ENTRA',
      name: provider.name,
      issuer: provider.issuer,
      client_id: 'logis',
      client_secret: 'tres-secret',
      demands_second_factor: false,
      new_people_role: null,
    })
})

test('a provider that does not answer is told under its address, which takes the focus', async () => {
  await openPage(configured, { [`PUT ${place}`]: refusal(503, 'IDENTITY_PROVIDER_SILENT', 'Il ne répond pas.') })
  const card = page.getByRole('region', { name: 'Fournisseur d’identité' })
  await card.getByRole('button', { name: 'Modifier' }).click()
  const issuer = page.getByRole('dialog').getByLabelText('Adresse de l’émetteur')
  await userEvent.fill(issuer, 'https://connexion.exemple.invalid')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(issuer).toHaveAccessibleDescription(/Il ne répond pas\./)
  await expect.element(issuer).toHaveFocus()
})

test('domains show the record that proves them until they are proven; what the look-up found is told', async () => {
  const wire = await openPage(configured, {
    'POST /companies/1/identity-domains/6/check': { body: { data: configured } },
    'POST /companies/1/identity-domains': refusal(409, 'IDENTITY_DOMAIN_EXISTS', 'Il y est déjà.'),
  })
  const card = page.getByRole('region', { name: 'Domaines de vos adresses e-mail' })
  await expect.element(card.getByText('_logis.autre.example')).toBeVisible()
  expect(card.getByText('_logis.clairiere.example').elements()).toHaveLength(0)
  await card.getByRole('button', { name: 'Vérifier autre.example' }).click()
  await expect.element(page.getByText(/TXT de autre\.example n’est pas encore visible/).first()).toBeVisible()
  const lost = { ...configured, domains: [{ ...proven, proven_at: null }, waiting] }
  wire.answers['POST /companies/1/identity-domains/5/check'] = { body: { data: lost } }
  await card.getByRole('button', { name: 'Vérifier clairiere.example' }).click()
  await expect.element(page.getByText(/TXT de clairiere\.example n’est plus visible/).first()).toBeVisible()
  await card.getByRole('button', { name: 'Ajouter un domaine' }).click()
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Domaine'), 'Hugo@Clairiere.example')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(dialog.getByText('Il y est déjà.')).toBeVisible()
  expect(bodyOf(wire, 'POST /companies/1/identity-domains')).toEqual({ domain: 'clairiere.example' })
})

test('« only by our provider » is asked again, and its button says why it is closed', async () => {
  const only = { body: { data: { ...configured, provider: { ...provider, is_only_way: true } } } }
  const wire = await openPage(configured, { [`PUT ${place}/only`]: only })
  const card = page.getByRole('region', { name: 'Seulement par votre fournisseur' })
  await card.getByRole('button', { name: 'N’autoriser que le fournisseur' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText(/ne seront plus acceptés.* En secours, Marie Tessier garde le sien/))
    .toBeVisible()
  wire.answers[`GET ${place}`] = only
  await dialog.getByRole('button', { name: 'N’autoriser que le fournisseur' }).click()
  await expect.element(card.getByText(/En secours, Marie Tessier/)).toBeVisible()
  expect(bodyOf(wire, `PUT ${place}/only`)).toEqual({ only: true })
  await cleanup()

  await openPage({ ...only.body.data, way_back: null })
  await expect.element(card.getByText(/Plus aucun administrateur n’a de mot de passe/)).toBeVisible()
  await cleanup()

  await openPage({ ...configured, cannot: { ...configured.cannot, only: 'IDENTITY_NOT_TRIED' } })
  const closed = page.getByRole('button', { name: 'N’autoriser que le fournisseur' })
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true')
})

test('a proven domain whose record is gone says since when, until when it counts, and what to put back', async () => {
  const missing = { ...proven, missing_since: '2026-11-28T07:00:00Z', counts_until: '2026-12-12' }
  await openPage(
    { ...configured, domains: [missing] },
    { 'POST /companies/1/identity-domains/5/check': { body: { data: { ...configured, domains: [missing] } } } },
  )
  const card = page.getByRole('region', { name: 'Domaines de vos adresses e-mail' })
  await expect.element(card.getByText('À rétablir')).toBeVisible()
  await expect.element(card).toMatchTextContent(/constaté le 28\/11\/2026\. .* avant le 12\/12\/2026/)
  await expect.element(card.getByText('logis-verification=abc')).toBeVisible()
  // Put back, and looked for before it is published: it counts on, and is said to.
  await card.getByRole('button', { name: 'Vérifier clairiere.example' }).click()
  await expect.element(page.getByText(/n’est pas visible dans le DNS\. .* jusqu’au 12\/12\/2026/).first()).toBeVisible()
})
