import type { CSSProperties } from 'react'
import classes from './Bar.module.css'

/** How much of a whole is done; the figures beside it say it in words. */
export function Bar({ share }: { share: number }) {
  return <span className={classes.bar} style={{ '--share': share } as CSSProperties} aria-hidden />
}
