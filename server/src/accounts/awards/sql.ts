import type { Db } from '#platform/db.ts'

export const listBadges = (reader: Db, userId: number) =>
  reader
    .selectFrom('user_badges')
    .select(['code', 'earned_at'])
    .where('user_id', '=', userId)
    .orderBy('earned_at', 'desc')
    .orderBy('code')
    .execute()

export const listLabels = (reader: Db, userId: number) =>
  reader
    .selectFrom('user_environmental_labels')
    .select(['code', 'value'])
    .where('user_id', '=', userId)
    .orderBy('code')
    .execute()
