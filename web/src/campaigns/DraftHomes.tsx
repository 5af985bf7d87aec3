import type { campaignHomeList } from '@logis/contract/campaigns.lists'
import { campaignSteps, earlierInvitations } from '@logis/contract/campaigns.rules'
import type { SortKey } from '@logis/contract/lists'
import { Alert, Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { withCriteria, withoutEmptyView } from '../ui/tableState.ts'
import { ViewBar } from '../ui/ViewBar.tsx'
import { ViewTab } from '../ui/ViewTab.tsx'
import { useCampaignHomes, useTick, type Campaign, type CampaignHome } from './api.ts'
import classes from './Campaigns.module.css'
import { homeTable } from './campaignTables.ts'
import { homeColumn, isDone, isMendable, Why } from './homeCells.tsx'
import { MendEmail } from './MendEmail.tsx'
import { Tick } from './Tick.tsx'

type Column = TableColumn<CampaignHome, SortKey<typeof campaignHomeList>>

function Invited({ home: { invited, invited_at, is_recent } }: { home: CampaignHome }) {
  const { t } = useTranslation()
  if (is_recent) return <span className={classes.recent}>{t('campaigns.recent')}</span>
  return t(`campaigns.invitedOne.${invited}`, { date: invited_at ? formatDate(invited_at) : '' })
}

function Recipient({ campaign, home }: { campaign: Campaign; home: CampaignHome }) {
  const mends = isMendable(home) && campaign.cannot.mend === null
  if (home.reason === null && !(campaign.is_for_tenants && home.email === null)) return home.email
  return (
    <span className={classes.recipient}>
      {home.reason && <Why reason={home.reason} />}
      {mends ? <MendEmail key={home.email} {...{ campaign, home }} /> : home.email}
    </span>
  )
}

const columnsFor = (campaign: Campaign): Column[] => [
  {
    key: 'chosen',
    title: 'campaigns.field.chosen',
    width: 72,
    phone: 'fact',
    cell: ({ residence, is_chosen, step }) => (
      <Tick
        {...{ campaign }}
        residenceId={residence.id}
        name={residence.name}
        isChosen={is_chosen}
        isReady={step === 'READY'}
      />
    ),
  },
  homeColumn,
  {
    key: 'recipient',
    title: 'campaigns.field.recipient',
    width: 300,
    phone: 'fact',
    cell: (home) => <Recipient {...{ campaign, home }} />,
  },
  {
    key: 'invited',
    title: 'campaigns.field.invited',
    width: 176,
    phone: 'fact',
    cell: (home) => <Invited home={home} />,
  },
  {
    key: 'booklet',
    title: 'campaigns.field.booklet',
    width: 104,
    align: 'end',
    phone: 'hidden',
    cell: ({ booklet }) => (booklet ? `${booklet.done}/${booklet.total}` : '—'),
  },
]

/** Those first where something is in the way, each with its repair; then those that are ready. */
export function DraftHomes({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { state: asked, change } = useTableState(homeTable)
  const state = withoutEmptyView(asked, 'step', campaign.counts)
  const query = useCampaignHomes(campaign.company_id, campaign.id, state)
  const tick = useTick()
  const { counts, invited, total, leaving } = campaign
  const isAll = Object.keys(state.criteria).length === 0
  const tickAll = (is_chosen: boolean) =>
    tick.mutate({ company_id: campaign.company_id, campaign_id: campaign.id, is_chosen })
  return (
    <>
      {counts.READY === 0 && total > 0 && (
        <Alert color="yellow" icon={<IconAlertCircle size={18} aria-hidden />} mb="md">
          {t('campaigns.nobodyReady')}
        </Alert>
      )}
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
            key: 'invited',
            title: 'campaigns.field.earlier',
            kind: 'select',
            options: earlierInvitations.map((value) => ({ value, label: t(`campaigns.invited.${value}`) })),
          },
          {
            key: 'step',
            title: 'campaigns.field.step',
            kind: 'select',
            options: campaignSteps.slice(0, 2).map((value) => ({ value, label: t(`campaigns.step.${value}`) })),
          },
        ]}
        hint={t('campaigns.homesHint')}
        marked={({ step, reason }) => step === 'TO_COMPLETE' && !isDone(reason)}
        above={
          <ViewBar>
            <ViewTab pressed={isAll} onPress={() => change(withCriteria(state, {}))}>
              {t('ui.views.all')} {formatNumber(total)}
            </ViewTab>
            {earlierInvitations.map((value) => (
              <ViewTab
                key={value}
                pressed={state.criteria['invited']?.value === value}
                onPress={() => change(withCriteria(state, { invited: { value } }))}
              >
                {t(`campaigns.invited.${value}`)} {formatNumber(invited[value])}
              </ViewTab>
            ))}
            {counts.TO_COMPLETE > 0 && (
              <ViewTab
                pressed={state.criteria['step']?.value === 'TO_COMPLETE'}
                onPress={() => change(withCriteria(state, { step: { value: 'TO_COMPLETE' } }))}
              >
                {t('campaigns.step.TO_COMPLETE')} {formatNumber(counts.TO_COMPLETE)}
              </ViewTab>
            )}
          </ViewBar>
        }
        action={
          campaign.cannot.edit === null && (
            <Button variant="subtle" size="sm" onClick={() => tickAll(leaving < counts.READY)}>
              {t(leaving < counts.READY ? 'campaigns.tickAll' : 'campaigns.untickAll')}
            </Button>
          )
        }
        empty={{ text: t('campaigns.noHome') }}
      />
    </>
  )
}
