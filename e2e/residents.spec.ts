import type { Response } from '@playwright/test'
import { expect, password, test } from './portal.ts'
import { enter, pdf, Person, projectPath, register, unique } from './world.ts'

const stored = (key: string) => `localStorage.getItem('logis.${key}')`

test('RES-02 RES-01: an attempt to activate, failed or not, empties the stored invitation', async ({
  page,
  request,
}) => {
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const project = await karim.create(unique('À activer'))
  const resident = await Person.signIn(request, await register(request), 'resident')
  await enter(page, resident, '/activation')
  const code = page.getByLabel('Code logement')
  const activate = page.getByRole('button', { name: 'Activer mon logement' })
  const keep = () => page.evaluate(() => localStorage.setItem('logis.invitation_token', '"jeton"'))

  await keep()
  await code.fill('ZZZZ-ZZZZ-ZZZZ')
  await activate.click()
  await expect(page.getByText('Ce code n’est pas reconnu')).toBeVisible()
  expect(await page.evaluate(stored('invitation_token'))).toBeNull()

  await keep()
  await code.fill(project.residence_code)
  await activate.click()
  await expect(page.getByRole('heading', { name: 'Votre logement est activé' })).toBeVisible()
  expect(await page.evaluate(stored('invitation_token'))).toBeNull()
  await page
    .getByRole('link', { name: 'Voir mon logement' })
    .or(page.getByRole('button', { name: 'Voir mon logement' }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
})

test('a link that is followed in a tab where another one was opens what it brings, to strangers and to those who are signed in', async ({
  page,
  request,
}) => {
  const [first, second] = ['5AA1-HERN-Y7KD', '7KFZ-H4Y3-Y4W7']
  await page.goto(`/activation#code=${first}`)
  await expect(page.getByText(first)).toBeVisible()
  await page.goto(`/activation#code=${second}`)
  await expect(page.getByText(second)).toBeVisible()
  await expect.poll(() => page.url()).not.toContain('#')

  const resident = await Person.signIn(request, await register(request), 'resident')
  await enter(page, resident, `/activation`)
  await expect(page.getByLabel('Code logement')).toHaveValue(second)
  await page.goto(`/activation#code=${first}`)
  await expect(page.getByLabel('Code logement')).toHaveValue(first)
  await expect.poll(() => page.url()).not.toContain('#')
})

test('DOC-51/screen PRJ-05: residents read what is shared, never a private file, and no folder that holds nothing', async ({
  page,
  request,
}) => {
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const building = await karim.create(unique('Immeuble'), { type: 'BUILDING' })
  await karim.upload(building, pdf('reglement.pdf'))
  const secret = await karim.upload(building, pdf('contentieux.pdf'), { is_private: '1' })
  const username = await register(request)
  const resident = await Person.signIn(request, username, 'resident')
  await resident.call('POST', `/users/${resident.id}/residence-activate`, { activation_code: building.residence_code })

  const answers: Promise<string>[] = []
  const keep = (answer: Response) => void (answer.url().includes('/documents') && answers.push(answer.text()))
  page.on('response', keep)
  await enter(page, resident, `/logement/${building.id}/documents`)
  await expect(page.getByText('reglement.pdf')).toBeVisible()
  await expect(page.getByText('contentieux.pdf')).toHaveCount(0)
  await expect(page.getByText('Factures')).toHaveCount(0)
  page.off('response', keep)
  const told = (await Promise.all(answers)).join()
  expect(told).toContain('reglement')
  expect(told).not.toContain('contentieux')
  expect((await resident.ask('GET', `/documents/${secret.id}/download`)).status()).toBe(404)

  await page.goto(projectPath(building))
  await page.waitForURL(/\/logement$/)
  const asPartner = await request.post('/v2/personal-access-token', { data: { username, password, scope: 'partner' } })
  expect(asPartner.ok()).toBe(false)
})
