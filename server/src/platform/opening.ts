import type { FastifyInstance } from 'fastify'
import { cannotStart } from './cannotStart.ts'
import { settings } from './config.ts'

type Names = { host: 'HOST' | 'INTERNAL_HOST'; port: 'PORT' | 'INTERNAL_PORT' }

/** What may be said in a sentence; anything else is a fault of ours, and keeps its stack. */
const reasons: Record<string, (names: Names) => string> = {
  EADDRINUSE: ({ port }) => `is taken by another program: end that, or choose another port by ${port}`,
  EACCES: ({ port }) => `may not be opened by this account: choose one above 1023 by ${port}`,
  EADDRNOTAVAIL: ({ host }) => `is on no address of this machine: ${host} says where to listen`,
  ENOTFOUND: ({ host }) => `is on an address that nobody knows: ${host} says where to listen`,
}

/** Opens a server where the settings of these names say, or tells by one sentence which of them to change, and ends. */
export const openAt = async (server: FastifyInstance, names: Names): Promise<void> => {
  const [host, port] = [settings[names.host], settings[names.port]]
  try {
    await server.listen({ host, port })
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    cannotStart(`port ${port} of ${host} ${reason(names)}.`)
  }
}
