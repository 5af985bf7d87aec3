import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** This port, or any free one when it is busy. */
export const freePort = async (wished = 0): Promise<number> => {
  const probe = createServer().listen({ port: wished, host: '127.0.0.1', exclusive: true })
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (wished === 0) throw error
    return freePort()
  }
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return port
}
