import { channelList } from '@logis/contract/channels.lists'
import type { SortKey } from '@logis/contract/lists'
import { ActionIcon } from '@mantine/core'
import { IconBell, IconMail, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useLanguage, type Language } from '../platform/useLanguage.ts'
import { nameIn, phoneOfName, useNamedTableState } from '../reference/nameIn.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import { useChannels, type Channel } from './api.ts'

const EditChannelDialog = onDemand(() => import('./EditChannelDialog.tsx').then((module) => module.EditChannelDialog))

const channelTable = tableSearch(channelList)
type Column = TableColumn<Channel, SortKey<typeof channelList>>

function Target({ target }: Channel) {
  const { t } = useTranslation()
  return t(`channels.targets.${target}`)
}

function Type({ type }: Channel) {
  const { t } = useTranslation()
  return <StatusChip tone="neutral" icon={type === 'mail' ? IconMail : IconBell} label={t(`channels.types.${type}`)} />
}

function ByDefault({ is_default_active, is_optional }: Channel) {
  const { t } = useTranslation()
  if (!is_optional) return <StatusChip tone="brand" label={t('channels.always')} />
  return (
    <StatusChip
      tone={is_default_active ? 'success' : 'neutral'}
      label={t(is_default_active ? 'channels.on' : 'channels.off')}
    />
  )
}

function Edit({ channel, onEdit }: { channel: Channel; onEdit: (channel: Channel) => void }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), channel)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="max(28px, var(--logis-target-size))"
      aria-haspopup="dialog"
      aria-label={t('channels.edit.open', { name })}
      onClick={() => onEdit(channel)}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}

const columns = (language: Language, onEdit: (channel: Channel) => void): readonly Column[] => [
  {
    key: 'name_fr',
    title: 'channels.field.name_fr',
    sort: 'name_fr',
    phone: phoneOfName(language, 'fr'),
    cell: ({ name_fr }) => name_fr,
  },
  {
    key: 'name_en',
    title: 'channels.field.name_en',
    sort: 'name_en',
    phone: phoneOfName(language, 'en'),
    cell: ({ name_en }) => name_en,
  },
  { key: 'code', title: 'channels.field.code', sort: 'code', cell: ({ code }) => code },
  { key: 'target', title: 'channels.field.target', width: 152, phone: 'fact', cell: (row) => <Target {...row} /> },
  { key: 'type', title: 'channels.field.type', width: 136, cell: (row) => <Type {...row} /> },
  {
    key: 'default',
    title: 'channels.field.byDefault',
    width: 160,
    phone: 'chip',
    cell: (row) => <ByDefault {...row} />,
  },
  {
    key: 'actions',
    title: 'channels.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (channel) => <Edit channel={channel} onEdit={onEdit} />,
  },
]

/** ADMIN-06: what the portal writes to people, and whether it does by default. */
export function ChannelsPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, asked, change } = useNamedTableState(channelTable)
  const query = useChannels(asked)
  const [edited, edit] = useState<Channel | null>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('channels.title') }])
  const fields = searchFields(channelList, {
    target: { title: 'channels.field.target', labelOf: (target) => t(`channels.targets.${target}`) },
    type: { title: 'channels.field.type', labelOf: (type) => t(`channels.types.${type}`) },
    is_default_active: { title: 'channels.field.byDefault', labels: { yes: t('channels.on'), no: t('channels.off') } },
  })
  return (
    <>
      <DataTable
        title={t('channels.title')}
        heading="h1"
        noun="channels.count"
        query={query}
        columns={columns(language, edit)}
        rowId={({ id }) => String(id)}
        rowName={(row) => nameIn(language, row)}
        state={state}
        onChange={change}
        search={fields}
        hint={t('channels.textHint')}
        empty={{ text: t('channels.empty') }}
      />
      {edited && <EditChannelDialog channel={edited} onClose={() => edit(null)} />}
    </>
  )
}
