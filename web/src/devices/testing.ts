import type { Device, DeviceDocument, DeviceRow, ProductRequest } from '@logis/contract/devices'
import { maxFileBytes } from '@logis/contract/documents.rules'
import type { Product } from '@logis/contract/products'
import type { Reason } from '@logis/contract/errors'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { page } from 'vitest/browser'
import { listOf, type Answer } from '../platform/testing.tsx'
import { lilas, openProject } from '../projects/testing.ts'
// The card's code is there before the first test begins to count its time.
import './DevicesCard.tsx'

export const product = (id: number, name: string, parts: Partial<Product> = {}): Product => ({
  id,
  name,
  reference: 'B2HF|26',
  manufacturer: { id: 3, name: 'Viessmann' },
  type: 'PRODUCT',
  parent: { id: 90, name: 'Chaudière gaz à condensation' },
  category_ids: [4],
  nature: 'boiler',
  generic: false,
  is_boiler: true,
  picture_path: null,
  lifespan: 20,
  ...parts,
})

export const row = (id: number, name: string, parts: Partial<DeviceRow> = {}): DeviceRow => ({
  id,
  model_type: 'DEVICE',
  product: { ...product(id + 100, name), archived: false },
  product_generic: { id: 90, name: 'Chaudière gaz à condensation' },
  name,
  manufacturer: 'Viessmann',
  reference: 'B2HF|26',
  type: 'PRODUCT',
  picture_path: null,
  created_at: '2026-02-03T09:00:00Z',
  quantity: 1,
  surface: null,
  thickness: null,
  source_type: null,
  source_data: null,
  bulk_batch_id: null,
  ...parts,
})
export const requested = (id: number, name: string): DeviceRow =>
  row(id, name, { model_type: 'PRODUCT_REQUEST', product: null, product_generic: null, reference: '' })

/** The same as its request answers it. */
export const pending = (id: number, name: string): ProductRequest => ({
  ...requested(id, name),
  model_type: 'PRODUCT_REQUEST',
  model_id: 9,
  parent_id: null,
  status: 'PENDING',
})

export const device = (id: number, name: string, parts: Partial<Device> = {}): Device => ({
  ...row(id, name),
  product: product(id + 100, name),
  residence_id: 9,
  serial_number: null,
  commissioning_date: null,
  lifespan: null,
  note: null,
  active: true,
  warranty_expiration_date: null,
  daily_usage: null,
  tasks: [],
  cannot: { write: null, complete_task: null },
  ...parts,
})

export const task = (id: number, name: string, due_date: string, periodicity = 12) => ({
  id,
  due_date,
  done_at: null,
  task: { id, name, periodicity },
})

export const data = (body: unknown): Answer => ({ body: { data: body } })
/** The files of a device, and how large one more may be. */
export const documentsOf = (files: DeviceDocument[], file_limit = maxFileBytes): Answer => ({
  body: { data: files, file_limit },
})
type Closed = { write: Reason | null; add: Reason | null }
const open: Closed = { write: null, add: null }

/** Opens a project that has these devices. */
export const openDevices = (
  rows: DeviceRow[],
  more: Record<string, Answer | Promise<Answer>> = {},
  { cannot = open, used = rows.length, type = 'HOUSE' }: { cannot?: Closed; used?: number; type?: ResidenceType } = {},
) =>
  openProject(
    { ...lilas, type, cards: ['devices'] },
    {
      'GET /residences/9/devices': listOf(rows, { cannot, room: { used, limit: 1500 } }),
      'GET /manufacturers': listOf([{ id: 3, name: 'Viessmann' }]),
      ...more,
    },
  )

export const dialog = (name: string) => page.getByRole('dialog', { name })
