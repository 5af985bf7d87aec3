import type { FieldCode } from '@logis/contract/errors.fields'
import type { FastifyRequest } from 'fastify'
import { settings } from '../config.ts'
import { deleteFile, receiveFile, type ReceivedFile } from '../files.ts'
import { demandStillOpen } from '../lateBodies.ts'
import { Refusal, refuse } from '../refuse.ts'
import { formFieldsOf, type FormFields } from './formFields.ts'

type Received = { file: ReceivedFile; fileName: string }

/**
 * Takes a form with one file, which is streamed into the storage as it arrives; its other fields may come before or
 * after. A form that is cut short, malformed or refused leaves no file behind.
 */
export const receiveForm = async <T>(
  request: FastifyRequest,
  fileField: string,
  parse: (fields: FormFields, fileName: string) => T,
  silenceMs = 120_000,
  maxBytes = settings.UPLOAD_MAX_BYTES,
): Promise<{ fields: T; file: ReceivedFile }> => {
  const pairs: [string, string][] = []
  let received: Received | undefined
  // A sender who falls silent has left. Once all has arrived, the storage may take its time.
  request.raw.setTimeout(silenceMs, () => request.raw.complete || request.raw.destroy())
  try {
    for await (const part of request.parts({ limits: { files: 2, fileSize: maxBytes + 1 } })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) refuse('REQUEST_MALFORMED')
        pairs.push([part.fieldname, String(part.value)])
      } else {
        if (received || part.fieldname !== fileField) refuse('VALIDATION_ERROR', wrong(part.fieldname, 'unknown_field'))
        received = { file: await receiveFile(part.file, { maxBytes }), fileName: nameOf(part) }
      }
    }
    await demandStillOpen(request)
    const { file, fileName } = received ?? refuse('VALIDATION_ERROR', wrong(fileField, 'required'))
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
