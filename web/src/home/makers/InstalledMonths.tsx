import type { Installations } from '@logis/contract/companies.installations'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { useNarrow } from '../../ui/useNarrow.ts'
import { BarsCard } from '../BarsCard.tsx'

/** What was installed month by month. */
export function InstalledMonths({ months }: Pick<Installations, 'months'>) {
  const { t } = useTranslation()
  const { formatMonth } = useFormats()
  const month = useNarrow() ? 'narrow' : 'short'
  const columns = months.map((each) => ({
    key: each.month,
    head: formatMonth(each.month, { month }),
    title: formatMonth(each.month, { month: 'long', year: 'numeric' }),
    count: each.devices,
  }))
  const count = months.reduce((sum, { devices }) => sum + devices, 0)
  return <BarsCard title={t('makers.months.title')} caption={t('makers.months.caption', { count })} columns={columns} />
}
