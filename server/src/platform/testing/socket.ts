import { once } from 'node:events'
import net from 'node:net'
import { baseUrl } from './running.ts'

type RawAnswer = { status: number; headers: Headers; text: string; body: Record<string, unknown> }

const headEnd = '\r\n\r\n'

/** The first whole answer among the bytes, and where it ends. */
const firstOf = (bytes: Buffer): { answer: RawAnswer; end: number } | null => {
  const start = bytes.indexOf(headEnd)
  if (start < 0) return null
  const [line = '', ...lines] = bytes.toString('latin1', 0, start).split('\r\n')
  const headers = new Headers(
    lines.map((header): [string, string] => {
      const colon = header.indexOf(':')
      return [header.slice(0, colon), header.slice(colon + 1).trim()]
    }),
  )
  const end = start + headEnd.length + Number(headers.get('content-length') ?? 0)
  if (bytes.length < end) return null
  const text = bytes.toString('utf8', start + headEnd.length, end)
  const body = headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : {}
  return { answer: { status: Number(line.split(' ')[1]), headers, text, body }, end }
}

/** A connection of one's own to the server of this file: what a client library would never send, or never keep open. */
export const openSocket = async (url?: string) => {
  const { port, hostname } = new URL(url ?? (await baseUrl()))
  const socket = net.connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  let received = Buffer.alloc(0)
  let fault: string | null = null
  socket.on('data', (chunk) => (received = Buffer.concat([received, chunk])))
  socket.on('error', (error: NodeJS.ErrnoException) => (fault = error.code ?? error.message))
  await once(socket, 'connect')
  const ended = new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()))

  /** The next answer; throws when the connection ends before it. */
  const answer = async (): Promise<RawAnswer> => {
    for (;;) {
      const first = firstOf(received)
      if (first) {
        received = received.subarray(first.end)
        return first.answer
      }
      if (socket.destroyed || socket.readableEnded) throw new Error(`The connection ended: ${fault ?? 'closed'}`)
      await Promise.race([once(socket, 'data'), ended])
    }
  }
  const send = (bytes: string | Buffer) => socket.write(bytes)
  const ask = (bytes: string | Buffer) => (send(bytes), answer())
  return { socket, send, answer, ask, ended, fault: () => fault, close: () => socket.destroy() }
}
export type Raw = Awaited<ReturnType<typeof openSocket>>

/** A request as bytes: its line and headers, ended by the empty line. */
export const head = (line: string, headers: Record<string, string | number> = {}): string =>
  [`${line} HTTP/1.1`, ...Object.entries({ host: 'logis', ...headers }).map((pair) => pair.join(': ')), '', ''].join(
    '\r\n',
  )
