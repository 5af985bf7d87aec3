import { readGlazedWall, readOpaqueWall } from '@logis/contract/studies.rules'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAfresh } from '../../projects/testing.ts'
import { plain } from '../../ui/testing.tsx'
import { openImport } from '../testing.ts'

beforeEach(async () => {
  await startAfresh()
  sessionStorage.clear()
  await page.viewport(1440, 900)
})

const first = { index: 0, batiment: 1 }
const opaque = readOpaqueWall(
  {
    name: 'Mur nord',
    type_paroi: '100',
    nature: '101',
    systeme_constructif: '5',
    epaisseur_isolant: '20.5',
    resistance_thermique_isolant: '5.6',
    origine_donnee: '2',
    U_paroi: '0.172',
    surface_totale: '24.8',
    donnant: '0',
  },
  first,
)
const glazed = readGlazedWall(
  {
    name: 'Baie',
    type_paroi: '2',
    type_protection: '0',
    type_menuiserie: '3',
    type_vitrage: '44.2/14/4 FE argon',
    Ug_vitrage: '1',
    origine_donnee_Ug: '1',
    Uw: '1.3',
    origine_donnee_Uw: '2',
    Sw: '0.4',
    Tlw: '0.6',
    surface_totale: '10.32',
    donnant: '1',
    orientation: 'S',
  },
  first,
)

/** What the card of this wall says of it, by its titles. */
const summaryOf = async (name: string) => {
  const envelope = JSON.stringify({ parois_opaques: [opaque], parois_vitrees: [glazed] })
  await openImport({ answers: { 'GET /residences/9/thermal-study/building': { body: { data: { id: 5, envelope } } } } })
  const dialog = page.getByRole('dialog', { name: 'Importer l’étude thermique' })
  const card = dialog.getByRole('region', { name, exact: true })
  const summary = card.getByLabelText('Caractéristiques de la paroi')
  await expect.element(summary).toBeInTheDocument()
  const titles = summary.element().querySelectorAll('dt')
  return Object.fromEntries(
    [...titles].map((title) => [title.textContent, plain(title.nextElementSibling?.textContent ?? null)]),
  )
}

test('IMP-04: the card of an opaque wall says all that the study says of it', async () => {
  expect(await summaryOf('Mur nord')).toEqual({
    'Type de paroi': 'Paroi verticale',
    Nature: 'Mur extérieur',
    'Système constructif': 'OB (ossature bois)',
    'Épaisseur de l’isolant': '205 mm',
    'Résistance thermique de l’isolant': '5,6 m²·K/W',
    'Origine de la donnée': 'Document d’avis technique ou DTA',
    'Coefficient U': '0,172 W/(m²·K)',
    'Surface totale': '24,8 m²',
    'Donnant sur': 'L’extérieur',
  })
})

test('IMP-05: the card of a glazed wall says all that the study says of it', async () => {
  expect(await summaryOf('Baie')).toEqual({
    'Type de paroi': 'Porte-fenêtre',
    Protection: 'Sans protection mobile',
    Menuiserie: 'Aluminium à rupteur',
    Vitrage: '44.2/14/4 FE argon',
    'Coefficient Ug': '1 W/(m²·K)',
    'Origine de Ug': 'Th-Bât, fascicule 3, chapitre II',
    'Coefficient Uw': '1,3 W/(m²·K)',
    'Origine de Uw': 'Th-Bât, chapitre III, valeur par défaut',
    'Facteur solaire Sw': '0,4',
    'Transmission lumineuse Tlw': '0,6',
    'Surface totale': '10,32 m²',
    'Donnant sur': 'Espace tampon solarisé',
    Orientation: 'Verticale, sud',
  })
})
