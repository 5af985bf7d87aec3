import { administering, recordAdministration } from '#platform/administering.ts'
import { receiveFile, type ReceivedFile } from '#platform/files.ts'
import { keptOnce, orRemoved } from '#platform/files/papers.ts'
import { onceRead, type Repeatable } from '#platform/idempotency.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { keepPicture } from '#platform/pictures/thumbnails.ts'
import { toPicture } from '#platform/pictures.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { attachToProduct, detachFromProduct, readOfProduct } from '../../documents/attachments/rules.ts'
import { holdSheet } from '../sheets/rules.ts'
import { setPicture } from '../sheets/sql.ts'

const pictureChange = (had: boolean, has: boolean) => [
  { attribute_name: 'picture', old_value: String(had), value: String(has) },
]

/** ADMIN-03. Redrawn before it is kept. */
export const setProductPicture = async (
  scope: AdministratorScope,
  id: number,
  sent: Buffer,
): Promise<{ picture_path: string }> => {
  const file = await receiveFile([await toPicture(sent, scope.actor.userId)])
  const fileId = await orRemoved([{ file }], () =>
    administering(scope, async (held) => {
      const { name, picture_file_id } = await holdSheet(held, id)
      const kept = await keepPicture(held.tx, file)
      await setPicture(held, id, kept)
      const changes = pictureChange(picture_file_id !== null, true)
      await recordAdministration(held, { action: 'UPDATED', model: 'Product', id, name, changes })
      return kept
    }),
  )
  return { picture_path: (await picturePaths())(fileId) ?? '' }
}

export const removeProductPicture = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const { name, picture_file_id } = await holdSheet(held, id)
    if (picture_file_id === null) return undefined
    await setPicture(held, id, null)
    const changes = pictureChange(true, false)
    await recordAdministration(held, { action: 'UPDATED', model: 'Product', id, name, changes })
    return undefined
  })

type NewPaper = { file: ReceivedFile; name: string; repeatable: Repeatable | null }

/**
 * ADMIN-03. Every device of the product shows it; once for each key. A refused file is removed from the storage at once.
 */
export const addProductDocument = (scope: AdministratorScope, id: number, paper: NewPaper) =>
  keptOnce([paper], () =>
    administering(scope, async (held) => {
      const { name } = await holdSheet(held, id)
      const create = async () => {
        const document = await attachToProduct(held, id, paper.file, paper.name)
        const changes = [{ attribute_name: 'document', old_value: null, value: document.name }]
        await recordAdministration(held, { action: 'UPDATED', model: 'Product', id, name, changes })
        return document
      }
      const read = (documentId: number) => readOfProduct(held, id, documentId)
      const by = { create, idOf: (document: { id: number }) => document.id, read }
      const { row, isRepeated } = await onceRead(held.tx, scope, paper.repeatable, by)
      return { answer: row, isRepeated }
    }),
  )

export const deleteProductDocument = (scope: AdministratorScope, id: number, documentId: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const { name } = await holdSheet(held, id)
    const document = await detachFromProduct(held, id, documentId)
    const changes = [{ attribute_name: 'document', old_value: document, value: null }]
    await recordAdministration(held, { action: 'UPDATED', model: 'Product', id, name, changes })
    return undefined
  })
