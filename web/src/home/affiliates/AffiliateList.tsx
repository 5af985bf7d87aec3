import type { Affiliate, Usage } from '@logis/contract/companies.affiliates'
import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import {
  useAffiliates,
  useAffiliateTerms,
  useCompany,
  useExportAffiliates,
  useStatistics,
  type KnownCompany,
} from '../../companies/api.ts'
import { useFormats } from '../../platform/formats.ts'
import { useClosedToSupport, useReason } from '../../platform/reasons.ts'
import { useTableState } from '../../platform/useTableState.ts'
import { ActButton } from '../../ui/ActButton.tsx'
import { run } from '../../ui/call.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import type { TableState } from '../../ui/tableState.ts'
import type { TableFoot } from '../../ui/tableColumns.ts'
import {
  Activated,
  Booklets,
  Complete,
  Devices,
  Homes,
  MissingPapers,
  MostMissed,
  Quota,
  Sent,
  Storage,
} from './affiliateCells.tsx'
import { activationColumns, paperColumns, termColumns, type AffiliateColumn } from './affiliateColumns.tsx'
import { AffiliateMenu, isTheirs, type RowAct } from './AffiliateMenu.tsx'
import { affiliateTable, affiliateViews, useAffiliateView, type AffiliateView } from './affiliateTable.ts'

const AddAffiliateDialog = onDemand(() =>
  import('../../platform/shell/AddAffiliateDialog.tsx').then((module) => module.AddAffiliateDialog),
)
const EditAffiliateDialog = onDemand(() =>
  import('./EditAffiliateDialog.tsx').then((module) => module.EditAffiliateDialog),
)
const DeleteAffiliateDialog = onDemand(() =>
  import('../../platform/shell/DeleteAffiliateDialog.tsx').then((module) => module.DeleteAffiliateDialog),
)

/** The companies right below, row by row: where each stands, what its homes lack, or what it has subscribed to. */
export function AffiliateList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(affiliateTable)
  const { view, show } = useAffiliateView(state)
  const query = useAffiliates(companyId, state)
  const terms = useAffiliateTerms(companyId, view === 'terms')
  const whole = useWhole(companyId, view, terms.data?.data.whole)
  const reason = useReason()
  const sheet = useCompany(companyId).data?.data
  // Whoever may not is told nothing of it: `administer` is closed to a role, never for a while.
  const adds = sheet && 'cannot' in sheet && sheet.cannot.administer === null
  // Whoever may only read has no empty column at the end.
  const isReadOnly = query.data?.data.every(({ cannot }) => !isTheirs(reason, cannot))
  const [open, setOpen] = useState<{ act: RowAct; affiliate: Affiliate } | null>(null)
  const close = () => setOpen(null)
  const columns = {
    activation: activationColumns,
    papers: paperColumns,
    terms: termColumns(terms.data?.data.affiliates),
  }[view]
  const actions: AffiliateColumn = {
    key: 'actions',
    title: 'affiliates.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (row) => <AffiliateMenu affiliate={row} onAct={(act, affiliate) => setOpen({ act, affiliate })} />,
  }
  return (
    <>
      <DataTable
        title={t('affiliates.title')}
        noun="affiliates.count"
        query={query}
        columns={isReadOnly ? columns : [...columns, actions]}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        action={
          <>
            <ViewSwitch view={view} onShow={show} />
            <ExportButton companyId={companyId} state={state} />
          </>
        }
        add={adds && <AddAffiliate parent={sheet} />}
        above={
          terms.error && !terms.data && view === 'terms' ? (
            <ErrorBlock error={terms.error} onRetry={() => void terms.refetch()} />
          ) : undefined
        }
        foot={whole}
        empty={{ text: t(adds ? 'affiliates.none' : 'affiliates.noneForReader') }}
      />
      {open?.act === 'edit' && <EditAffiliateDialog companyId={open.affiliate.id} onClose={close} />}
      {open?.act === 'delete' && <DeleteAffiliateDialog companyId={companyId} child={open.affiliate} onClose={close} />}
    </>
  )
}

function ViewSwitch({ view, onShow }: { view: AffiliateView; onShow: (view: AffiliateView) => void }) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      aria-label={t('affiliates.view.label')}
      size="sm"
      value={view}
      onChange={onShow}
      data={affiliateViews.map((value) => ({ value, label: t(`affiliates.view.${value}`) }))}
    />
  )
}

function ExportButton({ companyId, state }: { companyId: number; state: TableState }) {
  const { t } = useTranslation()
  const closed = useClosedToSupport()
  const download = useExportAffiliates(companyId, t('affiliates.file'))
  return (
    <ActButton
      variant="default"
      closed={closed}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => run(download, state)}
    >
      {t('projects.csv.export')}
    </ActButton>
  )
}

function AddAffiliate({ parent }: { parent: KnownCompany }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button
        variant="light"
        aria-haspopup="dialog"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('shell.companies.add')}
      </Button>
      {adding && <AddAffiliateDialog parent={parent} onClose={() => setAdding(false)} />}
    </>
  )
}

/** All that is below the manager, as the figures of the page count it. */
function useWhole(companyId: number, view: AffiliateView, usage: Usage | undefined): TableFoot | undefined {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const statistics = useStatistics(companyId, true).data?.data
  if (!statistics) return undefined
  const { with_requests, undelivered, open_interventions } = statistics
  const projects = <Homes {...statistics} passports={0} />
  const cells: Record<AffiliateView, Record<string, ReactNode>> = {
    activation: {
      projects,
      sent: <Sent {...statistics} />,
      activated: <Activated {...statistics} />,
      trend: <Sparkline values={statistics.trends.activated.weeks} />,
      waiting: formatNumber(with_requests + undelivered + open_interventions),
    },
    papers: {
      projects,
      complete: <Complete {...statistics} />,
      missing: <MissingPapers {...statistics} />,
      missed: <MostMissed {...statistics} />,
      booklets: <Booklets {...statistics} />,
    },
    terms: usage
      ? { storage: <Storage {...usage} />, devices: <Devices {...usage} />, quota: <Quota {...usage} /> }
      : {},
  }
  return { name: t('affiliates.whole'), cells: cells[view] }
}
