import type { FastifyRequest } from 'fastify'

/** A file may take its time; what is no file is small, and its sender is not waited for longer than this. */
const bodyMs = 30_000

/** Ends a request whose body trickles in: without a limit each would hold a connection for ever. Files have limits of their own. */
export const demandHaste = (request: FastifyRequest, ms = bodyMs): void => {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return
  if (request.isMultipart() || request.raw.complete) return
  const timer = setTimeout(() => request.raw.complete || request.raw.destroy(), ms)
  request.raw.once('close', () => clearTimeout(timer))
}
