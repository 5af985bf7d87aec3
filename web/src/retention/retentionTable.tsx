import type { SortKey } from '@logis/contract/lists'
import { retentionList } from '@logis/contract/retention.lists'
import type { RetentionState } from '@logis/contract/retention.rules'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { Retention } from './api.ts'
import { RetentionMenu, type RetentionActName } from './RetentionActs.tsx'
import classes from './Retention.module.css'

export const retentionTable = tableSearch(retentionList)

const tones: Record<RetentionState, ChipTone> = {
  ANNOUNCED: 'neutral',
  DUE: 'warning',
  HELD: 'error',
  ARCHIVED: 'neutral',
  ERASING: 'warning',
  ERASED: 'success',
}

/** Its name, and why its data is on hold. */
function Named({ company, hold }: Retention) {
  const { t } = useTranslation()
  return (
    <span className={classes.lines}>
      <Anchor renderRoot={(props) => <Link {...props} to={paths.partner(company.id)} />}>{company.name}</Anchor>
      <span className={classes.second}>{t(`home.types.${company.type}`)}</span>
      {hold && <span className={classes.reason}>{t('retention.heldFor', { reason: hold.reason })}</span>}
    </span>
  )
}

function Kept({ ended_on, kept_until, is_extended }: Retention) {
  const { t } = useTranslation()
  return (
    <span className={classes.lines}>
      <span>{formatDate(kept_until)}</span>
      <span className={classes.second}>{t('retention.ended', { date: formatDate(ended_on) })}</span>
      {is_extended && <span className={classes.second}>{t('retention.extended')}</span>}
    </span>
  )
}

function Told({ announced_at }: Retention) {
  const { t } = useTranslation()
  return announced_at ? formatDate(announced_at) : t('retention.never')
}

/** How many homes it left, and how many of them stay whatever is decided. */
function Homes({ homes_count, staying_count, storage_bytes, erased_count }: Retention) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const more = [
    staying_count > 0 && t('retention.staying', { count: staying_count }),
    erased_count > 0 && t('retention.erased', { count: erased_count }),
    formatSize(storage_bytes),
  ]
  return (
    <span className={classes.lines}>
      <span>{t('retention.homes', { count: homes_count })}</span>
      <span className={classes.second}>{more.filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function State({ state }: Retention) {
  const { t } = useTranslation()
  return <StatusChip tone={tones[state]} label={t(`retention.states.${state}`)} />
}

type Column = TableColumn<Retention, SortKey<typeof retentionList>>

export const retentionColumns = (onAct: (act: RetentionActName, row: Retention) => void): readonly Column[] => [
  {
    key: 'company',
    title: 'retention.field.company',
    sort: 'company',
    phone: 'name',
    cell: (row) => <Named {...row} />,
  },
  {
    key: 'kept_until',
    title: 'retention.field.kept_until',
    width: 232,
    sort: 'kept_until',
    phone: 'fact',
    cell: (row) => <Kept {...row} />,
  },
  { key: 'told', title: 'retention.field.told', width: 144, phone: 'fact', cell: (row) => <Told {...row} /> },
  { key: 'homes', title: 'retention.field.homes', width: 216, phone: 'fact', cell: (row) => <Homes {...row} /> },
  { key: 'state', title: 'retention.field.state', width: 176, phone: 'chip', cell: (row) => <State {...row} /> },
  {
    key: 'actions',
    title: 'retention.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (row) => <RetentionMenu row={row} onAct={onAct} />,
  },
]
