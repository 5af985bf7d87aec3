import type { interventionList } from '@logis/contract/interventions.lists'
import type { SortKey } from '@logis/contract/lists'
import { ActionIcon } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { Intervention } from './api.ts'
import { InterventionChip } from './InterventionChip.tsx'
import classes from './InterventionColumns.module.css'
import { useMissingTexts } from './useMissingTexts.ts'

type Column = TableColumn<Intervention, SortKey<typeof interventionList>>

/** What it is, and what it still lacks. */
function Type({ by, ...intervention }: Intervention & { by?: string }) {
  const { t } = useTranslation()
  const lacks = useMissingTexts().short(intervention)
  return (
    <div className={classes.two}>
      <span>{t(`interventions.types.${intervention.type}`)}</span>
      {by && <span className={classes.address}>{by}</span>}
      {lacks && <span className={classes.lacks}>{t('interventions.lacks', { what: lacks })}</span>}
    </div>
  )
}

function Home(intervention: Intervention) {
  return (
    <div className={classes.two}>
      <span className={classes.home}>{intervention.residence_name}</span>
      <span className={classes.address}>{addressLine(intervention.contact_information.address)}</span>
    </div>
  )
}

/** INT-10. */
function ToPassport({ residence_id, residence_name }: Intervention) {
  const { t } = useTranslation()
  const label = t('interventions.open', { name: residence_name })
  return (
    <ActionIcon
      component={Link}
      to={paths.passport(useCompanyId(), residence_id)}
      variant="subtle"
      size="max(36px, var(--logis-target-size))"
      aria-label={label}
      title={label}
    >
      <IconArrowUpRight size={18} aria-hidden />
    </ActionIcon>
  )
}

const created: Column = {
  key: 'created_at',
  title: 'interventions.field.created_at',
  width: 112,
  sort: 'created_at',
  phone: 'hidden',
  cell: ({ created_at }) => formatDate(created_at),
}
const date: Column = {
  key: 'date',
  title: 'interventions.field.date',
  width: 112,
  sort: 'date',
  cell: ({ date }) => date && formatDate(date),
}
const type: Column = {
  key: 'type',
  title: 'interventions.field.type',
  width: 280,
  sort: 'type',
  cell: (row) => <Type {...row} />,
}
const home: Column = {
  key: 'residence_name',
  title: 'interventions.field.home',
  sort: 'residence_name',
  phone: 'name',
  cell: (row) => <Home {...row} />,
}
const here: Column = { ...home, phone: 'hidden' }
const contract: Column = {
  key: 'contract_number',
  title: 'interventions.field.contract_number',
  width: 150,
  sort: 'contract_number',
  phone: 'hidden',
  cell: ({ contract_number }) => contract_number,
}
const status: Column = {
  key: 'status',
  title: 'interventions.field.status',
  width: 116,
  sort: 'status',
  phone: 'chip',
  cell: ({ status }) => <InterventionChip status={status} />,
}
const link: Column = {
  key: 'link',
  title: 'interventions.field.link',
  width: 64,
  phone: 'actions',
  cell: (row) => <ToPassport {...row} />,
}
/** INT-08. */
export const companyColumns: readonly Column[] = [created, date, type, home, contract, status, link]

/** On the page of one home everybody's interventions stand together: each says who did it. */
const typeBy: Column = { ...type, phone: 'name', cell: (row) => <Type {...row} by={row.company.name} /> }

/** INT-10. The same on the page of one home, but for the link to it. */
export const homeColumns: readonly Column[] = [created, date, typeBy, here, contract, status]
