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
            {stages.map((stage) => (
              <Stage key={stage} title={t(`home.funnel.stages.${stage}`)} count={statistics[stage]} of={projects} />
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

/** The bar is the ground of its row's figures. */
function Stage({ title, count, of }: { title: string; count: number; of: number }) {
  const { formatNumber } = useFormats()
  const share = of === 0 ? 0 : count / of
  return (
    <tr className={classes.stage}>
      <th scope="row">{title}</th>
      <td className={classes.bar} style={{ '--share': share } as CSSProperties}>
        {formatNumber(count)}
      </td>
      <td className={classes.share}>{formatNumber(share, { style: 'percent' })}</td>
    </tr>
  )
}
