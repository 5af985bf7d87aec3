import type { DeviceRow } from '@logis/contract/devices'
import type { MaterialLabel } from '@logis/contract/materialLabels'
import { readGlazedWall, readOpaqueWall } from '@logis/contract/studies.rules'
import { page } from 'vitest/browser'
import type { Answer } from '../platform/testing.tsx'
import { lilas, openProject } from '../projects/testing.ts'
// The screen's code is there before the first test begins to count its time.
import './import/ImportDialog.tsx'

const wall = (index: number, fields: Record<string, string>) => readOpaqueWall(fields, { index, batiment: 1 })

/** Three opaque walls, the last of a kind that nobody knows, and a window. */
const envelope = {
  parois_opaques: [
    wall(0, { name: 'Mur nord', type_paroi: '100', nature: '101', epaisseur_isolant: '14', surface_totale: '112.46' }),
    wall(1, { name: 'Mur garage', type_paroi: '400', nature: '404', surface_totale: '17.6' }),
    wall(2, { name: 'Paroi étrange', type_paroi: '900', nature: '999' }),
  ],
  parois_vitrees: [
    readGlazedWall(
      { name: 'Baie', orientation: 'S', type_paroi: '2', type_menuiserie: '3', surface_totale: '10.32', Uw: 'NaN' },
      { index: 0, batiment: 1 },
    ),
  ],
}

const generique = { id: 1, name: 'GENERIQUE' }
const isover = { id: 2, name: 'Isover' }
const ursa = { id: 3, name: 'Ursa' }
const product = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  reference: '',
  manufacturer: generique,
  type: 'MATERIAL',
  parent: null,
  category_ids: [],
  nature: 'insulation',
  generic: true,
  is_boiler: false,
  picture_path: null,
  lifespan: null,
  archived: false,
  ...more,
})
export const wool = product(20, 'Laine de verre')
const wood = product(21, 'Laine de bois')
export const roll = product(30, 'GR 32', {
  manufacturer: isover,
  parent: { id: 20, name: 'Laine de verre' },
  generic: false,
})
const slab = product(31, 'Terra 34', { manufacturer: ursa, parent: { id: 20, name: 'Laine de verre' }, generic: false })

const listed = (data: unknown[]): Answer => ({
  body: { data, meta: { total: data.length, per_page: 10_000, current_page: 1, last_page: 1 } },
})

export const study = {
  id: 5,
  type: 'RE2020',
  company: { id: 40, name: 'Études Isotherme' },
  file: { id: 6, name: 'etude.xml' },
  created_at: '2026-09-22T10:00:00Z',
  from_automatic_import: 0,
  status: 'PARSED',
  progress: 100,
  walls: { expected: 4, imported: 0 },
  proposals: null,
}
const open = { attach: null, remove: null, import: null }
export const studyAnswer = (more: object = {}, cannot: object = open): Answer => ({
  body: { data: { ...study, ...more }, cannot },
})

/** A device imported from a wall. */
export const imported = (index: number, more: Partial<DeviceRow> = {}): DeviceRow => ({
  id: 100 + index,
  model_type: 'DEVICE',
  product: wool as unknown as DeviceRow['product'],
  product_generic: { id: 20, name: 'Laine de verre' },
  name: 'Laine de verre',
  manufacturer: 'GENERIQUE',
  reference: '',
  type: 'MATERIAL',
  picture_path: null,
  created_at: '2026-09-22T10:00:00Z',
  quantity: 1,
  surface: 112.46,
  thickness: 140,
  source_type: 'xml_rset_envelope',
  source_data: JSON.stringify({ part: 'parois_opaques', index }),
  bulk_batch_id: null,
  ...more,
})

/** A request for what was typed on a wall, as it stands among the devices: its material is all that the catalogue knows. */
export const requested = (index: number, more: Partial<DeviceRow> = {}): DeviceRow =>
  imported(index, {
    id: 200 + index,
    model_type: 'PRODUCT_REQUEST',
    product: null,
    name: 'X9',
    manufacturer: 'Inconnu',
    ...more,
  })

export const favourite: MaterialLabel = {
  id: 7,
  company_id: 1,
  company_name: 'Maisons Clairière',
  thermal_engineering_office_id: 40,
  thermal_engineering_office: { id: 40, name: 'Études Isotherme' },
  wall_type: 'opaque',
  envelope_type: '400',
  envelope_nature: '404',
  envelope_label: 'mur garage',
  products: [{ id: 30, thickness: 120, product: roll as unknown as MaterialLabel['products'][number]['product'] }],
  cannot: { write: null },
}

type Facts = { devices?: DeviceRow[]; labels?: MaterialLabel[]; answers?: Record<string, Answer> }

/** Opens the project of a study, and its import. */
export const openImport = async (facts: Facts = {}) => {
  const served = await openStudied(facts)
  await page.getByRole('button', { name: /^Importer depuis l’étude thermique/ }).click()
  return served
}

export const devicesAnswer = (devices: DeviceRow[]): Answer => ({
  body: {
    data: devices,
    meta: { total: devices.length, per_page: 10_000, current_page: 1, last_page: 1 },
    room: { used: devices.length, limit: 1500 },
    cannot: { write: null, add: null },
  },
})

export const openStudied = ({ devices = [], labels = [], answers = {} }: Facts = {}) =>
  openProject(
    { ...lilas, cards: ['information', 'devices'] },
    {
      'GET /residences/9/thermal-study': studyAnswer(),
      'GET /residences/9/thermal-study/building': { body: { data: { id: 5, envelope: JSON.stringify(envelope) } } },
      'GET /residences/9/devices': devicesAnswer(devices),
      'GET /companies/1/material-labels': {
        body: { ...(listed(labels) as { body: object }).body, cannot: { create: null } },
      },
      'GET /products': listed([wool, wood]),
      'GET /manufacturers': listed([generique, isover, ursa]),
      'GET /products/20/children': listed([roll, slab]),
      'GET /products/21/children': listed([]),
      'PUT /residences/9/envelope-devices': { body: { data: { created: 1, deleted: 0 } } },
      ...answers,
    },
  )
