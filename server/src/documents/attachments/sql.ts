import type { Db } from '#platform/db.ts'
import { selectDocuments, type DocumentRow } from '../sql.ts'

/** The files of a device, oldest first. */
export const listOfDevice = (db: Db, residenceId: number, deviceId: number): Promise<DocumentRow[]> =>
  selectDocuments(db)
    .where('d.residence_id', '=', residenceId)
    .where('d.device_id', '=', deviceId)
    .orderBy('d.id')
    .execute()

/** The files of a product's sheet, which belongs to no project. */
export const listOfProduct = (db: Db, productId: number): Promise<DocumentRow[]> =>
  selectDocuments(db).where('d.product_id', '=', productId).orderBy('d.name').orderBy('d.id').execute()
