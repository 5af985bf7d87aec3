import { db } from '#platform/db.ts'
import type { ProjectScope } from '#platform/scope.ts'

const texts = ['s.code', 's.name_fr', 's.name_en', 's.description_fr', 's.description_en'] as const

export const listEffective = (scope: ProjectScope) =>
  db
    .selectFrom('residence_effective_provisions as p')
    .innerJoin('service_provisions as s', 's.code', 'p.code')
    .select(['p.id', 'p.expiring_date', 'p.used', 'p.attached_to_id', ...texts])
    .where('p.residence_id', '=', scope.residenceId)
    .orderBy('s.name_fr')
    .orderBy('p.id')
    .execute()

export const listAll = () =>
  db
    .selectFrom('service_provisions as s')
    .select([...texts, 's.shows_expiry'])
    .where('s.is_active', '=', true)
    .orderBy('s.name_fr')
    .execute()
