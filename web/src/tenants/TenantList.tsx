import { IconUserMinus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../ui/texts.ts'
import { Connections } from '../energies/Connection.tsx'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { RowButton } from '../ui/RowButton.tsx'
import type { ListQuery, TableColumn } from '../ui/tableColumns.ts'
import { everyRow, tableDefaults } from '../ui/tableState.ts'
import { nameOf, type Resident } from './api.ts'
import { LastSeen, Person } from './Person.tsx'
import classes from './TenantsCard.module.css'

type Column = TableColumn<Resident>
type Residents = UseQueryResult<{ data: Resident[]; meta: { total: number } }, unknown>
type Props = { query: Residents; namesHome: boolean; onRemove: (tenant: Resident) => void }

/** TEN-04: all of them, in the order in which they came. */
const whole = { ...tableDefaults, pageSize: everyRow }
const noChange = () => undefined

/** TEN-02: of those who are at home here, the tenants. */
const tenantsOf = (query: Residents): ListQuery<Resident> => {
  const data = query.data?.data.filter(({ role_code }) => role_code === 'TENANT')
  return { ...query, data: data && { data, meta: { total: data.length } } }
}

/** TEN-03. */
export function TenantList({ query, namesHome, onRemove }: Props) {
  const { t } = useTranslation()
  const tenants = tenantsOf(query)
  if (tenants.data?.meta.total === 0)
    return (
      <section>
        <h3 className={classes.title}>{t('tenants.title')}</h3>
        <p className={classes.none}>{t('tenants.empty')}</p>
      </section>
    )
  return (
    <DataTable
      title={t('tenants.title')}
      heading="none"
      noun="tenants.count"
      query={tenants}
      columns={[person, ...(namesHome ? [home] : []), since, lastSeen, connections, removing(onRemove)]}
      rowId={({ user_id, residence }) => `${residence.id}.${user_id}`}
      rowName={nameOf}
      state={whole}
      onChange={noChange}
      paged={false}
    />
  )
}

const person: Column = {
  key: 'username',
  title: 'tenants.field.person',
  phone: 'name',
  cell: ({ user_id, name, username }) => <Person id={user_id} name={name} username={username} />,
}
const home: Column = {
  key: 'home',
  title: 'tenants.field.home',
  phone: 'fact',
  cell: ({ residence }) => residence.name,
}
const since: Column = {
  key: 'created_at',
  title: 'tenants.field.created_at',
  width: 112,
  phone: 'fact',
  cell: ({ created_at }) => formatDate(created_at),
}
const lastSeen: Column = {
  key: 'last_connection_at',
  title: 'tenants.field.last_connection_at',
  width: 132,
  phone: 'fact',
  cell: (tenant) => <LastSeen {...tenant} />,
}

const connections: Column = {
  key: 'connections',
  title: 'tenants.field.connections',
  width: 212,
  phone: 'fact',
  cell: ({ electricity_connection, gas_connection }) => (
    <Connections electricity_connection={electricity_connection} gas_connection={gas_connection} />
  ),
}

function Remove({ tenant, onRemove }: { tenant: Resident; onRemove: Props['onRemove'] }) {
  const { t } = useTranslation()
  const closed = useReason()(tenant.cannot.remove)
  const label = t('tenants.remove.named', { name: nameOf(tenant) })
  if (closed === false) return null
  return (
    <RowButton
      icon={IconUserMinus}
      label={label}
      title={label}
      closed={closed}
      aria-haspopup="dialog"
      onClick={() => onRemove(tenant)}
    />
  )
}
const removing = (onRemove: Props['onRemove']): Column => ({
  key: 'actions',
  title: 'tenants.field.actions',
  width: 72,
  align: 'end',
  phone: 'actions',
  cell: (tenant) => <Remove tenant={tenant} onRemove={onRemove} />,
})
