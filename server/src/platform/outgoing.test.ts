import { expect, test } from 'vitest'
import { fetchWithin, type Reachable } from './outgoing.ts'

const refused = 'an address that is not to be reached'
const ask = (reachable: Reachable, address: string) =>
  fetchWithin(reachable, address, { method: 'GET', headers: {}, signal: AbortSignal.timeout(2_000) })

test.each([
  ['the metadata of clouds', '169.254.169.254'],
  ['as IPv6', '[::ffff:169.254.169.254]'],
  ['translated for everybody', '[64:ff9b::a9fe:a9fe]'],
  ['translated within a network', '[64:ff9b:1::a9fe:a9fe]'],
  ['translated without a state', '[::ffff:0:a9fe:a9fe]'],
  ['through a tunnel', '[2001:0:a9fe:a9fe::1]'],
  ['by 6to4', '[2002:a9fe:a9fe::1]'],
  ['by a relay of 6to4', '192.88.99.1'],
  ['of documents', '[3fff::1]'],
  ['of segments', '[5f00::1]'],
  ['any address', '0.0.0.0'],
])('nothing is asked of what is nobody’s server: %s, %s', async (_what, host) => {
  for (const reachable of ['public', 'private'] as const)
    await expect(ask(reachable, `https://${host}/`)).rejects.toThrow(refused)
})

test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::10.0.0.1]',
  '127。0。0。1',
  '10.0.0.1',
  '[fd00::1]',
])('nor by whom a company names of what is within the house, however it is written: %s', async (host) => {
  await expect(ask('public', `https://${host}/`)).rejects.toThrow(refused)
})

test('nor of a name that leads there, looked at as the connection is made', async () => {
  await expect(ask('public', 'https://localhost:9/')).rejects.toThrow(refused)
})
