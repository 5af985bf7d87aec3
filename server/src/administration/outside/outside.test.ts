import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { as } from '#platform/testing/client.ts'

const services = [
  ['administration.getHelloWatt', 'HELLO_WATT'],
  ['administration.getInvoicingService', 'INVOICING'],
] as const
const open: http.Server[] = []
const configure = (name: 'HELLO_WATT' | 'INVOICING', address?: string, token?: string) =>
  Object.assign(settings, { [`${name}_URL`]: address, [`${name}_TOKEN`]: token })
afterEach(() => {
  for (const [, name] of services) configure(name)
  for (const server of open.splice(0)) server.close()
})

/** Answers whoever brings the token, and nobody else. */
const serviceWith = async (token: string) => {
  const server = http.createServer(({ headers }, answer) => {
    answer.writeHead(headers.authorization === `Bearer ${token}` ? 200 : 401).end('{}')
  })
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('API-24/services hello-watt and the invoicing service say that they are not configured, until they are', async () => {
  const admin = await as('admin@logis.example')
  for (const [call, name] of services) {
    const refused = await admin.call(call)
    expect(refused).toMatchObject({ status: 409, error_reason: 'SERVICE_NOT_CONFIGURED' })
    expect(refused.error_message).toContain('pas configuré')
    expect((await admin.inEnglish().call(call)).error_message).toContain('not configured')
    const endpoint = await serviceWith('secret-of-the-service')
    configure(name, `${endpoint}/v1?key=hidden`, 'secret-of-the-service')
    expect(await admin.call(call)).toMatchObject({ status: 200, data: { endpoint, is_reached: true, status: 200 } })
    configure(name, endpoint, 'another')
    expect(await admin.call(call)).toMatchObject({ status: 200, data: { is_reached: true, status: 401 } })
    configure(name, 'http://127.0.0.1:1', 'another')
    expect((await admin.call(call)).data).toEqual({ endpoint: 'http://127.0.0.1:1', is_reached: false, status: null })
  }
})
