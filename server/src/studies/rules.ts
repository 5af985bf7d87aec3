import { fullFileName } from '@logis/contract/documents.rules'
import type { StudyCannot, ThermalStudy } from '@logis/contract/studies'
import { db } from '#platform/db.ts'
import { holding } from '#platform/holding.ts'
import { changesBetween, deleted, record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { studyPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** The thermal study of a project, or nothing: most have none (IMP-35). */
export const getThermalStudy = async (
  scope: ProjectScope,
): Promise<{ data: ThermalStudy | null; cannot: StudyCannot }> => {
  const row = (await sql.findCurrent(db, scope)) ?? null
  return { data: row && show(row), cannot: studyPolicy.cannot(scope, row) }
}

/** A study as readers see it; while it is being read, nothing of it (IMP-09). */
export const show = (row: sql.StudyRow): ThermalStudy => ({
  id: row.id,
  type: row.type,
  company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
  file:
    row.document_id === null
      ? null
      : { id: row.document_id, name: fullFileName({ name: row.name ?? '', extension: row.extension ?? '' }) },
  created_at: row.created_at,
  from_automatic_import: row.from_automatic_import ? 1 : 0,
  status: row.status,
  progress: row.progress,
  walls: { expected: row.walls, imported: row.imported },
  proposals: row.proposals,
})

/** IMP-36. The envelope as JSON text; nothing before the study is read. */
export const getBuilding = async (scope: ProjectScope) => {
  const { id, envelope } = (await sql.findEnvelope(db, scope)) ?? {}
  return id && envelope ? { id, envelope: JSON.stringify(envelope) } : null
}

export const setOffice = async (scope: ProjectScope, companyId: number | null): Promise<ThermalStudy> =>
  holding(scope, async (held) => {
    const { tx } = held
    studyPolicy.demand(held.scope, 'attach', null)
    const before = (await sql.findCurrent(tx, held)) ?? refuse('THERMAL_STUDY_MISSING')
    if (before.company_id === companyId) return show(before)

    const office = companyId === null ? null : ((await sql.findOffice(tx, companyId)) ?? refuse('COMPANY_NOT_FOUND'))
    await sql.setOffice(held, before.id, companyId)
    const changes = changesBetween({ company: before.company_name }, { company: office?.name ?? null })
    await record(held, { action: 'UPDATED', model: 'File', id: before.document_id, changes })
    return show({ ...before, company_id: companyId, company_name: office?.name ?? null })
  })

/** The devices that were imported from it stay. */
export const removeStudy = (scope: ProjectScope): Promise<undefined> =>
  holding(scope, async (held) => {
    const row = (await sql.findCurrent(held.tx, held)) ?? null
    studyPolicy.demand(held.scope, 'remove', row)
    const { id, document_id, file } = { ...row!, ...show(row!) }
    await sql.deleteStudy(held, id)
    const changes = deleted({ name: file?.name })
    await record(held, { action: 'DELETED', model: 'File', id: document_id, changes })
    return undefined
  })
