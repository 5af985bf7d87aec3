import type { Page } from '@playwright/test'
import { expect, mailTo, password, signIn, test } from './portal.ts'
import { settled } from './settled.ts'
import { enter, expectOff, expectOn, hire, pdf, Person, projectPath, register, unique, uniqueAddress } from './world.ts'

test('AUTH-01 AUTH-02 AUTH-30: the sign-in page waits for both fields', async ({ page }) => {
  await page.goto('/login')
  const username = page.getByLabel('Identifiant')
  const secret = page.getByLabel('Mot de passe', { exact: true })
  const submit = page.getByRole('button', { name: 'Se connecter' })
  await expect(page.getByRole('button', { name: 'Mot de passe oublié' })).toBeVisible()
  const outside = page.getByRole('link', { name: '(nouvel onglet)' })
  await expect(outside).toHaveText([/^Site de/, /^Conditions/, /^Données/, /^Accessibilité/, /^Aide/])
  for (const link of await outside.all()) await expect(link).toHaveAttribute('target', '_blank')

  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('personal-access-token'))))
  await expectOff(submit)
  await username.fill('hugo@clairiere.example')
  await expectOff(submit)
  await submit.dispatchEvent('click')
  await expect(secret).toBeFocused()
  await username.fill('')
  await secret.fill(password)
  await expectOff(submit)
  await secret.press('Enter')
  await expect(username).toBeFocused()
  expect(calls).toBe(0)
  await username.fill('hugo@clairiere.example')
  await expectOn(submit)
})

test('AUTH-04 SHELL-41: a refused sign-in says its reason for six seconds and keeps what was typed', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Identifiant').fill(uniqueAddress())
  await page.getByLabel('Mot de passe', { exact: true }).fill('Mauvais2026')
  const answer = page.waitForResponse(/personal-access-token/)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  const { error_reason, error_message } = await (await answer).json()
  const toast = page.getByRole('alert').filter({ hasText: error_reason })
  await expect(toast).toContainText(error_message)
  await page.clock.fastForward(5000)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(toast).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/login')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('Mauvais2026')
})

test('AUTH-05 AUTH-06 SHELL-17: signing in leads where one wanted to go, else home; the door is then closed', async ({
  page,
}) => {
  await page.goto('/projects/2?page=2')
  await page.waitForURL(/\/login\?/)
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/projects/2?page=2')
  await page.getByLabel('Identifiant').fill('hugo@clairiere.example')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/\/projects\/2\?page=2/)
  await page.goto('/login')
  await page.waitForURL(/\/company\/2$/)
})

test('the sign-in page leads to the other door, back again and to the activation, and is itself loaded once', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.goto('/login')
  await page.evaluate(() => Object.assign(window, { isLoadedOnce: true }))
  await page.getByRole('link', { name: 'Accédez à Mon logement' }).click()
  await page.waitForURL(/\/login\?scope=resident$/)
  await expect(heading('Mon logement')).toBeVisible()
  await expect(page).toHaveTitle('Mon logement | Portail')
  await page.goBack()
  await expect(heading('Portail partenaire')).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Activez votre logement' }).click()
  await page.waitForURL(/\/activation$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(heading('Mon logement')).toBeVisible()
  expect(await page.evaluate(() => 'isLoadedOnce' in window)).toBe(true)
})

test('the sign-in page is there at once in English too, and says what it is asked in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('logis.locale', '"en-UK"'))
  const texts: string[] = []
  page.on('request', (each) => texts.push(...(each.url().match(/catalogue[.a-z]*/) ?? [])))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // The others come once the page is calm.
  expect(texts[0]).toBe('catalogue.entrance.en')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Reset my password' })).toBeVisible()
})

test('AUTH-10 SHELL-25: signing out empties the browser’s storage', async ({ page }) => {
  await signIn(page, 'hugo@clairiere.example')
  expect(new URL(page.url()).pathname).toBe('/company/2')
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL(/\/login$/)
  const kept = () =>
    page.evaluate(() => ['token', 'user', 'company'].map((key) => localStorage.getItem(`logis.${key}`)))
  expect(await kept()).toEqual([null, null, null])
  await page.goto('/company/2')
  await page.waitForURL(/\/login/)
})

test('AUTH-07: a token replaced or removed in another tab ends the session of this one', async ({
  page,
  context,
  request,
}) => {
  const person = await Person.signIn(request, 'ines@belvedere.example')
  await enter(page, person, `/account/${person.companyId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await other.evaluate(() => localStorage.removeItem('logis.token'))
  await page.waitForURL(/\/login/)
  await expect(page.getByLabel('Identifiant')).toBeVisible()
})

test('AUTH-14 AUTH-15: a token the server no longer knows leads to the sign-in page, which says so', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, 'ines@belvedere.example')
  await enter(page, person, `/company/${person.companyId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Promotion Belvédère' })).toBeVisible()
  await person.call('DELETE', '/personal-access-token')
  // The pointer over the entry is enough: the page that is fetched ahead is refused, and the entry is gone before the click.
  await page
    .getByRole('link', { name: 'Mes projets' })
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await page.waitForURL(/\/login\?.*error=token-invalid/)
  // The address changes first, and the page that is left may say of its parts, for a moment, why each was refused.
  await expect(page.getByRole('heading', { level: 1, name: 'Portail partenaire' })).toBeVisible()
  const told = page.getByText('Votre connexion n’est plus valide, veuillez vous reconnecter.')
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(told).toBeHidden()
  await expect(page.getByText(/your session is no longer valid|sign in again/i)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('logis.token'))).toBeNull()
})

test('AUTH-16 AUTH-18 AUTH-19 AUTH-20 AUTH-21 AUTH-23 AUTH-26: a lost password is replaced through the mail, once', async ({
  page,
  request,
}) => {
  const username = await register(request)
  await page.clock.install()
  await page.goto('/login?scope=resident')

  await test.step('the link is asked for', async () => {
    await page.getByRole('button', { name: 'Mot de passe oublié' }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: 'Recevoir le lien' })
    await expectOff(send)
    await dialog.getByLabel('Adresse e-mail').fill('pas-une-adresse')
    await expectOff(send)
    await dialog.getByLabel('Adresse e-mail').fill(username)
    await expectOn(send)
    await send.click()
    await expect(dialog).toBeHidden()
    const toast = page.getByRole('status').filter({ hasText: 'un e-mail vient de vous être envoyé' })
    await expect(toast).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(toast).toBeVisible()
    await page.clock.fastForward(2000)
    await expect(toast).toBeHidden()
  })

  const link = /\S+\/password\/token\/reset\/\S+/.exec((await mailTo(username, /mot de passe/)).text ?? '')![0]
  const path = new URL(link).pathname
  await test.step('the new password', async () => {
    await page.goto(path)
    const fresh = page.getByLabel('Nouveau mot de passe', { exact: true })
    const confirmation = page.getByLabel('Confirmation du nouveau mot de passe')
    const save = page.getByRole('button', { name: 'Enregistrer le mot de passe' })
    await fresh.fill('court')
    await confirmation.fill('Autre2027')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByText('Le format ne correspond pas')).toBeVisible()
    await expectOff(save)
    await fresh.fill('Logement2027')
    await confirmation.press('Tab')
    await expect(page.getByText('Les mots de passe doivent être identiques.')).toBeVisible()
    await expectOff(save)
    await confirmation.fill('Logement2027')
    await save.click()
    await page.waitForURL(/\/login/)
    const toast = page.getByRole('status').filter({ hasText: 'Votre mot de passe a bien été modifié.' })
    await expect(toast).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(toast).toBeVisible()
    await page.clock.fastForward(2000)
    await expect(toast).toBeHidden()
  })

  await test.step('the link serves once', async () => {
    await page.goto(path)
    await expect(page.getByText('Demandez-en un nouveau depuis la page de connexion')).toBeVisible()
    await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveCount(0)
  })
})

test('PROF-34 PROF-35 PROF-37: the password of an account is changed once all three fields are right', async ({
  page,
  request,
}) => {
  const username = await register(request)
  const person = await Person.signIn(request, username, 'resident')
  await page.clock.install()
  await enter(page, person, '/logement/compte')
  const old = page.getByLabel('Mot de passe actuel')
  const fresh = page.getByLabel('Nouveau mot de passe', { exact: true })
  const confirmation = page.getByLabel('Confirmation du nouveau mot de passe')
  const save = page.getByRole('button', { name: 'Modifier le mot de passe' })
  await fresh.fill('Logement2027')
  await confirmation.fill('Logement2027')
  await expectOff(save)
  await old.fill(password)
  await expectOn(save)
  await confirmation.fill('Logement2028')
  await expectOff(save)
  await confirmation.fill('Logement2027')
  await save.click()
  const toast = page.getByRole('status').filter({ hasText: 'Votre mot de passe a bien été modifié.' })
  await expect(toast).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(toast).toBeHidden()
  const again = (secret: string) =>
    request.post('/v2/personal-access-token', { data: { username, password: secret, scope: 'resident' } })
  expect((await again(password)).status()).toBe(401)
  expect((await again('Logement2027')).ok()).toBe(true)
})

/** Whatever can be read: the words on the page, those of tips and fields, those that are only heard, and the tab's. */
const everyWord = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder']
    const marked = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
    return [
      document.title,
      ...document.body.innerText.split('\n'),
      ...marked.flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? [])),
    ]
  })

test('SHELL-51 SHELL-52: another language changes all that is on the screen, as if the page had been opened in it', async ({
  page,
  request,
}) => {
  const person = await hire(request, await Person.signIn(request, 'karim@renovest.example'))
  const project = await person.create(unique('Langues'))
  await person.upload(project, { ...pdf('notice.pdf'), buffer: Buffer.alloc(5000) })
  const open = async (tab: Page) => {
    await tab.goto(projectPath(project))
    // What comes above would move the button while it is pressed.
    await settled(tab)
    await tab.getByRole('button', { name: /^(Afficher l’activité|Show the activity)$/ }).click()
  }
  await enter(page, person, '/not-found')
  await open(page)
  await expect(page.getByRole('treeitem', { name: 'notice.pdf' })).toContainText('4\u00a0Ko')
  await expect(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible()
  for (const language of ['English', 'Français']) {
    await page.getByRole('button', { name: /Camille/ }).click()
    await page.getByRole('menuitemradio', { name: language }).click()
    const fresh = await page.context().newPage()
    await open(fresh)
    await expect(async () => expect(await everyWord(page)).toEqual(await everyWord(fresh))).toPass({ timeout: 15_000 })
    await fresh.close()
  }
})

test('SHELL-50 SHELL-51: French first; English at once, remembered, and sent to the server', async ({
  page,
  request,
}) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('logis.locale'))).toBe('"en-UK"')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)

  const person = await Person.signIn(request, await register(request), 'resident')
  const asked = page.waitForRequest(/\/v2\/user$/)
  await enter(page, person, '/logement/compte')
  expect((await asked).headers()['accept-language']).toMatch(/^en/)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('logis.locale'))).toBe('"fr-FR"')
})
