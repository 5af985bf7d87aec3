import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../platform/session.ts'
import { answersFor, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
  sessionStorage.clear()
})

const read = 'GET /invitation-token'
const invited = (kind: 'OWNER' | 'BUYER' | 'STAFF'): Answer => ({
  body: {
    data: {
      kind,
      email: 'alice@foyer.example',
      company_name: 'Maisons Clairière',
      residence_name: 'Maison Les Lilas',
      residence_code: kind === 'OWNER' ? 'W93C-7TQK-CQCV' : null,
      is_code_renewed: false,
      account_exists: false,
      account_scope: null,
    },
  },
})
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** Somebody reads their invitation, which ends before they have filled in the form. */
const endsMeanwhile = async (kind: 'OWNER' | 'BUYER' | 'STAFF', after: Answer) => {
  const served = serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    [read]: invited(kind),
    'POST /users': refusal(422, 'INVITATION_TOKEN_INVALID', 'Cette invitation n’est plus valide.'),
  })
  await openPortal('/invitation#token=invited', { signedIn: false })
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Alice')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Meunier')
  await page.getByLabelText('Mot de passe', { exact: true }).fill('Logement2026')
  await page.getByRole('checkbox').click()
  served.answers[read] = after
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
}

test('an invitation that ends while its form is filled in says so, and leads to the code that it brought', async () => {
  await endsMeanwhile('OWNER', refusal(422, 'INVITATION_TOKEN_INVALID'))
  await expect.element(heading('Cette invitation n’est plus valide')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  await page.getByRole('link', { name: 'Saisir mon code' }).click()
  await expect.element(page.getByText('W93C-7TQK-CQCV')).toBeVisible()
  const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
  await email.fill('alice@foyer.example')
  await expect.element(email).toHaveValue('alice@foyer.example')
})

test('a buyer whose sale is withdrawn while the form is filled in is told that, and not of a code', async () => {
  await endsMeanwhile('BUYER', refusal(404, 'SALE_OVER'))
  await expect.element(heading('La cession est annulée')).toBeVisible()
  expect(page.getByText(/code/i).elements()).toEqual([])
})

test('whoever was to join a team, whose invitation is withdrawn while the form is filled in, is asked for no code of a home', async () => {
  await endsMeanwhile('STAFF', refusal(422, 'INVITATION_TOKEN_INVALID'))
  await expect.element(heading('Cette invitation n’est plus valide')).toBeVisible()
  await expect.element(page.getByText(/demandez une nouvelle invitation à la société/)).toBeVisible()
  expect(page.getByText(/code/i).elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'J’ai déjà un compte' })).toHaveAttribute('href', '/login')
})

test.each([
  ['Cette invitation n’est plus valide', refusal(422, 'INVITATION_TOKEN_INVALID')],
  ['La cession est annulée', refusal(404, 'SALE_OVER')],
] as const)('a colleague who is signed in reads that « %s », and goes back to the portal', async (title, answer) => {
  serve({ ...answersFor('COMPANY_MANAGER'), [read]: answer })
  await openPortal('/invitation#token=served')
  await expect.element(heading(title)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Revenir au portail partenaire' }))
    .toHaveAttribute('href', expect.stringMatching(/company/))
  expect(page.getByText(/code/i).elements()).toEqual([])
})

test('whoever was mailed a code that has been renewed reads so at the link, before they type it, and whom to ask', async () => {
  const { body } = invited('OWNER') as { body: { data: object } }
  const renewed = { ...body.data, residence_code: null, is_code_renewed: true }
  serve({ ...answersFor('COMPANY_MANAGER', 'resident'), [read]: { body: { data: renewed } } })
  await openPortal('/invitation#token=invited', { signedIn: false })
  const told = page.getByText(
    /^Le code de cet e-mail a été remplacé .* Demandez une nouvelle invitation à Maisons Clairière\.$/,
  )
  await expect.element(told).toBeVisible()
})
