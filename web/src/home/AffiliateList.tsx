import type { affiliateList } from '@logis/contract/companies.lists'
import type { Affiliate } from '@logis/contract/companies.statistics'
import type { SortKey } from '@logis/contract/lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useAffiliates, useStatistics } from '../companies/api.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { lazyPart } from '../platform/lazyPart.ts'
import { useTableState } from '../platform/useTableState.ts'
import { withTexts } from '../platform/withTexts.ts'
import { Bar } from '../ui/Bar.tsx'
import { CompanyLogo } from '../ui/CompanyLogo.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Sparkline } from '../ui/Sparkline.tsx'
import type { TableColumn, TableFoot } from '../ui/tableColumns.ts'
import classes from './AffiliateList.module.css'
import { affiliateTable } from './affiliateTable.ts'

/** Its word comes when a company is disabled, which few are. */
const DisabledChip = lazyPart(
  withTexts('company')(() => import('./DisabledChip.tsx')),
  'DisabledChip',
)

/** The companies right below, row by row: where each stands, and what waits there. */
export function AffiliateList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(affiliateTable)
  const whole = useWhole(companyId)
  return (
    <DataTable
      title={t('home.affiliates.title')}
      noun="home.affiliates.count"
      query={useAffiliates(companyId, state)}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      state={state}
      onChange={change}
      foot={whole}
      empty={{ text: t('home.affiliates.none') }}
    />
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
    name: t('home.affiliates.whole'),
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
  return projects === 0 && passports > 0 ? t('home.affiliates.passports', { count: passports }) : formatNumber(projects)
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
    with_requests > 0 && t('home.affiliates.requests', { count: with_requests }),
    undelivered > 0 && t('home.affiliates.undelivered', { count: undelivered }),
    open_interventions > 0 && t('home.affiliates.interventions', { count: open_interventions }),
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
    title: 'home.affiliates.field.name',
    width: '22%',
    sort: 'name',
    phone: 'name',
    cell: (row) => <Name {...row} />,
  },
  {
    key: 'projects',
    title: 'home.affiliates.field.projects',
    width: '9%',
    sort: 'projects',
    cell: (row) => <Homes {...row} />,
  },
  { key: 'sent', title: 'home.affiliates.field.sent', width: '7%', cell: (row) => <Sent {...row} /> },
  {
    key: 'activated',
    title: 'home.affiliates.field.activated',
    width: '15%',
    sort: 'activated',
    cell: (row) => <Activated {...row} />,
  },
  {
    key: 'trend',
    title: 'home.affiliates.field.trend',
    width: '9%',
    cell: ({ trend }) => <Sparkline values={trend.weeks} />,
  },
  {
    key: 'waiting',
    title: 'home.affiliates.field.waiting',
    width: '24%',
    sort: 'waiting',
    cell: (row) => <Waiting {...row} />,
  },
  {
    key: 'last_activity',
    title: 'home.affiliates.field.lastActivity',
    width: '14%',
    sort: 'last_activity_at',
    cell: (row) => <LastActivity {...row} />,
  },
]
