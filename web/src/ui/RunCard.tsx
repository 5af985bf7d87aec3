import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Run.module.css'

type Props = { title: string; told?: string; children: ReactNode }

/** How far what was sent in large numbers is, or what came of it: `told` is read aloud as it changes. */
export function RunCard({ title, told = title, children }: Props) {
  return (
    <section className={classes.card} aria-label={title}>
      <div role="status">
        <h2 className={classes.outcome}>{told}</h2>
      </div>
      {children}
    </section>
  )
}

/** The share that is done, as a bar and in words. */
export function RunProgress({ title, text, share }: { title: string; text: string; share: number }) {
  return (
    <>
      <Progress.Root size="lg" mb={8}>
        <Progress.Section value={share * 100} aria-label={title} aria-valuetext={text} />
      </Progress.Root>
      <p className={classes.note}>{text}</p>
    </>
  )
}
