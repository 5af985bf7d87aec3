import type { Installations } from '@logis/contract/companies.installations'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Card } from '../../ui/Card.tsx'
import { useNarrow } from '../../ui/useNarrow.ts'
import bars from '../MonthsCard.module.css'
import classes from './MakerHome.module.css'

/** What was installed month by month: bars that are a table, as those of interventions. */
export function InstalledMonths({ months }: Pick<Installations, 'months'>) {
  const { t } = useTranslation()
  const { formatMonth, formatNumber } = useFormats()
  const month = useNarrow() ? 'narrow' : 'short'
  const highest = Math.max(1, ...months.map(({ devices }) => devices))
  const count = months.reduce((sum, { devices }) => sum + devices, 0)
  return (
    <Card title={t('makers.months.title')}>
      <figure className={bars.figure}>
        <figcaption>{t('makers.months.caption', { count })}</figcaption>
        <table className={classes.table}>
          <thead>
            <tr>
              {months.map((each) => (
                <th scope="col" key={each.month} title={formatMonth(each.month, { month: 'long', year: 'numeric' })}>
                  {formatMonth(each.month, { month })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {months.map(({ month: key, devices }) => (
                <td key={key}>
                  <span
                    className={bars.bar}
                    data-none={devices === 0 || undefined}
                    style={{ '--share': devices / highest } as CSSProperties}
                  >
                    {formatNumber(devices)}
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </figure>
    </Card>
  )
}
