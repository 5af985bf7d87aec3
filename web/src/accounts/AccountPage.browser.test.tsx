import { refusals } from '@logis/contract/errors'
import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession, isSignedIn } from '../platform/session.ts'
import { readStored } from '../platform/storage.ts'
import { answersFor, me, openPortal, refusal, serve, userAnswer, type Answer } from '../platform/testing.tsx'

const changing = 'PUT /users/7/password'

beforeEach(async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const manyChannels = {
  body: {
    data: Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      code: `CHANNEL_${index}`,
      name: `Courrier ${index}`,
      target: 'user',
      type: 'mail',
      is_optional: true,
      is_active: true,
    })),
  },
}

const old = () => page.getByLabelText('Mot de passe actuel')
const fill = async (oldPassword: string, newPassword: string, again: string) => {
  await old().fill(oldPassword)
  await page.getByLabelText('Nouveau mot de passe').fill(newPassword)
  await page.getByLabelText('Confirmation du nouveau mot de passe').fill(again)
}
const change = () => page.getByRole('button', { name: 'Modifier le mot de passe' })

test.each([
  ['', 'Logement2027', 'Logement2027'],
  ['Logement2026', '', ''],
  ['Logement2026', 'Logement2027', 'Logement2028'],
  ['Logement2026', 'logement', 'logement'],
])('PROF-34 PROF-35: « %s », « %s », « %s » changes nothing', async (...typed) => {
  const { names } = serve(answersFor())
  await openPortal('/account/1')
  await fill(...typed)
  await expect.element(change()).toHaveAttribute('aria-disabled', 'true')
  await change().click({ force: true })
  expect(names()).not.toContain(changing)
})

test('PROF-35 PROF-36 PROF-37: old and new are sent, it is said for six seconds, and this session stays', async () => {
  const { calls } = serve({ ...answersFor(), [changing]: { body: { data: {} } } })
  await openPortal('/account/1')
  await expect.element(page.getByText(/Vos autres sessions ouvertes seront fermées/)).toBeVisible()
  await fill('Logement2026', 'Logement2027', 'Logement2027')
  const shown = vi.spyOn(notifications, 'show')
  await change().click()
  await expect.element(page.getByText('Votre mot de passe a bien été modifié.')).toBeVisible()
  const sent = calls.find(({ name }) => name === changing)!
  expect(JSON.parse(sent.body)).toEqual({ old_password: 'Logement2026', new_password: 'Logement2027' })
  expect(shown.mock.calls.map(([toast]) => toast.autoClose)).toEqual([6000])
  await expect.element(old()).toHaveValue('')
  expect(isSignedIn()).toBe(true)
})

test('a wrong old password is told under its field, once', async () => {
  serve({ ...answersFor(), [changing]: refusal(422, 'PASSWORD_INCORRECT', 'Le mot de passe actuel est incorrect.') })
  await openPortal('/account/1')
  await fill('Faux2026', 'Logement2027', 'Logement2027')
  await change().click()
  await expect.element(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible()
  await expect.element(old()).toHaveFocus()
  expect(page.getByText('Le mot de passe actuel est incorrect.').all()).toHaveLength(1)
})

test('SHELL-10 SHELL-51: the language is chosen here too: at once, kept, and told to the server for the e-mails', async () => {
  const { calls } = serve({ ...answersFor(), 'PATCH /users/7': userAnswer })
  await openPortal('/account/1')
  await page.getByRole('main').getByRole('button', { name: 'English' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  expect(readStored('locale')).toBe('en-UK')
  await expect.poll(() => calls.find(({ name }) => name === 'PATCH /users/7')?.body).toBe('{"locale":"en-UK"}')
})

test('what is still asked for moves no button when it comes', async () => {
  const given = Promise.withResolvers<Answer>()
  serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/communication-channel-settings': given.promise,
  })
  await openPortal('/logement/compte')
  const places = () =>
    ['English', 'Télécharger'].map(
      (name) => page.getByRole('main').getByRole('button', { name }).element().getBoundingClientRect().top,
    )
  await expect.element(page.getByRole('heading', { name: 'E-mails' })).toBeVisible()
  const before = places()
  given.resolve(manyChannels)
  await expect.element(page.getByRole('switch').nth(11)).toBeInTheDocument()
  expect(places()).toEqual(before)
})

test('SHELL-51: what the form has told is told again in the language chosen after it, and what was typed stays', async () => {
  const french = 'Trop de tentatives.'
  const often = refusal(429, 'TOO_MANY_REQUESTS', french)
  serve({ ...answersFor(), 'PATCH /users/7': userAnswer, [changing]: often })
  await openPortal('/account/1')
  await fill('Logement2026', 'Logement2027', 'Logement2027')
  await change().click()
  await expect.element(page.getByText(french)).toBeVisible()
  await page.getByLabelText('Confirmation du nouveau mot de passe').fill('Logement2028')
  await old().click()
  await expect.element(page.getByText('Les mots de passe doivent être identiques.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'English' }).click()
  await expect.element(page.getByText(refusals.TOO_MANY_REQUESTS.en)).toBeVisible()
  await expect.element(page.getByText('The passwords do not match.')).toBeVisible()
  await expect.element(page.getByLabelText('Current password')).toHaveValue('Logement2026')
})

const closing = 'DELETE /users/7'
const close = () => page.getByRole('button', { name: 'Fermer mon compte' })
const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Fermer mon compte' })

test('a button that is closed says how many fields are missing, and leads to the first', async () => {
  serve(answersFor())
  await openPortal('/account/1')
  await expect.element(change()).toHaveAccessibleDescription('3 champs à compléter ou à corriger')
  const email = page.getByRole('button', { name: 'Changer d’adresse' })
  await expect.element(email).toHaveAccessibleDescription('2 champs à compléter ou à corriger')
  await fill('Logement2026', 'Logement2027', '')
  await change().hover()
  await expect.element(page.getByText('1 champ à compléter ou à corriger')).toBeVisible()
  await change().click({ force: true })
  await expect.element(page.getByLabelText('Confirmation du nouveau mot de passe')).toHaveFocus()
  await fill('Logement2026', 'Logement2027', 'Logement2027')
  await expect.element(change()).toHaveAccessibleDescription('')
  await expect.element(change()).toBeEnabled()
})

const companies = [
  { id: 1, name: 'Groupe Horizon', type: 'COMPANY_MANAGER', role: 'COMPANY_ADMIN' },
  { id: 2, name: 'Maisons Clairière', type: 'RESIDENCE_BUILDER', role: 'COMPANY_ADMIN' },
  { id: 3, name: 'Habitat Rivages', type: 'SOCIAL_LANDLORD', role: 'COMPANY_MEMBER' },
]
const refusedToLeave = async (answer: Answer) => {
  serve({ ...answersFor(), 'GET /user': { body: { data: { ...me, companies } } }, [closing]: answer })
  await openPortal('/account/1')
  await close().click()
  await page.getByRole('dialog').getByRole('textbox').fill('marie@horizon.example')
  await confirm().click()
}

test('whoever alone administers one of several companies is led to the team of that one', async () => {
  const { status, fr } = refusals.LAST_COMPANY_ADMIN
  const errors = { 'companies.2': [{ code: 'last_administrator', message: 'Aucun autre administrateur.' }] }
  const { body } = refusal(status, 'LAST_COMPANY_ADMIN', fr)
  await refusedToLeave({ status, body: { ...(body as object), errors } })
  const teams = page.getByRole('dialog').getByRole('link')
  await expect.element(teams).toHaveTextContent('Ouvrir l’équipe de Maisons Clairière')
})

test('whoever owns a company’s homes reads where another owner is chosen first', async () => {
  const { status, fr } = refusals.USER_IS_COMPANY_OWNER
  await refusedToLeave(refusal(status, 'USER_IS_COMPANY_OWNER', fr))
  await expect.element(page.getByText(/choisit d’abord un autre compte propriétaire/)).toBeVisible()
})

test('one closes one’s own account: asked with one’s user name, it ends the session; a refusal says why', async () => {
  const { status, fr } = refusals.LAST_COMPANY_ADMIN
  const answers: Record<string, Answer> = {
    ...answersFor(),
    [closing]: refusal(status, 'LAST_COMPANY_ADMIN', fr),
  }
  const { names } = serve(answers)
  await openPortal('/account/1')
  await close().click()
  await expect.element(confirm()).toBeDisabled()
  await page.getByRole('dialog').getByRole('textbox').fill('marie@horizon.example')
  await confirm().click()
  await expect.element(page.getByText(fr)).toBeVisible()
  const team = page.getByRole('dialog').getByRole('link', { name: 'Ouvrir l’équipe de Groupe Horizon' })
  await expect.element(team).toHaveAttribute('href', '/team/1')
  expect(isSignedIn()).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  answers[closing] = { status: 204 }
  await close().click()
  await page.getByRole('dialog').getByRole('textbox').fill('marie@horizon.example')
  await confirm().click()
  await expect.poll(isSignedIn).toBe(false)
  expect(names().filter((name) => name === closing)).toHaveLength(2)
  // The sign-in page, where this leads, says of itself nothing of it.
  await expect.element(page.getByRole('heading', { name: 'Portail partenaire' })).toBeVisible()
  await expect.element(page.getByText('Votre compte est fermé. Un e-mail vous le confirme.')).toBeVisible()
})

for (const [who, mine, ends] of [
  ['a tenant who works nowhere', { residences_count: 1, companies: 0 }, 'et quittez aussitôt votre logement.'],
  ['an owner of two homes', { residences_count: 2, companies: 0 }, 'et quittez aussitôt vos logements.'],
  ['a colleague who lives nowhere', { residences_count: 0, companies: 1 }, 'et quittez aussitôt votre société.'],
  ['both', { residences_count: 1, companies: 2 }, 'et quittez aussitôt votre logement et vos sociétés.'],
  ['whoever has neither', { residences_count: 0, companies: 0 }, 'Vous ne pourrez plus vous connecter. Vos données'],
] as const)
  test(`what closing one’s account ends is what one has: ${who}`, async () => {
    const company = { name: 'Groupe Horizon', type: 'COMPANY_MANAGER', role: 'COMPANY_ADMIN' }
    const companies = Array.from({ length: mine.companies }, (_, at) => ({ ...company, id: at + 1 }))
    const user = { ...me, ...mine, companies, company_id: companies[0]?.id ?? null, scope: 'resident' }
    serve({
      ...answersFor('COMPANY_MANAGER', 'resident'),
      'GET /user': { body: { data: user } },
      'GET /users/7/communication-channel-settings': manyChannels,
    })
    await openPortal('/logement/compte')
    await expect.element(page.getByText(new RegExp(ends))).toBeInTheDocument()
    await close().click()
    await expect.element(page.getByRole('dialog').getByText(new RegExp(ends))).toBeVisible()
  })
