import type { InterventionMonth } from '@logis/contract/interventions'
import { interventionTypes, type InterventionType } from '@logis/contract/interventions.rules'
import { Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useInterventionMonths } from '../interventions/api.ts'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { useSettled } from '../ui/useSettled.ts'
import classes from './MonthsCard.module.css'

/** What the company has done month by month: for each type a row of bars, one height for all of them. */
export function MonthsCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useInterventionMonths(companyId))
  const months = query.data?.data
  const types = months?.length ? interventionTypes.filter((type) => totalOf(months, [type]) > 0) : []
  return (
    <Card title={t('home.months.title')} error={months ? null : query.error} onRetry={() => void query.refetch()}>
      {months === undefined && <Skeleton height={240} />}
      {months && types.length === 0 && <p className={classes.none}>{t('home.months.none')}</p>}
      {months && types.length > 0 && <Months months={months} types={types} />}
    </Card>
  )
}

type Months = readonly InterventionMonth[]
const totalOf = (months: Months, types: readonly InterventionType[]) =>
  months.reduce((sum, { done }) => types.reduce((all, type) => all + done[type], sum), 0)

type Props = { months: Months; types: readonly InterventionType[] }

/** Bars that are a table: the same figures for the eye, for the ear and for a copy into a spreadsheet. */
function Months({ months, types }: Props) {
  const { t } = useTranslation()
  const { formatMonth, formatNumber } = useFormats()
  const highest = Math.max(...months.flatMap(({ done }) => types.map((type) => done[type])))
  return (
    <figure className={classes.figure}>
      <figcaption>{t('home.months.caption', { count: totalOf(months, types) })}</figcaption>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('interventions.field.type')}</span>
            </th>
            {months.map(({ month }) => (
              <th scope="col" key={month} title={formatMonth(month, { month: 'long', year: 'numeric' })}>
                {formatMonth(month, { month: 'short' })}
              </th>
            ))}
            <th scope="col" className={classes.total}>
              {t('home.months.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">{t(`interventions.types.${type}`)}</th>
              {months.map(({ month, done }) => (
                <Bar key={month} count={done[type]} of={highest} />
              ))}
              <td className={classes.total}>{formatNumber(totalOf(months, [type]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Bar({ count, of }: { count: number; of: number }) {
  const { formatNumber } = useFormats()
  return (
    <td>
      <span
        className={classes.bar}
        data-none={count === 0 || undefined}
        style={{ '--share': count / of } as CSSProperties}
      >
        {formatNumber(count)}
      </span>
    </td>
  )
}
