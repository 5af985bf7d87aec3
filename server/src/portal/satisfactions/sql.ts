import { db } from '#platform/db.ts'
import type { UserScope } from '#platform/scope.ts'

export type Satisfaction = { satisfied: boolean; message: string; platform: string; page_uri: string }

export const insertSatisfaction = ({ actor }: UserScope, satisfaction: Satisfaction) =>
  db
    .insertInto('satisfactions')
    .values({ ...satisfaction, user_id: actor.userId, company_id: actor.company?.company_id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
