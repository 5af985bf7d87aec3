import { fileName } from '@logis/contract/http'
import type { FastifyRequest } from 'fastify'
import { demandStillOpen } from '../lateBodies.ts'
import { refuse } from '../refuse.ts'
import { malformed, nameOf } from './form.ts'
import { collected } from './papers.ts'

/** Takes a form with one file and keeps its bytes in memory: they are read once, and no storage holds them. */
export const receiveBytes = async (
  request: FastifyRequest,
  fileField: string,
  maxBytes: number,
  silenceMs = 120_000,
): Promise<{ name: string; bytes: Buffer }> => {
  if (!request.isMultipart()) refuse('VALIDATION_ERROR', { errors: { [fileField]: [{ code: 'required' }] } })
  let received: { name: string; bytes: Buffer } | undefined
  // A sender who falls silent has left. Once all has arrived, reading it may take its time.
  request.raw.setTimeout(silenceMs, () => request.raw.complete || request.raw.destroy())
  try {
    for await (const part of request.parts({ limits: { files: 2 } })) {
      if (part.type === 'field')
        refuse('VALIDATION_ERROR', { errors: { [part.fieldname]: [{ code: 'unknown_field' }] } })
      else if (received || part.fieldname !== fileField)
        refuse('VALIDATION_ERROR', { errors: { [part.fieldname]: [{ code: 'unknown_field' }] } })
      else received = { name: fileName.parse(nameOf(part)), bytes: await collected(part.file, maxBytes) }
    }
    await demandStillOpen(request)
  } catch (error) {
    throw malformed(error)
  }
  return received ?? refuse('VALIDATION_ERROR', { errors: { [fileField]: [{ code: 'required' }] } })
}
