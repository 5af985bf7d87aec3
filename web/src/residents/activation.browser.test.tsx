import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../platform/session.ts'
import { readStored, writeStored } from '../platform/storage.ts'
import { answersFor, listOf, me, openPortal, refusal, serve, userAnswer } from '../platform/testing.tsx'
import { homeOf } from './testing.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
  sessionStorage.clear()
})

const code = 'W93C-7TQK-CQCV'
const home = homeOf(5, 'Maison Les Lilas')
const activate = 'POST /users/7/residence-activate'

/** Someone who lives somewhere, and what the server says to the code. */
const resident = (answers: Parameters<typeof serve>[0]) =>
  serve({ ...answersFor('COMPANY_MANAGER', 'resident'), 'GET /users/7/residences': listOf([]), ...answers })

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const field = () => page.getByRole('textbox', { name: 'Code logement' })
const send = async (typed: string) => {
  await field().fill(typed)
  await page.getByRole('button', { name: 'Activer mon logement' }).click()
}

test('RES-01 CODE-23: a code in lower case without dashes activates the home, which is then one tap away', async () => {
  const { calls } = resident({ [activate]: { body: { data: home } } })
  const portal = await openPortal('/activation')
  await send('w93c7tqkcqcv')
  await expect.element(heading('Votre logement est activé')).toBeVisible()
  await expect.element(page.getByText('Maison Les Lilas')).toBeVisible()
  const sent = calls.find(({ name }) => name === activate)?.body ?? ''
  expect(JSON.parse(sent)).toEqual({ activation_code: code })
  await page.getByRole('link', { name: 'Voir mon logement' }).click()
  await vi.waitFor(() => expect(portal.path()).toBe('/logement/5'))
})

test.each([
  ['success', { body: { data: home } }],
  ['failure', refusal(422, 'ACTIVATION_CODE_INVALID')],
])('RES-02 AUTH-11: the invitation is sent along and forgotten after one attempt: %s', async (_, answer) => {
  const { calls } = resident({ [activate]: answer })
  writeStored('invitation_token', 'invited')
  await openPortal('/activation')
  await send(code)
  await vi.waitFor(() => expect(readStored('invitation_token')).toBeNull())
  expect(JSON.parse(calls.find(({ name }) => name === activate)?.body ?? '')).toMatchObject({
    invitation_token: 'invited',
  })
})

test('whoever asks for access is told who has the code, and is not sent to a mail that holds none', async () => {
  resident({})
  await openPortal('/activation?role=TENANT')
  await expect.element(field()).toHaveAccessibleDescription(/Demandez-le à votre bailleur ou au propriétaire/)
  await expect.element(field()).not.toHaveAccessibleDescription(/e-mail/)
})

test('an incomplete code is not sent; the field says what is missing and takes the focus', async () => {
  const { names } = resident({})
  await openPortal('/activation')
  await field().fill('w93c-7t')
  await page.getByRole('button', { name: 'Activer mon logement' }).click({ force: true })
  await expect.element(page.getByText(/Il manque 6 caractères/)).toBeVisible()
  await expect.element(field()).toHaveFocus()
  expect(names()).not.toContain(activate)
})

test('a code that was brought is not said to be ready once it is refused, and its reader learns that it may be an old one', async () => {
  resident({ [activate]: refusal(422, 'ACTIVATION_CODE_INVALID') })
  sessionStorage.setItem('logis.activation_code', JSON.stringify(code))
  await openPortal('/activation')
  await expect.element(heading('Votre code est prêt')).toBeVisible()
  await page.getByRole('button', { name: 'Activer mon logement' }).click()
  await expect.element(heading('Saisissez votre code')).toBeVisible()
  await expect.element(field()).toHaveAccessibleDescription(/un nouveau l’a remplacé/)
})

test('422: a code that nobody knows is told under the field, until it is changed', async () => {
  resident({ [activate]: refusal(422, 'ACTIVATION_CODE_INVALID') })
  await openPortal('/activation')
  await send(code)
  await expect.element(field()).toHaveAccessibleDescription(/Ce code n’est pas reconnu/)
  await expect.element(field()).toHaveFocus()
  await field().fill('W93C')
  await expect.element(page.getByText(/Ce code n’est pas reconnu/)).not.toBeInTheDocument()
})

test.each([
  [409, 'RESIDENCE_CANCELLED', /Contactez l’entreprise/],
  [429, 'TOO_MANY_REQUESTS', /patientez 15 minutes/],
  [503, 'SERVICE_UNAVAILABLE', /Un refus\..*7F3A-21/],
])('%i %s: told in place with what to do, once', async (status, reason, advice) => {
  resident({ [activate]: refusal(status, reason) })
  await openPortal('/activation')
  await send(code)
  await expect.element(page.getByRole('alert')).toMatchTextContent(advice)
  expect(page.getByRole('alert').all()).toHaveLength(1)
})

test('409 CODE-24: a home activated by someone else offers to ask for access, and the request waits', async () => {
  const { calls } = resident({
    [activate]: refusal(409, 'RESIDENCE_ALREADY_ACTIVATED'),
    'POST /residence-code/request-access': { status: 201, body: { data: { id: 1, status: 'PENDING' } } },
  })
  await openPortal('/activation')
  await send(code)
  await expect.element(heading('Demandez l’accès')).toHaveFocus()
  await expect.element(page.getByText(/W93C-7TQK-CQCV est déjà activé/)).toBeVisible()
  await page.getByRole('radio', { name: 'Locataire' }).click()
  await page.getByRole('button', { name: 'Demander l’accès' }).click()
  await expect.element(heading('Votre demande est envoyée')).toBeVisible()
  const asked = calls.find(({ name }) => name === 'POST /residence-code/request-access')?.body ?? ''
  expect(JSON.parse(asked)).toEqual({ residence_code: code, role: 'TENANT' })
})

test.each([
  ['somebody else has activated the home', refusal(409, 'RESIDENCE_ALREADY_ACTIVATED'), code],
  ['no answer came', 'no answer' as const, code],
  ['it opens no home', refusal(422, 'ACTIVATION_CODE_INVALID'), ''],
])('a code that was tried is there after a reload where it may still serve: %s', async (_, answer, kept) => {
  resident({ [activate]: answer })
  await openPortal('/activation')
  await send(code)
  await expect.element(page.getByText(/déjà activé\.|connexion|pas reconnu/)).toBeVisible()
  await cleanup()
  await openPortal('/activation?role=OWNER')
  await expect.element(field()).toHaveValue(kept)
})

test('409: the second try after a lost answer finds the home among one’s own', async () => {
  resident({ [activate]: refusal(409, 'RESIDENCE_ALREADY_ACTIVATED'), 'GET /users/7/residences': listOf([home]) })
  await openPortal('/activation')
  await send(code)
  await expect.element(heading('Votre logement est activé')).toBeVisible()
})

test('the code of a QR code leaves the address at once and waits for the account to be made', async () => {
  const { calls } = resident({ 'POST /users': userAnswer })
  const portal = await openPortal(`/activation#code=${code.toLowerCase()}`, { signedIn: false })
  await expect.element(heading('Activez votre logement')).toBeVisible()
  expect(portal.path()).toBe('/activation')
  await expect.element(page.getByText(code)).toBeVisible()
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('alice@foyer.example')
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Alice')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Meunier')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect.element(field()).toHaveValue(code)
  const registered = calls.find(({ name }) => name === 'POST /users')?.body ?? ''
  expect(JSON.parse(registered)).toMatchObject({ username: 'alice@foyer.example', cgu: true, locale: 'fr-FR' })
})

test('RES-03/recorded: the terms in force are read and accepted in place, then the code is asked for', async () => {
  const answers = answersFor('COMPANY_MANAGER', 'resident')
  const me = answers['GET /user'] as { body: { data: object } }
  const asked = { body: { data: { ...me.body.data, cgu: { is_accepted: false, version: '2026-09' } } } }
  const { calls } = serve({
    ...answers,
    'GET /user': asked,
    'GET /cgu': { body: { data: { version: '2026-09', content: '<h2>Vos données</h2><script>alert(1)</script>' } } },
    'POST /users/7/cgu': { body: { data: { accepted_at: '2026-11-21T12:00:00Z' } } },
  })
  await openPortal('/activation')
  await expect.element(page.getByRole('heading', { name: 'Vos données' })).toBeVisible()
  expect(document.querySelector('main script')).toBeNull()
  Object.assign(asked, me)
  await page.getByRole('button', { name: 'J’accepte les conditions' }).click()
  await expect.element(heading('Saisissez votre code')).toBeVisible()
  expect(JSON.parse(calls.find(({ name }) => name === 'POST /users/7/cgu')?.body ?? '')).toEqual({ version: '2026-09' })
})

test('RES-08: staff do not enter the residents’ area, nor residents the partners’', async () => {
  serve(answersFor())
  const staff = await openPortal('/logement')
  await vi.waitFor(() => expect(staff.path()).toBe('/company/1'), { timeout: 10_000 })
  endSession('left')
  resident({})
  const other = await openPortal('/company/1')
  await vi.waitFor(() => expect(other.path()).toBe('/logement'), { timeout: 10_000 })
})

test('staff who follow a resident’s link are told how to change areas', async () => {
  serve(answersFor())
  await openPortal('/activation')
  await expect.element(heading('Vous êtes sur le portail partenaire')).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter et continuer' }).click()
  await expect.element(heading('Activez votre logement')).toBeVisible()
})

test('an invitation is kept, its token hidden, and its reader goes on to the code under the invited address', async () => {
  const { calls } = resident({
    'GET /invitation-token': {
      body: {
        data: {
          kind: 'OWNER',
          email: 'alice@foyer.example',
          company_name: 'Maisons Clairière',
          residence_name: 'Maison Les Lilas',
          residence_code: 'W93C-7TQK-CQCV',
          is_code_renewed: false,
          account_exists: true,
          account_scope: null,
        },
      },
    },
  })
  const portal = await openPortal('/invitation#token=invited', { signedIn: false })
  await expect.element(page.getByText(/Maisons Clairière vous ouvre/)).toBeVisible()
  expect([portal.path(), readStored('invitation_token')]).toEqual(['/invitation', 'invited'])
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await userEvent.keyboard('{Enter}')
  // It came with the invitation: there is nothing to type.
  await expect.element(heading('Votre code est prêt')).toBeVisible()
  await expect.element(field()).toHaveValue(code)
  const signedIn = calls.find(({ name }) => name === 'POST /personal-access-token')?.body ?? ''
  expect(JSON.parse(signedIn)).toMatchObject({ username: 'alice@foyer.example', scope: 'resident' })
})

test('an invitation that is over says so and leads to the code', async () => {
  resident({ 'GET /invitation-token': refusal(422, 'INVITATION_TOKEN_INVALID') })
  const portal = await openPortal('/invitation#token=old', { signedIn: false })
  await expect.element(heading('Cette invitation n’est plus valide')).toBeVisible()
  expect(page.getByRole('alert').all()).toHaveLength(1)
  await page.getByRole('link', { name: 'Saisir mon code' }).click()
  await vi.waitFor(() => expect(portal.path()).toBe('/activation'))
})

test('an invitation that has served leads whoever is signed in to their homes', async () => {
  resident({ 'GET /invitation-token': refusal(422, 'INVITATION_TOKEN_INVALID') })
  const portal = await openPortal('/invitation#token=old')
  await expect.element(heading('Cette invitation n’est plus valide')).toBeVisible()
  await expect.element(page.getByText(new RegExp(`Vous êtes connecté avec ${me.username}`))).toBeVisible()
  expect(page.getByRole('link', { name: 'J’ai déjà un compte' }).query()).toBeNull()
  await page.getByRole('link', { name: 'Voir mes logements' }).click()
  await vi.waitFor(() => expect(portal.path()).toBe('/logement'))
})

test('a buyer whose sale is withdrawn is told so, not of codes; whoever is signed in goes on to their homes', async () => {
  resident({ 'GET /invitation-token': refusal(404, 'SALE_OVER') })
  await openPortal('/invitation#token=old', { signedIn: false })
  await expect.element(heading('La cession est annulée')).toBeVisible()
  await expect.element(page.getByText(/^Le carnet de ce logement ne vous est plus cédé/)).toBeVisible()
  expect(page.getByText(/code/i).all()).toEqual([])
  await cleanup()
  const portal = await openPortal('/invitation#token=old')
  await expect.element(heading('La cession est annulée')).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes logements' }).click()
  await vi.waitFor(() => expect(portal.path()).toBe('/logement'))
})

test('an account that is there already is one tap away from the form, under the address that was typed', async () => {
  resident({ 'POST /users': refusal(409, 'EMAIL_ALREADY_USED', 'Cette adresse e-mail est déjà utilisée.') })
  const portal = await openPortal(`/activation#code=${code}`, { signedIn: false })
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(' Alice@foyer.example ')
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Alice')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Meunier')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByRole('link', { name: 'Se connecter avec cette adresse' }).click()
  await vi.waitFor(() => expect(portal.path()).toMatch(/^\/login\?/))
  await expect.element(page.getByLabelText('Identifiant (adresse e-mail)')).toHaveValue('Alice@foyer.example')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue(code)
})

/** What the link of a colleague's invitation opens, sent to somebody who has an account. */
const colleague = (email: string, account_scope: 'partner' | 'resident' = 'resident') => ({
  'GET /invitation-token': {
    body: {
      data: {
        kind: 'STAFF',
        email,
        company_name: 'Maisons Clairière',
        residence_name: null,
        residence_code: null,
        is_code_renewed: false,
        account_exists: true,
        account_scope,
      },
    },
  },
})
const join = 'POST /invitation-token'
const joined = { body: { data: { company_id: 2, company_name: 'Maisons Clairière' } } }
const submit = () => page.getByRole('button', { name: 'Rejoindre Maisons Clairière' })

test.each(['partner', 'resident'] as const)(
  'a colleague’s invitation is taken up by whoever is signed in with its address, as %s, who then signs in anew',
  async (scope) => {
    const answers = { ...answersFor('COMPANY_MANAGER', scope), ...colleague(me.username, scope) }
    const { calls } = serve({ ...answers, [join]: joined })
    const portal = await openPortal('/invitation#token=invited')
    await submit().click()
    await expect.element(heading('Vous faites partie de l’équipe de Maisons Clairière')).toBeVisible()
    expect(JSON.parse(calls.find(({ name }) => name === join)?.body ?? '')).toEqual({ token: 'invited' })
    expect([readStored('invitation_token'), readStored('token')]).toEqual([null, null])
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await vi.waitFor(() => expect(portal.path()).toBe('/login'))
  },
)

test('a colleague’s invitation that was sent to somebody else is said to be so, and signing out leads back to it', async () => {
  const { names } = resident(colleague('nina@clairiere.example', 'partner'))
  await openPortal('/invitation#token=invited')
  await expect.element(page.getByText(/l’invitation a été envoyée à nina@clairiere.example/)).toBeVisible()
  expect(submit().query()).toBeNull()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.element(page.getByLabelText('Mot de passe', { exact: true })).toBeVisible()
  expect(names()).not.toContain(join)
})

test.each(['partner', 'resident'] as const)(
  'who has an account as %s signs in by that door, and joins',
  async (scope) => {
    const answers = { ...answersFor('COMPANY_MANAGER', scope), ...colleague(me.username, scope) }
    const { calls } = serve({ ...answers, [join]: joined })
    await openPortal('/invitation#token=invited', { signedIn: false })
    await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
    await userEvent.keyboard('{Enter}')
    await expect.element(submit()).toBeVisible()
    const sent = calls.find(({ name }) => name === 'POST /personal-access-token')?.body ?? ''
    expect(JSON.parse(sent)).toMatchObject({ username: me.username, scope })
  },
)

test('an invitation that is withdrawn meanwhile is told in place', async () => {
  resident({
    ...colleague(me.username),
    [join]: refusal(422, 'INVITATION_TOKEN_INVALID', 'Cette invitation n’est plus valide.'),
  })
  await openPortal('/invitation#token=invited')
  await submit().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cette invitation n’est plus valide.')
})
