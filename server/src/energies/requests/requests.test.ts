import type { EnergyRequest } from '@logis/contract/energies'
import { energyStatuses } from '@logis/contract/energies.rules'
import { beforeAll, expect, test } from 'vitest'
import { requestOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { db } from '#platform/db.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
const list = async (search: object | string = {}): Promise<EnergyRequest[]> =>
  (await admin.call('energies.listRequests', { search, page_size: -1 })).data
const decide = (act: 'approve' | 'reject' | 'retry', request_id: number) =>
  admin.call(`energies.${act}Request`, { request_id })

test('ADMIN-09/list the requests with residence, delivery point, requester, status and date, the last first, filtered by status', async () => {
  const id = await requestOf('PENDING')
  const found = (await list({ status: 'PENDING' })).find((request) => request.id === id)!
  expect(found).toMatchObject({
    residence: { id: found.residence_id, name: expect.any(String) },
    company: { name: 'Habitat Rivages' },
    requester: { id: found.user_id, name: expect.any(String) },
    delivery_point: expect.stringMatching(/^\d{14}$/),
    status: 'PENDING',
    created_at: expect.any(String),
    cannot: { approve: null, reject: null, retry: 'ENERGY_REQUEST_WAITING' },
  })
  const dates = (await list()).map(({ created_at }) => created_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(dates).size).toBeGreaterThan(1)
  for (const status of energyStatuses) for (const request of await list({ status })) expect(request.status).toBe(status)
  for (const text of [found.delivery_point, found.requester.name.toUpperCase(), 'habitat rivages'])
    expect((await list(text)).map((request) => request.id)).toContain(id)
  expect(await list('Aucun logement de ce nom')).toEqual([])
})

test('ADMIN-09/acts 200: approved, rejected, asked again; the company sees the state where connections are shown, the feed from and to', async () => {
  const samira = await as('samira@rivages.example')
  type Resident = Record<'electricity_connection' | 'gas_connection', { status: string } | null> & { user_id: number }
  const shown = async ({ residence_id, user_id, energy }: EnergyRequest) => {
    const { data } = await samira.call('tenants.listResidents', { residence_id })
    const resident = (data as Resident[]).find((one) => one.user_id === user_id)
    return resident?.[energy === 'GAS' ? 'gas_connection' : 'electricity_connection']?.status
  }
  for (const [act, from, to] of [
    ['approve', 'PENDING', 'APPROVED'],
    ['reject', 'WAITING_APPROVAL', 'DENIED'],
    ['retry', 'DENIED', 'PENDING'],
    ['retry', 'EXPIRED', 'PENDING'],
  ] as const) {
    const id = await requestOf(from)
    const { status, data } = await decide(act, id)
    expect({ act, status, now: data?.status }).toEqual({ act, status: 200, now: to })
    expect(await shown(data)).toBe(to)
    const entries = await admin.call('administration.listEntries', {
      search: { model_name: 'EnergyRequest' },
      page_size: 1,
    })
    expect(entries.data[0]).toMatchObject({
      model_id: id,
      changes: [{ attribute_name: 'status', old_value: from, value: to }],
    })
  }
})

test('409: what is decided is not decided again, what succeeded is not asked again, what waits neither', async () => {
  for (const [act, status, reason] of [
    ['approve', 'APPROVED', 'ENERGY_REQUEST_DECIDED'],
    ['reject', 'DENIED', 'ENERGY_REQUEST_DECIDED'],
    ['retry', 'COMMUNICATING', 'ENERGY_REQUEST_SUCCEEDED'],
    ['retry', 'PENDING', 'ENERGY_REQUEST_WAITING'],
  ] as const)
    expect(await decide(act, await requestOf(status))).toMatchObject({ status: 409, error_reason: reason })
  const id = await requestOf('PENDING')
  const both = await Promise.all([decide('approve', id), decide('reject', id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('404: a request of nobody; 409: of a home that is cancelled', async () => {
  for (const act of ['approve', 'retry'] as const)
    expect(await decide(act, 999_999_999)).toMatchObject({
      status: 404,
      error_reason: 'ENERGY_SUBSCRIPTION_NOT_FOUND',
    })
  const id = await requestOf('PENDING')
  const { residence_id } = await db
    .selectFrom('energy_subscriptions')
    .select('residence_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const cancel = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', residence_id).execute()
  await cancel(new Date())
  expect(await decide('approve', id)).toMatchObject({ error_reason: 'RESIDENCE_CANCELLED' })
  await cancel(null)
})
