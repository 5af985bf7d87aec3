import type { campaignHomeList } from '@logis/contract/campaigns.lists'
import { campaignSteps } from '@logis/contract/campaigns.rules'
import type { SortKey } from '@logis/contract/lists'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { useClosedToSupport } from '../platform/reasons.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { withCriteria } from '../ui/tableState.ts'
import { ViewBar } from '../ui/ViewBar.tsx'
import { ViewTab } from '../ui/ViewTab.tsx'
import { run } from '../ui/call.ts'
import { useCampaignHomes, useResults, type Campaign, type CampaignHome } from './api.ts'
import classes from './Campaigns.module.css'
import { homeTable } from './campaignTables.ts'
import { homeColumn, isMendable, Why } from './homeCells.tsx'
import { MendEmail } from './MendEmail.tsx'
import { StepChip } from './StateChip.tsx'

type Column = TableColumn<CampaignHome, SortKey<typeof campaignHomeList>>

function When({ at }: { at: string | null | undefined }) {
  const { formatDateTime } = useFormats()
  return at ? formatDateTime(at) : '—'
}

const columnsFor = (campaign: Campaign): Column[] => [
  homeColumn,
  {
    key: 'recipient',
    title: 'campaigns.field.recipient',
    width: 296,
    phone: 'fact',
    cell: (home) => (
      <span className={classes.recipient}>
        {home.reason && <Why reason={home.reason} />}
        {home.step === 'LEFT_OUT' && isMendable(home) && campaign.cannot.mend === null ? (
          <MendEmail key={home.email} {...{ campaign, home }} short />
        ) : (
          home.email
        )}
      </span>
    ),
  },
  {
    key: 'step',
    title: 'campaigns.field.result',
    width: 196,
    phone: 'chip',
    cell: ({ step }) => <StepChip step={step} />,
  },
  {
    key: 'sent',
    title: 'campaigns.field.sentOne',
    width: 144,
    phone: 'fact',
    cell: ({ mail }) => <When at={mail?.sent_at} />,
  },
  {
    key: 'opened',
    title: 'campaigns.field.openedOne',
    width: 144,
    phone: 'fact',
    cell: ({ mail }) => <When at={mail?.opened_at} />,
  },
  {
    key: 'activated',
    title: 'campaigns.field.activatedOne',
    width: 144,
    phone: 'fact',
    cell: ({ activated_at }) => <When at={activated_at} />,
  },
  {
    key: 'delivered',
    title: 'campaigns.field.delivered',
    width: 144,
    extra: true,
    phone: 'hidden',
    cell: ({ mail }) => <When at={mail?.delivered_at} />,
  },
]

/** Home by home, as far as each has come. */
export function FollowedHomes({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { state, change } = useTableState(homeTable)
  const { company_id, id, counts, total } = campaign
  const query = useCampaignHomes(company_id, id, state)
  const results = useResults(t('campaigns.follow.csvName'))
  const closed = useClosedToSupport()
  const shown = state.criteria['step']?.value
  return (
    <DataTable
      title={t('campaigns.homesTitle')}
      noun="campaigns.homes"
      query={query}
      columns={columnsFor(campaign)}
      rowId={({ residence }) => String(residence.id)}
      rowName={({ residence }) => residence.name}
      state={state}
      onChange={change}
      search={[
        {
          key: 'step',
          title: 'campaigns.field.step',
          kind: 'select',
          options: campaignSteps.slice(2).map((value) => ({ value, label: t(`campaigns.step.${value}`) })),
        },
      ]}
      hint={t('campaigns.homesHint')}
      above={
        <ViewBar>
          <ViewTab pressed={shown === undefined} onPress={() => change(withCriteria(state, {}))}>
            {t('ui.views.all')} {formatNumber(total)}
          </ViewTab>
          {campaignSteps
            .filter((step) => counts[step] > 0 || step === shown)
            .map((step) => (
              <ViewTab
                key={step}
                pressed={shown === step}
                onPress={() => change(withCriteria(state, { step: { value: step } }))}
              >
                {t(`campaigns.step.${step}`)} {formatNumber(counts[step])}
              </ViewTab>
            ))}
        </ViewBar>
      }
      action={
        <ActButton
          variant="default"
          closed={closed}
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={results.isPending}
          onClick={() => run(results, { company_id, campaign_id: id })}
        >
          {t('campaigns.follow.csv')}
        </ActButton>
      }
      empty={{ text: t('campaigns.follow.noHome') }}
    />
  )
}
