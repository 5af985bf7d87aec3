import type { Reason } from '@logis/contract/errors'
import type { Product } from '@logis/contract/products'
import { interventionFileBytes } from '@logis/contract/interventions.rules'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { answersFor, listOf, openPortal, serve, type Answer } from '../platform/testing.tsx'
import { lilas } from '../projects/testing.ts'
import type { Intervention } from './api.ts'

const noFiles: Intervention['files'] = {
  ptg_cert_completion: [],
  ptg_cert_maintenance: [],
  ptg_cert_diagnostic: [],
  ptg_conformity: [],
  ptg_others: [],
  ptg_estimate: [],
  ptg_invoice: [],
}

/** A boiler replaced at the Roux', under way, that lacks everything. */
export const replacement: Intervention = {
  id: 31,
  type: 'BOILER_REPLACEMENT',
  status: 'IN_PROGRESS',
  date: null,
  product: null,
  product_request: null,
  files: noFiles,
  residence_id: 9,
  residence_name: 'M. Roux',
  contract_number: 'GAZ-7',
  contact_information: { address: lilas.contact_information.addresses[0]! },
  company: { id: 1, name: 'Chauffage Lenoir' },
  created_at: '2026-11-12T10:00:00Z',
  cannot: { edit: null, finish: 'INTERVENTION_INCOMPLETE', reopen: 'INTERVENTION_INCOMPLETE', remove: null },
}

/** A boiler of the catalogue. */
export const condens: Product = {
  id: 7,
  name: 'Condens 30',
  reference: 'C30',
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

export const paper = (id: number, name: string): Intervention['files']['ptg_others'][number] => ({
  id,
  name,
  extension: 'pdf',
  size: 1024,
  created_at: '2026-11-12T10:00:00Z',
  creator_name: 'Yann Lenoir',
  labels: [],
  folder_id: null,
  tags: [],
  valid_until: null,
  mime_type: 'application/pdf',
})
export const withFiles = (files: Partial<Intervention['files']>) => ({ ...noFiles, ...files })

/** What a search for passports asks, in the order of its form. */
export const passportCriteria = ['Nom du client', 'N° de contrat', 'Créé le', 'Adresse', 'Code postal', 'Ville']
/** The names of the inputs of a form. */
export const labelsOf = (form: Locator) =>
  [...form.element().querySelectorAll('input')].flatMap(({ labels }) => labels?.[0]?.textContent?.trim() ?? [])

/** The company's list; `create` is why the reader adds nothing to it. */
export const interventionsOf = (
  data: Intervention[],
  create: Reason | null = null,
  file_limit = interventionFileBytes,
): Answer => listOf(data, { cannot: { create }, file_limit })
const passport = { ...lilas, name: 'M. Roux', is_ptg: true, cards: [] }
/** Twelve of the month's passports are made. */
export const quota = {
  value: 20,
  availability: 8,
  used: 12,
  month: '2026-11-01',
  file_limit: interventionFileBytes,
  cannot: { create: null },
}

/** Opens a page of an installer; `more` adds to what the server answers. */
export const openInstaller = async (path: string, more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor('INSTALLER'),
    'GET /companies/1/ptg/quotas': { body: { data: quota } },
    'GET /companies/1/interventions': interventionsOf([replacement]),
    'GET /companies/1/ptg/statistics': { body: { data: [] } },
    'GET /companies/1/ptg/projects': listOf([passport]),
    'GET /residences/9': { body: { data: passport } },
    'GET /residences/9/communication-channel-logs': listOf([]),
    'GET /residences/9/devices': listOf([], { cannot: { add: null, write: null }, room: { used: 0, limit: 1500 } }),
    'PATCH /companies/1/interventions/31': { body: { data: replacement } },
    ...more,
  })
  const portal = await openPortal(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { ...served, ...portal }
}
