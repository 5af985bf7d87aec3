import type { ReactNode } from 'react'
import { Alone } from './Alone.tsx'
import classes from './PeekPart.module.css'

type Props = {
  title: string
  count?: number | undefined
  /** Of its heading: below that of what the list is of. */
  level?: 3 | 4
  children: ReactNode
}

/**
 * A part of what stands beside a list.
 *
 * @example <SidePeek …><PeekPart title={t('documents.title')} count={4}>…</PeekPart></SidePeek>
 */
export function PeekPart({ title, count, level = 4, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <section className={classes.part} aria-label={title}>
      <Heading className={classes.title}>
        {title} {count !== undefined && count > 0 && <span className={classes.count}>{count}</span>}
      </Heading>
      <Alone>{children}</Alone>
    </section>
  )
}
