import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

type Props = {
  title: string
  /** Before the title: a logo. */
  picture?: ReactNode
  /** A line under the title: an address, a parent. */
  subtitle?: ReactNode
  /** Chips beside the title. */
  chips?: ReactNode
  actions?: ReactNode
}

/**
 * The top of a page: its only h1, which receives the focus when the page opens.
 *
 * @example <PageHeader title={project.name} chips={<StatusChip … />} actions={<Button>…</Button>} />
 */
export function PageHeader({ title, picture, subtitle, chips, actions }: Props) {
  return (
    <header className={classes.header}>
      {picture}
      <div className={classes.text}>
        <div className={classes.line}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {chips}
        </div>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
