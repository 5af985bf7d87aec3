import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startAfresh } from '../projects/testing.ts'
import { listOf } from '../platform/testing.tsx'
import { condens, interventionsOf, labelsOf, openInstaller, passportCriteria, replacement } from './testing.ts'
// The page is there before the first test begins to count its time.
import '../home/HomePage.tsx'
import '../passports/PassportPage.tsx'

beforeEach(startAfresh)

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent?.trim())
    .filter(Boolean)
const asked = (calls: { name: string; query: URLSearchParams }[]) =>
  calls.findLast(({ name, query }) => name.endsWith('/interventions') && query.get('page_size') !== '5')?.query

test('DASH-13 INT-08 INT-10 INT-11: the columns in order, newest first as the server does, with a link to the passport', async () => {
  const { calls } = await openInstaller('/company/1')
  await expect
    .poll(headers)
    .toEqual(['Créée le', 'Date', 'Type', 'Logement', 'N° de contrat', 'Statut', 'PTG', 'Détails'])
  const row = page.getByRole('row', { name: /M\. Roux/ }).last()
  await expect.element(row).toMatchTextContent(/12\/11\/2026.*M\. Roux14 Rue des Lilas, 44300 Nantes.*GAZ-7.*En cours/)
  expect(getComputedStyle(row.element().closest('table')!).tableLayout).toBe('fixed')
  expect(asked(calls)?.has('sort')).toBe(false)
  expect(asked(calls)?.has('search[residence_id]')).toBe(false)
  await expect.element(page.getByRole('link', { name: 'Ouvrir le PTG de M. Roux' })).toHaveAttribute('href', '/ptg/1/9')
  const sizes = page.getByRole('combobox', { name: 'Lignes par page' })
  expect([...(sizes.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    '10',
    '25',
    '50',
    'Tous',
  ])
})

test('INT-10: on the page of a passport the list is that of the home, without a link to itself', async () => {
  const { calls } = await openInstaller('/ptg/1/9')
  await expect.element(page.getByRole('cell', { name: /^Remplacement de chaudière/ })).toBeVisible()
  expect(asked(calls)?.get('search[residence_id]')).toBe('9')
  expect(page.getByRole('link', { name: /Ouvrir le PTG/ }).elements()).toHaveLength(0)
  expect(headers()).toEqual(['Créée le', 'Date', 'Type', 'Logement', 'N° de contrat', 'Statut', 'Détails'])
})

test('INT-05: every criterion, and a symbol of its own for each of the two dates', async () => {
  await openInstaller('/interventions/1')
  await page.getByRole('button', { name: 'Recherche avancée', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Nom', 'N° de contrat', 'Adresse', 'Code postal', 'Ville', 'Date', 'Créée le'])
    await expect.element(dialog.getByRole('textbox', { name, exact: true })).toBeVisible()
  for (const name of ['Type', 'Statut'])
    await expect.element(dialog.getByRole('combobox', { name, exact: true })).toBeVisible()
  for (const name of ['Date, comparaison : jusqu’au', 'Créée le, comparaison : jusqu’au'])
    await expect.element(dialog.getByRole('button', { name: new RegExp(name) })).toBeVisible()
})

test('a search of the interventions is kept as a view, on their own page', async () => {
  const view = {
    id: 9,
    list: 'interventions',
    name: 'En retard',
    is_shared: false,
    is_own: true,
    author: null,
    query: '',
    sort: null,
    criteria: { status: { value: 'IN_PROGRESS' } },
    columns: null,
    cannot: { edit: null, share: null },
  }
  const views = listOf([view], { cannot: { create: null, share: null } })
  const { path } = await openInstaller('/interventions/1', { 'GET /companies/1/views': views })
  const tab = page.getByRole('group', { name: 'Vues de la liste' }).getByRole('button', { name: 'En retard' })
  await tab.click()
  await expect.poll(path).toBe('/interventions/1?q.status=IN_PROGRESS')
  await expect.element(tab).toHaveAttribute('aria-pressed', 'true')
})

test('INT-06 INT-07 INT-32: criteria are chips; removing one while everything is shown asks for fifty lines without it', async () => {
  const { calls } = await openInstaller('/interventions/1?q.city=Nantes&q.date=ge:2026-11-01&taille=-1')
  const chip = page.getByRole('button', { name: /Retirer le critère Ville/ })
  await expect.element(chip).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retirer le critère Date ≥ 01/11/2026' })).toBeVisible()
  await expect
    .poll(() => Object.fromEntries(asked(calls) ?? []))
    .toMatchObject({
      'search[city]': 'Nantes',
      'search[date]': '2026-11-01',
      'search[date_symbol]': '>=',
      page_size: '-1',
    })
  await chip.click()
  await expect.poll(() => asked(calls)?.get('page_size')).toBe('50')
  expect(asked(calls)?.has('search[city]')).toBe(false)
})

test('INT-13 INT-15/type: where the home is known the dialog is one form; nothing is sent without a type', async () => {
  await openInstaller('/ptg/1/9')
  await page.getByRole('button', { name: 'Ajouter une intervention' }).first().click()
  const dialog = page.getByRole('dialog')
  expect(dialog.getByRole('navigation').elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Valider' }).click({ force: true })
  await expect.element(dialog.getByText('Ce champ est obligatoire.')).toBeVisible()
})

test('INT-26: another type drops the certificates, and the boiler too unless it is about one', async () => {
  await openInstaller('/ptg/1/9', { 'GET /products': listOf([condens]) })
  await page.getByRole('button', { name: 'Ajouter une intervention' }).first().click()
  const dialog = page.getByRole('dialog')
  const choose = async (type: string) => {
    await dialog.getByRole('combobox', { name: 'Type d’intervention' }).click()
    await page.getByRole('option', { name: type }).click()
  }
  const add = async (group: string, name: string) => {
    const slot = dialog.getByRole('region', { name: group })
    const input = [...slot.element().querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1)!
    await userEvent.upload(input, new File(['%PDF-1.4'], name, { type: 'application/pdf' }))
    await expect.element(slot.getByText(name)).toBeVisible()
  }
  const boiler = dialog.getByRole('combobox', { name: 'Chaudière' })
  await choose('Installation de chaudière')
  await boiler.fill('condens')
  await page.getByRole('option', { name: /Condens 30/ }).click()
  await add('Certificat d’achèvement', 'fini.pdf')
  await add('Autres fichiers', 'plaque.pdf')
  await choose('Remplacement de chaudière')
  await expect.element(dialog.getByText('fini.pdf')).not.toBeInTheDocument()
  await expect.element(dialog.getByText('plaque.pdf')).toBeVisible()
  await expect.element(boiler).toHaveValue('Condens 30')
  await choose('Réparation')
  await choose('Installation de chaudière')
  await expect.element(boiler).toHaveValue('')
  await expect.element(dialog.getByText('plaque.pdf')).toBeVisible()
})

test('INT-14 PTG-28/select PTG-32 PTG-33/screen: elsewhere a passport is chosen first, among third parties’ too', async () => {
  const { calls } = await openInstaller('/interventions/1')
  await page.getByRole('button', { name: 'Ajouter une intervention' }).first().click()
  const dialog = page.getByRole('dialog')
  const steps = dialog.getByRole('navigation').getByRole('button')
  await expect
    .poll(() => steps.elements().map((step) => step.textContent))
    .toEqual(['1PTG', '2Intervention', '3Validation'])
  expect(labelsOf(dialog)).toEqual(passportCriteria)
  await expect.element(dialog.getByRole('button', { name: /^Créé le, comparaison : jusqu’au/ })).toBeVisible()
  await dialog.getByLabelText('Nom du client').fill('roux')
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('button', { name: /M\. Roux/ }).click()
  expect(Object.fromEntries(calls.findLast(({ name }) => name.endsWith('/ptg/projects'))!.query)).toMatchObject({
    page_size: '10',
    sort: '-created_at',
    'search[name]': 'roux',
    'search[children]': 'true',
    'search[third_parties]': 'true',
  })
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'Type d’intervention' })).toBeVisible()
})

test('whoever leaves the page is asked before what was typed of an intervention is lost, and is led away once they may', async () => {
  const { router, path } = await openInstaller('/interventions/1')
  await router.navigate({ href: '/ptg/1/9' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'M. Roux' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une intervention' }).first().click()
  await page.getByRole('combobox', { name: 'Type d’intervention' }).click()
  await page.getByRole('option', { name: 'Réparation' }).click()
  void router.navigate({ href: '/interventions/1' })
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  expect(path()).toBe('/ptg/1/9')
  void router.navigate({ href: '/interventions/1' })
  await expect.element(page.getByRole('button', { name: 'Continuer la saisie' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Continuer la saisie' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Type d’intervention' })).toHaveValue('Réparation')
  void router.navigate({ href: '/interventions/1' })
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect.poll(path).toBe('/interventions/1')
})

/** A colour of the theme as the browser paints it. */
const painted = (name: string) => {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = `var(${name})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
const rgb = (color: string) => color.match(/\d+/g)!.slice(0, 3).map(Number)

test('INT-09: the chip is orange while the work is under way, and of the portal’s own colour once it is done', async () => {
  await openInstaller('/interventions/1', {
    'GET /companies/1/interventions': interventionsOf([replacement, { ...replacement, id: 32, status: 'DONE' }]),
  })
  const colour = (label: string) => getComputedStyle(page.getByText(label, { exact: true }).first().element()).color
  await expect.element(page.getByText('Terminée', { exact: true })).toBeVisible()
  expect(colour('Terminée')).toBe(painted('--logis-done-ink'))
  expect(colour('En cours')).toBe(painted('--logis-progress-ink'))
  const [red, green, blue] = rgb(colour('En cours'))
  expect(red! > green! && green! > blue!).toBe(true)
  const [doneRed, , doneBlue] = rgb(colour('Terminée'))
  expect(doneBlue! > doneRed!).toBe(true)
})

test('INT-13 INT-36: who may add nothing has no button for it, and is told who may', async () => {
  await openInstaller('/ptg/1/9', { 'GET /companies/1/interventions': interventionsOf([], 'FORBIDDEN') })
  await expect.element(page.getByText(/Ses membres peuvent en ajouter/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Ajouter une intervention' }).elements()).toEqual([])
})

test('PTG-13: boilers are asked for by what is typed, and other products of the name beside them', async () => {
  const { calls } = await openInstaller('/ptg/1/9?ouvert=31', { 'GET /products': listOf([condens]) })
  await page.getByRole('combobox', { name: 'Chaudière' }).fill('condens')
  await expect.element(page.getByRole('option', { name: /Condens 30/ })).toBeVisible()
  const asked = calls.filter(({ name }) => name === 'GET /products').map(({ query }) => Object.fromEntries(query))
  const wanted = { 'search[global_search]': 'condens', 'search[type]': 'PRODUCT' }
  expect(asked).toMatchObject([
    { ...wanted, 'search[is_boiler]': '1' },
    { ...wanted, 'search[is_boiler]': '0' },
  ])
})

test('a reference is found as it is shown, and one that the catalogue has in two spellings is shown once', async () => {
  const spelled = (id: number, reference: string, is_boiler: boolean) => ({ ...condens, id, reference, is_boiler })
  const kept = [spelled(7, 'C30|GAZ', true), spelled(8, 'c30-gaz', true), spelled(9, 'C30 Gaz', false)]
  const { calls } = await openInstaller('/ptg/1/9?ouvert=31', {
    'GET /products': listOf([...kept, spelled(10, 'C30GAZ', true), spelled(11, '', true), spelled(12, '', true)]),
  })
  await page.getByRole('combobox', { name: 'Chaudière' }).fill('c30 gaz')
  await expect.element(page.getByRole('option', { name: /Condens/ }).first()).toBeVisible()
  const texts = calls
    .filter(({ name }) => name === 'GET /products')
    .map(({ query }) => query.get('search[global_search]'))
  expect(new Set(texts)).toEqual(new Set(['c30 gaz', 'c30|gaz']))
  const options = page.getByRole('option', { name: /Condens/ }).elements()
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Condens 30Thermalia · C30 GAZ',
    'Condens 30Thermalia · C30GAZ',
    'Condens 30Thermalia',
    'Condens 30Thermalia',
  ])
})
