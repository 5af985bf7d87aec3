import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { listOf, refusal } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import { condens, interventionsOf, openInstaller, paper, replacement, withFiles } from './testing.ts'
// The page is there before the first test begins to count its time.
import '../passports/PassportPage.tsx'

beforeEach(startAfresh)

const patch = 'PATCH /companies/1/interventions/31'
const open = (intervention = replacement, more = {}) =>
  openInstaller('/ptg/1/9?ouvert=31', { 'GET /companies/1/interventions': interventionsOf([intervention]), ...more })
const slots = () =>
  page
    .getByRole('cell')
    .getByRole('heading', { level: 4 })
    .elements()
    .map((title) => title.textContent)
const finish = () => page.getByRole('button', { name: 'Terminer' })

test('INT-19 INT-20 INT-22: what is missing is said in words, beside a button that is off', async () => {
  await open()
  await expect.element(finish()).toHaveAttribute('aria-disabled', 'true')
  for (const text of [
    'Indiquez la date de l’intervention pour terminer.',
    'Ajoutez le certificat d’achèvement pour terminer.',
    'Indiquez la chaudière pour terminer.',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Manque : date, certificat d’achèvement, chaudière')).toBeVisible()
})

test('INT-18/multiple: a slot takes several files at once, chosen or dragged into it', async () => {
  await open()
  const slot = page.getByRole('region', { name: 'Autres fichiers' })
  await expect.element(slot).toBeVisible()
  const inputs = [...document.querySelectorAll<HTMLInputElement>('td input[type="file"]')]
  expect(inputs.length).toBeGreaterThan(0)
  expect(inputs.every(({ multiple }) => multiple)).toBe(true)
  const paperOf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })
  const dataTransfer = new DataTransfer()
  for (const name of ['notice.pdf', 'schéma.pdf']) dataTransfer.items.add(paperOf(name))
  for (const type of ['dragover', 'drop'])
    slot.element().dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  for (const name of ['notice.pdf', 'schéma.pdf']) await expect.element(slot.getByText(name)).toBeVisible()
})

test('INT-28 INT-29 INT-37: each type shows its own groups, and is no longer chosen', async () => {
  await open()
  await expect.poll(slots).toEqual(['Certificat d’achèvement', 'Certificat de conformité', 'Autres fichiers'])
  expect(page.getByRole('combobox', { name: /^Type/ }).elements()).toHaveLength(0)
  await startAfresh()
  await open({ ...replacement, type: 'MAINTENANCE' })
  await expect.poll(slots).toEqual(['Certificat d’entretien', 'Autres fichiers'])
  await startAfresh()
  await open({ ...replacement, type: 'DIAGNOSTIC', files: withFiles({ ptg_invoice: [paper(1, 'facture.pdf')] }) })
  await expect.poll(slots).toEqual(['Certificat de diagnostic', 'Autres fichiers', 'Facture'])
})

test('a certificate is written of a visit that was made: before, the act says why not', async () => {
  for (const [date, why] of [
    [null, 'Indiquez d’abord la date de l’intervention.'],
    ['2999-05-30', /^La visite est prévue le 30\/05\/2999/],
  ] as const) {
    await open({ ...replacement, type: 'MAINTENANCE', date })
    const write = page.getByRole('button', { name: 'Remplir l’attestation' })
    await expect.element(write).toHaveAttribute('aria-disabled', 'true')
    await write.hover()
    await expect.element(page.getByText(why)).toBeVisible()
    await startAfresh()
  }
  await open({ ...replacement, type: 'MAINTENANCE', date: '2026-11-12' })
  await page.getByRole('button', { name: 'Remplir l’attestation' }).click()
  await expect.element(page.getByRole('dialog').getByText(/^Visite du 12\/11\/2026/)).toBeVisible()
})

test('INT-15/edit INT-27: a date is saved as soon as it is one; an empty one is asked for and not sent', async () => {
  const portal = await open({ ...replacement, date: '2026-11-10' })
  const date = page.getByRole('textbox', { name: 'Date de l’intervention' })
  await date.fill('')
  await expect.element(page.getByText('Ce champ est obligatoire.')).toBeVisible()
  expect(portal.names()).not.toContain(patch)
  await date.fill('12/11/2026')
  await expect.element(page.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(sent(portal, patch)).toEqual({ intervention: { date: '2026-11-12' } })
})

test('an intervention that was finished while the signal dropped is shown as it is, not as it was', async () => {
  const files = withFiles({ ptg_cert_completion: [paper(1, 'achèvement.pdf')] })
  const cannot = { ...replacement.cannot, finish: null }
  const ready: typeof replacement = { ...replacement, type: 'REPARATION', date: '2026-11-10', files, cannot }
  const { answers } = await open(ready, { [patch]: 'no answer' })
  await expect.element(finish()).not.toHaveAttribute('aria-disabled', 'true')
  answers['GET /companies/1/interventions'] = interventionsOf([
    { ...ready, status: 'DONE', cannot: { ...cannot, reopen: null } },
  ])
  await finish().click()
  await expect.element(page.getByRole('button', { name: 'Rouvrir' })).toBeVisible()
  await expect.element(page.getByText('Vérifiez votre connexion', { exact: false })).not.toBeInTheDocument()
})

test('INT-22 INT-27: a product is saved as it is chosen, a request once it is whole', async () => {
  const portal = await open(replacement, { 'GET /products': listOf([condens]) })
  await page.getByRole('button', { name: /^Produit introuvable/ }).click()
  for (const name of ['Référence', 'Nom du produit']) await page.getByRole('textbox', { name }).fill('Rare')
  await page.getByRole('textbox', { name: 'Fabricant' }).fill('Unique')
  expect(portal.names()).not.toContain(patch)
  await userEvent.tab()
  const request = { reference: 'Rare', name: 'Rare', manufacturer: 'Unique' }
  await expect.poll(() => sent(portal, patch)).toEqual({ intervention: { product: { product_request: request } } })

  await page.getByRole('combobox', { name: 'Chaudière' }).fill('condens')
  await page.getByRole('option', { name: /Condens 30/ }).click()
  await expect.poll(() => sent(portal, patch)).toEqual({ intervention: { product: { id: 7 } } })
})

test('a request that is whole when its product is cleared is saved in its place, as the screen shows it', async () => {
  const request = { manufacturer: 'Unique', name: 'Rare', reference: 'R1' }
  const asked = { id: 3, model_type: 'PRODUCT_REQUEST', status: 'PENDING', ...request } as const
  const portal = await open({ ...replacement, product_request: asked }, { 'GET /products': listOf([condens]) })
  await page.getByRole('combobox', { name: 'Chaudière' }).fill('condens')
  await page.getByRole('option', { name: /Condens 30/ }).click()
  await expect.poll(() => sent(portal, patch)).toEqual({ intervention: { product: { id: 7 } } })
  document.querySelector<HTMLElement>('.mantine-Combobox-clearButton, .mantine-Select-section button')?.click()
  await expect.element(page.getByRole('textbox', { name: 'Nom du produit' })).toHaveValue('Rare')
  await expect.poll(() => sent(portal, patch)).toEqual({ intervention: { product: { product_request: request } } })
})

test('INT-27: what could not be saved says so, and is sent again', async () => {
  const portal = await open(replacement, { [patch]: refusal(503, 'SERVICE_UNAVAILABLE', 'Indisponible.') })
  await page.getByRole('textbox', { name: 'Date de l’intervention' }).fill('12/11/2026')
  await expect.element(page.getByText(/Indisponible\./)).toBeVisible()
  portal.answers[patch] = { body: { data: replacement } }
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('Enregistré', { exact: true })).toBeVisible()
})

test('INT-25 INT-38/done: done, nothing can be changed or deleted until it is reopened', async () => {
  const done = {
    ...replacement,
    status: 'DONE' as const,
    date: '2026-11-12',
    files: withFiles({ ptg_cert_completion: [paper(1, 'achevement.pdf')] }),
    cannot: {
      edit: 'INTERVENTION_DONE' as const,
      finish: 'INTERVENTION_DONE' as const,
      reopen: null,
      remove: 'INTERVENTION_DONE' as const,
    },
  }
  const portal = await open(done)
  await expect.element(page.getByRole('textbox', { name: 'Date de l’intervention' })).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: 'Chaudière' })).toBeDisabled()
  for (const name of ['Supprimer achevement.pdf', 'Supprimer l’intervention']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('Rouvrez-la pour la modifier.')
  }
  expect(page.getByRole('button', { name: /^Choisir des fichiers/ }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Télécharger achevement.pdf' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Rouvrir' }).click()
  await expect.poll(() => sent(portal, patch)).toEqual({ intervention: { status: 'IN_PROGRESS' } })
})

test('INT-38/open: while it is under way each file is downloaded or deleted, estimates and invoices too, and the whole after a question', async () => {
  const one = 'DELETE /companies/1/interventions/31'
  const files = withFiles({
    ptg_others: [paper(1, 'plaque.pdf')],
    ptg_estimate: [paper(2, 'devis.pdf')],
    ptg_invoice: [paper(3, 'facture.pdf')],
  })
  const portal = await open({ ...replacement, files }, { [`${one}/files/2`]: { status: 204 }, [one]: { status: 204 } })
  for (const name of ['plaque.pdf', 'devis.pdf', 'facture.pdf'])
    for (const act of ['Télécharger', 'Supprimer'])
      await expect.element(page.getByRole('button', { name: `${act} ${name}` })).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Supprimer devis.pdf' }).click()
  expect(portal.names()).not.toContain(`${one}/files/2`)
  await dialog.getByRole('button', { name: /^Supprimer/ }).click()
  await expect.poll(portal.names).toContain(`${one}/files/2`)
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Supprimer l’intervention' }).click()
  await expect.element(dialog).toBeVisible()
  expect(portal.names()).not.toContain(one)
  await dialog.getByRole('button', { name: 'Supprimer l’intervention' }).click()
  await expect.poll(portal.names).toContain(one)
})

test('INT-36: what may not be changed offers no act, and says who may', async () => {
  const cannot = { edit: 'FORBIDDEN', finish: 'FORBIDDEN', reopen: 'FORBIDDEN', remove: 'FORBIDDEN' } as const
  await open({ ...replacement, company: { id: 4, name: 'Gaz Service Sud' }, cannot })
  await expect.element(page.getByText(/Seule la société Gaz Service Sud/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Date de l’intervention' })).toBeDisabled()
  expect(page.getByRole('button', { name: /^(Terminer|Supprimer l’intervention|Choisir)/ }).elements()).toHaveLength(0)
  await startAfresh()
  await open({ ...replacement, cannot })
  await expect.element(page.getByText(/Vos droits vous permettent de consulter cette intervention/)).toBeVisible()
})

test('PTG-11: a request for what the catalogue offers says so at once, and is not sent', async () => {
  const portal = await open(replacement, { 'GET /products': listOf([condens]) })
  await page.getByRole('button', { name: /^Produit introuvable/ }).click()
  await page.getByRole('textbox', { name: 'Référence' }).fill('C30')
  await page.getByRole('textbox', { name: 'Fabricant' }).fill('THERMALIA')
  await page.getByRole('textbox', { name: 'Nom du produit' }).fill('condens 30')
  await expect.element(page.getByText(/« Condens 30 » existe déjà au catalogue/)).toBeVisible()
  await userEvent.tab()
  expect(portal.names()).not.toContain(patch)
  await page.getByRole('button', { name: 'Choisir cette chaudière' }).click()
  await expect.poll(() => sent(portal, patch)).toEqual({ intervention: { product: { id: 7 } } })
})

test('a paper that is larger than the portal takes is told and not sent, of an intervention and of a new one', async () => {
  const uploads = catchUploads({ data: replacement })
  await openInstaller('/ptg/1/9?ouvert=31', {
    'GET /companies/1/interventions': interventionsOf([replacement], null, 3_072),
  })
  const pdf = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
  const choose = (where: Element, ...files: File[]) =>
    userEvent.upload(where.querySelector<HTMLInputElement>('input[type="file"]:not([capture])')!, files)
  const slot = (place: Pick<typeof page, 'getByRole'>) => place.getByRole('region', { name: 'Autres fichiers' })
  const told = /«\strop\.pdf\s» dépasse 3\sKo/
  await expect.element(slot(page)).toBeVisible()
  await choose(slot(page).element(), pdf('trop.pdf', 3_073), pdf('juste.pdf', 3_072))
  await expect.element(slot(page).getByText(told)).toBeVisible()
  await expect.poll(() => uploads).toHaveLength(1)
  await page.getByRole('button', { name: 'Ajouter une intervention' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Type d’intervention' }).click()
  await page.getByRole('option', { name: 'Entretien' }).click()
  await choose(slot(dialog).element(), pdf('trop.pdf', 3_073))
  await expect.element(slot(dialog).getByText(told)).toBeVisible()
})
