import { useTranslation } from '../ui/texts.ts'
import { useTableState } from '../platform/useTableState.ts'
import { useProjects } from '../projects/api.ts'
import { projectColumns } from '../projects/projectColumns.tsx'
import { projectTable } from '../projects/projectTable.ts'
import { DataTable } from '../ui/DataTable.tsx'

const buildings = { type: 'BUILDING' }

/** DASH-03, DASH-04: the buildings, without what the project list has for many at once. */
export function BuildingList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(projectTable)
  const query = useProjects(companyId, state, buildings)
  return (
    <DataTable
      title={t('home.buildings.title')}
      noun="home.buildings.count"
      query={query}
      columns={projectColumns}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.name}
      state={state}
      onChange={change}
      empty={{ text: t('projects.noBuilding') }}
    />
  )
}
