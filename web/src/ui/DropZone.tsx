import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './DropZone.module.css'
import { useDropping } from './useDropping.ts'

type Props = {
  icon: Icon
  /** What may be dropped. */
  lead: string
  help: string
  onDrop: (dropped: DataTransfer) => void
  /** Buttons that do the same without a pointer, or how far the sending is. */
  children: ReactNode
}

/** Where the files are dropped with which a page begins. */
export function DropZone({ icon: Icon, lead, help, onDrop, children }: Props) {
  return (
    <div role="presentation" className={classes.zone} {...useDropping(onDrop)}>
      <Icon className={classes.icon ?? ''} size={40} stroke={1.4} aria-hidden />
      <p className={classes.lead}>{lead}</p>
      {children}
      <p className={classes.help}>{help}</p>
    </div>
  )
}
