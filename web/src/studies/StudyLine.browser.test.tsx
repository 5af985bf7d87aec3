import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catchUploads } from '../documents/testing.ts'
import { refusal, type Answer } from '../platform/testing.tsx'
import { lilas, openProject, sent, startAfresh } from '../projects/testing.ts'
import { study, studyAnswer } from './testing.ts'

beforeEach(startAfresh)

const path = 'GET /residences/9/thermal-study'
const card = () => page.getByRole('region', { name: 'Informations' })
const dialog = () => page.getByRole('dialog')
const open = (answer: Answer, more: Record<string, Answer> = {}, project = lilas) =>
  openProject(project, { [path]: answer, ...more })
const none = (attach: string | null = null): Answer => ({
  body: { data: null, cannot: { attach, remove: 'THERMAL_STUDY_MISSING', import: 'THERMAL_STUDY_MISSING' } },
})
const act = async (name: string) => {
  await card().getByRole('button', { name: 'Actions sur l’étude thermique' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const file = (name: string, bytes: number | string = '<projet/>') =>
  new File([typeof bytes === 'number' ? new Uint8Array(bytes) : bytes], name, { type: 'application/xml' })
/** Straight into the field: megabytes would take many seconds through the driver of the browser. */
const pick = async (chosen: File) => {
  await expect.element(dialog()).toBeVisible()
  const input = dialog().element().querySelector<HTMLInputElement>('input[type="file"]')!
  const picked = new DataTransfer()
  picked.items.add(chosen)
  input.files = picked.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('PRJ-30: its file, where it comes from and who made it', async () => {
  await open(studyAnswer({ from_automatic_import: 1 }))
  await expect.element(card().getByRole('button', { name: 'Télécharger etude.xml' })).toBeVisible()
  await expect.element(card().getByText('Import automatique')).toBeVisible()
  await expect.element(card()).toMatchTextContent('le 22/09/2026 par Études Isotherme')
  await startAfresh()
  await open(studyAnswer({ from_automatic_import: 0 }))
  await expect.element(card().getByText('Ajout manuel')).toBeVisible()
  await expect.element(card().getByText('Import automatique')).not.toBeInTheDocument()
})

test('without a study one is added; not by a reader, who has no button for it', async () => {
  await open(none(null))
  await expect.element(card().getByRole('button', { name: 'Ajouter une étude' })).toBeVisible()
  await startAfresh()
  await open(none('FORBIDDEN'))
  await expect.element(card()).toBeVisible()
  expect(card().getByRole('button', { name: 'Ajouter une étude' }).elements()).toEqual([])
})

test('a study is sent with its office, one of those of that name; not when the file is too large', async () => {
  const uploads = catchUploads({ data: study })
  await open(none(), {
    'GET /shared-companies': {
      body: {
        data: [
          { id: 40, name: 'Études Isotherme', type: 'THERMAL_ENGINEERING_OFFICE', city: 'Rennes' },
          { id: 41, name: 'Isotherme Travaux', type: 'RENOVATION', city: null },
        ],
        meta: { total: 2, per_page: 2, current_page: 1, last_page: 1 },
      },
    },
  })
  await card().getByRole('button', { name: 'Ajouter une étude' }).click()
  const submit = dialog().getByRole('button', { name: 'Ajouter l’étude' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await pick(file('trop.xml', 20 * 1024 * 1024 + 1))
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await pick(file('etude.xml'))
  await dialog()
    .getByRole('combobox', { name: /^Bureau/ })
    .fill('isotherme')
  await expect.element(page.getByRole('option', { name: 'Études Isotherme – Rennes' })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await page.getByRole('option', { name: 'Études Isotherme – Rennes' }).click()
  await submit.click()
  await expect.poll(() => uploads.length).toBe(1)
  const { url, form } = uploads[0]!
  expect(url).toMatch(/\/v2\/residences\/9\/thermal-study$/)
  expect([...form.keys()]).toEqual(['company_id', 'file'])
  expect(form.get('company_id')).toBe('40')
  await expect.element(page.getByText(/L’étude a été ajoutée/)).toBeVisible()
})

test('a study is removed after a question that says what stays', async () => {
  const remove = 'DELETE /residences/9/thermal-study'
  const served = await open(studyAnswer(), { [remove]: { status: 204 } })
  await act('Supprimer l’étude')
  await expect.element(dialog()).toMatchTextContent('Les équipements et matériaux déjà importés restent sur le projet.')
  await dialog().getByRole('button', { name: 'Supprimer l’étude thermique' }).click()
  await expect.element(page.getByText('L’étude thermique a été supprimée.')).toBeVisible()
  expect(served.names()).toContain(remove)
})

test('the office is chosen afterwards; a refusal is told in the dialog', async () => {
  const choose = 'PUT /residences/9/thermal-study/company'
  const served = await open(studyAnswer(), {
    [choose]: refusal(404, 'COMPANY_NOT_FOUND', 'Cette société est introuvable.'),
  })
  await act('Choisir le bureau d’études')
  await expect.element(dialog().getByRole('combobox', { name: /^Bureau/ })).toHaveValue('Études Isotherme')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(dialog()).toMatchTextContent('Cette société est introuvable.')
  expect(sent(served, choose)).toEqual({ company_id: 40 })
})

test('a machine’s study tells how far it is read, and why it could not be', async () => {
  await open(studyAnswer({ status: 'PARSING', progress: 40 }))
  await expect.element(card().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await startAfresh()
  await open(studyAnswer({ status: 'FAILED', type: 'RT2012' }))
  await expect.element(card().getByText(/Étude RT2012/)).toBeVisible()
  await startAfresh()
  await open(studyAnswer({ status: 'FAILED' }))
  await expect.element(card().getByText('L’étude n’a pas pu être lue.')).toBeVisible()
})

const proposals = {
  office: { name: 'ISOTHERME', siret: '81234567800017', company: { id: 40, name: 'Études Isotherme' } },
  permit_number: 'PC 044 109 24 A0123',
  delivery_date: '2025-09-30',
  address: { street_number: '8', street_name: 'Boulevard du Port', zip_code: '80000', city: 'Amiens' },
}

test('what else the study says is proposed, and written by the act that is accepted', async () => {
  const [office, day, contact] = [
    'PUT /residences/9/thermal-study/company',
    'PATCH /residences/9',
    'PUT /companies/1/residences/9/contact-information',
  ]
  const served = await open(studyAnswer({ company: null, proposals }), {
    [office]: { body: { data: study } },
    [day]: { body: { data: lilas } },
    [contact]: { body: { data: lilas.contact_information } },
  })
  const proposed = card().getByRole('region', { name: 'L’étude propose' })
  await expect.element(proposed).toMatchTextContent('PC 044 109 24 A0123')
  await proposed.getByRole('button', { name: 'Utiliser le bureau d’études Études Isotherme' }).click()
  await expect.poll(() => sent(served, office)).toEqual({ company_id: 40 })
  await proposed.getByRole('button', { name: 'Utiliser le 30/09/2025 comme date de mise en service' }).click()
  await expect.poll(() => sent(served, day)).toEqual({ commissioning_date: '2025-09-30' })
  await proposed.getByRole('button', { name: /^Utiliser l’adresse 8 Boulevard du Port/ }).click()
  await expect
    .poll(() => sent(served, contact))
    .toMatchObject({
      addresses: [{ street_name: 'Boulevard du Port', zip_code: '80000' }],
      emails: lilas.contact_information.emails,
    })
})

test('what the project already says is not proposed', async () => {
  const [own] = lilas.contact_information.addresses
  const known = { ...proposals, permit_number: null, address: { ...proposals.address, ...own } }
  await open(studyAnswer({ proposals: known }), {}, { ...lilas, commissioning_date: '2025-09-30' })
  await expect.element(card().getByRole('button', { name: 'Télécharger etude.xml' })).toBeVisible()
  await expect.element(card().getByText('L’étude propose')).not.toBeInTheDocument()
})
