import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../platform/formats.ts'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { DeviceRow } from './api.ts'
import classes from './DevicesCard.module.css'
import { referenceText } from './deviceTexts.ts'
import { Picture } from './Picture.tsx'

type Column = TableColumn<DeviceRow>

/** DEV-06, DEV-07: the reference is the tip of the name; a request says what it waits for. */
function Name({ row }: { row: DeviceRow }) {
  const { t } = useTranslation()
  const reference = referenceText(row.reference)
  return (
    <span className={classes.name}>
      {/* The browser's own tip: a list may draw thousands of rows, and each tooltip of ours costs as much as a row. */}
      <span className={classes.product} title={reference && t('devices.row.reference', { reference })}>
        {row.name}
      </span>
      <span className={classes.maker}>{row.product?.generic ? '' : row.manufacturer}</span>
      {row.model_type === 'PRODUCT_REQUEST' && <span className={classes.waiting}>{t('devices.row.waiting')}</span>}
    </span>
  )
}

function Type({ row }: { row: DeviceRow }) {
  const { t } = useTranslation()
  return t(`devices.types.${row.type}`)
}

const picture: Column = {
  key: 'picture',
  title: 'devices.column.picture',
  width: 64,
  phone: 'hidden',
  cell: (row) => <Picture path={row.picture_path} />,
}
const name: Column = {
  key: 'name',
  title: 'devices.column.name',
  sortable: true,
  phone: 'name',
  cell: (row) => <Name row={row} />,
}
const type: Column = {
  key: 'type',
  title: 'devices.column.type',
  width: 128,
  sortable: true,
  cell: (row) => <Type row={row} />,
}
const created: Column = {
  key: 'created_at',
  title: 'devices.column.created_at',
  width: 124,
  sortable: true,
  cell: (row) => formatDate(row.created_at),
}

type Acts = {
  /** Why the devices are closed to this reader, a sentence. */
  closed: string | null
  onEdit: (row: DeviceRow) => void
  onDelete: (row: DeviceRow) => void
}

/** DEV-06, DEV-07: a request is not edited; it has a deletion of its own. */
function RowActs({ row, closed, onEdit, onDelete }: Acts & { row: DeviceRow }) {
  const { t } = useTranslation()
  const { name } = row
  if (row.model_type === 'PRODUCT_REQUEST') {
    return (
      <RowAct
        icon={IconTrash}
        label={t('devices.row.withdraw', { name })}
        closed={closed}
        onClick={() => onDelete(row)}
      />
    )
  }
  return (
    <>
      <RowAct icon={IconPencil} label={t('devices.row.edit', { name })} closed={closed} onClick={() => onEdit(row)} />
      <RowAct
        icon={IconTrash}
        label={t('devices.row.delete', { name })}
        closed={closed}
        onClick={() => onDelete(row)}
      />
    </>
  )
}

type ActProps = { icon: TablerIcon; label: string; closed: string | null; onClick: () => void }

function RowAct({ icon: Icon, label, closed, onClick }: ActProps) {
  const button = (
    <ActionIcon
      className={classes.act}
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-haspopup="dialog"
      aria-disabled={closed ? true : undefined}
      data-disabled={closed ? true : undefined}
      title={closed ? undefined : label}
      onClick={closed ? undefined : onClick}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
  if (!closed) return button
  return (
    <Tooltip label={closed} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      {button}
    </Tooltip>
  )
}

export const deviceColumns = (acts: Acts): readonly Column[] => [
  picture,
  name,
  type,
  created,
  {
    key: 'actions',
    title: 'devices.column.actions',
    width: 96,
    phone: 'actions',
    cell: (row) => <RowActs row={row} {...acts} />,
  },
]
