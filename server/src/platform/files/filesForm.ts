import { isFileName, tidyFileName } from '@logis/contract/documents.rules'
import type { FastifyRequest } from 'fastify'
import { deleteFile, type ReceivedFile } from '../files.ts'
import { demandStillOpen } from '../lateBodies.ts'
import { refuse } from '../refuse.ts'
import { malformed, nameOf } from './form.ts'
import { formFieldsOf, type FormFields } from './formFields.ts'
import type { Receive } from './papers.ts'
import { cutWhenSilent } from './silence.ts'

export type FormFile = { field: string; fileName: string; file: ReceivedFile }
export type FilesLimits = { maxBytes: number; maxFiles: number; totalBytes: number; receive: Receive }
type Taken<T> = { fields: T; files: FormFile[] }

/**
 * Takes a form with any number of files, each streamed into the storage as it arrives, or JSON, which brings none.
 * A request that is cut short, malformed or refused leaves no file behind. `demandField` refuses a file by its field's
 * name before its bytes are kept.
 */
export const receiveFilesForm = async <T>(
  request: FastifyRequest,
  limits: FilesLimits,
  demandField: (field: string) => void,
  parse: (fields: FormFields) => T,
): Promise<Taken<T>> => {
  if (!request.isMultipart()) return { fields: parse((request.body ?? {}) as FormFields), files: [] }
  const files: FormFile[] = []
  cutWhenSilent(request)
  try {
    const pairs = await receiveParts(request, limits, demandField, files)
    await demandStillOpen(request)
    return { fields: parse(formFieldsOf(pairs)), files }
  } catch (error) {
    await Promise.all(files.map(({ file }) => deleteFile(file.storage_key)))
    throw malformed(error)
  }
}

/** The `demandField` of a form whose files are all of one field, `files`. */
export const demandFilesField = (field: string): void => {
  if (!/^files(\[\d*\])?$/.test(field)) refuse('VALIDATION_ERROR', { errors: { [field]: [{ code: 'unknown_field' }] } })
}

/** The name that a file came with, as it is kept. */
export const keptNameOf = ({ fileName }: Pick<FormFile, 'fileName'>): string => {
  const name = tidyFileName(fileName).normalize('NFC')
  return isFileName(name) ? name : refuse('VALIDATION_ERROR', { errors: { files: [{ code: 'file_name' }] } })
}

/** Whoever sends by a link has no account; they take turns as one. */
const nobody = 0

const receiveParts = async (
  request: FastifyRequest,
  { maxBytes, maxFiles, totalBytes, receive }: FilesLimits,
  demandField: (field: string) => void,
  files: FormFile[],
): Promise<[string, string][]> => {
  const pairs: [string, string][] = []
  let left = totalBytes
  for await (const part of request.parts({ limits: { files: maxFiles + 1 } })) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) refuse('REQUEST_MALFORMED')
      pairs.push([part.fieldname, String(part.value)])
      continue
    }
    demandField(part.fieldname)
    if (files.length === maxFiles) refuse('VALIDATION_ERROR', { errors: { files: [{ code: 'max', of: 'files' }] } })
    const file = await receive(part.file, Math.min(maxBytes, left), request.call.actor?.userId ?? nobody)
    files.push({ field: part.fieldname, fileName: nameOf(part), file })
    left -= file.size_bytes
  }
  return pairs
}
