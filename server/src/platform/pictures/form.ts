import type { FastifyRequest } from 'fastify'
import { pictureMaxBytes } from '../pictures.ts'
import { refuse } from '../refuse.ts'

/** The picture of a form, its field `file`: small enough to be taken whole before anything is done with it. */
export const receivePicture = async (request: FastifyRequest): Promise<Buffer> => {
  try {
    const part = await request.file({ limits: { files: 1, fileSize: pictureMaxBytes } })
    if (part?.fieldname !== 'file') return refuse('VALIDATION_ERROR', { errors: { file: [{ code: 'required' }] } })
    return await part.toBuffer()
  } catch (error) {
    const isCut = error instanceof Error && /terminated early|unexpected end|boundary/i.test(error.message)
    throw isCut ? refuse('REQUEST_MALFORMED') : error
  }
}
