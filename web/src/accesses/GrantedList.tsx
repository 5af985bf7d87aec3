import { Button } from '@mantine/core'
import type { accessList } from '@logis/contract/accesses.lists'
import type { SortKey } from '@logis/contract/lists'
import { keepsInterventions, opensRoute } from '@logis/contract/companies.rules'
import type { projectList } from '@logis/contract/projects.lists'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useIdentity } from '../platform/identity.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { listedBy } from '../ui/tableSearch.ts'
import { AccessSubject } from './AccessSubject.tsx'
import { grantedTable } from './accessTables.ts'
import { useGrantedAccesses, type GrantedAccess } from './api.ts'
import { useAccessFields } from './useAccessFields.tsx'

/** ACC-01, A-13: the companies that let this one in. */
export function GrantedList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(grantedTable)
  const query = useGrantedAccesses(companyId, state)
  const names = (query.data?.data ?? []).map(({ resource_id, resource_name }) => ({
    value: String(resource_id),
    label: resource_name,
  }))
  return (
    <DataTable
      title={t('accesses.granted.title')}
      heading="none"
      noun="accesses.granted.count"
      query={query}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ resource_name }) => resource_name}
      state={state}
      onChange={change}
      search={useAccessFields(companyId, names)}
      action={query.data?.meta.total ? <ToProjects companyId={companyId} /> : undefined}
      empty={{ text: t('accesses.granted.empty') }}
    />
  )
}

/** ACC-16. Those without a list of projects find these homes by the search of their home page. */
function ToProjects({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  if (company && !opensRoute(company.type, 'projects')) {
    return (
      <Button component={Link} variant="default" to={paths.home(companyId)}>
        {t('accesses.granted.toFinder')}
      </Button>
    )
  }
  return (
    <Button
      component={Link}
      variant="default"
      to={paths.projects(companyId)}
      search={listedBy<typeof projectList>({ third_parties: '1' })}
    >
      {t('accesses.granted.toProjects')}
    </Button>
  )
}

function Subject({ resource_name }: GrantedAccess) {
  const { t } = useTranslation()
  const { company } = useIdentity()
  const adds = company === null || keepsInterventions(company.type)
  return (
    <AccessSubject name={resource_name} scope={t(adds ? 'accesses.granted.scope' : 'accesses.granted.scopeOfReader')} />
  )
}

const columns: readonly TableColumn<GrantedAccess, SortKey<typeof accessList>>[] = [
  {
    key: 'resource_name',
    title: 'accesses.field.company',
    width: '75%',
    phone: 'name',
    cell: (access) => <Subject {...access} />,
  },
  {
    key: 'created_at',
    title: 'accesses.field.created_at',
    width: '25%',
    sort: 'created_at',
    cell: ({ created_at }) => formatDate(created_at),
  },
]
