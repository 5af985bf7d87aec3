import { addDays } from '@logis/contract/days.rules'
import { useTranslation } from '../ui/texts.ts'
import { useStatistics } from '../companies/api.ts'
import { useFormats } from '../platform/formats.ts'
import { today } from '../ui/day.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { BarsCard } from './BarsCard.tsx'

type Props = { companyId: number; withChildren: boolean }

/** How many homes each of the last weeks activated; nothing where none did. */
export function WeeksCard({ companyId, withChildren }: Props) {
  const { t } = useTranslation()
  const { formatMonth } = useFormats()
  const day = useNarrow() ? ({ day: 'numeric' } as const) : ({ day: '2-digit', month: '2-digit' } as const)
  const statistics = useStatistics(companyId, withChildren).data?.data
  if (!statistics) return null
  const columns = weeksOf(statistics.trends.activated.weeks).map(({ begins, count }) => ({
    key: begins,
    head: formatMonth(begins, day),
    title: t('home.weeks.week', { day: formatMonth(begins, { day: 'numeric', month: 'long' }) }),
    count,
  }))
  const count = columns.reduce((sum, week) => sum + week.count, 0)
  if (count === 0) return null
  return <BarsCard title={t('home.weeks.title')} caption={t('home.weeks.caption', { count })} columns={columns} />
}

/**
 * What each week added to what there was at the end of the one before; the last one ends today. A home whose activation
 * was taken back is none that a week activated.
 */
const weeksOf = (weeks: readonly number[]) =>
  weeks.slice(1).map((reached, index) => ({
    begins: addDays(today(), -(7 * (weeks.length - 2 - index) + 6)),
    count: Math.max(0, reached - weeks[index]!),
  }))
