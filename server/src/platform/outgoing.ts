import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What could not be asked, or did not answer: no word about what it would have said. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

const blocked = (ranges: readonly [string, number][]) => {
  const list = new BlockList()
  for (const [address, bits] of ranges) list.addSubnet(address, bits, address.includes(':') ? 'ipv6' : 'ipv4')
  return list
}
/** Nobody's server: this network, link-local with the metadata of clouds, multicast, documentation, reserved. */
const never = blocked([
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 128],
  // What a network translates to IPv4: its own machines too, by a prefix of its own.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['::ffff:0:0:0', 96],
  ['2001::', 23],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
])
/** This machine and the networks of a house. */
const inside = blocked([
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  // This machine as IPv6, and every address of IPv4 as it once stood behind zeros.
  ['::', 96],
  ['fc00::', 7],
])

/** Where a request may go: anywhere; or nowhere that only this machine and its neighbours reach. */
export type Reachable = 'public' | 'private'

const isAllowed = (address: string, reachable: Reachable): boolean => {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return !never.check(address, family) && (reachable === 'private' || !inside.check(address, family))
}

/**
 * Looks at the addresses that a name has as the connection is made: a name that meant something else when it was
 * checked (rebinding) leads nowhere either.
 */
const lookupWithin =
  (reachable: Reachable): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const found = addresses?.filter(({ address }) => isAllowed(address, reachable)) ?? []
      const [first] = found
      if (error || !first) callback(error ?? new Unreachable('an address that is not to be reached'), '', 0)
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

const mostBytes = 512 * 1024

type Sent = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * A request to an address that somebody wrote. It follows no redirect, reads so much and no more, and tells nothing
 * of what is within the network. A server that fails is one that does not answer.
 */
export const fetchWithin = async (reachable: Reachable, address: string, sent: Sent): Promise<Response> => {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && reachable === 'private'))
    throw new Unreachable('an address without TLS')
  if (isIP(host) !== 0 && !isAllowed(host, reachable)) throw new Unreachable('an address that is not to be reached')
  const { status, headers, bytes } = await ask(url, reachable, sent)
  if (status >= 500) throw new Unreachable(`it answers ${status}`)
  const hasBody = ![204, 205, 304].includes(status)
  return new Response(hasBody ? new Uint8Array(bytes) : null, { status, headers })
}

type Heard = { status: number; headers: Headers; bytes: Buffer }

const ask = (url: URL, reachable: Reachable, { method, headers, body, signal }: Sent): Promise<Heard> =>
  new Promise((hear, fail) => {
    const fault = (error: unknown) => fail(error instanceof Unreachable ? error : new Unreachable(String(error)))
    const { request } = url.protocol === 'https:' ? https : http
    const asked = request(
      url,
      { method, headers, agent: false, lookup: lookupWithin(reachable), ...(signal && { signal }) },
      (answer) => {
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > mostBytes) asked.destroy(new Unreachable('its answer is too long'))
          else chunks.push(chunk)
        })
        answer.on('error', fault)
        answer.on('end', () =>
          hear({
            status: answer.statusCode ?? 502,
            headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    asked.on('error', fault)
    asked.end(body)
  })
