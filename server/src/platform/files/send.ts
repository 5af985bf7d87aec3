import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { isActive, mayShowInline, unknownType } from './contentType.ts'
import { disposition } from './disposition.ts'

type Sent = { name: string; mimeType: string; bytes: Readable; size?: number; inline?: boolean }

/**
 * Sends a file so that nothing in it can run in the portal's name: never sniffed, sandboxed, and shown in place only
 * when it is a PDF or a picture and the reader asked for it.
 */
export const sendFile = (reply: FastifyReply, { name, mimeType, bytes, size, inline = false }: Sent): FastifyReply => {
  const kind = inline && mayShowInline(mimeType) ? 'inline' : 'attachment'
  return reply
    .headers(size === undefined ? {} : { 'content-length': size })
    .header('content-type', isActive(mimeType) ? unknownType : mimeType)
    .header('content-disposition', disposition(kind, name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(bytes)
}
