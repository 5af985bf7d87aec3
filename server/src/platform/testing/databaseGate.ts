import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { settings } from '../config.ts'

/** Where this file's database listens: at a port, or in a folder. */
const database = (url: URL) => {
  const folder = url.searchParams.get('host')
  const port = Number(url.port || url.searchParams.get('port') || 5432)
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port }
}

/**
 * A way to this file's database that goes the first time that somebody sends what `isLast` tells, as if PostgreSQL had
 * been killed, and stays shut until it is opened again.
 */
export const databaseGate = async (isLast: (sent: string) => boolean) => {
  const target = new URL(settings.DATABASE_URL)
  const open = new Set<net.Socket>()
  let state: 'open' | 'shut' | 'open again' = 'open'
  const gate = net.createServer((caller) => {
    if (state === 'shut') return void caller.destroy()
    const far = net.connect(database(target))
    for (const socket of [caller, far]) {
      open.add(socket)
      socket.on('error', () => {}) // what was cut is what we came for
    }
    far.on('data', (bytes) => caller.write(bytes)).on('close', () => caller.destroy())
    caller.on('close', () => far.destroy())
    caller.on('data', (bytes) => {
      if (state === 'open' && isLast(bytes.toString('latin1'))) state = 'shut'
      if (state !== 'shut') return void far.write(bytes)
      for (const socket of open) socket.destroy()
    })
  })
  await once(gate.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(target)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.hostname = '127.0.0.1'
  url.port = String((gate.address() as AddressInfo).port)
  return {
    url: url.href,
    isShut: () => state === 'shut',
    openAgain: () => {
      state = 'open again'
    },
    close: () => {
      for (const socket of open) socket.destroy()
      gate.close()
    },
  }
}
