import { Button } from '@mantine/core'
import type { contract } from '@logis/contract/contract'
import type { InferContractRouterOutputs } from '@orpc/contract'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { affiliatesHomes, projectsWhere } from '../projects/projectTable.ts'
import { Card } from '../ui/Card.tsx'
import classes from './Funnel.module.css'

export type Statistics = InferContractRouterOutputs<typeof contract>['companies']['getStatistics']['data']

/** From the home that exists to the resident who comes back. */
const stages = ['projects', 'credentials_sent', 'delivered', 'opened', 'activated', 'connected'] as const

/** How many homes came at least this far: one that is activated has passed what comes before, whether or not a mail told. */
const reached = (statistics: Statistics, stage: Stage) =>
  Math.max(...stages.slice(stages.indexOf(stage)).map((later) => (later === 'connected' ? 0 : statistics[later])))

type Props = { companyId: number; withChildren: boolean; statistics: Statistics }

/** Bars that are a table: the same figures for the eye, for the ear and for a copy into a spreadsheet. */
export function Funnel({ companyId, withChildren, statistics }: Props) {
  const { t } = useTranslation()
  const { projects, activated, non_activated } = statistics
  return (
    <Card title={t('home.funnel.title')}>
      <figure className={classes.figure}>
        <figcaption>{t('home.funnel.caption', { count: activated, total: projects })}</figcaption>
        <table className={classes.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('home.funnel.stage')}</th>
              <th scope="col">{t('home.funnel.count')}</th>
              <th scope="col">{t('home.funnel.share')}</th>
            </tr>
          </thead>
          <tbody>
            {stages.map((stage, index) => (
              <Stage
                key={stage}
                stage={stage}
                count={stage === 'connected' ? statistics.connected : reached(statistics, stage)}
                before={reached(statistics, stages[index - 1] ?? stage)}
                of={projects}
              />
            ))}
          </tbody>
        </table>
      </figure>
      {non_activated > 0 && (
        <Button
          component={Link}
          to={paths.projects(companyId)}
          search={projectsWhere({ activated: '0', ...(withChildren && affiliatesHomes) }) as never}
        >
          {t('home.funnel.see', { count: non_activated })}
        </Button>
      )}
    </Card>
  )
}

type Stage = (typeof stages)[number]

/** The bar is the ground of its row's figures; behind it stands how many did not come from the stage before. */
function Stage({ stage, count, before, of }: { stage: Stage; count: number; before: number; of: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const share = of === 0 ? 0 : count / of
  const lost = before - count
  return (
    <tr className={classes.stage}>
      <th scope="row">{t(`home.funnel.stages.${stage}`)}</th>
      <td
        className={classes.bar}
        style={{ '--share': share } as CSSProperties}
        data-short={share < 0.09 || undefined}
        data-long={share > 0.4 || undefined}
      >
        {formatNumber(count)}
        {stage !== 'projects' && lost > 0 && share < 0.75 && (
          <span className={classes.lost}>{t(`home.funnel.lost.${stage}`, { count: lost })}</span>
        )}
      </td>
      <td className={classes.share}>{formatNumber(share, { style: 'percent' })}</td>
    </tr>
  )
}
