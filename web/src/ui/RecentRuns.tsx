import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import classes from './Run.module.css'
import { StatusChip, type ChipTone } from './StatusChip.tsx'

type Run = { id: number; link: ReactNode; by: string; tone: ChipTone; state: string; count: string }
type Props = {
  title: string
  query: { error: unknown; refetch: () => Promise<unknown> }
  runs: readonly Run[]
}

/** What a company sent in large numbers lately, and the drafts that wait. */
export function RecentRuns({ title, query: { error, refetch }, runs }: Props) {
  if (runs.length === 0 && !error) return null
  return (
    <Card title={title} error={error} onRetry={() => void refetch()}>
      <ul className={classes.recent}>
        {runs.map(({ id, link, by, tone, state, count }) => (
          <li key={id}>
            {link}
            <span className={classes.note}>{by}</span>
            <StatusChip tone={tone} label={state} />
            <span className={classes.note}>{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
