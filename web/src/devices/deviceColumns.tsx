import type { Translate } from '../ui/texts.ts'
import type { deviceList } from '@logis/contract/devices.lists'
import type { SortKey } from '@logis/contract/lists'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { formatDate } from '../platform/formats.ts'
import { RowButton } from '../ui/RowButton.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { DeviceRow } from './api.ts'
import classes from './DevicesCard.module.css'
import { referenceText } from './deviceTexts.ts'
import { Picture } from './Picture.tsx'

type Column = TableColumn<DeviceRow, SortKey<typeof deviceList>>

type Acts = {
  /** Why the devices are closed to this reader, a sentence. */
  closed: string | false | null
  onEdit: (row: DeviceRow) => void
  onDelete: (row: DeviceRow) => void
}

/** The texts are handed down: a home may have thousands of rows, which are drawn while the list scrolls. */
type Texts = { t: Translate }

/** DEV-06, DEV-07: the reference is the tip of the name; a request says what it waits for. */
function Name({ t, row }: Texts & { row: DeviceRow }) {
  const reference = referenceText(row.reference)
  return (
    <span className={classes.name}>
      <span className={classes.product} title={reference && t('devices.row.reference', { reference })}>
        {row.name}
      </span>
      <span className={classes.maker}>{row.product?.generic ? '' : row.manufacturer}</span>
      {row.model_type === 'PRODUCT_REQUEST' && <span className={classes.waiting}>{t('devices.row.waiting')}</span>}
    </span>
  )
}

/** DEV-06, DEV-07: a request is not edited; it has a deletion of its own. */
function RowActs({ t, row, closed, onEdit, onDelete }: Texts & Acts & { row: DeviceRow }) {
  if (closed === false) return null
  const { name } = row
  const isDevice = row.model_type === 'DEVICE'
  const acts = [
    ...(isDevice ? [{ icon: IconPencil, label: t('devices.row.edit', { name }), onClick: () => onEdit(row) }] : []),
    {
      icon: IconTrash,
      label: t(isDevice ? 'devices.row.delete' : 'devices.row.withdraw', { name }),
      onClick: () => onDelete(row),
    },
  ]
  return acts.map((act) => (
    <RowButton key={act.label} {...act} title={act.label} closed={closed} aria-haspopup="dialog" />
  ))
}

const typesIn = (t: Translate) => ({ PRODUCT: t('devices.types.PRODUCT'), MATERIAL: t('devices.types.MATERIAL') })

export const deviceColumns = (t: Translate, acts: Acts, types = typesIn(t)): readonly Column[] => [
  {
    key: 'picture',
    title: 'devices.column.picture',
    width: 64,
    phone: 'hidden',
    cell: (row) => <Picture path={row.picture_path} />,
  },
  {
    key: 'name',
    title: 'devices.column.name',
    sort: 'name',
    phone: 'name',
    cell: (row) => <Name t={t} row={row} />,
  },
  {
    key: 'type',
    title: 'devices.column.type',
    width: 128,
    sort: 'type',
    cell: (row) => types[row.type],
  },
  {
    key: 'created_at',
    title: 'devices.column.created_at',
    width: 124,
    sort: 'created_at',
    cell: (row) => formatDate(row.created_at),
  },
  {
    key: 'actions',
    title: 'devices.column.actions',
    width: 96,
    align: 'end',
    phone: 'actions',
    cell: (row) => <RowActs t={t} row={row} {...acts} />,
  },
]
