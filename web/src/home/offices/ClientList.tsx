import { clientList } from '@logis/contract/companies.lists'
import type { OfficeClient } from '@logis/contract/companies.studies'
import type { SortKey } from '@logis/contract/lists'
import type { projectList } from '@logis/contract/projects.lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { useOfficeClients } from '../../companies/api.ts'
import { paths } from '../../paths.ts'
import { formatDate, useFormats } from '../../platform/formats.ts'
import { useTableState } from '../../platform/useTableState.ts'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { searchFields } from '../../ui/searchFields.ts'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { listedBy, tableSearch } from '../../ui/tableSearch.ts'
import lines from '../affiliates/AffiliateList.module.css'
import classes from './ClientList.module.css'

/** Where the figures above lead. */
export const clientsId = 'clients'

const clientTable = tableSearch(clientList)
const fields = searchFields(clientList, {})

export function ClientList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(clientTable)
  const shared: Column = {
    key: 'is_shared',
    title: 'offices.clients.field.is_shared',
    width: 160,
    cell: (row) => <Shared companyId={companyId} client={row} />,
  }
  return (
    <div id={clientsId} className={classes.clients}>
      <DataTable
        title={t('offices.clients.title')}
        noun="offices.clients.count"
        query={useOfficeClients(companyId, state)}
        columns={[...columns, shared]}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('offices.clients.hint')}
        empty={{ text: t('offices.clients.none') }}
      />
    </div>
  )
}

type Column = TableColumn<OfficeClient, SortKey<typeof clientList>>

function Name({ name, type, picture_path }: OfficeClient) {
  const { t } = useTranslation()
  return (
    <span className={lines.company}>
      <CompanyLogo name={name} path={picture_path} size={28} />
      <span className={lines.name}>
        <span className={classes.name}>{name}</span>
        <span className={lines.type}>{t(`home.types.${type as 'INSTALLER'}`)}</span>
      </span>
    </span>
  )
}

/** The projects of those who let the office read them stand in its list of projects. */
function Shared({ companyId, client: { name, is_shared } }: { companyId: number; client: OfficeClient }) {
  const { t } = useTranslation()
  if (!is_shared) return t('offices.clients.notShared')
  return (
    <Anchor
      component={Link}
      to={paths.projects(companyId)}
      search={listedBy<typeof projectList>({ third_parties: '1' })}
      aria-label={t('offices.clients.sharedBy', { name })}
      inherit
    >
      {t('offices.clients.shared')}
    </Anchor>
  )
}

function Count({ of }: { of: number }) {
  return useFormats().formatNumber(of)
}

const columns: readonly Column[] = [
  {
    key: 'name',
    title: 'offices.clients.field.name',
    sort: 'name',
    phone: 'name',
    cell: (row) => <Name {...row} />,
  },
  {
    key: 'studies',
    title: 'offices.clients.field.studies',
    width: 128,
    sort: 'studies',
    cell: ({ studies }) => <Count of={studies} />,
  },
  {
    key: 'labels',
    title: 'offices.clients.field.labels',
    width: 160,
    sort: 'labels',
    cell: ({ labels }) => <Count of={labels} />,
  },
  {
    key: 'last_study_at',
    title: 'offices.clients.field.last_study_at',
    width: 164,
    sort: 'last_study_at',
    cell: ({ last_study_at }) => last_study_at && formatDate(last_study_at),
  },
]
