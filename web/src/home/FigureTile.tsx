import type { Trend } from '@logis/contract/companies.statistics'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { Sparkline } from '../ui/Sparkline.tsx'
import classes from './Figures.module.css'

type Props = {
  label: string
  value: number
  /** The list of what it counts, if there is one. */
  link?: Pick<LinkProps, 'to' | 'search' | 'hash'>
  trend?: Pick<Trend, 'weeks'> & { change: number | null }
  /** What is counted, if it is not homes. */
  format?: Intl.NumberFormatOptions
  /** How it is counted, where its name does not say so. */
  about?: string
  /** False where less is better. */
  isBetter?: boolean
  /** Beside the change, above the link of the tile. */
  note?: ReactNode
}

/** One figure: the whole tile leads to the list of what it counts. */
export function FigureTile({ label, value, link, trend, format, about, isBetter = true, note }: Props) {
  const { formatNumber } = useFormats()
  const figure = (
    <>
      {label}
      <span className={classes.value}>{formatNumber(value, format)}</span>
    </>
  )
  return (
    <li className={classes.figure}>
      {link ? (
        <Link className={classes.label} title={about} {...link}>
          {figure}
        </Link>
      ) : (
        <span className={classes.label} title={about}>
          {figure}
        </span>
      )}
      {trend && <Sparkline values={trend.weeks} />}
      <p className={classes.note}>
        {trend?.change != null && <Change by={trend.change} {...{ isBetter, format }} />}
        {note}
      </p>
    </li>
  )
}

/** More is better, or less is; what has not changed is neither. */
function Change({ by, isBetter, format }: { by: number; isBetter: boolean; format?: Intl.NumberFormatOptions }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  // An element of its own: words beside words would run into one another.
  if (by === 0) return <span>{t('home.figures.unchanged')}</span>
  const tone = by > 0 === isBetter ? 'good' : 'bad'
  return (
    <span>
      <span className={classes.change} data-tone={tone}>
        {formatNumber(by, { ...format, signDisplay: 'always' })}
      </span>{' '}
      {t('home.figures.within')}
    </span>
  )
}
