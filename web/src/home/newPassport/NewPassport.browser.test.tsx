import { refusals } from '@logis/contract/errors'
import { beforeEach, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { catchUploads } from '../../documents/testing.ts'
import { listOf } from '../../platform/testing.tsx'
import { labelsOf, openInstaller, passportCriteria, quota, replacement } from '../../interventions/testing.ts'
import { lilas, startAfresh } from '../../projects/testing.ts'
import { typeSteadily } from '../../ui/testing.tsx'
// The page is there before the first test begins to count its time.
import '../HomePage.tsx'

beforeEach(async () => {
  await startAfresh()
  sessionStorage.clear()
})

const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const combobox = (name: string) => dialog().getByRole('combobox', { name })
const next = () => dialog().getByRole('button', { name: 'Continuer' })
const off = { 'aria-disabled': 'true' } as const
const boiler = {
  id: 7,
  name: 'Condens 30',
  reference: 'C30|GAZ',
  manufacturer: { id: 2, name: 'Thermalia' },
  type: 'PRODUCT',
  parent: null,
  category_ids: [],
  nature: null,
  generic: false,
  is_boiler: true,
  picture_path: null,
  lifespan: null,
}
const products = { 'GET /products': listOf([boiler]) }

const fillCustomer = async () => {
  await field('Nom du client').fill('Mme Roux')
  await field('Adresse e-mail').fill('roux@foyer.example')
  await field('Voie').fill('Rue du Port')
  await field('Code postal').fill('44000')
  await field('Ville').fill('Nantes')
}

test('PTG-05 PTG-06 PTG-07: name, e-mail, street, zip code and city; five digits, an address that is one', async () => {
  await openInstaller('/company/1?nouveau=ptg')
  await expect.element(next()).toHaveAttribute('aria-disabled', off['aria-disabled'])
  await fillCustomer()
  await expect.element(next()).not.toHaveAttribute('aria-disabled', 'true')
  for (const zip of ['4400', '440000', 'abcde']) {
    await field('Code postal').fill(zip)
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  }
  await field('Code postal').fill('44000')
  await field('Adresse e-mail').fill('roux@foyer')
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Nom du client', 'Adresse e-mail', 'Voie', 'Ville']) {
    await fillCustomer()
    await expect.element(next()).not.toHaveAttribute('aria-disabled', 'true')
    await field(name).fill('')
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  }
})

test('PTG-08 PTG-09 PTG-10 PTG-12/screen PTG-13: a product of the catalogue, else a whole request; not both', async () => {
  const { calls } = await openInstaller('/company/1?nouveau=ptg', products)
  await fillCustomer()
  await next().click()
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  await dialog()
    .getByRole('button', { name: /^Produit introuvable/ })
    .click()
  for (const name of ['Référence', 'Nom du produit', 'Fabricant']) {
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
    await field(name).fill('X')
  }
  await expect.element(next()).not.toHaveAttribute('aria-disabled', 'true')

  const asked = () =>
    calls.filter(({ name }) => name === 'GET /products').map(({ query }) => query.get('search[global_search]'))
  await combobox('Chaudière').click()
  await typeSteadily(combobox('Chaudière').element() as HTMLInputElement, 'cond')
  expect(asked().filter((text) => text !== 'X')).toEqual([])
  await page.getByRole('option', { name: /Condens 30.*Thermalia · C30 GAZ/ }).click()
  expect(new Set(asked())).toEqual(new Set(['X', 'cond']))
  for (const name of ['Référence', 'Nom du produit', 'Fabricant']) await expect.element(field(name)).toBeDisabled()
  await expect.element(dialog().getByText(/Une demande n’est possible que sans produit choisi/)).toBeVisible()
  await expect.element(next()).not.toHaveAttribute('aria-disabled', 'true')
})

test('PTG-11: what the catalogue offers is no request: the step says so, does not go on, and offers it', async () => {
  await openInstaller('/company/1?nouveau=ptg', products)
  await fillCustomer()
  await next().click()
  await dialog()
    .getByRole('button', { name: /^Produit introuvable/ })
    .click()
  await field('Référence').fill('C30')
  await field('Fabricant').fill('thermalia')
  await field('Nom du produit').fill('CONDENS 30')
  await expect.element(dialog().getByText(/« Condens 30 » existe déjà au catalogue/)).toBeVisible()
  await expect.element(field('Nom du produit')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  await dialog().getByRole('button', { name: 'Choisir cette chaudière' }).click()
  await expect.element(dialog().getByRole('combobox', { name: 'Chaudière' })).toHaveValue('Condens 30')
  await expect.element(next()).not.toHaveAttribute('aria-disabled', 'true')
})

test('PTG-03: closed by accident and opened again, everything typed is there', async () => {
  await openInstaller('/company/1?nouveau=ptg', products)
  await fillCustomer()
  await next().click()
  await dialog().getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Nouveau PTG' }).click()
  await expect.element(dialog().getByText('Votre saisie a été retrouvée.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Retour' }).click()
  await expect.element(field('Nom du client')).toHaveValue('Mme Roux')
  await dialog().getByRole('button', { name: 'Recommencer' }).click()
  await expect.element(field('Nom du client')).toHaveValue('')
})

const chooseType = async (type: string) => {
  await combobox('Type d’intervention').click()
  await page.getByRole('option', { name: type }).click()
}

test.each([
  ['a product', /Chaudière.*Condens 30 · Thermalia/],
  ['a request', /Demande.*Rare · Unique · R1/],
])(
  'PTG-01 PTG-02 PTG-14: four steps, the third without the boiler; each block of the summary, with %s, leads back',
  async (what, boilerLine) => {
    await openInstaller('/company/1?nouveau=ptg', products)
    const steps = dialog().getByRole('navigation').getByRole('button')
    const named = ['1Client', '2Chaudière', '3Intervention', '4Récapitulatif']
    await expect.poll(() => steps.elements().map(({ textContent }) => textContent)).toEqual(named)
    const goOn = async (fill: () => Promise<void>) => {
      await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
      await fill()
      await next().click()
      await expect.element(dialog().getByRole('button', { name: 'Retour' })).toBeVisible()
    }
    await goOn(fillCustomer)
    await goOn(async () => {
      if (what === 'a product') {
        await combobox('Chaudière').fill('condens')
        return page.getByRole('option', { name: /Condens 30/ }).click()
      }
      await dialog()
        .getByRole('button', { name: /^Produit introuvable/ })
        .click()
      const request = { Référence: 'R1', 'Nom du produit': 'Rare', Fabricant: 'Unique' }
      for (const [name, typed] of Object.entries(request)) await field(name).fill(typed)
    })
    await goOn(() =>
      chooseType('Remplacement de chaudière').then(() => expect(combobox('Chaudière').elements()).toEqual([])),
    )
    const valid = dialog().getByRole('button', { name: 'Valider' })
    await expect.element(valid).toBeVisible()
    expect(next().elements()).toEqual([])
    const block = (name: string) => dialog().getByRole('region', { name })
    await expect.element(block('Client')).toMatchTextContent(/Mme Roux.*roux@foyer\.example.*Rue du Port, 44000 Nantes/)
    await expect.element(block('Chaudière')).toMatchTextContent(boilerLine)
    await expect.element(block('Intervention')).toMatchTextContent(/Remplacement de chaudière.*En cours/)
    const ways: [string, Locator][] = [
      ['Modifier le client', field('Nom du client')],
      ['Modifier la chaudière', combobox('Chaudière')],
      ['Modifier l’intervention', combobox('Type d’intervention')],
    ]
    for (const [pencil, found] of ways) {
      await dialog().getByRole('button', { name: pencil }).click()
      await expect.element(found).toBeVisible()
      expect(valid.elements()).toEqual([])
      await steps.last().click()
      await expect.element(valid).toBeVisible()
    }
  },
)

test('DASH-09 DASH-10 DASH-11 PTG-23: the quota reached closes the button and says when it opens again', async () => {
  const reached = { ...quota, availability: 0, used: 20, cannot: { create: 'PTG_QUOTA_REACHED' } }
  await openInstaller('/company/1', { 'GET /companies/1/ptg/quotas': { body: { data: reached } } })
  await expect.element(page.getByRole('button', { name: 'Nouveau PTG' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/quota mensuel de PTG est dépassé/)).toBeVisible()
  await expect.element(page.getByText('Vous pourrez en créer de nouveaux à partir du 1er décembre.')).toBeVisible()
})

test('SHELL-58/results PTG-28/access PTG-29 PTG-30 PTG-31: the search for passports is off while empty, and knows no day to come', async () => {
  const { calls } = await openInstaller('/company/1')
  await page.getByRole('button', { name: 'Rechercher un PTG' }).click()
  const run = dialog().getByRole('button', { name: 'Rechercher', exact: true })
  await expect.element(run).toHaveAttribute('aria-disabled', 'true')
  expect(labelsOf(dialog())).toEqual(passportCriteria)
  for (const name of passportCriteria.filter((each) => each !== 'Créé le')) {
    await field(name).fill('44')
    await expect.element(run).not.toHaveAttribute('aria-disabled', 'true')
    await field(name).fill(' ')
    await expect.element(run).toHaveAttribute('aria-disabled', 'true')
    await field(name).fill('')
  }
  const symbol = dialog().getByRole('button', { name: /^Créé le, comparaison/ })
  for (const said of [/jusqu’au/, /à partir du/, /: le\b/, /jusqu’au/]) {
    await expect.element(symbol).toHaveAccessibleName(said)
    await symbol.click()
  }
  await field('Créé le').fill('01/01/2999')
  await expect.element(run).toHaveAttribute('aria-disabled', 'true')
  await field('Créé le').fill('01/01/2026')
  await run.click()
  await expect
    .poll(() => calls.findLast(({ name }) => name.endsWith('/ptg/projects'))?.query.get('search[created_at_symbol]'))
    .toBe('>=')
  const found = dialog().getByRole('link', {
    name: /M\. Roux.*CL-2026-0141.*14 Rue des Lilas, 44300 Nantes.*22\/09\/2026/,
  })
  await expect.element(found).toHaveAttribute('href', '/ptg/1/9')
  expect(getComputedStyle(found.element().closest('ul')!).maxHeight).toBe('300px')
})

/** The four steps, and the one button that creates. */
const createOne = async () => {
  await fillCustomer()
  await next().click()
  await dialog().getByRole('combobox', { name: 'Chaudière' }).fill('condens')
  await page.getByRole('option', { name: /Condens 30/ }).click()
  await next().click()
  await chooseType('Diagnostic')
  await next().click()
  await dialog().getByRole('button', { name: 'Valider' }).click()
}

test.each([
  [7, '7 PTG disponibles sur 20', 1],
  [0, /quota mensuel de PTG est dépassé/, 0],
] as const)(
  'PTG-17 PTG-18: once it is created the quota and the interventions are read again, and a dialog confirms it; %i left',
  async (availability, said, another) => {
    const { answers, names } = await openInstaller('/company/1?nouveau=ptg', products)
    await expect.element(page.getByText('8 PTG disponibles sur 20')).toBeInTheDocument()
    const created = { ...lilas, name: 'Mme Roux', is_ptg: true, intervention: replacement }
    catchUploads({ data: created })
    const cannot = { create: availability > 0 ? null : 'PTG_QUOTA_REACHED' }
    const left = { ...quota, availability, used: 20 - availability, cannot }
    answers['GET /companies/1/ptg/quotas'] = { body: { data: left } }
    const lists = () => names().filter((name) => name === 'GET /companies/1/interventions').length
    const before = lists()
    await createOne()
    await expect.element(page.getByRole('dialog', { name: 'PTG créé' })).toBeVisible()
    await expect.element(dialog().getByText('Le PTG de Mme Roux est créé.')).toBeVisible()
    await expect.element(page.getByText(said).first()).toBeInTheDocument()
    await expect.poll(lists).toBeGreaterThan(before)
    await expect.element(dialog().getByRole('switch', { name: /^Envoyer l’invitation à la fermeture/ })).toBeChecked()
    for (const name of ['Télécharger la fiche identifiants (PDF)', 'Fermer'])
      await expect.element(dialog().getByRole('button', { name }).last()).toBeVisible()
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Créer un autre PTG' }).elements())
      .toHaveLength(another)
  },
)

test.each([
  ['PTG_QUOTA_REACHED', /quota mensuel de PTG est dépassé.*le mois prochain/],
  ['PTG_QUOTA_NOT_AVAILABLE', /ne comprend pas la création de PTG.*contacter nos équipes/],
] as const)('PTG-26/screen: a creation that is refused by %s says so in its dialog', async (reason, words) => {
  await openInstaller('/company/1?nouveau=ptg', products)
  const { status, fr } = refusals[reason]
  catchUploads({ error_reason: reason, error_message: fr }, status)
  await createOne()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(words)
})
