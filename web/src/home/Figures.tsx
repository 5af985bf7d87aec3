import type { ActivationDelay, Statistics, Trend } from '@logis/contract/companies.statistics'
import type { CompanyType } from '@logis/contract/companies.rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { FigureTile } from './FigureTile.tsx'
import classes from './Figures.module.css'
import { useProjectsLink, type Where } from './useProjectsLink.ts'

type Key = 'projects' | 'credentials_sent' | 'activated' | 'occupied' | 'non_activated'
type Figure = { key: Key; where: Where; trend: (of: Statistics['trends']) => Trend }

/** What is not activated is what there is, less what is. */
const without = (all: Trend, some: Trend): Trend => ({
  change: all.change - some.change,
  weeks: all.weeks.map((value, index) => value - some.weeks[index]!),
})

const figures: Record<Key, Figure> = {
  projects: { key: 'projects', where: {}, trend: ({ projects }) => projects },
  credentials_sent: {
    key: 'credentials_sent',
    where: { credentials_sent: '1' },
    trend: ({ credentials_sent }) => credentials_sent,
  },
  activated: { key: 'activated', where: { activated: '1' }, trend: ({ activated }) => activated },
  occupied: { key: 'occupied', where: { occupied: '1' }, trend: ({ occupied }) => occupied },
  non_activated: {
    key: 'non_activated',
    where: { activated: '0' },
    trend: ({ projects, activated }) => without(projects, activated),
  },
}

/**
 * A landlord looks at who lives there, others at how long an activation takes; what homes lack of being activated stands
 * under those that are.
 */
const figuresOf = (type: CompanyType, delay: ActivationDelay | null): readonly Key[] => {
  if (type === 'SOCIAL_LANDLORD') return ['projects', 'occupied', 'activated']
  if (delay) return ['projects', 'credentials_sent', 'activated']
  return ['projects', 'credentials_sent', 'activated', 'non_activated']
}

const inDays = { style: 'unit', unit: 'day', unitDisplay: 'short' } as const

/** What a landlord has beside: how many were sent their credentials, in words, and a figure of elsewhere. */
export type LandlordsFigures = { sent: (count: number) => string; last: ReactNode }

type Props = {
  companyId: number
  type: CompanyType
  withChildren: boolean
  statistics: Statistics
  landlords?: LandlordsFigures | undefined
}

/** DASH-15: each figure opens the list of what it counts. */
export function Figures({ companyId, type, withChildren, statistics, landlords }: Props) {
  const { t } = useTranslation()
  const linkTo = useProjectsLink(companyId, withChildren)
  const delay = statistics.activation_delay
  const shown = figuresOf(type, delay)
  const noteOf = (key: Key) => {
    const { buildings, non_activated } = statistics
    if (key === 'projects') {
      return (
        <>
          {buildings > 0 && <span>{t('home.figures.buildings', { count: buildings })}</span>}
          {landlords && (
            <Link className={classes.beside} {...linkTo({ credentials_sent: '1' })}>
              {landlords.sent(statistics.credentials_sent)}
            </Link>
          )}
        </>
      )
    }
    if (key !== 'activated' || shown.includes('non_activated')) return null
    return (
      <Link className={classes.beside} {...linkTo({ activated: '0' })}>
        {t('home.figures.notActivated', { count: non_activated })}
      </Link>
    )
  }
  return (
    <ul className={classes.figures} aria-label={t('home.figures.title')}>
      {shown.map((key) => (
        <FigureTile
          key={key}
          label={t(`home.figures.${key}`)}
          value={statistics[key]}
          link={linkTo(figures[key].where)}
          trend={figures[key].trend(statistics.trends)}
          isBetter={key !== 'non_activated'}
          note={noteOf(key)}
        />
      ))}
      {delay && type !== 'SOCIAL_LANDLORD' && (
        <FigureTile
          label={t('home.figures.delay')}
          about={t('home.figures.delayAbout')}
          value={delay.days}
          format={inDays}
          link={linkTo(figures.activated.where)}
          trend={{ change: delay.change, weeks: delay.weeks.filter((days) => days !== null) }}
          isBetter={false}
        />
      )}
      {landlords?.last}
    </ul>
  )
}
