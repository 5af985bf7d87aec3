import { fileName } from '@logis/contract/http'
import type { FastifyRequest } from 'fastify'
import { demandStillOpen } from '../lateBodies.ts'
import { refuse } from '../refuse.ts'
import { malformed, nameOf } from './form.ts'
import { collected } from './papers.ts'
import { cutWhenSilent } from './silence.ts'

/** Takes a form with one file, `file`, and keeps its bytes in memory: they are read once, and no storage holds them. */
export const receiveBytes = async (
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; bytes: Buffer }> => {
  if (!request.isMultipart()) refuse('VALIDATION_ERROR', { errors: { file: [{ code: 'required' }] } })
  let received: { name: string; bytes: Buffer } | undefined
  cutWhenSilent(request)
  try {
    for await (const part of request.parts({ limits: { files: 2 } })) {
      if (part.type === 'field')
        refuse('VALIDATION_ERROR', { errors: { [part.fieldname]: [{ code: 'unknown_field' }] } })
      else if (received || part.fieldname !== 'file')
        refuse('VALIDATION_ERROR', { errors: { [part.fieldname]: [{ code: 'unknown_field' }] } })
      else received = { name: fileName.parse(nameOf(part)), bytes: await collected(part.file, maxBytes) }
    }
    await demandStillOpen(request)
  } catch (error) {
    throw malformed(error)
  }
  return received ?? refuse('VALIDATION_ERROR', { errors: { file: [{ code: 'required' }] } })
}
