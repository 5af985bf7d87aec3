import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import type { ReceivedFile } from '#platform/files.ts'
import type { Repeatable } from '#platform/idempotency.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import {
  attachToDevice,
  detachFromDevice,
  listDeviceFiles,
  listProductFiles,
} from '../../documents/attachments/rules.ts'
import { listLabels } from '../../documents/rules.ts'
import { findDevice } from '../sql.ts'

const demandDevice = async (scope: ProjectScope, id: number) =>
  (await findDevice(db, scope, id)) ?? refuse('DEVICE_NOT_FOUND')

type Listing = { without_product?: boolean | undefined }

/** DEV-37. The device's own files, then those of its product's sheet unless they are left out. */
export const listDeviceDocuments = async (scope: ProjectScope, id: number, { without_product }: Listing) => {
  const { product_id } = await demandDevice(scope, id)
  const own = await listDeviceFiles(scope, id)
  const ofProduct = without_product ? [] : await listProductFiles(scope, product_id)
  const data = [
    ...own.map((file) => ({ ...file, from_product: false })),
    ...ofProduct.map((file) => ({ ...file, from_product: true })),
  ]
  return { data, file_limit: settings.UPLOAD_MAX_BYTES }
}

/** DEV-37. `label` is the code of a document label, or nothing. */
export const uploadDeviceDocument = async (
  scope: ProjectScope,
  id: number,
  file: ReceivedFile,
  { name, label }: { name: string; label?: string | undefined },
  repeatable: Repeatable | null,
) => {
  const labels = label ? (await listLabels(scope.locale, {})).filter(({ code }) => code === label) : []
  const attachment = { device_id: id, name, label_ids: labels.map((known) => known.id) }
  return { ...(await attachToDevice(scope, file, attachment, repeatable)), from_product: false }
}

/** Those of the product's sheet stay. */
export const deleteDeviceDocument = async (scope: ProjectScope, id: number, documentId: number): Promise<void> => {
  const { product_id } = await demandDevice(scope, id)
  const ofProduct = await listProductFiles(scope, product_id)
  if (ofProduct.some((file) => file.id === documentId)) refuse('DOCUMENT_OF_PRODUCT')
  await detachFromDevice(scope, id, documentId)
}
