import { expect, test } from 'vitest'
import { operations } from '../operations.ts'
import { anonymous } from '../testing/client.ts'

const read = async (address: string) => {
  const { bytes, headers, status } = await anonymous.send('GET', address)
  return { page: bytes.toString(), type: headers.get('content-type'), status }
}

test('the reference leads to a page of each operation, and runs no script', async () => {
  const { page, type } = await read('/docs')
  expect(type).toContain('text/html')
  expect(page).not.toContain('<script')
  for (const { name } of operations) expect(page).toContain(`<li id="${name}">`)
  const leads = [...page.matchAll(/href="(\/docs\/[^"]+)"/g)].map(([, address]) => address!)
  expect(leads).toHaveLength(operations.length)
  for (const address of leads) {
    const { page: one, status } = await read(address)
    expect(status, address).toBe(200)
    expect(one, address).not.toMatch(/<script|undefined|\[object/)
  }
})

test('the page of an operation tells who may ask, what it takes, what it answers and what it refuses', async () => {
  const { page } = await read('/docs/devices.createDevice')
  expect(page).toContain('for those who are signed in')
  expect(page).toContain('serial_number?: string | null  // at most 200 characters')
  expect(page).toContain('<code>201</code>')
  expect(page).toContain('<code>409 DEVICE_LIMIT_REACHED</code>')
})

test('no operation of such a name: 404', async () => {
  expect((await read('/docs/devices.dream')).status).toBe(404)
})
