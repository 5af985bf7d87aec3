import type { ReactNode } from 'react'
import { useTranslation } from '../texts.ts'
import classes from './TableHeader.module.css'
import { textOf } from './texts.ts'

type Props = {
  title: string
  heading: 'h1' | 'h2' | 'none'
  total: number | undefined
  /** Plural key of what is counted. */
  noun: string
  /** The choice of columns and row height. */
  view: ReactNode
  action: ReactNode
}

/** Title and total, then how the table looks and the one primary act. */
export function TableHeader({ title, heading, total, noun, view, action }: Props) {
  const { t } = useTranslation()
  const Title = heading === 'none' ? null : heading
  return (
    <div className={classes.header}>
      <div className={classes.heading}>
        {Title && (
          <Title className={classes.title} tabIndex={heading === 'h1' ? -1 : undefined}>
            {title}
          </Title>
        )}
        <output className={classes.total}>{total !== undefined && textOf(t, noun, { count: total })}</output>
      </div>
      {view}
      {action}
    </div>
  )
}
