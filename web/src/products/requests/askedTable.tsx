import type { SortKey } from '@logis/contract/lists'
import { productRequestList } from '@logis/contract/products.lists'
import type { RequestStatus } from '@logis/contract/products.rules'
import { Anchor } from '@mantine/core'
import { IconArrowMerge, IconCheck, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { formatDate } from '../../platform/formats.ts'
import { useReason } from '../../platform/reasons.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { tableSearch } from '../../ui/tableSearch.ts'
import type { AskedProduct } from './api.ts'
import classes from './Requests.module.css'

export const askedTable = tableSearch(productRequestList)
export type AskedAct = keyof AskedProduct['cannot']
type OnAct = (act: AskedAct, asked: AskedProduct) => void
type Column = TableColumn<AskedProduct, SortKey<typeof productRequestList>>

const acts = [
  { act: 'accept', icon: IconCheck },
  { act: 'merge', icon: IconArrowMerge },
  { act: 'reject', icon: IconX },
] as const

function ActsMenu({ asked, onAct }: { asked: AskedProduct; onAct: OnAct }) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <RowMenu label={t('products.requests.menu', { name: asked.name })}>
      {(Menu) =>
        acts.map(({ act, icon: Icon }) => (
          <Menu.Act
            key={act}
            leftSection={<Icon size={16} aria-hidden />}
            isGrave={act === 'reject'}
            closed={reason(asked.cannot[act])}
            onClick={() => onAct(act, asked)}
          >
            {t(`products.requests.${act}.title`)}
          </Menu.Act>
        ))
      }
    </RowMenu>
  )
}

function Asked({ name, manufacturer }: AskedProduct) {
  return (
    <div className={classes.cell}>
      {name}
      <div className={classes.more}>{manufacturer}</div>
    </div>
  )
}

function Home({ residence, company }: AskedProduct) {
  return (
    <div className={classes.cell}>
      <Anchor component={Link} to={paths.residenceDetails(residence.id)} inherit>
        {residence.name}
      </Anchor>
      <div className={classes.more}>{company.name}</div>
    </div>
  )
}

const tones: Record<RequestStatus, 'warning' | 'success' | 'neutral'> = {
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'neutral',
}

/** The state, and what came of it: the product, or why there is none. */
function State({ status, product, rejection_reason }: AskedProduct) {
  const { t } = useTranslation()
  return (
    <div className={classes.cell}>
      <StatusChip tone={tones[status]} label={t(`products.requests.status.${status}`)} />
      {(product || rejection_reason) && <div className={classes.more}>{product?.name ?? rejection_reason}</div>}
    </div>
  )
}

export const askedColumns = (onAct: OnAct): readonly Column[] => [
  {
    key: 'name',
    title: 'products.requests.field.product',
    sort: 'name',
    phone: 'name',
    cell: (asked) => <Asked {...asked} />,
  },
  { key: 'home', title: 'products.requests.field.home', phone: 'fact', cell: (asked) => <Home {...asked} /> },
  {
    key: 'requester',
    title: 'products.requests.field.requester',
    width: '16%',
    cell: ({ requester }) => requester?.name,
  },
  {
    key: 'created_at',
    title: 'products.requests.field.date',
    sort: 'created_at',
    width: 128,
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'status',
    title: 'products.requests.field.status',
    width: '24%',
    phone: 'chip',
    cell: (asked) => <State {...asked} />,
  },
  {
    key: 'actions',
    title: 'products.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (asked) => <ActsMenu asked={asked} onAct={onAct} />,
  },
]
