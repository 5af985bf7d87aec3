import fs from 'node:fs'
import { expect, expectAccessible, mailTo, test } from './portal.ts'
import { enter, Person, projectPath, unique } from './world.ts'

const karims = 'karim@renovest.example'

test('the day of an administrator: a meter’s request, someone assisted, all of it read again and exported', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const karim = await Person.signIn(request, karims)
  const project = await karim.create(unique('Maison assistée'))
  await enter(page, await Person.signIn(request, 'admin@logis.example'), '/admin/trades')
  const go = async (entry: string) => {
    await page.getByRole('button', { name: 'Administration', exact: true }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
  }

  // A request for the data of a meter.
  await go('Demandes Enedis')
  const waiting = page.getByRole('row').filter({ hasText: /En cours|En attente/ })
  await waiting
    .first()
    .getByRole('button', { name: /^Actions sur la demande/ })
    .click()
  await page.getByRole('menuitem', { name: 'Approuver la demande' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approuver la demande' }).click()
  await expect(page.getByText(/^La demande de .* est approuvée\.$/)).toBeVisible()

  // Somebody is assisted, who knows nothing of it yet.
  await go('Assister une personne')
  await page
    .getByRole('textbox', { name: /Nom, e-mail ou société/ })
    .or(page.getByPlaceholder('Nom, e-mail ou société'))
    .first()
    .fill('haddad')
  await page.getByRole('button', { name: 'Assister Karim Haddad' }).click()
  const why = unique('Un plan qui ne s’affiche pas')
  const dialog = page.getByRole('dialog', { name: 'Assister Karim Haddad' })
  await dialog.getByLabel(/^Motif/).fill(why)
  await expectAccessible(page, 'everything', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Ouvrir l’accès' }).click()
  const banner = page.getByRole('region', { name: 'Accès d’assistance en cours' })
  await expect(banner).toContainText('Vous assistez Karim Haddad')
  await expect(banner).toContainText(why)

  // The portal is as he sees it, and nothing can be changed.
  await page.goto(projectPath(project))
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await expect(banner).toBeVisible()
  await expect(page.getByText(project.residence_code)).toHaveCount(0)
  await expectAccessible(page)
  const mail = await mailTo(karims, /L’assistance a accédé à votre compte/)
  expect(mail.text).toContain('Motif')

  // A reload keeps it, its end brings the administrator back.
  await page.reload()
  await banner.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('L’accès d’assistance est terminé.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  const told = await karim.call<{ kind: string }[]>('GET', '/notifications?page_size=5')
  expect(told.map(({ kind }) => kind)).toContain('ASSISTED')

  // What was done is read again, and leaves as a file.
  await go('Suivi de l’administration')
  await expect(page.getByRole('row').filter({ hasText: 'Demande Enedis' }).first()).toContainText('Approuvé')
  await expectAccessible(page)
  await go('Journal de sécurité')
  // Others sign in all the while: one looks for the person rather than among the latest events.
  await page.getByPlaceholder('Personne, société ou adresse IP').fill('haddad')
  const event = page.getByRole('row').filter({ hasText: 'Accès d’assistance' }).filter({ hasText: karims }).first()
  await expect(event).toContainText('admin@logis.example')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (JSON)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^journal-de-securite.*\.jsonl$/)
  const lines = fs
    .readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n')
  const events = lines.map((line) => JSON.parse(line) as { kind: string; details: { reason?: string } })
  expect(events.find(({ kind, details }) => kind === 'ASSISTANCE_STARTED' && details.reason === why)).toBeDefined()
})
