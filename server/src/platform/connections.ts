import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Reason } from '@logis/contract/errors'
import { localeOf } from '@logis/contract/locale'
import { exitOf } from './exit.ts'
import { log } from './log.ts'
import { Refusal } from './refuse.ts'
import { securityHeaders } from './securityHeaders.ts'

/**
 * A connection without a request ends within a minute: one that never sends any, one that stops within its headers, and
 * one that is kept between requests. What is being sent is not looked at here.
 */
export const idleness = { keepAliveTimeout: 55_000, headersTimeout: 50_000, connectionsCheckingInterval: 5_000 }

/** How connections are held, for the server and for its tests, which wait less long. */
export const connectionOptions = (idle = idleness) => ({
  // Bodies have limits of their own: see `bodies.ts`.
  requestTimeout: 0,
  keepAliveTimeout: idle.keepAliveTimeout,
  http: { ...idle, requireHostHeader: false },
  clientErrorHandler: refuseUnreadable,
})

/** Node's own answers are left to the server, which has an envelope: a missing host, an expectation that it does not know. */
export const answerAllOurselves = (server: Server): void => {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    server.emit('request', request, response),
  )
}

/** How long a request that was under way when the server was told to stop has to arrive. */
export const partingMs = 1_000

/**
 * Takes no new connection, and leaves those that are kept open for a moment more: what their callers sent before they
 * could know is answered, and told that the connection ends with it. Node's own `close` cuts them at once, so that a
 * proxy's request is lost on the way.
 */
export const part = async (server: Server): Promise<void> => {
  const open = () => new Promise<number>((told) => server.getConnections((_error, count) => told(count)))
  NetServer.prototype.close.call(server)
  for (const until = Date.now() + partingMs; Date.now() < until && (await open()) > 0;) await pause(20)
}

/**
 * What ends the connections that wait for a request, when the server stops: those kept between requests, and those on
 * which nothing was ever sent, which Node takes for busy until they have been silent for `headersTimeout`.
 */
export const idleConnections = (server: Server): { end: () => void } => {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const end = () => {
    server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  return { end }
}

/** The fault of a request that could not be read at all, and how long its sender has to read the answer. */
type Fault = Error & { code?: string; rawPacket?: unknown }
const lingerMs = 1_000

const reasonOf = ({ code }: Fault): Reason =>
  code === 'HPE_HEADER_OVERFLOW'
    ? 'HEADERS_TOO_LARGE'
    : code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'REQUEST_TIMEOUT'
      : 'REQUEST_MALFORMED'

/** The language that the headers ask for, as far as they were read. */
const localeIn = (packet: unknown) => {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  return localeOf(/^accept-language:[ \t]*([^\r\n]{1,200})/im.exec(text)?.[1])
}

/** What no request came of is answered as any other refusal is, and the connection ends. Nothing sent is repeated. */
const refuseUnreadable = (fault: Fault, socket: Socket): void => {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null }
  // Answered already: what still comes is dropped until the connection ends.
  if (socket.writableEnded) return
  // Gone, within an answer, or a connection that never asked for anything.
  if (!socket.writable || fault.code === 'ECONNRESET' || answer?.headersSent || socket.bytesRead === 0)
    return void socket.destroy()
  const locale = localeIn(fault.rawPacket)
  const requestId = randomUUID()
  const { status, body } = exitOf(new Refusal(reasonOf(fault)), { locale, requestId })
  log.info({ request_id: requestId, status, code: fault.code }, 'unreadable request')
  const text = JSON.stringify(body)
  const headers = {
    ...securityHeaders,
    'cache-control': 'private, no-store',
    'content-language': locale,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${text}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
