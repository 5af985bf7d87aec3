import type { ReactNode } from 'react'
import { Alone } from './Alone.tsx'
import classes from './PeekPart.module.css'

type Props = { title: string; count?: number | undefined; children: ReactNode }

/**
 * A part of what stands beside a list.
 *
 * @example <SidePeek …><PeekPart title={t('documents.title')} count={4}>…</PeekPart></SidePeek>
 */
export function PeekPart({ title, count, children }: Props) {
  return (
    <section className={classes.part} aria-label={title}>
      <h4>
        {title} {count !== undefined && count > 0 && <span className={classes.count}>{count}</span>}
      </h4>
      <Alone>{children}</Alone>
    </section>
  )
}
