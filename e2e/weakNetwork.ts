import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { portalUrl } from './portal.ts'

const bytesPerSecond = 2_000_000

/** Two ends of one connection: what one sends the other gets, slowly upwards; one goes with the other. */
const join = (phone: Socket, portal: Socket) => {
  portal.pipe(phone)
  phone.on('data', (chunk) => {
    phone.pause()
    portal.write(chunk)
    setTimeout(() => phone.resume(), (1000 * chunk.length) / bytesPerSecond)
  })
  phone.on('close', () => portal.destroy())
  portal.on('close', () => phone.destroy())
  for (const socket of [phone, portal]) socket.on('error', () => socket.destroy())
}

/** The portal at the end of a cellar: at an address of its own, slow, and cut off in the middle of a call. */
export const weakNetwork = async () => {
  const { hostname, port } = new URL(portalUrl())
  const phones = new Set<Socket>()
  let hasSignal = true
  const server = createServer((phone) => {
    if (!hasSignal) return void phone.destroy()
    phones.add(phone)
    phone.on('close', () => phones.delete(phone))
    join(phone, connect(Number(port), hostname))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const lose = () => {
    hasSignal = false
    for (const phone of phones) phone.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose,
    find: () => {
      hasSignal = true
    },
    close: () => {
      lose()
      server.close()
    },
  }
}
