import type { AccessRequest, Resident } from '@logis/contract/tenants'
import { page } from 'vitest/browser'
import type { Answer } from '../platform/testing.tsx'
import { lilas, openProject } from '../projects/testing.ts'
import type { Project } from './api.ts'

const open = { remove: null }
export const flat: Project = {
  ...lilas,
  type: 'FLAT',
  name: 'Appartement A01',
  company: { ...lilas.company, type: 'SOCIAL_LANDLORD', owner_user: { username: 'patrimoine@rivages.example' } },
  tenant_context: true,
  cards: ['information', 'tenants'],
  cannot: { ...lilas.cannot, invite_tenant: null, activate: null },
}
export const person = (more: Partial<Resident>): Resident => ({
  user_id: 4,
  username: 'tom@foyer.example',
  name: 'Tom Petit',
  role_code: 'TENANT',
  created_at: '2026-07-27T10:00:00Z',
  last_connection_at: '2026-11-20T10:00:00Z',
  electricity_connection: null,
  gas_connection: null,
  residence: { id: 9, name: 'Appartement A01' },
  cannot: open,
  ...more,
})
export const owner = person({
  user_id: 3,
  username: 'patrimoine@rivages.example',
  name: 'Service Patrimoine',
  role_code: 'OWNER',
  created_at: '2026-06-25T10:00:00Z',
  last_connection_at: null,
  cannot: { remove: 'RESIDENCE_OWNER_NOT_REMOVABLE' },
})
export const asked = (more: Partial<AccessRequest> = {}): AccessRequest => ({
  id: 71,
  user_id: 8,
  username: 'fatou.sow@foyer.example',
  name: 'Fatou Sow',
  role_code: 'TENANT',
  created_at: '2026-11-18T10:00:00Z',
  residence: { id: 9, name: 'Appartement A01', is_activated: true },
  cannot: { accept: null, reject: null },
  ...more,
})
export const sentMail = {
  id: 1,
  code: 'INVITE_TENANT_SOCIAL_LANDLORD',
  created_at: '2026-11-22T10:00:00Z',
  recipient: 'nina@foyer.example',
  external_data: null,
  status: 'AWAITING',
  level: null,
}
export const listed = (data: object[]): Answer => ({
  body: { data, meta: { total: data.length, per_page: Math.max(data.length, 1), current_page: 1, last_page: 1 } },
})

export const show = async (
  { residents = [owner, person({})], requests = [] }: { residents?: Resident[]; requests?: AccessRequest[] },
  more: Record<string, Answer> = {},
  project: Project = flat,
) =>
  openProject(
    project,
    {
      'GET /residences/9/users': listed(residents),
      'GET /residences/9/access-requests': listed(requests),
      ...more,
    },
    'SOCIAL_LANDLORD',
  )
export const section = () => page.getByRole('region', { name: 'Habitants' })
export const rowOf = (name: string) => section().getByRole('row').filter({ hasText: name })
export const calls = ({ calls }: Awaited<ReturnType<typeof show>>, method: string) =>
  calls.filter(({ name }) => name.startsWith(`${method} `)).map(({ name }) => name)
