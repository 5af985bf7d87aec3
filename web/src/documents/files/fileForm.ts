import { freeName, fullFileName, splitFileName } from '@logis/contract/documents.rules'
import type { Document } from '@logis/contract/documents'
import { problemsIn, type Place } from '../library.ts'
import { isPrivate } from '../useDocumentTexts.ts'

/** A file as a form holds it: the name is edited without its extension, which a slip must not change (D2-D12). */
export type FileEntry = {
  key: string
  base: string
  extension: string
  labels: string[]
  isPrivate: boolean
  /** The last day on which it counts; what was typed when that is no date. */
  validUntil: string | null
  size: number
  mime_type: string
  /** What is to be sent; null for a file that the project has already. */
  source: File | null
}

export const fullNameOf = ({ base, extension }: Pick<FileEntry, 'base' | 'extension'>) =>
  fullFileName({ name: base.trim(), extension })

export const entryOfDocument = (file: Document): FileEntry => {
  const { name, extension } = splitFileName(file.name)
  const labels = file.labels.map(({ id }) => String(id))
  const { size, mime_type } = file
  return {
    key: String(file.id),
    base: name,
    extension,
    labels,
    isPrivate: isPrivate(file),
    validUntil: file.valid_until,
    size,
    mime_type,
    source: null,
  }
}

let lastKey = 0
/** A file of this computer; `labels` are those it is wanted for. */
export const entryOfFile = (source: File, labels: readonly string[]): FileEntry => {
  lastKey += 1
  const { name, extension } = splitFileName(source.name.normalize('NFC'))
  const { size, type: mime_type } = source
  return {
    key: `new:${lastKey}`,
    base: name,
    extension,
    labels: [...labels],
    isPrivate: false,
    validUntil: null,
    size,
    mime_type,
    source,
  }
}

/** Names as `problemsIn` compares them: a name of an extension alone is no name. */
const named = (entries: readonly FileEntry[]) =>
  entries.map((entry) => ({ key: entry.key, name: entry.base.trim() === '' ? '' : fullNameOf(entry) }))

export const entryProblems = (entries: readonly FileEntry[], place: Place) => problemsIn(place, named(entries))

/** A name that is free in the place and in the batch: « devis (2) » for « devis ». */
export const freeBase = (entry: FileEntry, entries: readonly FileEntry[], place: Place): string => {
  const others = entries.filter(({ key }) => key !== entry.key)
  const isTaken = (name: string) => entry.key in problemsIn(place, [{ key: entry.key, name }, ...named(others)])
  return splitFileName(freeName(fullNameOf(entry), isTaken)).name
}
