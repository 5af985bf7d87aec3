import type { FastifyRequest } from 'fastify'
import { pictureMaxBytes } from '../pictures.ts'
import { refuse } from '../refuse.ts'

/** The picture of a form, its field `file`: small enough to be taken whole before anything is done with it. */
export const receivePicture = async (request: FastifyRequest): Promise<Buffer> => {
  try {
    let picture: Buffer | undefined
    for await (const part of request.files({ limits: { files: 2, fileSize: pictureMaxBytes } })) {
      if (part.fieldname !== 'file') break
      if (picture) return refuse('VALIDATION_ERROR', { errors: { file: [{ code: 'max', of: 'files' }] } })
      picture = await part.toBuffer()
    }
    return picture ?? refuse('VALIDATION_ERROR', { errors: { file: [{ code: 'required' }] } })
  } catch (error) {
    const isCut = error instanceof Error && /terminated early|unexpected end|boundary/i.test(error.message)
    throw isCut ? refuse('REQUEST_MALFORMED') : error
  }
}
