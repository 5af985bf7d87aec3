import { projectCards } from '@logis/contract/projects.rules'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, openPortal, serve } from '../platform/testing.tsx'
import { openStudied, favourite } from '../studies/testing.ts'
import { template } from '../templates/testing.ts'
import { lilas, openProject, startAfresh } from './testing.ts'
import '../templates/TemplatesPage.tsx'
import '../materialLabels/LabelsPage.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const titles = () =>
  page
    .getByRole('region')
    .getByRole('heading', { level: 2 })
    .elements()
    .map((title) => title.firstChild?.textContent)

test('PRJ-02/page PRJ-04/cards the page of a project offers its code with invitations, residents, flats, documents, devices, the study to import, contacts, activity and its provisions', async () => {
  const provision = {
    id: 4,
    service_provision: { code: 'MSL_PREMIUM', name: 'Offre Premium', description: 'Tout le carnet.' },
    expiring_date: '2031-11-01',
    used: false,
    attached_to_id: 9,
  }
  const landlords = { ...lilas, company: { ...lilas.company, type: 'SOCIAL_LANDLORD' as const }, tenant_context: true }
  await openProject(
    { ...landlords, type: 'BUILDING', cards: [...projectCards] },
    { 'GET /companies/1/residences/9/service-provisions': listOf([provision]) },
    'SOCIAL_LANDLORD',
  )
  await expect
    .poll(titles)
    .toEqual([
      'Informations',
      'Code résidence',
      'Habitants',
      'Parties communes et logements',
      'Logements',
      'Documents de l’immeuble',
      'Documents',
      'Équipements des parties communes',
      'Carnet',
      'Contacts',
      'Activité',
    ])
  await expect.element(page.getByText('Offre Premium')).toBeVisible()

  await startAfresh()
  await openProject(lilas)
  await expect.element(page.getByRole('button', { name: 'Envoyer l’invitation' })).toBeVisible()
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Appliquer un modèle' })).toBeVisible()

  await startAfresh()
  await openStudied({ labels: [favourite] })
  await page.getByRole('button', { name: /^Importer depuis l’étude thermique/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('PRJ-02/company a company has its templates, one of them by default, its material labels and its contacts', async () => {
  serve({ ...answersFor('RESIDENCE_BUILDER'), 'GET /companies/1/templates': listOf([template(3, 'Maison neuve')]) })
  await openPortal('/templates/1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Modèles' })).toBeVisible()
  await page.getByRole('button', { name: 'Afficher le détail : Maison neuve' }).click()
  await expect.element(page.getByRole('switch', { name: /^Modèle par défaut/ })).toBeVisible()

  await startAfresh()
  serve({
    ...answersFor('RESIDENCE_BUILDER'),
    'GET /companies/1/material-labels': listOf([favourite], { cannot: { create: null } }),
  })
  await openPortal('/materials/labels/1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Labels matériaux' })).toBeVisible()
  await expect.element(page.getByText('mur garage')).toBeVisible()

  await startAfresh()
  serve(answersFor('RESIDENCE_BUILDER'))
  await openPortal('/contacts/1')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
})
