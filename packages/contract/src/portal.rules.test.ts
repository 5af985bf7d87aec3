import { expect, test } from 'vitest'
import { incidentsOf, maintenancesOf } from './portal.rules.ts'

const maintenance = (resolved_at: string | null) => ({
  id: 'm',
  name: 'Réseau',
  components: [],
  scheduled_for: '2026-11-22T21:00:00.000Z',
  scheduled_until: '2026-11-22T23:00:00.000Z',
  resolved_at,
})

test('whatever is not operational is an incident', () => {
  const components = ['operational', 'partial_outage', 'under_maintenance'].map((status) => ({
    id: status,
    name: 'API',
    status,
  }))
  expect(incidentsOf({ components, scheduled_maintenances: [] }).map(({ id }) => id)).toEqual([
    'partial_outage',
    'under_maintenance',
  ])
})

test('a maintenance counts until its resolution is past', () => {
  const now = new Date('2026-11-22T22:00:00Z')
  const scheduled_maintenances = [null, '2026-11-22T22:00:01.000Z', '2026-11-22T22:00:00.000Z'].map(maintenance)
  const open = maintenancesOf({ components: [], scheduled_maintenances }, now)
  expect(open.map(({ resolved_at }) => resolved_at)).toEqual([null, '2026-11-22T22:00:01.000Z'])
})
