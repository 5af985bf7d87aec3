import type { Affiliate, AffiliateTerms } from '@logis/contract/companies.affiliates'
import type { affiliateList } from '@logis/contract/companies.lists'
import type { SortKey } from '@logis/contract/lists'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Sparkline } from '../../ui/Sparkline.tsx'
import type { TableColumn } from '../../ui/tableColumns.ts'
import {
  ActivatedOrSpent,
  Booklets,
  Complete,
  Devices,
  EndsOn,
  Homes,
  LastActivity,
  MissingPapers,
  MostMissed,
  Name,
  Quota,
  Sent,
  Services,
  Storage,
  Waiting,
} from './affiliateCells.tsx'

export type AffiliateColumn = TableColumn<Affiliate, SortKey<typeof affiliateList>>

const name: AffiliateColumn = {
  key: 'name',
  title: 'affiliates.field.name',
  width: '21%',
  sort: 'name',
  phone: 'name',
  cell: (row) => <Name {...row} />,
}
const projects: AffiliateColumn = {
  key: 'projects',
  title: 'affiliates.field.projects',
  width: '9%',
  sort: 'projects',
  cell: (row) => <Homes {...row} />,
}

export const activationColumns: readonly AffiliateColumn[] = [
  name,
  projects,
  { key: 'sent', title: 'affiliates.field.sent', width: '6%', cell: (row) => <Sent {...row} /> },
  {
    key: 'activated',
    title: 'affiliates.field.activated',
    width: '15%',
    sort: 'activated',
    cell: (row) => <ActivatedOrSpent {...row} />,
  },
  {
    key: 'trend',
    title: 'affiliates.field.trend',
    width: '8%',
    cell: ({ trend }) => <Sparkline values={trend.weeks} />,
  },
  {
    key: 'waiting',
    title: 'affiliates.field.waiting',
    width: '23%',
    sort: 'waiting',
    cell: (row) => <Waiting {...row} />,
  },
  {
    key: 'last_activity',
    title: 'affiliates.field.lastActivity',
    width: '17%',
    sort: 'last_activity_at',
    cell: (row) => <LastActivity {...row} />,
  },
]

export const paperColumns: readonly AffiliateColumn[] = [
  name,
  projects,
  {
    key: 'complete',
    title: 'affiliates.field.complete',
    width: '17%',
    sort: 'complete',
    cell: (row) => <Complete {...row} />,
  },
  { key: 'missing', title: 'affiliates.field.missing', width: '13%', cell: (row) => <MissingPapers {...row} /> },
  { key: 'missed', title: 'affiliates.field.missed', width: '26%', cell: (row) => <MostMissed {...row} /> },
  { key: 'booklets', title: 'affiliates.field.booklets', width: '13%', cell: (row) => <Booklets {...row} /> },
]

/** What comes by a call of its own, once someone looks at it. */
export const termColumns = (terms: readonly AffiliateTerms[] | undefined): readonly AffiliateColumn[] => {
  const cell = (draw: (of: AffiliateTerms) => ReactNode) =>
    function TermsOf({ id }: Affiliate) {
      const own = terms?.find((one) => one.id === id)
      if (own) return draw(own)
      return terms ? '–' : <Skeleton height={12} width="60%" />
    }
  return [
    name,
    {
      key: 'services',
      title: 'affiliates.field.services',
      width: '21%',
      cell: cell((own) => <Services {...own} />),
    },
    { key: 'ends_on', title: 'affiliates.field.endsOn', width: '11%', cell: cell((own) => <EndsOn {...own} />) },
    { key: 'storage', title: 'affiliates.field.storage', width: '15%', cell: cell((own) => <Storage {...own} />) },
    { key: 'devices', title: 'affiliates.field.devices', width: '18%', cell: cell((own) => <Devices {...own} />) },
    { key: 'quota', title: 'affiliates.field.quota', width: '12%', cell: cell((own) => <Quota {...own} />) },
  ]
}
