import type { FieldCode } from '@logis/contract/errors.fields'
import type { FastifyRequest } from 'fastify'
import { settings } from '../config.ts'
import { deleteFile, receiveFile, type ReceivedFile } from '../files.ts'
import { demandStillOpen } from '../lateBodies.ts'
import { Refusal, refuse } from '../refuse.ts'
import { formFieldsOf, type FormFields } from './formFields.ts'
import { cutWhenSilent } from './silence.ts'

type Received = { file: ReceivedFile; fileName: string }

/**
 * Takes a form with one file, `file`, which is streamed into the storage as it arrives; its other fields may come before or
 * after. A form that is cut short, malformed or refused leaves no file behind.
 */
export const receiveForm = async <T>(
  request: FastifyRequest,
  parse: (fields: FormFields, fileName: string) => T,
  { maxBytes = settings.UPLOAD_MAX_BYTES, silenceMs }: { maxBytes?: number; silenceMs?: number } = {},
): Promise<{ fields: T; file: ReceivedFile }> => {
  const pairs: [string, string][] = []
  let received: Received | undefined
  cutWhenSilent(request, silenceMs)
  try {
    for await (const part of request.parts({ limits: { files: 2, fileSize: maxBytes + 1 } })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) refuse('REQUEST_MALFORMED')
        pairs.push([part.fieldname, String(part.value)])
      } else {
        if (received || part.fieldname !== 'file') refuse('VALIDATION_ERROR', wrong(part.fieldname, 'unknown_field'))
        received = { file: await receiveFile(part.file, { maxBytes }), fileName: nameOf(part) }
      }
    }
    await demandStillOpen(request)
    const { file, fileName } = received ?? refuse('VALIDATION_ERROR', wrong('file', 'required'))
    return { fields: parse(formFieldsOf(pairs), fileName), file }
  } catch (error) {
    if (received) await deleteFile(received.file.storage_key)
    throw malformed(error)
  }
}

/** A part may hold a file and say no name. */
export const nameOf = ({ filename }: { filename: string | undefined }): string => filename ?? ''

const wrong = (field: string, code: FieldCode) => ({ errors: { [field]: [{ code }] } })

/** The form's own limits and its broken syntax are the sender's mistakes; anything else is told as it is. */
export const malformed = (error: unknown): unknown => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('FILE_TOO_LARGE')
  const isForm = code.startsWith('FST_') || /multipart|terminated early|boundary/i.test(message)
  return isForm && !(error instanceof Refusal) ? new Refusal('REQUEST_MALFORMED') : error
}
