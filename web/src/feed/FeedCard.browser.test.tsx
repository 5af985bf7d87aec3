import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { activityModels } from '@logis/contract/feed.rules'
import { me } from '../platform/testing.tsx'
import { lilas, openProject, startAfresh } from '../projects/testing.ts'
import type { ActivityEntry } from './api.ts'

beforeEach(startAfresh)

const list = 'GET /residences/9/activity-feed'
const card = () => page.getByRole('region', { name: 'Activité' })
const show = () => card().getByRole('button', { name: 'Afficher l’activité' }).click()

const renamed: ActivityEntry = {
  id: 1,
  actor_user: { id: 1, first_name: 'Marie', last_name: 'Delattre', username: 'marie@horizon.example' },
  impersonator: null,
  actor_company: { id: 1, name: 'Groupe Horizon', picture_path: null },
  created_at: '2026-03-15T09:05:00Z',
  context_http: 'PATCH /residences/9',
  session_id: null,
  context_http_name: 'projects.setCommissioningDate',
  logs: [
    {
      action: 'UPDATED',
      model_name: 'Residence',
      pretty_log: [
        { attribute_name: 'commissioning_date', old_value: null, value: '2026-02-03' },
        { attribute_name: 'name', old_value: 'Les Lilas', value: 'Maison Les Lilas' },
        { attribute_name: 'roof_colour', old_value: 'red', value: 'black' },
      ],
    },
  ],
}
const byNobody: ActivityEntry = {
  ...renamed,
  id: 2,
  actor_user: null,
  actor_company: null,
  created_at: '2026-03-14T23:30:00Z',
  logs: [
    {
      action: 'DELETED',
      model_name: 'File',
      pretty_log: [{ attribute_name: 'name', old_value: 'devis.pdf', value: null }],
    },
  ],
}
const pageOf = (data: ActivityEntry[], last_page = 1) => ({
  body: { data, meta: { total: data.length, per_page: 10, current_page: 1, last_page } },
})

test('FEED-01: closed at first, and nothing is asked until it is opened', async () => {
  const { names } = await openProject(lilas, { [list]: pageOf([renamed]) })
  await expect.element(card()).toBeVisible()
  expect(names()).not.toContain(list)
  await show()
  await expect.element(card().getByText('Marie Delattre')).toBeVisible()
  expect(names()).toContain(list)
})

test('an administrator is led from an act to the account behind it, and to where it had signed in from by that day', async () => {
  const user = { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] }
  const known = { ...renamed, id: 77, session_id: 31 }
  await openProject(lilas, { 'GET /user': { body: { data: user } }, [list]: pageOf([renamed, byNobody, known]) })
  await show()
  const act = card().getByRole('listitem').first()
  await expect
    .element(act.getByRole('link', { name: 'Marie Delattre' }))
    .toHaveAttribute('href', '/admin/users?personne=1')
  await expect
    .element(act.getByRole('link', { name: 'Journal de sécurité' }))
    .toHaveAttribute('href', '/admin/security?q.user_id=1&q.created_at=le:2026-03-15')
  await expect.element(card().getByRole('listitem').nth(1).getByRole('link')).not.toBeInTheDocument()
  // Where it is kept by which session it was done, to that one alone.
  await expect
    .element(card().getByRole('listitem').nth(2).getByRole('link', { name: 'Journal de sécurité' }))
    .toHaveAttribute('href', '/admin/security?q.session_id=31')
})

test('a project whose address was changed is not called by that address', async () => {
  const pretty_log = [{ attribute_name: 'email', old_value: 'ancien@foyer.example', value: 'nouveau@foyer.example' }]
  const entry = { ...renamed, logs: [{ action: 'UPDATED' as const, model_name: 'Residence' as const, pretty_log }] }
  await openProject(lilas, { [list]: pageOf([entry]) })
  await show()
  const act = card().getByRole('listitem').first()
  await expect.element(act).toMatchTextContent(/Marie Delattre a modifié le projet/)
  await expect.element(act).not.toMatchTextContent(/nouveau@foyer/)
  await act.getByRole('button', { name: '1 changement' }).click()
  await expect.element(act).toMatchTextContent(/nouveau@foyer\.example/)
})

test('FEED-02/timeline FEED-04 FEED-05: acts under their day in Paris, unknown people named so, changes before and after', async () => {
  await openProject(lilas, { [list]: pageOf([renamed, byNobody]) })
  await show()
  // 23:30 in Greenwich is half past midnight in Paris: both acts are of one day.
  await expect.element(card().getByRole('heading', { name: 'dimanche 15 mars 2026' })).toBeVisible()
  const [first, second] = [card().getByRole('listitem').nth(0), card().getByRole('listitem').nth(1)]
  await expect.element(first).toMatchTextContent(/Marie Delattre a modifié le projet.*Groupe Horizon.*10:05/)
  await expect
    .element(second)
    .toMatchTextContent(/Utilisateur inconnu a supprimé le fichier.*devis\.pdf.*Société inconnue/)
  await first.getByRole('button', { name: '3 changements' }).click()
  await expect.element(first).toMatchTextContent(/Date de mise en service ?03\/02\/2026/)
  await expect.element(first).toMatchTextContent(/Nom ?Avant Les Lilas ?Après Maison Les Lilas/)
  await expect.element(first).toMatchTextContent(/roof_colour ?Avant red ?Après black/)
})

test('ADMIN-16/banner: what support did in someone’s name bears « Assistance », and who', async () => {
  await openProject(lilas, { [list]: pageOf([{ ...renamed, impersonator: { name: 'Sacha Morel' } }]) })
  await show()
  const act = card().getByRole('listitem').nth(0)
  await expect.element(act).toMatchTextContent(/Marie Delattre a modifié.*Assistance.*Sacha Morel, de l’assistance/)
})

test('the sheets of the flats that were mailed are no invitation, and their number is said as numbers are; a name of figures is a name', async () => {
  const sent = [
    { attribute_name: 'contract_number', old_value: null, value: '44300' },
    { attribute_name: 'email', old_value: null, value: 'samira@rivages.example' },
    { attribute_name: 'sheets', old_value: null, value: '2701' },
  ]
  const logs: ActivityEntry['logs'] = [{ action: 'CREATED', model_name: 'Email', pretty_log: sent }]
  await openProject(lilas, { [list]: pageOf([{ ...renamed, logs }]) })
  await show()
  const act = card().getByRole('listitem').nth(0)
  await expect.element(act).toMatchTextContent(/a fait envoyer les fiches des logements à « samira@rivages\.example »/)
  await act.getByRole('button', { name: '3 changements' }).click()
  await expect.element(act).toMatchTextContent(/44300/)
  await expect.element(act).toMatchTextContent(/Fiches envoyées ?2\s701/)
})

test('FEED-06/told: each of the eleven kinds is told in words of its own', async () => {
  const words = {
    Address: 'a ajouté une adresse',
    PurchaseOrder: 'a ajouté un bon de commande',
    ResidenceContactLink: 'a ajouté un contact',
    File: 'a ajouté le fichier',
    ResidenceFolder: 'a créé le dossier',
    Email: 'a ajouté l’adresse e-mail',
    ResidenceActivationCode: 'a créé le code résidence',
    Device: 'a ajouté un équipement',
    Note: 'a ajouté une note',
    Residence: 'a créé le projet',
    Project: 'a créé le projet',
  }
  expect(Object.keys(words)).toEqual(activityModels)
  const entries = activityModels.map((model_name, id): ActivityEntry => {
    return { ...renamed, id, logs: [{ action: 'CREATED', model_name, pretty_log: [] }] }
  })
  await openProject(lilas, { [list]: pageOf(entries) })
  await show()
  for (const [at, told] of Object.values(words).entries())
    await expect.element(card().getByRole('listitem').nth(at)).toMatchTextContent(told)
})

test('what is said of the booklet is named in words: its item, a part without object, what was written', async () => {
  const pretty_log = [
    { attribute_name: 'booklet.NETWORKS.gas', old_value: null, value: 'NOT_APPLICABLE: pas de gaz' },
    { attribute_name: 'booklet_kind', old_value: null, value: 'WORKS' },
    { attribute_name: 'message', old_value: null, value: 'CLOSED' },
  ]
  const entry = { ...renamed, logs: [{ action: 'UPDATED' as const, model_name: 'Residence' as const, pretty_log }] }
  await openProject(lilas, { [list]: pageOf([entry]) })
  await show()
  await card().getByRole('button', { name: '3 changements' }).click()
  for (const told of [/Carnet\s: Réseaux/, /Sans objet\s: pas de gaz/, /Origine du carnet/, /Conversation close/])
    await expect.element(card()).toMatchTextContent(told)
})

test('FEED-03: nothing to show is said', async () => {
  await openProject(lilas)
  await show()
  await expect.element(card().getByText('Aucune activité pour le moment.')).toBeVisible()
})

test('FEED-02/search FEED-08 FEED-09 FEED-10 API2-08/activity: the search offers the call’s filters, the date from ≥; a chip takes its filter away', async () => {
  const { calls } = await openProject(lilas, {
    [list]: pageOf([renamed], 9),
    [`${list}/actors`]: { body: { data: { users: [{ id: 7, name: 'Marie Delattre' }], companies: [] } } },
  })
  const asked = () => calls.findLast(({ name }) => name === list)?.query
  await show()
  await expect.poll(() => asked()?.get('page_size')).toBe('10')
  expect(asked()?.get('sort')).toBe('-created_at')
  await expect
    .poll(
      () =>
        card()
          .getByRole('button', { name: /^Page \d+$/ })
          .elements().length,
    )
    .toBeGreaterThan(2)
  expect(
    card()
      .getByRole('button', { name: /^Page \d+$/ })
      .elements().length,
  ).toBeLessThanOrEqual(7)
  await card().getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => asked()?.get('page')).toBe('2')

  await card().getByRole('button', { name: 'Recherche avancée dans l’activité' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rechercher dans l’activité' })
  await expect.element(dialog).toBeVisible()
  const labels = () => [...dialog.element().querySelectorAll('label')].map((label) => label.textContent)
  await expect.poll(labels).toEqual(['Utilisateur', 'Société', 'Objet', 'Action', 'Date'])
  await dialog.getByRole('combobox', { name: 'Utilisateur' }).click()
  await page.getByRole('option', { name: 'Marie Delattre' }).click()
  await dialog.getByRole('textbox', { name: 'Date' }).fill('01/03/2026')
  await dialog.getByRole('button', { name: 'Rechercher' }).click()
  await expect.poll(() => asked()?.get('search[actor_user_id]')).toBe('7')
  expect(asked()?.get('search[created_at]')).toBe('2026-03-01')
  expect(asked()?.get('search[created_at_symbol]')).toBe('>=')
  expect(asked()?.get('page')).toBe('1')

  await card().getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => asked()?.get('page')).toBe('3')
  await card().getByRole('button', { name: 'Retirer le critère Utilisateur : Marie Delattre' }).click()
  await expect.poll(() => asked()?.has('search[actor_user_id]')).toBe(false)
  expect(asked()?.get('search[created_at]')).toBe('2026-03-01')
  expect(asked()?.get('page')).toBe('1')
})

test('a filter by somebody whom the activity does not name says so, and shows no number', async () => {
  await openProject(
    lilas,
    {
      [list]: pageOf([renamed]),
      [`${list}/actors`]: { body: { data: { users: [{ id: 7, name: 'Marie Delattre' }], companies: [] } } },
    },
    'RESIDENCE_BUILDER',
    '/project/1/9?feed.q.actor_user_id=48&feed.q.actor_company_id=31',
  )
  for (const said of ['Utilisateur : Utilisateur inconnu', 'Société : Société inconnue'])
    await expect.element(card().getByRole('button', { name: `Retirer le critère ${said}` })).toBeVisible()
})
