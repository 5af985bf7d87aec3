import { db } from '#platform/db.ts'
import { world } from './world.ts'

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

/** An installer put a product that is asked for into a home, and has done so: the id of that intervention. */
export const installed = async (residence_id: number, product_request_id: number): Promise<number> => {
  const company_id = await world.company('Chauffage Lenoir')
  const done = { type: 'BOILER_INSTALLATION', status: 'DONE', date: '2026-01-05' } as const
  const inserted = db
    .insertInto('interventions')
    .values({ company_id, residence_id, product_request_id, ...done })
    .returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}
