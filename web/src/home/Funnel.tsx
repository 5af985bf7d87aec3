import { funnelStages, type CompanyType } from '@logis/contract/companies.rules'
import type { Statistics } from '@logis/contract/companies.statistics'
import type { CSSProperties } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import classes from './Funnel.module.css'
import { NotActivated } from './NotActivated.tsx'

type Props = {
  companyId: number
  type: CompanyType
  withChildren: boolean
  statistics: Statistics
  /** The one filled button of the page stands elsewhere. */
  hasItsAct: boolean
}

/** Bars that are a table: the same figures for the eye, for the ear and for a copy into a spreadsheet. */
export function Funnel({ companyId, type, withChildren, statistics, hasItsAct }: Props) {
  const { t } = useTranslation()
  const { projects, activated, funnel } = statistics
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
            {funnelStages.map((stage, index) => (
              <Stage
                key={stage}
                stage={stage}
                count={funnel[stage]}
                before={funnel[funnelStages[index - 1] ?? stage]}
                of={projects}
              />
            ))}
          </tbody>
        </table>
      </figure>
      <NotActivated {...{ companyId, type, withChildren, statistics, hasItsAct }} />
    </Card>
  )
}

type Stage = (typeof funnelStages)[number]

/** Six of three thousand are not none, nor are all but six all of them. */
const useShare = () => {
  const { formatNumber } = useFormats()
  const percent = (share: number) => formatNumber(share, { style: 'percent' })
  return (share: number) => {
    if (share > 0 && share < 0.01) return `<\u00a0${percent(0.01)}`
    if (share > 0.99 && share < 1) return `>\u00a0${percent(0.99)}`
    return percent(share)
  }
}

/** The bar is the ground of its row's figures; behind it stands how many did not come from the stage before. */
function Stage({ stage, count, before, of }: { stage: Stage; count: number; before: number; of: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const share = of === 0 ? 0 : count / of
  const showShare = useShare()
  const lost = before - count
  return (
    <tr className={classes.stage}>
      <th scope="row">{t(`home.funnel.stages.${stage}`)}</th>
      <td
        className={classes.bar}
        style={{ '--share': share, '--digits': formatNumber(count).length } as CSSProperties}
        data-short={share < 0.25 || undefined}
        data-long={share > 0.4 || undefined}
      >
        {formatNumber(count)}
        {stage !== 'projects' && lost > 0 && share < 0.75 && (
          <span className={classes.lost}>{t(`home.funnel.lost.${stage}`, { count: lost })}</span>
        )}
      </td>
      <td className={classes.share}>{showShare(share)}</td>
    </tr>
  )
}
