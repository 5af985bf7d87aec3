import type { CompanyType } from '@logis/contract/companies.rules'
import { mostInRun } from '@logis/contract/templates.rules'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { InviteButton } from '../campaigns/InviteButton.tsx'
import { invites } from '../campaigns/invites.ts'
import { useIdentity } from '../platform/identity.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useTableState } from '../platform/useTableState.ts'
import type { Named } from '../templates/outcome.ts'
import { DataTable } from '../ui/DataTable.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { withCriteria } from '../ui/tableState.ts'
import { firstProjects, useProjects, type ProjectRow } from './api.ts'
import { ApplyToSelectionButton } from '../templates/ApplyToSelectionButton.tsx'
import { mayCreateProjects } from './mayCreateProjects.ts'
import { NewProjectButton } from './NewProjectButton.tsx'
import { companyProjectColumns, projectColumns } from './projectColumns.tsx'
import { ProjectListActs } from './ProjectListActs.tsx'
import { ProjectRowMenu } from './ProjectRowMenu.tsx'
import { projectTable } from './projectTable.ts'
import { perimeter, ProjectViews } from './ProjectViews.tsx'
import { useProjectFields } from './useProjectFields.ts'
import { onDemand, partOnDemand } from '../ui/onDemand.tsx'
import { useCalmPart } from '../ui/useCalmPart.ts'

const CancelProjectDialog = onDemand(() =>
  import('./CancelProjectDialog.tsx').then((module) => module.CancelProjectDialog),
)
const MissedProjects = onDemand(() => import('../templates/MissedProjects.tsx').then((module) => module.MissedProjects))

/** The list works without them, and what they show has its own line; a button that came late would move the rows. */
const savedViews = partOnDemand(() => import('../views/SavedViews.tsx').then((module) => module.SavedViews))

/** PRJ-07, PRJ-10: the projects of a company. */
export function ProjectsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const company = useCompanyCrumbs(companyId, { label: t('projects.title') })
  // Another company's list starts afresh: no row of the first one stays in sight.
  return <CompanyProjects key={companyId} companyId={companyId} type={company?.type} />
}

function CompanyProjects({ companyId, type }: { companyId: number; type: CompanyType | undefined }) {
  const isManager = type === 'COMPANY_MANAGER'
  const { t } = useTranslation()
  const { state, change } = useTableState(projectTable)
  const query = useProjects(companyId, state)
  const identity = useIdentity()
  const creates = mayCreateProjects(identity)
  const [cancelling, setCancelling] = useState<ProjectRow | null>(null)
  const [missed, setMissed] = useState<readonly Named[]>([])

  const columns = state.criteria['children'] || state.criteria['third_parties'] ? companyProjectColumns : projectColumns
  const actions: TableColumn<ProjectRow> = {
    key: 'actions',
    title: 'projects.field.actions',
    width: 56,
    phone: 'actions',
    cell: (row) => <ProjectRowMenu project={row} onCancel={setCancelling} />,
  }
  const tableColumns = [...columns, actions]
  const saved = useCalmPart(savedViews)
  const newProject = creates && <NewProjectButton companyId={companyId} />
  const toAffiliates = (
    <Button variant="light" onClick={() => change(withCriteria(state, { children: { value: '1' } }))}>
      {t('projects.showAffiliates')}
    </Button>
  )
  const empty = isManager
    ? { text: t('projects.emptyForManager'), action: toAffiliates }
    : { text: t(creates ? 'projects.empty' : 'projects.emptyForReader') }

  return (
    <>
      {missed.length > 0 && <MissedProjects projects={missed} onClose={() => setMissed([])} />}
      <DataTable
        title={t('projects.title')}
        heading="h1"
        noun="projects.count"
        query={query}
        columns={tableColumns}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.name}
        state={state}
        onChange={change}
        search={useProjectFields(query.data?.data, isManager)}
        hint={t('projects.textHint')}
        above={
          <ProjectViews state={state} onChange={change} type={type}>
            {saved && (
              <saved.Component
                list="projects"
                table={projectTable}
                columns={tableColumns}
                {...{ companyId, perimeter, state }}
                onChange={change}
              />
            )}
          </ProjectViews>
        }
        action={<ProjectListActs companyId={companyId} state={state} />}
        add={newProject}
        bulk={{
          most: mostInRun,
          everyResult: () => firstProjects(companyId, state, mostInRun),
          acts: (projects, { clear, closed }) => (
            <>
              {invites(identity) && <InviteButton {...{ companyId, projects, state, closed }} />}
              <ApplyToSelectionButton
                {...{ companyId, projects, closed }}
                onDone={(names) => {
                  clear()
                  setMissed(names)
                }}
              />
            </>
          ),
        }}
        empty={empty}
      />
      {cancelling && <CancelProjectDialog project={cancelling} onClose={() => setCancelling(null)} />}
    </>
  )
}
