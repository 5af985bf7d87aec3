import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** The channels that suit the company's type, and whether it uses them. */
export const listChannels = (reader: Db, scope: CompanyScope) =>
  reader
    .selectFrom('communication_channels as c')
    .leftJoin('company_channel_settings as s', (join) =>
      join.onRef('s.channel_id', '=', 'c.id').on('s.company_id', '=', scope.companyId),
    )
    .select(['c.id', 'c.code', 'c.name_fr', 'c.name_en', 'c.target', 'c.type', 'c.is_optional'])
    .select(sql<boolean>`coalesce(s.is_active, c.is_default_active) or not c.is_optional`.as('is_active'))
    .where(sql<boolean>`(c.company_types is null or ${scope.companyType}::company_type = any(c.company_types))`)
    .orderBy('c.id')
    .execute()

export const setChannel = (tx: Db, companyId: number, channelId: number, isActive: boolean) =>
  tx
    .insertInto('company_channel_settings')
    .values({ company_id: companyId, channel_id: channelId, is_active: isActive })
    .onConflict((conflict) => conflict.columns(['company_id', 'channel_id']).doUpdateSet({ is_active: isActive }))
    .execute()
