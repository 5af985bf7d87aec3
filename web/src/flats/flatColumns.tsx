import type { Translate } from '../ui/texts.ts'
import type { flatList } from '@logis/contract/flats.lists'
import type { SortKey } from '@logis/contract/lists'
import { VisuallyHidden } from '@mantine/core'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Connections } from '../energies/Connection.tsx'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { RowButton } from '../ui/RowButton.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { FlatActs, FlatRow, FlatsShown } from './api.ts'
import { lastVisitOf } from './flatState.ts'
import classes from './Flats.module.css'
import { RowTrouble } from './RowTrouble.tsx'

type Column = TableColumn<FlatRow, SortKey<typeof flatList>>

type Asked = {
  /** Handed down: a building may have a thousand flats, which are drawn while the list scrolls. */
  t: Translate
  companyId: number
  /** The name of the building. */
  building: string
  shows: FlatsShown
  cannot: Pick<FlatActs, 'invite_flats'>
  onOpen: (flat: FlatRow) => void
  onInvite: (flat: FlatRow) => void
}

/** What of a flat's name tells it from its neighbours: a sheet often has each begin with the name of the building. */
const ownName = (name: string, building: string) =>
  (name.startsWith(building) && /^[\s,–—-]+(.+)/.exec(name.slice(building.length))?.[1]) || name

/** FLAT-05. Plain HTML, as the rows are. */
const nameOf = ({ t, companyId, building }: Asked): Column => ({
  key: 'name',
  title: 'flats.field.name',
  sort: 'name',
  phone: 'name',
  cell: ({ id, name }) => (
    <a className={classes.name} href={paths.project(companyId, id)} target="_blank" rel="noopener">
      {ownName(name, building)} <VisuallyHidden>{t('platform.newTab')}</VisuallyHidden>
    </a>
  ),
})

const sizeOf = ({ t }: Asked): Column => ({
  key: 'size',
  title: 'flats.field.size',
  width: 80,
  sort: 'size',
  align: 'end',
  cell: ({ size }) => size !== null && t('flats.size', { size }),
})

const Tenants = ({ t, flat: { tenants }, trouble }: { t: Translate; flat: FlatRow; trouble: ReactNode }) => (
  <span className={classes.lines}>
    {tenants.length === 0 && <span className={classes.dim}>{t('flats.vacant')}</span>}
    {tenants.map(({ name, created_at }) => (
      <span key={name + created_at}>{name}</span>
    ))}
    {trouble}
  </span>
)
const tenantsOf = (asked: Asked): Column => ({
  key: 'tenants',
  title: 'flats.field.tenants',
  cell: (flat) => <Tenants t={asked.t} flat={flat} trouble={<RowTrouble {...asked} flat={flat} />} />,
})

type ActivationProps = { t: Translate; flat: FlatRow; trouble: ReactNode }
/** Whose activation it is stands in words: of a landlord’s flats there are two. */
const Activation = ({ t, flat, trouble }: ActivationProps) => {
  const { tenants, tenant_invited_at: invited, invitation_refused_at: refused, activation_date: at } = flat
  return (
    <span className={classes.lines}>
      {tenants[0] && <span>{t('flats.activated.tenant', { date: formatDate(tenants[0].created_at) })}</span>}
      {invited && !refused && (
        <span className={classes.invited}>{t('flats.activated.invited', { date: formatDate(invited) })}</span>
      )}
      {refused && <span className={classes.refused}>{t('flats.trouble.row')}</span>}
      <span className={classes.dim}>
        {at ? t('flats.activated.owner', { date: formatDate(at) }) : t('flats.notActivated')}
      </span>
      {trouble}
    </span>
  )
}
/** FLAT-01, FLAT-02. Where no tenants are told of, what is to be done is the owner's. */
const activationOf = (asked: Asked): Column => ({
  key: 'activation_date',
  title: 'flats.field.activation',
  width: 161,
  sort: 'activation_date',
  cell: (flat) => (
    <Activation t={asked.t} flat={flat} trouble={!asked.shows.tenants && <RowTrouble {...asked} flat={flat} />} />
  ),
})

const lastVisit = ({ t }: Asked): Column => ({
  key: 'last_connection_at',
  title: 'flats.field.lastVisit',
  width: 91,
  cell: (flat) => {
    const at = lastVisitOf(flat)
    if (at) return formatDate(at)
    return flat.tenants.length > 0 ? <span className={classes.dim}>{t('flats.never')}</span> : null
  },
})

/** FLAT-06. */
const connections: Column = {
  key: 'connections',
  title: 'flats.field.connections',
  width: 212,
  cell: ({ electricity_connection, gas_connection }) => (
    <Connections electricity_connection={electricity_connection} gas_connection={gas_connection} />
  ),
}

const opening = ({ t, onOpen }: Asked): Column => ({
  key: 'actions',
  title: 'flats.field.actions',
  width: 44,
  align: 'end',
  phone: 'actions',
  cell: (flat) => {
    const label = t('flats.panel.open', { name: flat.name })
    return <RowButton icon={IconLayoutSidebarRight} label={label} title={label} onClick={() => onOpen(flat)} />
  },
})

/** FLAT-01, FLAT-02: what the reader is told of them, column by column. */
export const flatColumns = (asked: Asked): readonly Column[] => [
  nameOf(asked),
  sizeOf(asked),
  ...(asked.shows.tenants ? [tenantsOf(asked)] : []),
  activationOf(asked),
  ...(asked.shows.tenants ? [lastVisit(asked)] : []),
  ...(asked.shows.residents ? [connections] : []),
  opening(asked),
]
