import { db } from '../db.ts'

const idOf = async (found: Promise<{ id: number } | undefined>, what: string): Promise<number> => {
  const row = await found
  if (!row) throw new Error(`The demo world has no ${what}`)
  return row.id
}

/** The account that a name has; one that closed under the same name comes after it. */
export const liveFirst = (username: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .orderBy('deleted_at', (order) => order.desc().nullsFirst())

/** The ids of the named people and things of the demo world. */
export const world = {
  user: (username: string) => idOf(liveFirst(username).executeTakeFirst(), username),
  company: (name: string) =>
    idOf(db.selectFrom('companies').select('id').where('name', '=', name).executeTakeFirst(), name),
  project: (name: string) =>
    idOf(db.selectFrom('residences').select('id').where('name', '=', name).orderBy('id').executeTakeFirst(), name),
  /** The flats of a building, by name. */
  flats: async (building: string) =>
    db
      .selectFrom('residences as f')
      .innerJoin('residences as b', 'b.id', 'f.parent_id')
      .where('b.name', '=', building)
      .select(['f.id', 'f.name', 'f.residence_code'])
      .orderBy('f.id')
      .execute(),
  code: async (project: string) =>
    (await db.selectFrom('residences').select('residence_code').where('name', '=', project).executeTakeFirstOrThrow())
      .residence_code,
}
