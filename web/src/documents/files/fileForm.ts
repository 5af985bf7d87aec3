import { defaultFolderNamed, freeName, fullFileName, splitFileName } from '@logis/contract/documents.rules'
import type { Document } from '@logis/contract/documents'
import { kindOf } from '@logis/contract/sortings.kinds.rules'
import type { OfferedLabel } from '../labels.ts'
import { defaultKey, problemsIn, type Place } from '../library.ts'
import { isPrivate } from '../useDocumentTexts.ts'
import { grouped } from '../../ui/grouped.ts'

/** A file as a form holds it: the name is edited without its extension, which a slip must not change (D2-D12). */
export type FileEntry = {
  key: string
  base: string
  extension: string
  labels: string[]
  /** The folder of its own that it goes into; null where it goes with the others. */
  folder: string | null
  /** What its name has told, and nobody has touched. */
  proposed: { folder: boolean; labels: boolean }
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
    folder: null,
    proposed: { folder: false, labels: false },
    isPrivate: isPrivate(file),
    validUntil: file.valid_until,
    size,
    mime_type,
    source: null,
  }
}

let lastKey = 0
/** What is known of files of this computer before anybody says it. */
export type Offer = {
  /** The labels that they are wanted for. */
  wanted: readonly string[]
  labels: readonly OfferedLabel[]
  /** False where somebody has chosen the folder. */
  guessesFolder: boolean
}

/** A file of this computer, with the folder and the label that its name speaks of (decision 118). */
export const entryOfFile = (source: File, { wanted, labels, guessesFolder }: Offer): FileEntry => {
  lastKey += 1
  const { name, extension } = splitFileName(source.name.normalize('NFC'))
  const { size, type: mime_type } = source
  const found = kindOf(source.name)
  const label = wanted.length === 0 && found?.label ? labels.find(({ code }) => code === found.label) : undefined
  const folder = (guessesFolder && found?.folder && defaultFolderNamed(found.folder)?.code) || null
  return {
    key: `new:${lastKey}`,
    base: name,
    extension,
    labels: label ? [String(label.id)] : [...wanted],
    folder: folder && defaultKey(folder),
    proposed: { folder: folder !== null, labels: label !== undefined },
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

/** Where each of these files goes. */
export type PlaceOf = (entry: Pick<FileEntry, 'folder'>) => Place

/** What is wrong with each name, in the place that its file goes to. */
export const entryProblems = (entries: readonly FileEntry[], placeOf: PlaceOf) =>
  Object.assign(
    {},
    ...[...grouped(entries, (entry) => placeOf(entry))].map(([place, own]) => problemsIn(place, named(own))),
  ) as ReturnType<typeof problemsIn>

/** A name that is free in its place and in the batch: « devis (2) » for « devis ». */
export const freeBase = (entry: FileEntry, entries: readonly FileEntry[], placeOf: PlaceOf): string => {
  const place = placeOf(entry)
  const others = entries.filter((other) => other.key !== entry.key && placeOf(other) === place)
  const isTaken = (name: string) => entry.key in problemsIn(place, [{ key: entry.key, name }, ...named(others)])
  return splitFileName(freeName(fullNameOf(entry), isTaken)).name
}
