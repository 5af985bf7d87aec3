import type { SortKey } from '@logis/contract/lists'
import type { CompanyResident } from '@logis/contract/tenants'
import { companyResidentList } from '@logis/contract/tenants.lists'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { searchFields } from '../ui/searchFields.ts'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import { nameOf, useCompanyResidents } from './api.ts'
import { LastSeen, Person } from './Person.tsx'
import classes from './TenantsCard.module.css'

const residentTable = tableSearch(companyResidentList)
type Column = TableColumn<CompanyResident, SortKey<typeof companyResidentList>>

/** Who lives in any of a landlord's homes, and when they last came; each home leads to what is done there. */
export function CompanyResidents({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(residentTable)
  const query = useCompanyResidents(companyId, state)
  const fields = searchFields(companyResidentList, {
    visited: { title: 'tenants.field.visited', labels: { yes: t('tenants.visited'), no: t('tenants.notVisited') } },
    role: { title: 'tenants.field.role', labelOf: (role) => t(`tenants.role.${role}`) },
  })
  return (
    <DataTable
      title={t('tenants.all.title')}
      heading="none"
      noun="tenants.all.count"
      query={query}
      columns={columnsOf(companyId)}
      rowId={({ id }) => String(id)}
      rowName={nameOf}
      state={state}
      onChange={change}
      search={fields}
      hint={t('tenants.all.hint')}
      empty={{ text: t('tenants.all.empty') }}
    />
  )
}

function Home({
  companyId,
  residence: { id, name, building },
}: Pick<CompanyResident, 'residence'> & { companyId: number }) {
  return (
    <span className={classes.person}>
      <Link to={paths.project(companyId, id)}>{name}</Link>
      {building && <span className={classes.address}>{building.name}</span>}
    </span>
  )
}

function Role({ role_code }: CompanyResident) {
  const { t } = useTranslation()
  return t(`tenants.role.${role_code}`)
}

const columnsOf = (companyId: number): readonly Column[] => [
  {
    key: 'name',
    sort: 'name',
    title: 'tenants.field.person',
    phone: 'name',
    cell: ({ user_id, name, username }) => <Person id={user_id} name={name} username={username} />,
  },
  {
    key: 'home',
    sort: 'home',
    title: 'tenants.field.home',
    phone: 'fact',
    cell: ({ residence }) => <Home companyId={companyId} residence={residence} />,
  },
  { key: 'role', title: 'tenants.field.role', width: 140, phone: 'fact', cell: (one) => <Role {...one} /> },
  {
    key: 'created_at',
    sort: 'created_at',
    title: 'tenants.field.created_at',
    width: 140,
    phone: 'fact',
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'last_connection_at',
    sort: 'last_connection_at',
    title: 'tenants.field.last_connection_at',
    width: 160,
    phone: 'fact',
    cell: (one) => <LastSeen {...one} />,
  },
]
