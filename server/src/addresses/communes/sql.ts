import { sql } from 'kysely'
import { db, type Tx } from '#platform/db.ts'
import { startsWith } from '#platform/lists.ts'

export type Commune = { zip_code: string; insee_code: string; name: string; region: string | null; population: number }

export const findEdition = (name: string): Promise<{ edition: string } | undefined> =>
  db.selectFrom('reference_editions').select('edition').where('name', '=', name).executeTakeFirst()

/** Puts one edition in the place of another, as one; several servers that do it at once do it one after the other. */
export const replaceCommunes = async (tx: Tx, name: string, edition: string, communes: readonly Commune[]) => {
  await tx
    .insertInto('reference_editions')
    .values({ name, edition })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ edition, filled_at: sql<string>`now()` }))
    .execute()
  await tx.deleteFrom('communes').execute()
  await sql`
    insert into communes (zip_code, insee_code, name, region, population)
    select * from unnest(${communes.map((one) => one.zip_code)}::text[], ${communes.map((one) => one.insee_code)}::text[],
      ${communes.map((one) => one.name)}::text[], ${communes.map((one) => one.region)}::text[],
      ${communes.map((one) => one.population)}::int[])`.execute(tx)
}

/** The communes of a zip code or of its beginning, and those whose name begins so; the largest first. */
export const findCommunes = ({ zip, name }: { zip: string; name: string }, most: number) =>
  db
    .selectFrom('communes')
    .select(['zip_code', 'name', 'region'])
    .$if(zip !== '', (query) => query.where(startsWith(sql`zip_code`, zip)))
    .$if(name !== '', (query) =>
      query.where(
        sql<boolean>`name_norm like replace(replace(replace(f_norm(${name}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
      ),
    )
    .orderBy('population', 'desc')
    .orderBy('zip_code')
    .orderBy('insee_code')
    .limit(most)
    .execute()
