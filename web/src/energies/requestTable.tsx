import { energyRequestList } from '@logis/contract/energies.lists'
import type { SortKey } from '@logis/contract/lists'
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { HomeOfCompany } from '../platform/HomeOfCompany.tsx'
import { RowMenu } from '../ui/RowMenu.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { EnergyRequest } from './api.ts'
import { Connection } from './Connection.tsx'

export const requestTable = tableSearch(energyRequestList)
export type RequestAct = keyof EnergyRequest['cannot']
type OnAct = (act: RequestAct, request: EnergyRequest) => void
type Column = TableColumn<EnergyRequest, SortKey<typeof energyRequestList>>

const acts = [
  { act: 'approve', icon: IconCheck },
  { act: 'reject', icon: IconX },
  { act: 'retry', icon: IconRefresh },
] as const

function ActsMenu({ request, onAct }: { request: EnergyRequest; onAct: OnAct }) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <RowMenu label={t('energies.requests.menu', { home: request.residence.name })}>
      {(Menu) =>
        acts.map(({ act, icon: Icon }) => (
          <Menu.Act
            key={act}
            leftSection={<Icon size={16} aria-hidden />}
            isGrave={act === 'reject'}
            closed={reason(request.cannot[act])}
            onClick={() => onAct(act, request)}
          >
            {t(`energies.requests.${act}.title`)}
          </Menu.Act>
        ))
      }
    </RowMenu>
  )
}

function Asked({ created_at }: EnergyRequest) {
  const { formatDateTime } = useFormats()
  return formatDateTime(created_at)
}

export const requestColumns = (onAct: OnAct): readonly Column[] => [
  {
    key: 'home',
    title: 'energies.requests.field.home',
    phone: 'name',
    cell: ({ residence, company }) => <HomeOfCompany home={residence} company={company.name} />,
  },
  {
    key: 'point',
    title: 'energies.requests.field.point',
    width: 160,
    phone: 'fact',
    cell: ({ delivery_point }) => delivery_point,
  },
  { key: 'requester', title: 'energies.requests.field.requester', width: 200, cell: ({ requester }) => requester.name },
  {
    key: 'status',
    title: 'energies.requests.field.status',
    width: 200,
    phone: 'chip',
    cell: ({ energy, status, created_at }) => (
      <Connection energy={energy} connection={{ status, created_at }} undated />
    ),
  },
  {
    key: 'created_at',
    title: 'energies.requests.field.date',
    sort: 'created_at',
    width: 172,
    cell: (request) => <Asked {...request} />,
  },
  {
    key: 'actions',
    title: 'energies.requests.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (request) => <ActsMenu request={request} onAct={onAct} />,
  },
]
