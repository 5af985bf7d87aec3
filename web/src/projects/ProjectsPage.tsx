import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconPlus, IconTemplate } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../companies/api.ts'
import { paths } from '../paths.ts'
import { useIdentity } from '../platform/identity.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { durations, tellSuccess } from '../platform/teller.tsx'
import { useTableState } from '../platform/useTableState.ts'
import { ApplyTemplateDialog } from '../templates/ApplyTemplateDialog.tsx'
import { MissedProjects } from '../templates/MissedProjects.tsx'
import { appliedText, type Named, type Outcome } from '../templates/outcome.ts'
import { DataTable } from '../ui/DataTable.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { withCriteria, type TableState } from '../ui/tableState.ts'
import { useExportProjects, useProjectRefresh, useProjects, type Project, type ProjectRow } from './api.ts'
import { CancelProjectDialog } from './CancelProjectDialog.tsx'
import { mayCreateProjects } from './mayCreateProjects.ts'
import { NewProjectDialog } from './NewProjectDialog.tsx'
import { companyProjectColumns, projectColumns } from './projectColumns.tsx'
import { ProjectRowMenu } from './ProjectRowMenu.tsx'
import { projectTable } from './projectTable.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { useProjectFields } from './useProjectFields.ts'

/** PRJ-07, PRJ-10: the projects of a company. */
export function ProjectsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const company = useCompany(companyId).data?.data
  useCrumbs([...(company ? [{ label: company.name, to: paths.home(companyId) }] : []), { label: t('projects.title') }])
  // Another company's list starts afresh: no row of the first one stays in sight.
  return <CompanyProjects key={companyId} companyId={companyId} isManager={company?.type === 'COMPANY_MANAGER'} />
}

type Applying = { projects: ProjectRow[]; clear: () => void }

function CompanyProjects({ companyId, isManager }: { companyId: number; isManager: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const table = useTableState(projectTable)
  const query = useProjects(companyId, table.state)
  const refresh = useProjectRefresh()
  const creation = mayCreateProjects(useIdentity())
  const [creating, create] = useDisclosure(false)
  const [cancelling, setCancelling] = useState<ProjectRow | null>(null)
  const [applying, setApplying] = useState<Applying | null>(null)
  const [missed, setMissed] = useState<readonly Named[]>([])

  const shown = table.state.criteria['children'] ? companyProjectColumns : projectColumns
  const actions: TableColumn<ProjectRow> = {
    key: 'actions',
    title: 'projects.field.actions',
    width: 56,
    phone: 'actions',
    cell: (row) => <ProjectRowMenu project={row} onCancel={setCancelling} />,
  }
  const newProject = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} aria-haspopup="dialog" onClick={create.open}>
      {t('projects.create.open')}
    </Button>
  )
  const ofAffiliates = {
    text: t('projects.emptyForManager'),
    action: (
      <Button onClick={() => table.change(withCriteria(table.state, { children: { value: '1' } }))}>
        {t('projects.showAffiliates')}
      </Button>
    ),
  }
  const created = ({ data }: { data: Project }) => {
    tellSuccess(t('projects.create.done', { name: data.name }))
    void navigate({ to: paths.project(companyId, data.id) })
  }
  const applied = (outcome: Outcome) => {
    applying?.clear()
    setMissed(outcome.missed)
    const text = appliedText(t, outcome)
    if (text) tellSuccess(text, durations.notice)
  }

  return (
    <>
      {missed.length > 0 && <MissedProjects projects={missed} onClose={() => setMissed([])} />}
      <DataTable
        title={t('projects.title')}
        heading="h1"
        noun="projects.count"
        query={query}
        columns={[...shown, actions]}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.name}
        state={table.state}
        onChange={table.change}
        search={useProjectFields(query.data?.data, isManager)}
        filters={<QuickFilters state={table.state} onChange={table.change} withChildren={isManager} />}
        action={
          <>
            <ExportButton companyId={companyId} state={table.state} />
            {creation && newProject}
          </>
        }
        bulk={(projects, clear) => (
          <Button
            size="xs"
            leftSection={<IconTemplate size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setApplying({ projects, clear })}
          >
            {t('projects.bulk.applyTemplate')}
          </Button>
        )}
        empty={
          isManager
            ? ofAffiliates
            : creation
              ? { text: t('projects.empty'), action: newProject }
              : { text: t('projects.emptyForReader') }
        }
      />
      {creating && <NewProjectDialog companyId={companyId} onDone={created} onClose={create.close} />}
      {cancelling && <CancelProjectDialog project={cancelling} onClose={() => setCancelling(null)} />}
      {applying && (
        <ApplyTemplateDialog
          companyId={companyId}
          projects={applying.projects}
          refresh={refresh}
          onDone={applied}
          onClose={() => setApplying(null)}
        />
      )}
    </>
  )
}

function ExportButton({ companyId, state }: { companyId: number; state: TableState }) {
  const { t } = useTranslation()
  const download = useExportProjects(companyId, t('projects.csv.file'))
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate(state)}
    >
      {t('projects.csv.export')}
    </Button>
  )
}
