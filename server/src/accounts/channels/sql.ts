import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { worksFor } from '#platform/worksFor.ts'

/** The channels that write to this person, and whether they do. Those of the staff's side are for staff. */
export const listChannels = (reader: Db | Tx, userId: number, isStaff: boolean) =>
  reader
    .selectFrom('communication_channels as c')
    .leftJoin('user_channel_settings as s', (join) =>
      join.onRef('s.channel_id', '=', 'c.id').on('s.user_id', '=', userId),
    )
    .select([
      'c.id',
      'c.code',
      'c.name_fr',
      'c.name_en',
      'c.target',
      'c.type',
      'c.is_optional',
      sql<boolean>`coalesce(s.is_active, c.is_default_active) or not c.is_optional`.as('is_active'),
    ])
    .$if(!isStaff, (query) => query.where('c.target', '=', 'user'))
    .orderBy('c.id')
    .execute()

export const setChannel = (tx: Tx, userId: number, channelId: number, isActive: boolean) =>
  tx
    .insertInto('user_channel_settings')
    .values({ user_id: userId, channel_id: channelId, is_active: isActive })
    .onConflict((conflict) => conflict.columns(['user_id', 'channel_id']).doUpdateSet({ is_active: isActive }))
    .execute()

/** Whoever wants these mails again has them at the address that had refused them. */
export const forgetRefusal = (tx: Tx, userId: number, channelId: number) =>
  tx
    .deleteFrom('mail_refusals')
    .where('channel_id', '=', channelId)
    .where('email', '=', ({ selectFrom }) => selectFrom('users').select('email').where('id', '=', userId))
    .execute()

export const refuseAt = (tx: Tx, email: string, channelId: number) =>
  tx
    .insertInto('mail_refusals')
    .values({ email, channel_id: channelId })
    .onConflict((known) => known.doNothing())
    .execute()

export const isStaff = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`select from ${worksFor(userId)} limit 1`.execute(reader)
  return rows.length > 0
}
