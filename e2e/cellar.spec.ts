import type { Page } from '@playwright/test'
import { choose, dialog, loseAnswer, photo } from './passports.ts'
import { expect, expectAccessible, test } from './portal.ts'
import { weakNetwork } from './weakNetwork.ts'
import { enter, pdf, Person, unique } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
test.use(phone)

type Row = { id: number; residence_id: number; type: string; status: string; files: Record<string, { name: string }[]> }
const interventions = (who: Person, search: Record<string, string>, companyId = who.companyId) => {
  const criteria = Object.entries(search).map(([key, value]): [string, string] => [`search[${key}]`, value])
  return who.call<Row[]>('GET', `/companies/${companyId}/interventions?${new URLSearchParams(criteria)}`)
}
const filesOf = ({ files }: Row) => files['ptg_others']!.map(({ name }) => name)
const others = (page: Page) => page.getByRole('region', { name: 'Autres fichiers' })
const pick = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  others(page).locator('input[type=file]').last().setInputFiles(files)

test('INT-27 each file says how far it is, stops alone when the signal drops, and is sent again', async ({
  browser,
  request,
}) => {
  test.slow()
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const [row] = await interventions(yann, { type: 'MAINTENANCE', status: 'IN_PROGRESS', name: 'Colin' })
  const filed = async () => (await interventions(yann, { residence_id: String(row!.residence_id) })).flatMap(filesOf)
  const network = await weakNetwork()
  // A page of its own: the browser logs each call that a lost signal ends.
  const context = await browser.newContext({ ...phone, locale: 'fr-FR', baseURL: network.url })
  const page = await context.newPage()
  await enter(page, yann, `/ptg/${yann.companyId}/${row!.residence_id}?ouvert=${row!.id}`)
  await expect(others(page)).toBeVisible()
  const [small, big] = [`${unique('petit')}.pdf`, `${unique('gros')}.pdf`]
  const heavy = { ...pdf(big), buffer: Buffer.concat([pdf(big).buffer, Buffer.alloc(18_000_000, ' ')]) }
  await pick(page, [pdf(small), heavy])
  await expect(others(page).getByRole('button', { name: small, exact: true })).toBeVisible()
  const progress = others(page).getByRole('progressbar', { name: `Envoi de ${big}` })
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
  await expect(page.getByRole('region', { name: 'Envoi de 1 fichier' })).toBeVisible()

  network.lose()
  const retry = others(page).getByRole('button', { name: `Réessayer l’envoi de ${big}` })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('region', { name: '1 fichier attend la connexion' })).toBeVisible()
  await expectAccessible(page)
  await retry.click()
  await expect(retry).toBeVisible()
  expect(await filed()).not.toContain(big)
  network.find()
  // Nobody presses anything.
  await expect(others(page).getByRole('button', { name: big, exact: true })).toBeVisible({ timeout: 60_000 })
  const all = await filed()
  expect([small, big].map((name) => all.filter((one) => one === name).length)).toEqual([1, 1])
  await context.close()
  network.close()
})

test('where the signal dropped as the page was still coming, what is done is shown all the same', async ({
  page,
  request,
}) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const [row] = await interventions(yann, { type: 'MAINTENANCE', status: 'IN_PROGRESS', name: 'Colin' })
  // What an act makes stale.
  await page.route('**/assets/stale-*.js', (route) => route.fulfill({ status: 404 }))
  await enter(page, yann, `/ptg/${yann.companyId}/${row!.residence_id}?ouvert=${row!.id}`)
  const file = `${unique('cave')}.pdf`
  await pick(page, [pdf(file)])
  await expect(others(page).getByRole('button', { name: file, exact: true })).toBeVisible()
})

test('INT-30 the answer of an added intervention is lost: pressed again, it is there once', async ({
  page,
  request,
}) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const [row] = await interventions(yann, { name: 'Marchand' })
  const there = { residence_id: String(row!.residence_id) }
  const before = (await interventions(yann, there)).length
  await enter(page, yann, `/ptg/${yann.companyId}/${row!.residence_id}`)
  await page.getByRole('button', { name: 'Ajouter une intervention' }).click()
  await choose(page, dialog(page).getByRole('combobox', { name: /^Type/ }), 'Diagnostic')
  await dialog(page)
    .getByRole('region', { name: 'Autres fichiers' })
    .locator('input[type=file]')
    .last()
    .setInputFiles([await photo(page, 'avant.jpg')])
  const submit = dialog(page).getByRole('button', { name: 'Valider' })
  const lose = await loseAnswer(page, `/companies/${yann.companyId}/interventions`)
  await submit.click()
  await lose()
  await expect(dialog(page).getByText(/Réessayez.*l’intervention ne sera ajoutée qu’une fois/)).toBeVisible()
  await expectAccessible(page)
  await submit.click()
  await expect(page.getByText('Intervention ajoutée pour Mme Marchand.')).toBeVisible()
  expect(await interventions(yann, there)).toHaveLength(before + 1)
})

test('INT-13 INT-36 who may only read is told so once, and has no button that would only refuse', async ({
  page,
  request,
}) => {
  const lea = await Person.signIn(request, 'lea@horizon.example')
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  const company = `/company/${yann.companyId}`
  const expectNone = (name: string) => expect(page.getByRole('button', { name })).toHaveCount(0)
  await enter(page, lea, company)
  await expect(page.getByRole('note').filter({ hasText: 'Lecture seule' })).toBeVisible()
  await expectNone('Nouveau PTG')
  await expectNone('Ajouter une intervention')
  const [row] = await interventions(yann, { name: 'Dufour', status: 'IN_PROGRESS' })
  await page.goto(`/ptg/${yann.companyId}/${row!.residence_id}?ouvert=${row!.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'M. Dufour' })).toBeVisible()
  await expectNone('Modifier le PTG')
  await expectNone('Supprimer le PTG')
  await expectNone('Ajouter une intervention')
  await expect(page.getByText('Vos droits vous permettent de consulter cette intervention')).toBeVisible()
  await expectAccessible(page)
})

test('the browser’s Back closes a dialog, and asks before what was typed of an intervention is lost', async ({
  page,
  request,
}) => {
  const yann = await Person.signIn(request, 'yann@lenoir.example')
  await enter(page, yann, `/company/${yann.companyId}`)
  await page
    .getByRole('link', { name: /^Ouvrir le PTG/ })
    .first()
    .click()
  // The home page, which has a button of that name too, stays until the passport is there.
  await expect(page.getByRole('region', { name: 'Client' })).toBeVisible()
  const url = page.url()
  await page.getByRole('button', { name: 'Ajouter une intervention' }).click()
  await expect(dialog(page)).toBeVisible()
  // Of a dialog in which nothing was typed it is the way to close it, as far down the page as one was.
  const top = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  expect(page.url()).toBe(url)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.getByRole('button', { name: 'Ajouter une intervention' }).click()
  const type = dialog(page).getByRole('combobox', { name: /^Type/ })
  await choose(page, type, 'Diagnostic')
  await page.goBack()
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect(type).toHaveValue('Diagnostic')
  expect(page.url()).toBe(url)
  await page.goBack()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(page.url()).toBe(url)
  await page.goBack()
  await expect(page).toHaveURL(`/company/${yann.companyId}`)
})
