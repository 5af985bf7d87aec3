import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './IconRows.module.css'

/** A few things one below the other, each with its picture: sessions, passkeys, linked accounts. */
export function IconRows({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

type Props = {
  icon: Icon
  title: ReactNode
  /** What is told below the title, a line each; lines that are empty are left out. */
  notes: readonly ReactNode[]
  /** Small buttons at the end of the row, below it where there is no room. */
  acts?: ReactNode
  /** The dialogs of its acts. */
  children?: ReactNode
}

/** One of `IconRows`. */
export function IconRow({ icon: Picture, title, notes, acts, children }: Props) {
  return (
    <li className={classes.row}>
      <Picture className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.about}>
        <p className={classes.title}>{title}</p>
        {notes.map((note, line) => note && <RowNote key={line}>{note}</RowNote>)}
      </div>
      {acts && <div className={classes.acts}>{acts}</div>}
      {children}
    </li>
  )
}

/** A small line of explanation, above such rows or in one. */
export function RowNote({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <p className={classes.note} role={role}>
      {children}
    </p>
  )
}
