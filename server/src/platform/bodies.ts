import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

/** A file may take its time; what is no file is small, and its sender is not waited for longer than this. */
const bodyMs = 30_000
/** The longest type of a form: its parser fails at a boundary of 255 characters, and the standard allows 70. */
const formTypeLength = 230

/** How much of a body that nobody wants is read, and for how long, so that its sender comes to read the refusal. */
type Patience = { bytes: number; ms: number }
const patience: Patience = { bytes: 64 * 1_048_576, ms: 30_000 }

const isForm = ({ headers }: FastifyRequest) => /^\s*multipart\/form-data/i.test(headers['content-type'] ?? '')

/**
 * Ends a request whose body trickles in: without a limit each would hold a connection for ever. A form for an operation
 * that takes files has the limits of `receiveForm`.
 */
export const demandHaste = (request: FastifyRequest, ms = bodyMs): void => {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return
  if ((isForm(request) && request.routeOptions.config.isStreamed) || request.raw.complete) return
  const timer = setTimeout(() => request.raw.complete || request.raw.destroy(), ms)
  request.raw.once('close', () => clearTimeout(timer))
}

/** Refuses a form whose boundary its parser could not take. */
export const demandBoundary = (request: FastifyRequest): void => {
  if (isForm(request) && request.headers['content-type']!.length > formTypeLength) refuse('REQUEST_MALFORMED')
}

/**
 * As an answer leaves: what is still on its way of the body is read and dropped, so that the next request on the
 * connection is answered. A sender who has more, or takes longer, is told that the connection ends, and it is cut.
 */
export const dropRest = ({ raw }: FastifyRequest, reply: FastifyReply, { bytes, ms }: Patience = patience): void => {
  if (raw.complete || raw.destroyed) return
  const cut = () => raw.socket.destroy()
  const timer = setTimeout(cut, ms)
  raw.once('close', () => clearTimeout(timer))
  let left = bytes
  // A parser that lets go of the request later would stop it again.
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) cut()
  })
  raw.resume()
  if (Number(raw.headers['content-length']) > bytes) reply.raw.once('finish', () => raw.socket.end())
}
