import { sql } from 'kysely'
import type { CompanyOption } from '@logis/contract/templates'
import type { Db, Tx } from '#platform/db.ts'

export const listOptions = (db: Db, companyId: number): Promise<CompanyOption[]> =>
  db
    .selectFrom('company_options')
    .select(['id', 'option_type', 'value'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()

/** Nothing when the company has the option already; `replace` gives it the new value instead. */
export const insertOption = async (
  tx: Tx,
  companyId: number,
  option: { option_type: CompanyOption['option_type']; value: string; template_id: number | null },
  replace: boolean,
): Promise<CompanyOption | undefined> =>
  tx
    .insertInto('company_options')
    .values({ company_id: companyId, ...option })
    .onConflict((conflict) =>
      replace
        ? conflict.columns(['company_id', 'option_type']).doUpdateSet({
            value: option.value,
            template_id: option.template_id,
            created_at: sql<string>`now()`,
          })
        : conflict.doNothing(),
    )
    .returning(['id', 'option_type', 'value'])
    .executeTakeFirst()

export const deleteOption = async (tx: Tx, companyId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('company_options')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
