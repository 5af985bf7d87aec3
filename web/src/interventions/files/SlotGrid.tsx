import type { ReactNode } from 'react'
import classes from './SlotGrid.module.css'

/** The slots of an intervention, side by side where there is room. */
export function SlotGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
