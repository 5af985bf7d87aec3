import type { ReactNode } from 'react'
import classes from './StickyBar.module.css'

type Props = {
  /** How far one is; told again whenever it changes. */
  said: string
  /** What else a wide screen has room for. */
  more?: string | null | false
  /** The way on stands last. */
  children: ReactNode
}

/** The foot of a page that is gone through: in sight however long the page is. */
export function StickyBar({ said, more, children }: Props) {
  return (
    <footer className={classes.bar}>
      <div>
        <p className={classes.said} role="status">
          {said}
        </p>
        {more && <p className={classes.more}>{more}</p>}
      </div>
      <div className={classes.acts}>{children}</div>
    </footer>
  )
}
