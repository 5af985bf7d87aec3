import type { FlatActs, FlatRow, FlatsShown } from '@logis/contract/flats'
import type { Answer } from '../platform/testing.tsx'
import { lilas, openProject } from '../projects/testing.ts'

const seen = (name: string, day: string, last: string | null = null) => ({
  name,
  created_at: `${day}T10:00:00Z`,
  last_connection_at: last && `${last}T10:00:00Z`,
})

export const flat = (id: number, name: string, more: Partial<FlatRow> = {}): FlatRow => ({
  id,
  name,
  size: 48,
  floor: null,
  stairs: null,
  created_at: '2026-01-10T10:00:00Z',
  activation_date: null,
  credentials_sent_at: null,
  tenant_invited_at: null,
  invitation_refused_at: null,
  owners: [],
  tenants: [],
  is_requested: false,
  electricity_connection: null,
  gas_connection: null,
  ...more,
})

/** A flat with somebody in it, one that is asked for, and one that nobody has. */
export const three: FlatRow[] = [
  flat(101, 'Appartement A01', {
    floor: 0,
    stairs: 'A',
    activation_date: '2026-03-12T10:00:00Z',
    owners: [seen('Habitat Rivages', '2026-03-12')],
    tenants: [seen('Tom Renaud', '2026-04-02', '2026-11-03')],
    electricity_connection: { created_at: '2026-04-18T10:00:00Z', status: 'COMMUNICATING' },
    gas_connection: { created_at: '2026-05-19T10:00:00Z', status: 'EXPIRED' },
  }),
  flat(102, 'Appartement A02', { floor: 0, size: 63.5, is_requested: true }),
  flat(111, 'Appartement A11', { floor: 1, size: null }),
]

/** Nothing is closed of what is done to all flats at once. */
export const everyAct: FlatActs = {
  create_flats: null,
  edit_flats: null,
  link_flats: null,
  read_flat_devices: null,
  add_flat_devices: null,
  download_building_credentials: null,
  invite_flats: null,
}

export const flatsAnswer = (
  data: FlatRow[] = three,
  shows: FlatsShown = { residents: true, tenants: true },
  total = data.length,
  cannot: Partial<FlatActs> = {},
): Answer => ({
  body: {
    data,
    meta: { total, per_page: 25, current_page: 1, last_page: Math.ceil(total / 25) || 1 },
    stairs: [...new Set(data.flatMap(({ stairs }) => stairs ?? []))],
    shows,
    cannot: { ...everyAct, ...cannot },
  },
})

export const flatsCall = 'GET /buildings/9/flats'

/** Opens the page of a building that shows its flats alone. */
export const openBuilding = (
  answer: Answer = flatsAnswer(),
  more: Record<string, Answer> = {},
  building: Partial<typeof lilas> = {},
) =>
  openProject(
    {
      ...lilas,
      type: 'BUILDING',
      name: 'Résidence Les Tilleuls',
      capabilities: ['flats', 'devices'],
      cards: ['information', 'flats'],
      ...building,
    },
    { [flatsCall]: answer, ...more },
    'SOCIAL_LANDLORD',
  )
