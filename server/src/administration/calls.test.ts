import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let [admin, marie]: Client[] = []
let [home, company_id] = [0, 0]
beforeAll(async () => {
  ;[admin, marie] = [await as('admin@logis.example'), await as('marie@horizon.example')]
  home = await world.project('Maison Les Lilas')
  company_id = await world.company('Maisons Clairière')
})

test('ADMIN-12: each of the administrators’ calls answers at its address, to administrators alone', async () => {
  for (const path of [
    `residences/${home}/states-history`,
    `residences/${home}/invoices`,
    'products',
    'manufacturers',
    'product-labels',
    'jobs',
    'energy-utilities',
    `residences/${home}/energy-subscriptions`,
    'subscriptions',
    'companies',
    `companies/${company_id}`,
  ]) {
    expect([path, (await admin!.send('GET', `/v2/admin/${path}`)).status]).toEqual([path, 200])
    expect(await marie!.send('GET', `/v2/admin/${path}`), path).toMatchObject({
      status: 403,
      error_reason: 'FORBIDDEN',
    })
  }
  const json = { headers: { 'content-type': 'application/json' } }
  const paper = JSON.stringify({ number: 'F-ADMIN-12', date: '2026-11-02', amount: 12 })
  const invoice = `/v2/admin/residences/${home}/invoice`
  expect((await marie!.send('POST', invoice, { ...json, body: paper })).status).toBe(403)
  expect((await admin!.send('POST', invoice, { ...json, body: paper })).status).toBe(201)
  const restore = `/v2/admin/residences/${home}/restore`
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', home).execute()
  expect((await marie!.send('POST', restore, { ...json, body: '{}' })).status).toBe(403)
  expect((await admin!.send('POST', restore, { ...json, body: '{}' })).status).toBe(200)
})
