import { recommendedSlots } from '@logis/contract/documents.recommended.rules'
import type { Document, DocumentLabel, DocumentTree } from '@logis/contract/documents'
import { allFiles } from './library.ts'

/** A label as it is offered: `alias_of` is the code of the one that means the same paper (DOC-26). */
export type OfferedLabel = DocumentLabel & { alias_of: string | null }

/** One label per paper; of two that mean the same, the one that the file bears already. */
export const labelsToOffer = (labels: readonly OfferedLabel[], borneIds: readonly number[]): OfferedLabel[] => {
  const borne = labels.filter(({ id }) => borneIds.includes(id))
  const replaced = new Set(borne.map(({ alias_of }) => alias_of))
  return labels.filter(({ id, code, alias_of }) => borneIds.includes(id) || (alias_of === null && !replaced.has(code)))
}

/** A recommended paper: the label that asks for it, and the files that answer, each with the label it does so by. */
export type Slot = { label: DocumentLabel; filled: { file: Document; label: DocumentLabel }[] }

export const slotsOf = (tree: DocumentTree, labels: readonly OfferedLabel[]): Slot[] => {
  const files = allFiles(tree)
  return recommendedSlots.flatMap(({ code, codes }) => {
    const label = labels.find((offered) => offered.code === code)
    const fills = (own: DocumentLabel) => (codes as readonly string[]).includes(own.code)
    const filled = files.flatMap((file) => {
      const by = file.labels.find(fills)
      return by ? [{ file, label: by }] : []
    })
    return label ? [{ label, filled }] : []
  })
}
