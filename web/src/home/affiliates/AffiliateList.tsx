import type { affiliateList } from '@logis/contract/companies.lists'
import type { Affiliate } from '@logis/contract/companies.affiliates'
import type { SortKey } from '@logis/contract/lists'
import { Anchor, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useAffiliates, useCompany, useStatistics, type KnownCompany } from '../../companies/api.ts'
import { paths } from '../../paths.ts'
import { useFormats } from '../../platform/formats.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { useReason } from '../../platform/reasons.ts'
import { useTableState } from '../../platform/useTableState.ts'
import { withTexts } from '../../platform/withTexts.ts'
import { Bar } from '../../ui/Bar.tsx'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import type { TableColumn, TableFoot } from '../../ui/tableColumns.ts'
import classes from './AffiliateList.module.css'
import { AffiliateMenu, isTheirs, type RowAct } from './AffiliateMenu.tsx'
import { affiliateTable } from './affiliateTable.ts'

/** Its word comes when a company is disabled, which few are. */
const DisabledChip = lazyPart(
  withTexts('company')(() => import('../DisabledChip.tsx')),
  'DisabledChip',
)

const AddAffiliateDialog = onDemand(() =>
  import('../../platform/shell/AddAffiliateDialog.tsx').then((module) => module.AddAffiliateDialog),
)
const EditAffiliateDialog = onDemand(() =>
  import('./EditAffiliateDialog.tsx').then((module) => module.EditAffiliateDialog),
)
const DeleteAffiliateDialog = onDemand(() =>
  import('../../platform/shell/DeleteAffiliateDialog.tsx').then((module) => module.DeleteAffiliateDialog),
)

/** The companies right below, row by row: where each stands, and what waits there. */
export function AffiliateList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(affiliateTable)
  const query = useAffiliates(companyId, state)
  const whole = useWhole(companyId)
  const reason = useReason()
  const sheet = useCompany(companyId).data?.data
  // Whoever may not is told nothing of it: `administer` is closed to a role, never for a while.
  const adds = sheet && 'cannot' in sheet && sheet.cannot.administer === null
  // Whoever may only read has no empty column at the end.
  const isReadOnly = query.data?.data.every(({ cannot }) => !isTheirs(reason, cannot))
  const [open, setOpen] = useState<{ act: RowAct; affiliate: Affiliate } | null>(null)
  const close = () => setOpen(null)
  const actions: Column = {
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
        foot={whole}
        add={adds && <AddAffiliate parent={sheet} />}
        empty={{ text: t(adds ? 'affiliates.none' : 'affiliates.noneForReader') }}
      />
      {open?.act === 'edit' && <EditAffiliateDialog companyId={open.affiliate.id} onClose={close} />}
      {open?.act === 'delete' && <DeleteAffiliateDialog companyId={companyId} child={open.affiliate} onClose={close} />}
    </>
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
function useWhole(companyId: number): TableFoot | undefined {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const statistics = useStatistics(companyId, true).data?.data
  if (!statistics) return undefined
  const { with_requests, undelivered, open_interventions } = statistics
  return {
    name: t('affiliates.whole'),
    cells: {
      projects: <Homes {...statistics} passports={0} />,
      sent: <Sent {...statistics} />,
      activated: <Activated {...statistics} />,
      trend: <Sparkline values={statistics.trends.activated.weeks} />,
      waiting: formatNumber(with_requests + undelivered + open_interventions),
    },
  }
}

type Column = TableColumn<Affiliate, SortKey<typeof affiliateList>>

function Name({ id, name, type, picture_path, is_disabled }: Affiliate) {
  const { t } = useTranslation()
  return (
    <span className={classes.company}>
      <CompanyLogo name={name} path={picture_path} size={28} />
      <span className={classes.name}>
        <Anchor component={Link} to={paths.home(id)} fw={500} inherit>
          {name}
        </Anchor>
        <span className={classes.type}>{t(`home.types.${type as 'INSTALLER'}`)}</span>
        {is_disabled && (
          <Suspense fallback={null}>
            <DisabledChip />
          </Suspense>
        )}
      </span>
    </span>
  )
}

/** An installer has gas passports, which count for nobody else. */
function Homes({ projects, passports }: Pick<Affiliate, 'projects' | 'passports'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return projects === 0 && passports > 0 ? t('affiliates.passports', { count: passports }) : formatNumber(projects)
}

/** Like those who are activated, of homes alone: an installer's passports do not count. */
function Sent({ projects, credentials_sent }: Pick<Affiliate, 'projects' | 'credentials_sent'>) {
  const { formatNumber } = useFormats()
  return projects === 0 ? '–' : formatNumber(credentials_sent)
}

function Activated({ projects, activated }: Pick<Affiliate, 'projects' | 'activated'>) {
  const { formatNumber } = useFormats()
  if (projects === 0) return '–'
  return (
    <span className={classes.activated}>
      <Bar share={activated / projects} />
      {formatNumber(activated / projects, { style: 'percent' })}
    </span>
  )
}

function Waiting({ with_requests, undelivered, open_interventions }: Affiliate) {
  const { t } = useTranslation()
  const facts = [
    with_requests > 0 && t('affiliates.requests', { count: with_requests }),
    undelivered > 0 && t('affiliates.undelivered', { count: undelivered }),
    open_interventions > 0 && t('affiliates.interventions', { count: open_interventions }),
  ].filter((fact) => fact !== false)
  return facts.length === 0 ? '–' : facts.join(', ')
}

/** When somebody there last did something on a home: how long ago, the instant in the tip. */
function LastActivity({ last_activity_at: at }: Affiliate) {
  const { formatAgo, formatDateTime } = useFormats()
  if (at === null) return '–'
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at)}
    </time>
  )
}

const columns: readonly Column[] = [
  {
    key: 'name',
    title: 'affiliates.field.name',
    width: '22%',
    sort: 'name',
    phone: 'name',
    cell: (row) => <Name {...row} />,
  },
  {
    key: 'projects',
    title: 'affiliates.field.projects',
    width: '9%',
    sort: 'projects',
    cell: (row) => <Homes {...row} />,
  },
  { key: 'sent', title: 'affiliates.field.sent', width: '7%', cell: (row) => <Sent {...row} /> },
  {
    key: 'activated',
    title: 'affiliates.field.activated',
    width: '15%',
    sort: 'activated',
    cell: (row) => <Activated {...row} />,
  },
  {
    key: 'trend',
    title: 'affiliates.field.trend',
    width: '9%',
    cell: ({ trend }) => <Sparkline values={trend.weeks} />,
  },
  {
    key: 'waiting',
    title: 'affiliates.field.waiting',
    width: '24%',
    sort: 'waiting',
    cell: (row) => <Waiting {...row} />,
  },
  {
    key: 'last_activity',
    title: 'affiliates.field.lastActivity',
    width: '14%',
    sort: 'last_activity_at',
    cell: (row) => <LastActivity {...row} />,
  },
]
