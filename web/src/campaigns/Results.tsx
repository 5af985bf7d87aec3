import type { CSSProperties } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import type { Campaign, CampaignStep } from './api.ts'
import classes from './Campaigns.module.css'
import results from './Results.module.css'

/** From the best to the worst, as the bar shows them. */
const parts = [
  'ACTIVATED',
  'OPENED',
  'DELIVERED',
  'SENT',
  'FAILED',
  'LEFT_OUT',
  'WAITING',
] as const satisfies CampaignStep[]

/** Five figures, and one bar of what they are made of. */
export function Results({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { formatNumber, formatDateTime } = useFormats()
  const { figures, counts, total } = campaign
  const share = (count: number) =>
    figures.sent > 0 ? t('campaigns.follow.share', { share: Math.round((count / figures.sent) * 100) }) : ''
  const shown = [
    {
      key: 'sent',
      count: figures.sent,
      of: t('campaigns.follow.of', { total }),
      more: counts.LEFT_OUT > 0 ? t('campaigns.follow.leftOut', { count: counts.LEFT_OUT }) : '',
    },
    { key: 'delivered', count: figures.delivered, of: share(figures.delivered), more: '' },
    {
      key: 'opened',
      count: figures.opened,
      of: share(figures.opened),
      more: figures.first_opened_at
        ? t('campaigns.follow.firstOpened', { date: formatDateTime(figures.first_opened_at) })
        : '',
    },
    {
      key: 'activated',
      count: figures.activated,
      of: share(figures.activated),
      more: figures.last_activated_at
        ? t('campaigns.follow.lastActivated', { date: formatDateTime(figures.last_activated_at) })
        : '',
    },
    {
      key: 'failed',
      count: figures.failed,
      of: share(figures.failed),
      more: figures.failed > 0 ? t('campaigns.follow.toMend') : '',
    },
  ] as const
  const sizeOf = (part: (typeof parts)[number]) => counts[part] + (part === 'SENT' ? counts.LEAVING : 0)
  const drawn = parts.filter((part) => sizeOf(part) > 0)
  return (
    <section className={classes.card} aria-label={t('campaigns.follow.figures')}>
      <dl className={results.figures}>
        {shown.map(({ key, count, of, more }) => (
          <div key={key}>
            <dt>{t(key === 'delivered' ? 'campaigns.field.deliveredAll' : `campaigns.field.${key}`)}</dt>
            <dd>
              <span className={results.figure}>{formatNumber(count)}</span> <span className={classes.faint}>{of}</span>
              {more && <span className={results.more}>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={results.stack} aria-hidden>
        {drawn.map((part) => (
          <span key={part} data-part={part} style={{ '--size': sizeOf(part) } as CSSProperties} />
        ))}
      </div>
      <ul className={results.key} aria-label={t('campaigns.follow.bar')}>
        {drawn.map((part) => (
          <li key={part}>
            <span className={results.dot} data-part={part} aria-hidden />
            {t(`campaigns.step.${part}`)} {formatNumber(sizeOf(part))}
          </li>
        ))}
      </ul>
    </section>
  )
}
