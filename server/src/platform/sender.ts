import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Some proxies write the port of the sender behind its address. */
const port = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/

/**
 * The address of whoever sent a request, as the proxies of TRUST_PROXY tell it; an IPv4 address as itself, whichever
 * socket it came through. What is no address at all is not believed: then it is the proxy's.
 */
export const senderOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const [, v4, v6] = port.exec(ip) ?? []
  const told = bare(v4 ?? v6 ?? ip)
  return isIP(told) ? told : bare(socket.remoteAddress ?? '')
}
const bare = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
