import type { ReactNode } from 'react'
import { partOnDemand, usePart } from '../ui/onDemand.tsx'
import classes from './Entrance.module.css'

/** Few need it, on the pages that must come fast. */
const note = partOnDemand(() => import('../ui/ErrorBlock.tsx').then((module) => module.ErrorNote))

type Props = { title?: string; reference?: string | null; children: ReactNode }

/** An error told in place, on the ways in: its words at once, and its look as soon as that has come. */
export function NoteSoon({ title, reference, children }: Props) {
  const part = usePart(note, true)
  if (part)
    return (
      <part.Component title={title} reference={reference}>
        {children}
      </part.Component>
    )
  return (
    <div className={classes.words} role="alert">
      {title && <p>{title}</p>}
      {children}
    </div>
  )
}
