import { db } from '#platform/db.ts'

/** A manufacturer of the demo world, by its name. */
export const idOfMaker = async (name: string): Promise<number> =>
  (await db.selectFrom('manufacturers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

/** A label of products of the demo world, by its code. */
export const idOfLabel = async (code: string): Promise<number> =>
  (await db.selectFrom('product_labels').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

/** A product of the demo world, by its name. */
export const idOfProduct = async (name: string): Promise<number> =>
  (await db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

/** A class of products of the demo world, by its code. */
export const idOfClass = async (code: string): Promise<number> =>
  (await db.selectFrom('product_classes').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
