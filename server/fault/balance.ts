import { once } from 'node:events'
import net from 'node:net'

/**
 * What stands in front of several servers, as an operator's does: connections go to one after the other, past those that
 * take none. What is on its way to a server that dies is lost with it.
 */
export class Balancer {
  readonly #server: net.Server
  #ports: readonly number[] = []
  #turn = 0

  private constructor(server: net.Server) {
    this.#server = server
    server.on('connection', (socket) => this.#pass(socket, this.#ports.length))
  }

  static async open(): Promise<Balancer> {
    const server = net.createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Balancer(server)
  }

  get port() {
    return (this.#server.address() as net.AddressInfo).port
  }

  lead(ports: readonly number[]) {
    this.#ports = ports
  }

  close() {
    this.#server.close()
  }

  #pass(socket: net.Socket, tries: number) {
    socket.on('error', () => socket.destroy())
    const port = this.#ports[(this.#turn += 1) % this.#ports.length]
    if (tries === 0 || port === undefined) return void socket.destroy()
    const behind = net.connect(port, '127.0.0.1')
    const next = () => this.#pass(socket, tries - 1)
    behind.once('error', next)
    behind.once('connect', () => {
      behind.off('error', next).on('error', () => socket.destroy())
      behind.once('close', () => socket.destroy())
      socket.once('close', () => behind.destroy())
      socket.pipe(behind).pipe(socket)
    })
  }
}
