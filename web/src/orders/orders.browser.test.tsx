import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { lilas, sent, startAfresh } from '../projects/testing.ts'
import type { Invoice, PurchaseOrder } from './api.ts'
import './HomePapersPage.tsx'
import './OrderDialogs.tsx'
import '../notes/AddNoteDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const paper = { id: 5, number: 'BC-12', date: '2026-11-02', amount: 1250.4, company_id: 3 }
const order: PurchaseOrder = { ...paper, status: 'OPEN' }
const invoice: Invoice = { ...paper, id: 6, number: 'F-12', status: 'ISSUED', purchase_order_id: null }
const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const states = [
  { state: 'ACTIVATED', created_at: '2026-03-15T09:05:00Z', actor: 'claire@foyer.example' },
  { state: 'CREATED', created_at: '2026-02-01T09:05:00Z', actor: null },
]

test('administrators follow a home: its dated states with who brought it there, its orders and its invoices', async () => {
  const at = `/admin/residences/${lilas.id}`
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    [`GET /residences/${lilas.id}`]: { body: { data: lilas } },
    [`GET ${at}/states-history`]: {
      body: { data: states, meta: { total: 2, per_page: 2, current_page: 1, last_page: 1 } },
    },
    [`GET /residences/${lilas.id}/purchase-orders`]: { body: { data: [order] } },
    [`GET ${at}/invoices`]: { body: { data: [invoice] } },
    [`POST ${at}/invoice`]: { status: 201, body: { data: { ...invoice, id: 7, number: 'F-13' } } },
    [`PATCH ${at}/invoices/6`]: { body: { data: { ...invoice, status: 'PAID' } } },
  })
  await openPortal(at)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Suivi administratif' })).toBeVisible()
  const log = page.getByRole('main').getByRole('link', { name: 'Journal de sécurité' })
  await expect
    .element(log)
    .toHaveAttribute('href', expect.stringContaining(`/admin/security?q.residence_id=${lilas.id}`))
  for (const told of [
    /Activé.*claire@foyer\.example.*15\/03\/2026/,
    /Créé.*Automatique/,
    /BC-12.*02\/11\/2026.*À facturer/,
  ])
    await expect.element(page.getByRole('listitem').filter({ hasText: told })).toBeVisible()

  await page.getByRole('button', { name: 'Ajouter une facture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Numéro/ }).fill('F-13')
  await dialog.getByRole('textbox', { name: /^Montant/ }).fill('99,5')
  await dialog.getByRole('combobox', { name: /^Bon de commande/ }).click()
  await page.getByRole('option', { name: 'BC-12' }).click()
  await dialog.getByRole('button', { name: 'Ajouter une facture' }).click()
  await expect.element(page.getByText('La facture F-13 est enregistrée.')).toBeVisible()
  expect(sent(served, `POST ${at}/invoice`)).toMatchObject({ number: 'F-13', amount: 99.5, purchase_order_id: 5 })

  await page.getByRole('combobox', { name: 'État de la facture F-12' }).selectOptions('PAID')
  await expect.element(page.getByText('L’état de la facture F-12 est enregistré.')).toBeVisible()
  expect(sent(served, `PATCH ${at}/invoices/6`)).toEqual({ status: 'PAID' })
})

test('administrators keep notes of a home: who wrote them and when, written in a dialog, deleted after a question', async () => {
  const author = { id: 2, name: 'admin@logis.example' }
  const note = { id: 31, model_type: 'Residence', model_id: lilas.id, text: 'Clés chez le gardien', author }
  const dated = { ...note, created_at: '2026-11-20T09:05:00Z' }
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    [`GET /residences/${lilas.id}`]: { body: { data: lilas } },
    'GET /admin/notes': listOf([dated, { ...dated, id: 30, text: 'Rappeler', author: null }]),
    'POST /admin/notes': { status: 201, body: { data: { ...dated, id: 32 } } },
    'DELETE /admin/notes/31': { status: 204 },
  })
  await openPortal(`/admin/residences/${lilas.id}`)
  const card = page.getByRole('region', { name: 'Notes' })
  await expect
    .element(card.getByRole('listitem').first())
    .toMatchTextContent(/Clés chez le gardien.*admin@logis\.example · 20\/11\/2026/)
  await expect.element(card.getByText(/^Compte effacé/)).toBeVisible()
  const { query } = served.calls.find(({ name }) => name === 'GET /admin/notes')!
  expect([query.get('search[model_type]'), query.get('search[model_id]')]).toEqual(['Residence', String(lilas.id)])

  await card.getByRole('button', { name: 'Ajouter une note' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Visite le 3 décembre')
  await dialog.getByRole('button', { name: 'Ajouter une note' }).click()
  await expect.element(page.getByText('La note est enregistrée.')).toBeVisible()
  expect(sent(served, 'POST /admin/notes')).toEqual({
    model_type: 'Residence',
    model_id: lilas.id,
    text: 'Visite le 3 décembre',
  })

  await card
    .getByRole('button', { name: /^Supprimer la note du 20\/11\/2026/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la note' }).click()
  await expect.element(page.getByText('La note est supprimée.')).toBeVisible()
})
