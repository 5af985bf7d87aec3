import { campaignStates } from '@logis/contract/campaigns.rules'
import type { campaignList } from '@logis/contract/campaigns.lists'
import type { SortKey } from '@logis/contract/lists'
import { Anchor, Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { useIdentity } from '../platform/identity.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import type { SearchField, TableColumn } from '../ui/tableColumns.ts'
import { useCampaigns, type Campaign } from './api.ts'
import { campaignTable } from './campaignTables.ts'
import { invites } from './invites.ts'
import { StateChip } from './StateChip.tsx'
import { useCampaignsLive } from './useCampaignsLive.ts'

const NewCampaignDialog = onDemand(() => import('./NewCampaignDialog.tsx').then((module) => module.NewCampaignDialog))

type Column = TableColumn<Campaign, SortKey<typeof campaignList>>

function Figure({ of, count }: { of: Campaign; count: number }) {
  const { formatNumber } = useFormats()
  return of.state === 'DRAFT' || of.state === 'SCHEDULED' ? '—' : formatNumber(count)
}

const columns: Column[] = [
  {
    key: 'name',
    title: 'campaigns.field.name',
    sort: 'name',
    phone: 'name',
    cell: ({ id, company_id, name }) => (
      <Anchor component={Link} to={paths.campaign(company_id, id)} inherit fw={500}>
        {name}
      </Anchor>
    ),
  },
  {
    key: 'state',
    title: 'campaigns.field.state',
    width: 168,
    phone: 'chip',
    cell: ({ state }) => <StateChip state={state} />,
  },
  {
    key: 'author',
    title: 'campaigns.field.author',
    width: 168,
    phone: 'fact',
    cell: ({ author }) => author?.name ?? '—',
  },
  {
    key: 'created_at',
    title: 'campaigns.field.created_at',
    width: 120,
    sort: 'created_at',
    phone: 'fact',
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'sent',
    title: 'campaigns.field.sent',
    width: 104,
    align: 'end',
    phone: 'fact',
    cell: (row) => <Figure of={row} count={row.figures.sent} />,
  },
  {
    key: 'opened',
    title: 'campaigns.field.opened',
    width: 104,
    align: 'end',
    phone: 'fact',
    cell: (row) => <Figure of={row} count={row.figures.opened} />,
  },
  {
    key: 'activated',
    title: 'campaigns.field.activated',
    width: 104,
    align: 'end',
    phone: 'fact',
    cell: (row) => <Figure of={row} count={row.figures.activated} />,
  },
  {
    key: 'failed',
    title: 'campaigns.field.failed',
    width: 104,
    align: 'end',
    phone: 'fact',
    cell: (row) => <Figure of={row} count={row.figures.failed} />,
  },
]

/** Every campaign of a company, and what came of it. */
export function CampaignsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  useCompanyCrumbs(companyId, { label: t('campaigns.title') })
  return <Campaigns key={companyId} companyId={companyId} />
}

function Campaigns({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state, change } = useTableState(campaignTable)
  const query = useCampaigns(companyId, state)
  const mayInvite = invites(useIdentity())
  const [isChoosing, setChoosing] = useState(false)
  useCampaignsLive()
  const fields: SearchField[] = [
    {
      key: 'state',
      title: 'campaigns.field.state',
      kind: 'select',
      options: campaignStates.map((value) => ({ value, label: t(`campaigns.state.${value}`) })),
    },
  ]
  const open = mayInvite && (
    <Button leftSection={<IconSend size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
      {t('campaigns.new')}
    </Button>
  )
  return (
    <>
      <DataTable
        title={t('campaigns.title')}
        heading="h1"
        noun="campaigns.count"
        query={query}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        search={fields}
        hint={t('campaigns.hint')}
        action={open}
        empty={{ text: t(mayInvite ? 'campaigns.empty' : 'campaigns.emptyForReader') }}
      />
      {isChoosing && (
        <NewCampaignDialog
          companyId={companyId}
          onDone={({ id }) => void navigate({ to: paths.campaign(companyId, id) })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
