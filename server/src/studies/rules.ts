import { fullFileName } from '@logis/contract/documents.rules'
import type { ThermalStudy } from '@logis/contract/studies'
import { db } from '#platform/db.ts'
import type { ProjectScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** The thermal study of a project, or nothing: most have none. */
export const getThermalStudy = async (scope: ProjectScope): Promise<ThermalStudy | null> => {
  const row = await sql.findCurrent(db, scope)
  if (!row) return null
  const { id, type, created_at, company_id, company_name, document_id, name, extension } = row
  return {
    id,
    type,
    company: company_id === null ? null : { id: company_id, name: company_name ?? '' },
    file:
      document_id === null
        ? null
        : { id: document_id, name: fullFileName({ name: name ?? '', extension: extension ?? '' }) },
    created_at,
    from_automatic_import: row.from_automatic_import ? 1 : 0,
  }
}
