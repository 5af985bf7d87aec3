import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** This port of the machine itself or, when it is busy, any free one. One that may not be opened at all is an error. */
export const freePort = async (wished = 0): Promise<number> => {
  const probe = createServer().listen({ port: wished, host: '127.0.0.1', exclusive: true })
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (wished === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return freePort()
  }
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return port
}
