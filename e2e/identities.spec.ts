import { expect, expectAccessible, test } from './portal.ts'
import { enter, Person, unique } from './world.ts'

test('how an organisation’s people sign in: its page and its dialogs, by keyboard, for everyone', async ({
  page,
  request,
}) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, `/identity/${hugo.companyId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  const domain = `${unique('e2e').replace(/[^a-z0-9]/g, '')}.example`
  await page.getByRole('button', { name: 'Ajouter un domaine' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Domaine').fill(domain)
  await expectAccessible(page, 'everything', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`_logis.${domain}`)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours')
})

test('the page of one’s own security, for everyone', async ({ page, request }) => {
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, '/security')
  await expect(page.getByRole('heading', { name: 'Clés d’accès' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Activer la double authentification' }).click()
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours')
})
